/** Colours by a letter on the cards: the first one of their names, where that tells them apart in the reader's language. */

import { has, tg } from '../words.js';

/**
 * @param {string} game
 * @param {string[]} colours  as moves spell them
 * @param {string} colour
 */
export function letterOf(game, colours, colour) {
  const names = colours.map((each) => `colour-${each}`);
  if (!names.every((name) => has(name, game))) return '';
  const letters = names.map((name) => tg(game, name)[0].toUpperCase());
  return new Set(letters).size === letters.length ? letters[colours.indexOf(colour)] : '';
}
