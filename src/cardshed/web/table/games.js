/** A game's own table, with its words and its style, loaded when it is needed. */

import { lang, loadGameWords, loadWords } from '../words.js';

/** @typedef {import('./types.js').GameTable} GameTable */

/** @type {Map<string, Promise<GameTable>>} */
const loading = new Map();

/** @param {string} id @returns {Promise<GameTable>} */
export async function loadGame(id) {
  let game = loading.get(id);
  if (!game) {
    void addStyle(new URL('./cards.css', import.meta.url).href);
    game = moduleOf(id);
    loading.set(id, game);
  }
  await Promise.all([loadWords(lang.value, ['web-table']), loadGameWords(id, 'events', 'table')]);
  return game;
}

/** @param {string} id @returns {Promise<GameTable>} */
async function moduleOf(id) {
  const address = new URL(`../games/${id}/index.js`, import.meta.url).href;
  try {
    const { default: game } = await import(address);
    if (game.styles) await addStyle(new URL(`../games/${id}/style.css`, import.meta.url).href);
    return game;
  } catch (problem) {
    loading.delete(id);
    const { status } = await fetch(address, { method: 'HEAD' });
    if (status !== 404) throw problem;
    const { plain } = await import('../games/plain.js');
    return plain(id);
  }
}

/** @param {string} href @returns {Promise<void>} */
export function addStyle(href) {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((done) => {
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
}
