/** The rows of a score sheet that make it add up: what everybody began with, and what was spent besides the rounds. */

import { has, t, tg } from '../words.js';

/** @typedef {import('./types.js').GameTable} GameTable */
/** @typedef {{label: string, points: number[]}} Row */

/**
 * @param {GameTable} game
 * @param {{options: any, sheet: number[][], scores: number[]}} match
 * @returns {{start: Row|null, besides: Row|null}}
 */
export function accountOf(game, { options, sheet, scores }) {
  const start = game.startScore?.(options) ?? 0;
  const besides = scores.map((score, seat) => score - start - sheet.reduce((sum, points) => sum + points[seat], 0));
  return {
    start: start ? { label: word(game.id, 'sheet-start'), points: scores.map(() => start) } : null,
    besides: besides.some(Boolean) ? { label: word(game.id, 'sheet-besides'), points: besides } : null,
  };
}

/** The game's own word, if it has one. @param {string} game @param {string} id */
export const word = (game, id) => (has(id, game) ? tg(game, id) : t(id));

/** With a real minus sign. @param {number|string} number */
export const signed = (number) => String(number).replace('-', '−');
