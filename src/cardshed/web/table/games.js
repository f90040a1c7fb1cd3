/** A game's own table, with its words and its style, loaded when it is needed. */

import { gameTable } from '../parts.js';
import { addTableStyles } from '../styles.js';
import { lang, loadGameWords, loadWords } from '../words.js';

/** @typedef {import('./types.js').GameTable} GameTable */

/** @type {Map<string, Promise<GameTable>>} */
const loading = new Map();

/** @param {string} id @returns {Promise<GameTable>} */
export async function loadGame(id) {
  let game = loading.get(id);
  if (!game) {
    game = moduleOf(id);
    game.catch(() => loading.delete(id));
    loading.set(id, game);
  }
  await Promise.all([loadWords(lang.value, ['web-table']), loadGameWords(id, 'events', 'table')]);
  return game;
}

/** @param {string} id @returns {Promise<GameTable>} */
async function moduleOf(id) {
  const [game] = await Promise.all([gameTable(id), addTableStyles()]);
  if (!game) return (await import('../games/plain.js')).plain(id);
  if (game.styles) await addTableStyles(id);
  return game;
}
