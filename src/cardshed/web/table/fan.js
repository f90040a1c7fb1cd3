/** My own hand, fanned. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../words.js';
import { startDrag } from './drag.js';
import { Card, classes } from './kit.js';
import { slideFromOld } from './motion.js';
import { useRows } from './rows.js';
import { movesFrom } from './scene.js';

/** @typedef {import('./types.js').Scene} Scene */

/** @param {{scene: Scene}} props */
export function Fan({ scene }) {
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  const codes = handOf(scene);
  const keys = keysOf(codes);
  const picked = pickedOnes(codes, scene.chosen);
  const { rows, columns, room } = useRows(list, codes.length, scene.mini);
  useSliding(list, keys.join(' '), [rows, columns, room], scene.mini);
  useLayoutEffect(() => keepReachable(list.current));
  const style = { '--n': Math.max(1, codes.length), '--rows': rows, '--columns': columns, '--fan-room': `${room}px` };
  return html`<div class=${classes('fan', rows > 1 && 'fan-rows')} ref=${list} data-testid="hand" data-place=${`hand@${scene.me}`} role="group" tabindex="-1"
      aria-label=${t('hand-mine', { count: codes.length })} style=${style}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => moveFocus(event, list.current)} onFocusIn=${() => keepReachable(list.current)}>
    ${codes.map((code, i) => h(FanCard, { key: keys[i], name: keys[i], scene, code, i, n: rows > 1 ? 1 : codes.length, picked: picked[i] }))}
  </div>`;
}

/**
 * When other cards are in hand, each slides from where it was; when the hand only stands differently, where that is is noted.
 * @param {{current: HTMLElement|null}} list @param {string} cards @param {number[]} stands @param {boolean} quiet
 */
function useSliding(list, cards, stands, quiet) {
  const old = useRef({ cards, places: /** @type {Map<string, DOMRect>} */ (new Map()) });
  useLayoutEffect(() => {
    const places = slideFromOld(list.current, old.current.places, quiet || cards === old.current.cards);
    old.current = { cards, places };
  }, [cards, ...stands]);
}

/** @param {{scene: Scene, code: string, name: string, i: number, n: number, picked: boolean}} props  n: cards of its arc; one stands straight */
function FanCard({ scene, code, name, i, n, picked }) {
  const place = `hand:${code}`;
  const legal = scene.sources.has(place);
  const joins = Boolean(scene.game.several && scene.chosen.length && scene.game.joins?.(place, scene.chosen, scene));
  const use = useOf(scene, place, legal, joins);
  const look = classes('fan-card', legal && 'is-source', use === 'ends' && 'ends-turn', picked && 'is-chosen', joins && 'joins',
    scene.hinted.has(place) && 'is-hinted', scene.moves.length > 0 && !legal && 'is-idle');
  const middle = (n - 1) / 2;
  const style = { '--i': i, '--from-middle': n > 1 ? (i - middle) / middle : 0 };
  const card = h(Card, { game: scene.game, code, size: 'hand', legal, chosen: picked });
  if (scene.mini || code === '?') {
    return html`<span class=${look} style=${style} data-key=${name}>${card}</span>`;
  }
  return html`<button type="button" class=${look} style=${style} data-key=${name} data-card=${code} data-place=${place}
    aria-label=${t('hand-card', { card: scene.game.nameOf(code), use })} aria-pressed=${String(picked)}
    tabindex=${i === 0 ? 0 : -1}
    onClick=${() => scene.act(place, undefined, picked)}
    onPointerDown=${(/** @type {PointerEvent} */ event) => startDrag(event, scene, place, picked)}>${card}</button>`;
}

/** What a card is good for now: with others chosen, whether it can be played with them. @param {Scene} scene @param {string} place @param {boolean} legal @param {boolean} joins */
function useOf(scene, place, legal, joins) {
  if (scene.game.several && scene.chosen.length) return joins ? 'joins' : 'none';
  if (!legal) return 'none';
  return movesFrom(scene, place).every(({ parts }) => parts.deliberate) ? 'ends' : 'plays';
}

/** @param {Scene} scene @returns {string[]} */
export function handOf(scene) {
  const codes = scene.me === null ? [] : scene.view?.hands?.[scene.me] ?? [];
  return scene.game.sort([...codes]);
}

/** A key for each card: the code and which one of its kind it is. @param {string[]} codes */
function keysOf(codes) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return codes.map((code) => {
    const nth = seen.get(code) ?? 0;
    seen.set(code, nth + 1);
    return `${code}#${nth}`;
  });
}

/** Which cards stand up: as many of a kind as were chosen. @param {string[]} codes @param {string[]} chosen */
function pickedOnes(codes, chosen) {
  const left = [...chosen];
  return codes.map((code) => {
    const at = left.indexOf(`hand:${code}`);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

/** Tab leads to one card: where the keyboard is or was, else the first. @param {HTMLElement|null} list */
function keepReachable(list) {
  const cards = /** @type {HTMLElement[]} */ ([...(list?.querySelectorAll('button.fan-card') ?? [])]);
  const one = cards.find((card) => card === document.activeElement) ?? cards.find((card) => card.tabIndex === 0) ?? cards[0];
  cards.forEach((card) => { card.tabIndex = card === one ? 0 : -1; });
}

/** Arrow keys, Home and End go from card to card. @param {KeyboardEvent} event @param {HTMLElement|null} list */
function moveFocus(event, list) {
  const cards = /** @type {HTMLElement[]} */ ([...(list?.querySelectorAll('button.fan-card') ?? [])]);
  const now = cards.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  /** @type {Record<string, number>} */
  const goals = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: cards.length - 1 };
  const goal = goals[event.key];
  if (goal === undefined || now < 0) return;
  event.preventDefault();
  cards[Math.max(0, Math.min(cards.length - 1, goal))].focus();
}
