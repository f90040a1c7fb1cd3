/** A still life: some cards of a game on its felt. */

import { html } from 'htm/preact';
import { h } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gameCards } from '../parts.js';
import { addTableStyles } from '../styles.js';
import { Logo } from './logo.js';

/** @typedef {{Face: import('preact').FunctionComponent<{code: string}>, STILL: string[]}} Cards */

/** @param {{game: string}} props */
export function TablePicture({ game }) {
  const [cards, setCards] = useState(/** @type {Cards | null} */ (null));
  useEffect(() => void cardsOf(game).then(setCards, () => undefined), [game]);
  return html`<div class="picture felt rim" aria-hidden="true">
    ${cards ? html`<${StillLife} cards=${cards} />` : html`<${Logo} size=${96} />`}
  </div>`;
}

/** Only how a game's cards and its felt look; its table is fetched when it is played. @param {string} game @returns {Promise<Cards>} */
async function cardsOf(game) {
  const cards = await gameCards(game);
  await addTableStyles(game);
  return cards;
}

/** @param {{cards: Cards}} props */
function StillLife({ cards }) {
  const codes = cards.STILL;
  const fan = codes.slice(0, -1);
  return html`
    <div class="picture-far">${[0, 1, 2].map((i) => html`<${Still} key=${i} cards=${cards} code="?" at=${i - 1} />`)}</div>
    <div class="picture-middle"><${Still} cards=${cards} code="?" at=${-1} /><${Still} cards=${cards} code=${codes[fan.length]} at=${1} /></div>
    <div class="picture-near">${fan.map((code, i) => html`<${Still} key=${i} cards=${cards} code=${code} at=${i - (fan.length - 1) / 2} />`)}</div>`;
}

/** @param {{cards: Cards, code: string, at: number}} props */
function Still({ cards, code, at }) {
  return html`<span class="still" style=${{ '--at': at }}>${h(cards.Face, { code })}</span>`;
}
