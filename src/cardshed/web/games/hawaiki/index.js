/** The table of Hawaiki: three open piles and the stock, tokens in front of everybody. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { Pile } from '../../table/kit.js';
import { brief } from './brief.js';
import { Face } from './cards.js';
import { Designation } from './designation.js';
import { explain, explainCard } from './explain.js';
import { attempt, parse, spoken, toHandOut } from './moves.js';
import { comboName, nameOf, say } from './words.js';

/** @typedef {import('../../table/kit.js').Scene} Scene */
/** @typedef {import('../../table/kit.js').Flight} Flight */

const COLOURS = 'ROGBP';

/** By colour, then value; the hidden card last. @param {string} code */
const rank = (code) => (code === '?' ? 99 : (code.endsWith('*') ? 50 : 0) + COLOURS.indexOf(code[0]) * 8 + Number(code[1]));

/** @param {{scene: Scene}} props */
function Middle({ scene }) {
  const { piles, stock } = scene.view;
  const drawing = scene.sources.has('stock');
  return html`<div class="hw-middle">
    <${Prompt} scene=${scene} />
    <div class="hw-piles">
      <div class="hw-stock">
        ${h(Pile, { scene, place: 'stock', label: say('place-stock'), cards: stock, tappable: mayAsk(scene) })}
        ${drawing && html`<span class="hw-draw" aria-hidden="true">${say('stock-draw')}</span>`}
      </div>
      ${piles.map((/** @type {string[]} */ cards, /** @type {number} */ i) => h(Pile, {
        key: i, scene, place: `pile${i + 1}`, label: say('place-pile', { pile: i + 1 }), cards, tappable: scene.chosen.length > 0,
      }))}
    </div>
  </div>`;
}

/** The stock may be asked about while the match goes on. @param {Scene} scene */
const mayAsk = (scene) => scene.me !== null && scene.phase === 'playing';

/** What is asked of me just now. @param {{scene: Scene}} props */
function Prompt({ scene }) {
  const { moves } = scene;
  if (!moves.length) return null;
  if (isToDesignate(moves)) return h(Designation, { scene });
  const text = asks(scene);
  return text && html`<p class="hw-prompt">${text}</p>`;
}

/** @param {string[]} moves */
const isToDesignate = (moves) => moves.some((move) => move.startsWith('@'));

/** @param {Scene} scene */
function asks({ view, me, names, moves, settings }) {
  const owed = me === null ? 0 : view.owed[me];
  if (owed) return say('prompt-thanks', { name: names[view.turn], count: owed });
  if (isToDesignate(moves)) return say('prompt-designate', { count: toHandOut({ view }) });
  if (view.pending === 'hide') return say('prompt-hide');
  if (view.pending === 'second_chance' && view.turn === me) return say('prompt-second-chance');
  if (!view.forgotten || settings.purist || !moves.includes('call')) return null;
  const combination = comboName(view.forgotten.combination);
  return view.forgotten.seat === me
    ? say('prompt-late', { combination })
    : say('prompt-counter', { name: names[view.forgotten.seat], combination });
}

const TOKEN = html`<svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true"><circle cx="8" cy="8" r="7" fill="#ff8a66" stroke="#8f3217" />
  <path d="M8 2.8L9.4 6.6 13.2 8 9.4 9.4 8 13.2 6.6 9.4 2.8 8 6.6 6.6Z" fill="#fff3e2" /></svg>`;

const CARD = html`<svg viewBox="0 0 16 16" width="13" height="13" aria-hidden="true"><rect x="3.5" y="1.5" width="9" height="13" rx="1.8" fill="currentColor" /></svg>`;

/** My own tokens lie in a row. @param {{scene: Scene, seat: number, own: boolean}} props */
function Front({ scene, seat, own }) {
  if (!own) return null;
  const count = scene.view.tokens[seat];
  return html`<span class="hw-tokens" role="img" aria-label=${say('tokens', { count })} data-about="tokens" tabindex="-1">
    ${Array.from({ length: count }, (_, i) => html`<i key=${i}>${TOKEN}</i>`)}</span>`;
}

/** @param {{scene: Scene, seat: number}} props */
function facts({ scene, seat }) {
  const { tokens, owed } = scene.view;
  const known = [{ icon: TOKEN, text: tokens[seat], label: say('tokens', { count: tokens[seat] }), about: 'tokens' }];
  if (!owed[seat]) return known;
  return [...known, { icon: CARD, text: `+${owed[seat]}`, label: say('owes', { count: owed[seat] }), about: 'owes' }];
}

/** Cards from one place to another, seen or not. @param {any} event @param {string} from @param {string} to @returns {Flight[]} */
function cards({ cards: seen, count }, from, to) {
  return seen?.length ? seen.map((/** @type {string} */ card) => ({ card, from, to })) : [{ card: '?', count, from, to }];
}

/** @param {any} event @param {Scene} scene @returns {Flight[]} */
function flights(event, scene) {
  const { seat, card, pile } = event;
  switch (event.event) {
    case 'deal': return cards(event, 'stock', `hand@${seat}`);
    case 'draw': return cards(event, 'stock', `hand@${seat}`);
    case 'start_pile': return [{ card, from: 'stock', to: `pile${pile}` }];
    case 'lay': return [{ card, from: seat === scene.me ? `hand:${card}${event.hidden ? '*' : ''}` : `hand@${seat}`, to: `pile${pile}` }];
    case 'sacrifice': return [{ card, from: `pile${pile}`, to: 'stock' }];
    case 'shuffle': return [1, 2, 3].map((from) => ({ card: '?', from: `pile${from}`, to: 'stock' }));
    default: return [];
  }
}

/** @param {any} event */
function shout(event) {
  if (event.event === 'lay' && event.announced !== 'none') return say('shout-combo', { combination: comboName(event.announced) });
  if (event.event === 'call') return say(event.late ? 'shout-combo' : 'shout-caught', { combination: comboName(event.combination) });
  if (event.event === 'answer') return say(`shout-${event.answer}`);
  return null;
}

/** @type {import('../../table/kit.js').GameTable} */
export default {
  id: 'hawaiki',
  styles: true,
  Face,
  nameOf,
  explainCard,
  explain,
  book: () => import('./book.js'),
  sort: (codes) => [...codes].sort((a, b) => rank(a) - rank(b)),
  parse,
  attempt,
  Middle,
  Front,
  facts,
  flights,
  shout,
  brief,
  asks,
  spoken,
  formal: (move) => move.startsWith('@'),
  unprompted: ['call'],
  startScore: (options) => options.tokens,
};
