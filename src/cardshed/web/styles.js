/** Style sheets that come with what needs them. */

import { sheetsOf } from './parts.js';

/** What every table wears; a game's own comes after it. */
export const TABLE = ['cards', 'table', 'edge', 'company', 'explaining'].map((name) => `table/${name}.css`);

/** @type {Map<string, Promise<void>>} */
const added = new Map();

/** Resolves when they are there. @param {...string} names  such as 'table/cards.css' */
export async function addStyles(...names) {
  await Promise.all(sheetsOf(names).map(addSheet));
}

/** The table's style, and that of a game if one is named. @param {string} [game] */
export const addTableStyles = (game) => addStyles(...TABLE, ...(game ? [`games/${game}/style.css`] : []));

/** @param {string} href */
function addSheet(href) {
  const found = added.get(href);
  if (found) return found;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  /** @type {Promise<void>} */
  const there = new Promise((done) => {
    link.onload = () => done();
    // What is drawn without it is still a table; the next who needs it tries again.
    link.onerror = () => { added.delete(href); link.remove(); done(); };
  });
  added.set(href, there);
  document.head.append(link);
  return there;
}
