/** The table of Mau-Mau: stock and discard pile, the suit to follow, the cards owed. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { Pile, Spot } from 'cardshed/kit';
import { tg } from 'cardshed/words';
import { Face, SUITS, Sign } from './cards.js';

/** @typedef {import('cardshed/kit').Scene} Scene */
/** @typedef {import('cardshed/kit').Flight} Flight */
/** @typedef {import('cardshed/kit').MoveParts} MoveParts */
/** @typedef {import('cardshed/kit').GameEvent} GameEvent */

const RANKS = ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

/** @param {string} id @param {Record<string, string|number>} [args] */
const say = (id, args) => tg('maumau', id, args);

/** @param {string} code */
const nameOf = (code) => (code === '?' ? say('card-back') : say('card-name', { suit: code[0], rank: code.slice(1) }));

/** By suit, then by rank. @param {string} code */
const order = (code) => SUITS.indexOf(code[0]) * RANKS.length + RANKS.indexOf(code.slice(1));

// Moves: a card, the suit a jack wishes for, the call.

const LAY = /^([CSHD](?:\d+|[JQKA]))(?::([CSHD]))?(!)?$/;

/** @param {string} move @param {Scene} scene @returns {MoveParts} */
function parse(move, scene) {
  const [, card, suit, call] = move.match(LAY) ?? [];
  if (!card) {
    const label = say(`do-${move}`, { count: scene.view.owed });
    return { source: move === 'pass' ? null : 'stock', target: null, label, kind: move === 'pass' ? 'pass' : 'card' };
  }
  const what = suit ? say('do-wish', { card: nameOf(card), suit }) : say('do-lay', { card: nameOf(card) });
  const silent = !call && scene.moves.includes(`${move}!`);
  const label = call ? say('do-mau', { move: what }) : silent ? say('do-no-mau', { move: what }) : what;
  const swatch = suit && html`<svg class="mm-swatch" viewBox="-52 -52 104 104" aria-hidden="true"><${Sign} suit=${suit} size=${100} /></svg>`;
  return { source: `hand:${card}`, target: null, onto: 'discard', label, kind: call ? 'call' : 'card', swatch };
}

/** @param {string} source @param {string|null} target @param {Scene} scene */
function attempt(source, target, { view, me }) {
  if (source === 'stock') return !target || target === `hand@${me}` ? (view.owed && view.turn === me ? 'take' : 'draw') : null;
  if (!source.startsWith('hand:') || (target && target !== 'discard')) return null;
  const card = source.slice('hand:'.length);
  return card.endsWith('J') ? `${card}:${card[0]}` : card;
}

// The table

/** @param {{scene: Scene}} props */
function Middle({ scene }) {
  const { stock, discard, owed, suit } = scene.view;
  const asks = scene.me !== null && scene.phase === 'playing';
  return html`<div class="mm-middle">
    <div class="mm-stock">
      ${h(Pile, { scene, place: 'stock', label: say('place-stock'), cards: stock, tappable: asks })}
      ${scene.sources.has('stock') && html`<span class="mm-draw" aria-hidden="true">
        ${scene.moves.includes('take') ? say('stock-take', { count: owed }) : say('stock-draw')}</span>`}
    </div>
    <div class="mm-pile">
      ${h(Spot, { scene, place: 'discard', label: say('place-discard'), cards: discard })}
      ${owed > 0 && html`<strong class="mm-owed" role="img" aria-label=${say('owed', { count: owed })} data-about="owed" tabindex="-1">+${owed}</strong>`}
    </div>
    <span class="mm-suit" role="img" aria-label=${say('suit-to-follow', { suit })} data-about="suit" tabindex="-1">
      <svg viewBox="-52 -52 104 104" aria-hidden="true"><${Sign} suit=${suit} size=${100} /></svg></span>
  </div>`;
}

/** @param {{scene: Scene, seat: number}} props */
function facts({ scene, seat }) {
  const count = scene.view.scores[seat];
  return [{ text: count, label: say('points', { count }), about: 'points' }];
}

/** @param {GameEvent} event @param {Scene} scene @returns {Flight[]} */
function flights({ event, seat, card, cards, count }, scene) {
  const hand = `hand@${seat}`;
  switch (event) {
    case 'deal': case 'draw':
      return cards ? cards.map((/** @type {string} */ each) => ({ card: each, from: 'stock', to: hand })) : [{ card: '?', count, from: 'stock', to: hand }];
    case 'turn_over': return [{ card, from: 'stock', to: 'discard' }];
    case 'lay': return [{ card, from: seat === scene.me ? `hand:${card}` : hand, to: 'discard' }];
    case 'shuffle': return [{ card: '?', count, from: 'discard', to: 'stock' }];
    default: return [];
  }
}

/** @param {any} event @param {Scene} scene */
function shout({ event, mau, winners, seat }, scene) {
  if (event === 'lay' && mau) return say('shout-mau');
  if (event === 'round_over' && winners.length) return say('shout-mau-mau');
  return event === 'penalty' && scene.seats[seat] ? say('shout-forgot') : null;
}

// What things are

/** @type {Record<string, string>} */
const SORTS = { '?': 'back', 7: 'seven', 8: 'eight', J: 'jack' };

/** @param {string} code */
const explainCard = (code) => say(`about-${SORTS[code === '?' ? code : code.slice(1)] ?? 'plain'}`);

/** @param {string} what @param {Scene} scene */
function explain(what, { view }) {
  if (what === 'stock' || what === 'discard' || what === 'suit') return say(`about-${what}`);
  if (what === 'owed') return say('about-owed', { count: view.owed });
  if (what === 'points') return say('about-points', { limit: view.options.limit });
  return what.startsWith('hand@') ? say('about-hand') : null;
}

/** @type {import('cardshed/kit').GameTable} */
export default {
  id: 'maumau',
  styles: true,
  Face,
  nameOf,
  explainCard,
  explain,
  book: () => import('./book.js'),
  sort: (codes) => [...codes].sort((a, b) => order(a) - order(b)),
  parse,
  attempt,
  Middle,
  Front: () => null,
  facts,
  flights,
  shout,
};
