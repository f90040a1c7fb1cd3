/** The table of Skip-Bo: four building piles in the middle; a stock and four discard piles in front of every seat. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { Spot, classes } from '../../table/kit.js';
import { tg } from '../../words.js';
import { brief } from './brief.js';
import { Face } from './cards.js';
import { explain, explainCard } from './explain.js';
import { counted, firstEmpty, partner, partnerOf, placeIn, placeOf, topOf } from './places.js';

/** @typedef {import('../../table/kit.js').Scene} Scene */
/** @typedef {import('../../table/kit.js').MoveParts} MoveParts */
/** @typedef {import('../../table/kit.js').Flight} Flight */

const ID = 'skipbo';
const PILES = [0, 1, 2, 3];
const JOKER_LAST = 13;

/** @param {string} id @param {Record<string, string|number>} [args] */
const say = (id, args) => tg(ID, id, args);

/** @param {string} code */
function nameOf(code) {
  const [kind, value] = code.split('=');
  if (kind === 'S') return value ? say('card-joker-as', { value }) : say('card-joker');
  return kind === '?' ? say('card-back') : kind;
}

/** @param {string} move @param {Scene} scene @returns {MoveParts} */
function parse(move, scene) {
  if (move === 'pass') return { source: null, target: null, label: say('do-pass'), kind: 'pass' };
  const [from, target] = move.split('>');
  const fromPile = /^p?(stock|d\d)$/.test(from);
  const source = fromPile ? from : `hand:${from}`;
  const code = fromPile ? topOf(scene, from) : from;
  const card = code === 'S' ? say('a-joker') : nameOf(code);
  const number = target.slice(-1);
  // A discard ends the turn.
  if (target.startsWith('pd')) return { source, target, label: say('do-discard-partner', { card, number }), kind: 'card', deliberate: true };
  if (target.startsWith('d')) return { source, target, label: say('do-discard', { card, number }), kind: 'card', deliberate: true };
  if (!fromPile) return { source, target, label: say('do-lay', { card, pile: number }), kind: 'card' };
  const label = from.endsWith('stock')
    ? say('do-lay-stock', { card, pile: number })
    : say('do-lay-discard', { card, number: from.slice(-1), pile: number });
  return { source, target, label, kind: 'card' };
}

/** @param {string} source @param {string|null} target @param {Scene} scene */
function attempt(source, target, scene) {
  const from = source.startsWith('hand:') ? source.slice(5) : source;
  if (!source.startsWith('hand:') && !/^p?(stock|d\d)$/.test(source)) return null;
  if (target) return /^(b|p?d)\d$/.test(target) ? `${from}>${target}` : null;
  return source.startsWith('hand:') ? `${from}>d1` : `${from}>b${lowestTarget(scene)}`;
}

/** A building pile to ask about: the first, or the first empty one. @param {Scene} scene */
const lowestTarget = (scene) => (firstEmpty(scene.view.building) + 1) || 1;

/** @param {{scene: Scene}} props */
function Middle({ scene }) {
  const { building, draw, done } = scene.view;
  return html`<div class="sb-middle">
    <div class="sb-side">
      ${h(Spot, { scene, place: 'draw', label: say('place-draw'), cards: draw, count: true, size: 'small' })}
      <span class="sb-caption" aria-hidden="true">${say('caption-draw')}</span>
    </div>
    <div class="sb-building">${PILES.map((index) => h(Building, { key: index, scene, index, quiet: isQuiet(building, index) }))}</div>
    <div class="sb-side">
      ${h(Spot, { scene, place: 'done', label: say('place-done'), cards: done.map(() => '?'), count: true, size: 'small' })}
      <span class="sb-caption" aria-hidden="true">${say('caption-done')}</span>
    </div>
  </div>`;
}

/** Empty places after the first empty one are not in use. @param {string[][]} piles @param {number} index */
const isQuiet = (piles, index) => !piles[index].length && index !== firstEmpty(piles);

/**
 * What is laid there goes on the first empty pile: one is as good as another.
 * @param {{scene: Scene, size: string, first: string}} props  first: the place that stands for all empty ones
 */
const QuietPlace = ({ scene, size, first }) => html`<span class=${classes('spot sb-quiet', scene.targets.has(first) && 'is-target')} data-drop=${first} aria-hidden="true">
  <span class=${`card-outline card-${size}`}></span></span>`;

/** @param {{scene: Scene, index: number, quiet: boolean}} props */
function Building({ scene, index, quiet }) {
  /** @type {string[]} */
  const pile = scene.view.building[index];
  const next = say('building-next', { value: pile.length + 1 });
  return html`<div class="sb-pile">
    ${quiet ? h(QuietPlace, { scene, size: 'table', first: `b${firstEmpty(scene.view.building) + 1}` }) : h(Spot, {
      scene, place: `b${index + 1}`, label: `${say('place-building', { number: index + 1 })}, ${next}`, cards: counted(pile),
      empty: html`<span class="sb-one" aria-hidden="true">1</span>`, tappable: scene.chosen.length > 0,
    })}
    <span class="sb-caption" aria-hidden="true">${pile.length ? `↑ ${pile.length + 1}` : ''}</span>
  </div>`;
}

