/** What stands in the place of web/parts.js: the same with the files that were made. Games from outside have none of these. */

import { moduleAt } from './outside.js';

/** @type {Record<string, () => Promise<any>>} */
const TABLES = {/* tables */};
/** @type {Record<string, () => Promise<any>>} */
const CARDS = {/* cards */};

export const ROOT = new URL('..', import.meta.url).href;

export const gameTable = async (game) => (await (TABLES[game]?.() ?? moduleAt(`${ROOT}games/${game}/index.js`)))?.default ?? null;

export const gameCards = (game) => CARDS[game]?.() ?? import(`${ROOT}games/${game}/cards.js`);

export const sheetsOf = (names) => [...new Set(names.map((name) => {
  const [room, game] = name.split('/');
  if (room === 'games' && !TABLES[game]) return ROOT + name;
  return `${ROOT}built/${room === 'pages' ? 'pages' : 'table'}.css`;
}))];

/** A newer server has other files than this page began with: then the page begins anew. */
export async function renew() {
  const answer = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.status === 404) location.reload();
}
