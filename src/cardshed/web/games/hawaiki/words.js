/** Cards and combinations of Hawaiki in words. */

import { tg } from '../../words.js';

/** @param {string} id @param {Record<string, string|number>} [args] */
export const say = (id, args) => tg('hawaiki', id, args);

/** @param {string} code */
export function nameOf(code) {
  if (code === '?') return say('card.back');
  const card = say('card', { colour: code[0], value: code[1] });
  return code.endsWith('*') ? say('card.hidden', { card }) : card;
}

/** @param {string} combination */
export const comboName = (combination) => say('combo-of', { combination });