/** @param {{scene: Scene, seat: number, own: boolean}} props */
function Front({ scene, seat, own }) {
  const mine = seat === scene.me;
  const partners = !own && seat === partnerOf(scene, scene.me);
  const ask = mine && scene.moves.length > 0;
  const name = scene.names[seat];
  /** @type {string[][]} */
  const discards = scene.view.discards[seat];
  const size = own ? 'table' : partners ? 'small' : 'tiny';
  return html`<div class=${classes('sb-front', own && 'is-own', partners && 'is-partner')}>
    <div class="sb-stock">
      ${h(Spot, {
        scene, place: placeOf(scene, seat, 'stock'), label: mine ? say('place-stock') : say('place-stock-of', { name }),
        cards: scene.view.stocks[seat], count: own, size, tappable: ask && scene.view.stocks[seat].length > 0,
      })}
      ${own && html`<span class="sb-caption" aria-hidden="true">${say('caption-stock')}</span>`}
    </div>
    <div class="sb-discards">
      ${PILES.map((index) => (isQuiet(discards, index) ? h(QuietPlace, { key: index, scene, size, first: placeOf(scene, seat, `d${firstEmpty(discards) + 1}`) }) : h(Spot, {
        key: index, scene, place: placeOf(scene, seat, `d${index + 1}`), cards: discards[index],
        show: own ? 4 : 1, fan: own ? 'down' : 'none', size,
        label: mine ? say('place-discard', { number: index + 1 }) : say('place-discard-of', { number: index + 1, name }),
        tappable: ask && discards[index].length > 0,
      })))}
      ${own && discards.every((pile) => pile.length < 2) && html`<span class="sb-caption sb-own" aria-hidden="true">${say('caption-discards')}</span>`}
    </div>
  </div>`;
}

const stockIcon = () => html`<svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
  <path d="M1 14h4v-3.5h4V7h3.5V3.5H15V14z" fill="currentColor" /></svg>`;
const togetherIcon = () => html`<svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
  <g fill="none" stroke="currentColor" stroke-width="2"><circle cx="5.5" cy="8" r="4.2" /><circle cx="10.5" cy="8" r="4.2" /></g></svg>`;

/** @param {{scene: Scene, seat: number}} props */
function facts({ scene, seat }) {
  const { stocks, options } = scene.view;
  const count = stocks[seat].length;
  const stock = { icon: stockIcon(), text: count, label: say('fact-stock', { count }), about: placeOf(scene, seat, 'stock') };
  if (!options?.teams || seat === scene.me) return [stock];
  if (seat === partnerOf(scene, scene.me)) return [stock, { icon: togetherIcon(), text: '', label: say('fact-partner'), about: 'team' }];
  // Where there are two teams, who is not with me is against me.
  if (scene.me !== null && stocks.length === 4) return [stock];
  const number = (seat % (stocks.length / 2)) + 1;
  return [stock, { icon: togetherIcon(), text: number, label: say('fact-team', { number }), about: 'team' }];
}

/** @param {any} event @param {Scene} scene @returns {Flight[]} */
function flights(event, scene) {
  const { seat, card, count } = event;
  switch (event.event) {
    case 'deal_stock': return [{ card: '?', count, from: 'draw', to: placeOf(scene, seat, 'stock') }];
    case 'draw': return drawn(event);
    case 'lay': return [{ card, from: placeIn(scene, seat, event.from), to: event.to }];
    case 'discard': return [{ card, from: `hand@${seat}`, to: placeIn(scene, seat, event.to) }];
    case 'complete': return [{ card: '?', count, from: event.pile, to: 'done' }];
    case 'shuffle': return [{ card: '?', count, from: 'done', to: 'draw' }];
    default: return [];
  }
}

/** @param {any} event @returns {Flight[]} */
function drawn({ seat, count, cards }) {
  const way = { from: 'draw', to: `hand@${seat}` };
  if (!count) return [];
  return cards ? cards.map((/** @type {string} */ card) => ({ card, ...way })) : [{ card: '?', count, ...way }];
}

/** The scene is the one before the event. @param {any} event @param {Scene} scene */
function shout(event, scene) {
  if (event.event === 'complete') return say('shout-complete');
  if (event.event === 'turn_up' && scene.view.stocks[event.seat]?.length === 2) return say('shout-last');
  return null;
}

/** Said while nothing but discarding is possible, and in a first turn. @param {Scene} scene */
function advice(scene) {
  if (scene.me === null) return null;
  const lays = scene.moves.some((move) => move.includes('>b'));
  const first = scene.view.discards[scene.me].every((/** @type {string[]} */ pile) => !pile.length);
  if (lays && !first) return null;
  if (scene.chosen.length) return [...scene.targets].every((place) => /^p?d\d$/.test(place)) ? say('advice-chosen') : null;
  return say(lays ? 'advice-lay' : 'advice-discard');
}

/** @param {string} code */
const rank = (code) => (code === '?' ? JOKER_LAST + 1 : code === 'S' ? JOKER_LAST : Number(code));

/** @type {import('../../table/kit.js').GameTable} */
export default {
  id: ID,
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
  partner,
  advice,
};
