/** A table for any game: moves as buttons, what lies open as lists. It names no game. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { signed } from '../table/account.js';
import { Card } from '../table/kit.js';
import { t } from '../words.js';

/** @typedef {import('../table/types.js').GameTable} GameTable */
/** @typedef {import('../table/types.js').Scene} Scene */

const SHOWN_ELSEWHERE = new Set(['game', 'seats', 'turn', 'options', 'hands', 'scores', 'round', 'first', 'moves', 'over', 'winners']);
const MOST_CARDS = 8;

/** @param {string} id @returns {GameTable} */
export function plain(id) {
  return {
    id,
    Face,
    nameOf: (code) => (code === '?' ? t('plain-back') : code),
    sort: (codes) => codes,
    parse: (move) => ({ source: null, target: null, label: move, kind: 'choice' }),
    attempt: (source) => (source.startsWith('hand:') ? source.slice('hand:'.length) : null),
    Middle,
    Front: () => null,
    facts: ({ scene, seat }) => [{ text: signed(scene.view.scores?.[seat] ?? 0), label: t('plain-score', { score: signed(scene.view.scores?.[seat] ?? 0) }) }],
    flights: ({ event, seat, card, count }) => {
      if (seat === undefined) return [];
      if (event === 'lay') return [{ card: card ?? '?', from: `hand@${seat}`, to: 'felt' }];
      if (event === 'draw') return [{ card: '?', count, from: 'felt', to: `hand@${seat}` }];
      return [];
    },
  };
}

/** @param {{code: string}} props */
function Face({ code }) {
  if (code === '?') {
    return html`<svg viewBox="0 0 100 150" aria-hidden="true"><rect x="8" y="8" width="84" height="134" rx="6" fill="#8a5a33" />
      <path d="M50 20 88 75 50 130 12 75z" fill="none" stroke="#fbf5e6" stroke-width="4" /></svg>`;
  }
  const size = Math.min(46, 150 / Math.max(2, code.length));
  return html`<svg viewBox="0 0 100 150" aria-hidden="true">
    <text x="8" y="28" font-size="22" fill="#2b2320">${code.slice(0, 5)}</text>
    <text x="50" y="92" font-size=${size} text-anchor="middle" fill="#2b2320">${code}</text></svg>`;
}

/** @param {{scene: Scene}} props */
function Middle({ scene }) {
  const fields = Object.entries(scene.view).filter(([name, value]) => !SHOWN_ELSEWHERE.has(name) && value !== null);
  return html`<dl class="plain">${fields.map(([name, value]) => html`<div key=${name}><dt>${name}</dt><dd>${h(Value, { scene, value })}</dd></div>`)}</dl>`;
}

/** @param {{scene: Scene, value: any}} props @returns {any} */
function Value({ scene, value }) {
  if (!Array.isArray(value)) return typeof value === 'object' ? JSON.stringify(value) : String(value);
  if (value.some((item) => typeof item !== 'string')) {
    return value.map((item, i) => html`<span class="plain-list" key=${i}>${h(Value, { scene, value: item })}</span>`);
  }
  return html`${value.slice(-MOST_CARDS).map((code, i) => h(Card, { game: scene.game, code, size: 'small', label: scene.game.nameOf(code), key: i }))}
    <span class="badge badge-count">${value.length}</span>`;
}
