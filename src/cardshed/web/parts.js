/**
 * Where the parts of the page are that are fetched when they are needed: here every file by itself. `make bundle` puts
 * another file in the place of this one, which knows the few files it made of them (tools/bundle/parts.js).
 */

import { moduleAt } from './outside.js';

/** The folder of the browser's files, with its slash. */
export const ROOT = new URL('.', import.meta.url).href;

/** A game's own table; null where it brings none. @param {string} game @returns {Promise<import('./table/types.js').GameTable | null>} */
export const gameTable = async (game) => (await moduleAt(`${ROOT}games/${game}/index.js`))?.default ?? null;

/** Only how a game's cards look. @param {string} game @returns {Promise<any>} */
export const gameCards = (game) => import(`${ROOT}games/${game}/cards.js`);

/** The addresses of style sheets. @param {string[]} names  such as 'table/cards.css' */
export const sheetsOf = (names) => names.map((name) => ROOT + name);

/** Called when a part could not be fetched. Here there is nothing to be done about it. @returns {Promise<void>} */
export async function renew() {}
