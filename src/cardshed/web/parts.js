/**
 * Where the parts of the page are that are fetched when they are needed: here every file by itself. `make bundle` puts
 * another file in the place of this one, which knows the few files it made of them (tools/bundle/parts.js).
 */

/** The folder of the browser's files, with its slash. */
export const ROOT = new URL('.', import.meta.url).href;

/** A game's own table; null where it brings none. @param {string} game @returns {Promise<import('./table/types.js').GameTable | null>} */
export async function gameTable(game) {
  const address = `${ROOT}games/${game}/index.js`;
  try {
    return (await import(address)).default;
  } catch (problem) {
    const { status } = await fetch(address, { method: 'HEAD' });
    if (status !== 404) throw problem;
    return null;
  }
}

/** Only how a game's cards look. @param {string} game @returns {Promise<any>} */
export const gameCards = (game) => import(`${ROOT}games/${game}/cards.js`);

/** The addresses of style sheets. @param {string[]} names  such as 'table/cards.css' */
export const sheetsOf = (names) => names.map((name) => ROOT + name);

/** Called when a part could not be fetched. Here there is nothing to be done about it. @returns {Promise<void>} */
export async function renew() {}
