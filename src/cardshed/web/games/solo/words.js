/** Cards of Solo in words. */

import { tg } from '../../words.js';

/** @param {string} id @param {Record<string, string|number>} [args] */
export const say = (id, args) => tg('solo', id, args);

/** @param {string} colour */
export const colourName = (colour) => say('colour-of', { colour });

/** @type {Record<string, string>} */
const BLACKS = { color: 'card-color', '+4': 'card-plus4', rotate: 'card-rotate', '?': 'card-back' };

/** @param {string} code */
export function nameOf(code) {
  if (code in BLACKS) return say(BLACKS[code]);
  if (code.startsWith('shield-')) return say('card-symbol', { what: 'shield', colour: code.slice(-1) });
  const colour = code[0];
  const what = code.slice(1).replace('+', 'plus');
  return /^\d$/.test(what) ? say('card-number', { colour, value: what }) : say('card-symbol', { what, colour });
}
