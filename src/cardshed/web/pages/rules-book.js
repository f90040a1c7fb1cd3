/** The rules of a game put together from its words: sections, options and moves. */

import { optionMessage, optionName, t } from '../words.js';
import { fold } from './rules-text.js';

/**
 * @typedef {import('../net/api.js').Option} Option
 * @typedef {import('../net/api.js').Game} GameInfo
 * @typedef {{clause: string, text: string}} Clause
 * @typedef {{name: string, typed: string, text: string, values: string[], normally: string, clause: string}} OptionRow
 * @typedef {{written: string[], text: string}} MoveRow
 * @typedef {{id: string, title: string, clauses: Clause[], options: OptionRow[], moves: MoveRow[]}} Section
 * @typedef {{say: (id: string) => string, has: (id: string) => boolean}} Words  the words of one game
 */

const MOVES = 'section-moves';
const OPTIONS = 'section-options';

/**
 * All sections in order: those of the rules, then the options, then how moves are written.
 * @param {GameInfo} game
 * @param {Words} words
 * @returns {Section[]}
 */
export function bookOf(game, words) {
  const clausesOf = (/** @type {string[]} */ clauses) => clauses.map((clause) => ({ clause, text: words.say(clause) }));
  const rules = game.sections.filter(([id]) => id !== MOVES);
  const written = game.sections.filter(([id]) => id === MOVES).flatMap(([, clauses]) => clauses);
  return [
    ...rules.map(([id, clauses]) => section(id, words.say(id), { clauses: clausesOf(clauses) })),
    section(OPTIONS, t('rules-options'), { options: optionRows(game, words) }),
    section(MOVES, t('rules-moves'), { moves: moveRows(game, words), clauses: clausesOf(written) }),
  ];
}

/** @param {string} id @param {string} title @param {Partial<Section>} content @returns {Section} */
const section = (id, title, content) => ({ id, title, clauses: [], options: [], moves: [], ...content });

/** @param {GameInfo} game @param {Words} words @returns {OptionRow[]} */
function optionRows(game, words) {
  return Object.entries(game.options).map(([name, option]) => {
    const id = optionMessage(name);
    return {
      name: optionName(game.id, name),
      typed: name,
      text: words.say(id),
      values: valuesOf(option.values, id, words),
      normally: option.default === null ? t('rules-by-seats') : valueWords(option.default, id, words),
      clause: option.clause,
    };
  });
}

/** @param {Option['values']} values @param {string} id @param {Words} words */
function valuesOf(values, id, words) {
  if (!Array.isArray(values)) return [range(values.from, values.to)];
  const numbers = values.filter((value) => typeof value === 'number');
  const others = values.filter((value) => typeof value !== 'number').map((value) => valueWords(value, id, words));
  return numbers.length ? [range(numbers[0], numbers[numbers.length - 1]), ...others] : others;
}

/** @param {number} low @param {number} high */
const range = (low, high) => t('rulebook-range', { low, high });

/** @param {any} value @param {string} id @param {Words} words */
function valueWords(value, id, words) {
  if (typeof value === 'boolean') return t(value ? 'rulebook-on' : 'rulebook-off');
  const named = `${id}-${value}`;
  return words.has(named) ? words.say(named) : String(value);
}

/** @param {GameInfo} game @param {Words} words @returns {MoveRow[]} */
const moveRows = (game, words) => game.notation.map(([written, id]) => ({ written: written.split(', '), text: words.say(id) }));

/** Every clause that can be gone to. @param {Section[]} book */
export const clausesIn = (book) => new Set(book.flatMap((part) => part.clauses.map(({ clause }) => clause)));

/** What is left of the book when only what has all the words is shown. @param {Section[]} book @param {string[]} words */
export function found(book, words) {
  if (!words.length) return book;
  return book
    .map((part) => {
      const hit = (/** @type {string[]} */ ...texts) => hasAll([part.title, ...texts], words);
      return {
        ...part,
        clauses: part.clauses.filter(({ clause, text }) => hit(clause, text)),
        options: part.options.filter(({ name, typed, text, values }) => hit(name, typed, text, ...values)),
        moves: part.moves.filter(({ written, text }) => hit(...written, text)),
      };
    })
    .filter((part) => sizeOf(part) > 0);
}

/** @param {string[]} texts @param {string[]} words */
function hasAll(texts, words) {
  const all = fold(texts.join(' '));
  return words.every((word) => all.includes(word));
}

/** @param {Section} part */
export const sizeOf = (part) => part.clauses.length + part.options.length + part.moves.length;
