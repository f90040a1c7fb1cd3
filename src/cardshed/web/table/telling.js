/** Events in words: the browser's twin of the terminal's telling. Cards become chips, names take their colour. */

import { html } from 'htm/preact';
import { h } from 'preact';
import { has, listed, t, tg } from '../words.js';
import { Card } from './kit.js';
import { wordsOf } from './talk.js';

/** @typedef {import('./types.js').GameTable} GameTable */
/** @typedef {import('./types.js').GameEvent} GameEvent */
/** @typedef {import('./types.js').SeatInfo} SeatInfo */
/** @typedef {{game: GameTable, seats: SeatInfo[], me: number|null}} Teller */
/** @typedef {{text: string}|{card: string}|{seat: number}} Piece */

const SEAT_KEYS = new Set(['seat', 'target', 'first']);
const PLACES = new Set(['from', 'to', 'pile']);
const HAND = 'hand';
const NOBODY = 'none';
const LISTS_OF_SEATS = new Set(['winners', 'seats']);
// Marks that no text contains: they show where a card or a name stands in the finished sentence.
const OPEN = '\u0001';
const CLOSE = '\u0002';

/**
 * The sentence for an event, in pieces.
 * @param {Teller} teller
 * @param {GameEvent} event
 * @returns {Piece[]}
 */
export function tellEvent({ game, seats }, event) {
  const id = `event-${event.event.replaceAll('_', '-')}`;
  const seen = (event.card !== undefined || event.cards !== undefined) && has(`${id}.seen`, game.id);
  return pieces(tg(game.id, seen ? `${id}.seen` : id, argumentsOf(game, event, seats.length)));
}

/**
 * What a sentence may name; `code` is the card as moves spell it, for sentences that depend on it.
 * @param {GameTable} game
 * @param {GameEvent} event
 * @param {number} seats
 */
function argumentsOf(game, event, seats) {
  /** @type {Record<string, string|number>} */
  const found = {};
  for (const [key, value] of Object.entries(event)) {
    if (SEAT_KEYS.has(key) && typeof value === 'number') found[key] = value >= 0 && value < seats ? mark('s', value) : key === 'first' ? NOBODY : '';
    else if (LISTS_OF_SEATS.has(key)) {
      found.won = value.length;
      found[key] = listed(value.map((/** @type {number} */ seat) => mark('s', seat)));
    } else if (PLACES.has(key) && typeof value === 'string' && value !== HAND) found[key] = placeInWords(game, value);
    else if (key === 'card') Object.assign(found, { card: mark('c', value), code: value });
    else if (key === 'cards') found[key] = value.map((/** @type {string} */ card) => mark('c', card)).join(' ');
    else if (Array.isArray(value)) found[key] = value.join(', ');
    else if (typeof value === 'number') found[key] = value;
    else if (value !== null && typeof value !== 'object') found[key] = String(value);
  }
  return found;
}

/** Places are told as people call them, where the game has words for them. @param {GameTable} game @param {string} place */
function placeInWords(game, place) {
  const [, kind, number] = place.match(/^(\D+)(\d*)$/) ?? [];
  return kind && has(`log-${kind}`, game.id) ? tg(game.id, `log-${kind}`, { number }) : place;
}

/** @param {'s'|'c'} kind @param {string|number} what */
const mark = (kind, what) => `${OPEN}${kind}${what}${CLOSE}`;

/** @param {string} sentence @returns {Piece[]} */
function pieces(sentence) {
  return sentence.split(OPEN).flatMap((part, i) => {
    if (i === 0) return part ? [{ text: part }] : [];
    const [marked, text] = part.split(CLOSE);
    const what = marked[0] === 's' ? { seat: Number(marked.slice(1)) } : { card: marked.slice(1) };
    return text ? [what, { text }] : [what];
  });
}

/** The pieces as plain words, for screen readers. @param {Teller} teller @param {Piece[]} list */
export function inWords({ game, seats }, list) {
  return list.map((piece) => {
    // Cards that lie side by side are a list when they are read out.
    if ('text' in piece) return piece.text === ' ' ? ', ' : piece.text;
    return 'seat' in piece ? seats[piece.seat]?.name ?? '' : game.nameOf(piece.card);
  }).join('');
}

/** Signs that must not begin a line. */
const CLOSING = /^[\u202f\u00a0]?[.,;:!?)\u2026»”“]+/;

