/** What stands in the place of web/parts.js: the same with the files that were made. */

/** @type {Record<string, () => Promise<any>>} */
const TABLES = {/* tables */};
/** @type {Record<string, () => Promise<any>>} */
const CARDS = {/* cards */};

export const ROOT = new URL('..', import.meta.url).href;

export const gameTable = async (game) => (await TABLES[game]?.())?.default ?? null;

export const gameCards = async (game) => (CARDS[game] ?? Promise.reject.bind(Promise, new Error(game)))();

export const sheetsOf = (names) => [...new Set(names.map((name) => `${ROOT}built/${name.startsWith('pages/') ? 'pages' : 'table'}.css`))];

/** A newer server has other files than this page began with: then the page begins anew. */
export async function renew() {
  const answer = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.status === 404) location.reload();
}
