/** A still life: some cards of a game on its felt. */

import { html } from 'htm/preact';
import { h } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadGame } from '../table/games.js';
import { Logo } from './logo.js';

const BACKS = ['?', '?', '?', '?', '?'];

/** @param {{game: string}} props */
export function TablePicture({ game }) {
  const [table, setTable] = useState(/** @type {any} */ (null));
  useEffect(() => void loadGame(game).then((found) => setTable(() => found), () => undefined), [game]);
  return html`<div class="picture felt rim" aria-hidden="true">
    ${table?.Face ? html`<${Cards} table=${table} />` : html`<${Logo} size=${96} />`}
  </div>`;
}

/** @param {{table: any}} props */
function Cards({ table }) {
  const codes = /** @type {string[]} */ (table.still ?? BACKS);
  const fan = codes.slice(0, -1);
  return html`
    <div class="picture-far">${[0, 1, 2].map((i) => html`<${Still} key=${i} table=${table} code="?" at=${i - 1} />`)}</div>
    <div class="picture-middle"><${Still} table=${table} code="?" at=${-1} /><${Still} table=${table} code=${codes[fan.length]} at=${1} /></div>
    <div class="picture-near">${fan.map((code, i) => html`<${Still} key=${i} table=${table} code=${code} at=${i - (fan.length - 1) / 2} />`)}</div>`;
}

/** @param {{table: any, code: string, at: number}} props */
function Still({ table, code, at }) {
  return html`<span class="still" style=${{ '--at': at }}>${h(table.Face, { code })}</span>`;
}