/** @param {Piece|undefined} piece */
const closing = (piece) => (piece && 'text' in piece ? piece.text.match(CLOSING)?.[0] ?? '' : '');

/** The pieces as they stand in the log; a card keeps the sign that follows it on its line. @param {Teller} teller @param {Piece[]} list */
export function inChips({ game, seats }, list) {
  return list.map((piece, i) => {
    if ('text' in piece) return i && 'card' in list[i - 1] ? piece.text.slice(closing(piece).length) : piece.text;
    if ('card' in piece) {
      const chip = html`<span class="chip">${h(Card, { game, code: piece.card, size: 'tiny' })}${game.nameOf(piece.card)}</span>`;
      return html`<span class="chip-told" key=${i}>${chip}${closing(list[i + 1])}</span>`;
    }
    return html`<b class="who" key=${i} data-colour=${seats[piece.seat]?.colour}>${seats[piece.seat]?.name}</b>`;
  });
}

/** Events of an entry that are worth a line: no turns, and of a deal only what is mine or lies open to all. @param {any} entry @param {number|null} me */
export function worthTelling(entry, me) {
  let dealing = false;
  return (/** @type {GameEvent[]} */ (entry.events ?? [])).filter((event) => {
    dealing = dealing || event.event === 'round';
    if (event.event === 'turn') return false;
    if (dealing && event.seat !== undefined) return event.event === 'deal' && event.seat === me;
    return true;
  });
}

/** Who really begins: what is turned up at the deal may give the turn to another, or leave it open. @param {GameEvent} round @param {GameEvent[]} events */
function withBeginner(round, events) {
  const turn = events.slice(events.indexOf(round)).find(({ event }) => event === 'turn');
  return { ...round, first: turn?.seat ?? -1 };
}

/**
 * An entry of the table's log as lines.
 * @param {Teller} teller
 * @param {any} entry
 * @returns {Piece[][]}
 */
export function tellEntry(teller, entry) {
  const lines = worthTelling(entry, teller.me).map((event) => tellEvent(teller, event.event === 'round' ? withBeginner(event, entry.events) : event));
  const note = noteOf(entry);
  if (note && entry.kind !== 'moved') lines.unshift(note);
  // What came of it for others follows: it was not their time that ran out.
  else if (note && lines.length) lines[0].push(...spaced(note));
  return lines;
}

/** The plainest sentence for a move that its events say nothing about. @param {number} seat */
export const turnEnds = (seat) => pieces(t('replay-turn-ends', { seat: mark('s', seat) }));

/** After another sentence. @param {Piece[]} note @returns {Piece[]} */
const spaced = ([first, ...rest]) => ('text' in first ? [{ text: ` ${first.text}` }, ...rest] : [{ text: '\u00a0' }, first, ...rest]);

const TOLD = new Set(['sat', 'stood', 'bot', 'undone', 'said', 'back', 'late', 'maker']);

/** What the entry says besides its events. @param {any} entry @returns {Piece[]|null} */
function noteOf(entry) {
  const seat = entry.seat === undefined ? '' : mark('s', entry.seat);
  if (entry.kind === 'moved') {
    return entry.by === 'clock' || entry.by === 'away' ? pieces(t(`log-by-${entry.by}`, { seat })) : null;
  }
  if (entry.kind === 'started') return pieces(t('log-started', { number: entry.number }));
  if (entry.kind === 'said') return pieces(t('log-said', { seat: entry.seat < 0 ? entry.name : seat, phrase: wordsOf(entry) }));
  if (entry.kind === 'bot' && entry.level) return pieces(t('log-bot', { seat, level: t(`level-${entry.level}`) }));
  if (entry.kind === 'paused') return pieces(t('log-paused', { seat, on: String(entry.on) }));
  if (entry.kind === 'away') return pieces(t(entry.by < 0 ? 'log-away' : entry.by === entry.seat ? 'log-lets-bot' : 'log-puts-bot', { seat, by: mark('s', entry.by) }));
  if (entry.kind === 'removed' || entry.kind === 'settings') return pieces(t(`log-${entry.kind}`, { seat, by: mark('s', entry.by) }));
  if (entry.kind === 'nudged') return pieces(t('log-nudged', { seat, to: mark('s', entry.to) }));
  if (entry.kind === 'voted') return pieces(t('log-voted', { seat, about: mark('s', entry.about) }));
  return TOLD.has(entry.kind) && entry.kind !== 'bot' ? pieces(t(`log-${entry.kind}`, { seat })) : null;
}
