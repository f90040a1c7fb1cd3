/** What the game is about, in one line. */

import { has, t, tg } from '../words.js';

/** A table's settings as a sentence may use them. @param {{seats: number, options: Record<string, any>}} settings @returns {Record<string, string|number>} */
export function optionWords({ seats, options }) {
  const words = Object.entries(options ?? {}).map(([name, value]) => [name.replaceAll('_', '-'), typeof value === 'number' ? value : String(value)]);
  return { ...Object.fromEntries(words), seats };
}

/** Empty where the game says nothing. @param {string} game @param {any} settings */
export const goalLine = (game, settings) => (has('goal', game) ? t('goal-line', { goal: tg(game, 'goal', optionWords(settings)) }) : '');
