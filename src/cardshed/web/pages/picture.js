/** A small drawn example: cards and signs in a row. It is decoration: the words beside it say the same. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { Icon } from '../ui/index.js';

/** @typedef {import('../table/types.js').GameTable} GameTable */
/** @typedef {import('../table/types.js').PicturePart} PicturePart */

/** @type {Record<string, import('../ui/icon.js').IconName>} */
const SIGNS = { ':to': 'to', ':yes': 'check', ':no': 'close' };

/** @param {{game: GameTable, parts: PicturePart[]}} props */
export function CardPicture({ game, parts }) {
  return html`<span class="example-cards" aria-hidden="true">${parts.map((part, i) => h(Part, { key: i, game, part }))}</span>`;
}

/** @param {{game: GameTable, part: PicturePart}} props */
function Part({ game, part }) {
  if (Array.isArray(part)) {
    return html`<span class="example-row">${part.map((code, i) => h(Still, { key: i, game, code }))}</span>`;
  }
  if (part in SIGNS) return html`<span class=${`example-sign is-${part.slice(1)}`}><${Icon} name=${SIGNS[part]} size=${20} /></span>`;
  return h(Still, { game, code: part });
}

/** @param {{game: GameTable, code: string}} props */
function Still({ game, code }) {
  const sideways = code.startsWith('|');
  return html`<span class=${sideways ? 'example-card is-sideways' : 'example-card'}><span class="card">${h(game.Face, { code: sideways ? code.slice(1) : code })}</span></span>`;
}
