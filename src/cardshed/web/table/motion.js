/** Cards that move: flights over the table, and cards that slide together in a fan. Transform and opacity only. */

import { h, render } from 'preact';
import { reducedMotion } from '../net/profile.js';
import { Card } from './kit.js';

/** @typedef {import('./types.js').Flight} Flight */
/** @typedef {import('./types.js').Scene} Scene */

const FLIGHT_MS = 340;
const SLIDE_MS = 220;
const BETWEEN_FLIGHTS_MS = 110;
const BETWEEN_CARDS_MS = 55;
const MOST_CARDS_A_FLIGHT = 4;
const LATE_MS = 150;
const EASE = 'cubic-bezier(.22,.8,.28,1)';

/**
 * Slides the cards of a fan from where they were; returns where they are now.
 * @param {HTMLElement|null} list
 * @param {Map<string, DOMRect>} old
 * @param {boolean} quiet
 * @returns {Map<string, DOMRect>}
 */
export function slideFromOld(list, old, quiet) {
  /** @type {Map<string, DOMRect>} */
  const now = new Map();
  const cards = /** @type {HTMLElement[]} */ ([...(list?.querySelectorAll('[data-key]') ?? [])]);
  for (const card of cards) now.set(card.dataset.key ?? '', card.getBoundingClientRect());
  if (quiet || reducedMotion.value) return now;
  for (const card of cards) {
    const before = old.get(card.dataset.key ?? '');
    const after = now.get(card.dataset.key ?? '');
    if (!after) continue;
    if (!before) {
      if (old.size) card.animate([{ opacity: 0.2, translate: '0 -18px' }, {}], { duration: SLIDE_MS, easing: EASE });
    } else if (Math.abs(before.left - after.left) + Math.abs(before.top - after.top) > 2) {
      const shift = `${before.left - after.left}px ${before.top - after.top}px`;
      card.animate([{ translate: shift }, { translate: '0 0' }], { duration: SLIDE_MS, easing: EASE });
    }
  }
  return now;
}

/**
 * Lets cards fly one after another; resolves when the last has landed.
 * @param {HTMLElement} table
 * @param {Scene} scene
 * @param {Flight[]} flights
 * @param {number} haste  1 at leisure; 2: twice as fast
 * @param {(flight: Flight) => void} onStart
 */
export async function fly(table, scene, flights, haste, onStart) {
  if (!flights.length || reducedMotion.value || document.hidden) {
    flights.forEach(onStart);
    return;
  }
  const layer = flightLayer(table);
  const origin = layer.getBoundingClientRect();
  /** @type {Promise<unknown>[]} */
  const landings = [];
  /** @type {Way[]} */
  const ways = [];
  let delay = 0;
  for (const flight of flights) {
    const begin = delay;
    landings.push(after(begin).then(() => onStart(flight)));
    const cards = Math.max(1, Math.min(flight.count ?? 1, MOST_CARDS_A_FLIGHT));
    for (let i = 0; i < cards; i += 1) ways.push(wayOf(table, flight, i, begin + (i * BETWEEN_CARDS_MS) / haste));
    delay += (BETWEEN_FLIGHTS_MS + (cards - 1) * BETWEEN_CARDS_MS) / haste;
  }
  // Everything was measured by now: what is put into the page from here on has it laid out once, not for every card.
  for (const way of ways) if (way.start?.width && way.end?.width) landings.push(flyOne(layer, origin, scene, way, FLIGHT_MS / haste));
  await Promise.all(landings);
}

/** Takes away the cards that have landed: call it when the new picture is drawn. @param {HTMLElement} table */
export function clearFlights(table) {
  layerOf(table)?.replaceChildren();
  for (const hidden of table.querySelectorAll('.has-left')) hidden.classList.remove('has-left');
}

/** Until the picture is drawn; at once where nothing is drawn. */
export const nextFrame = () => (document.hidden ? Promise.resolve()
  : Promise.race([new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 0))), after(LATE_MS)]));

/** @param {number} ms */
const after = (ms) => new Promise((done) => setTimeout(done, ms));

/** Beside the table rather than in it, where each card would make the browser look at the whole table. @param {HTMLElement} table */
const roomOf = (table) => /** @type {HTMLElement} */ (table.closest('[data-game]') ?? table);

/** @param {HTMLElement} table */
const layerOf = (table) => /** @type {HTMLElement|null} */ (roomOf(table).querySelector(':scope > .flight-layer'));

/** @param {HTMLElement} table */
function flightLayer(table) {
  const found = layerOf(table);
  if (found) return found;
  const layer = document.createElement('div');
  layer.className = 'flight-layer';
  layer.setAttribute('aria-hidden', 'true');
  roomOf(table).append(layer);
  return layer;
}

/** @typedef {{card: string, nth: number, delay: number, leaving: Element|null, start: DOMRect|undefined, end: DOMRect|undefined}} Way */

/** Where one of a flight's cards begins and ends. @param {HTMLElement} table @param {Flight} flight @param {number} nth @param {number} delay @returns {Way} */
function wayOf(table, flight, nth, delay) {
  const leaving = cardAt(table, flight.from, flight.card, nth);
  const end = cardAt(table, flight.to, null, 0)?.getBoundingClientRect();
  return { card: flight.card, nth, delay, leaving, start: leaving?.getBoundingClientRect(), end };
}

/**
 * @param {HTMLElement} layer
 * @param {DOMRect} origin
 * @param {Scene} scene
 * @param {Way} way
 * @param {number} duration
 */
async function flyOne(layer, origin, scene, { card, nth, delay, leaving, ...way }, duration) {
  const start = /** @type {DOMRect} */ (way.start);
  const end = /** @type {DOMRect} */ (way.end);
  const ghost = document.createElement('div');
  ghost.className = 'flying';
  const width = Math.max(26, Math.min(start.width, start.height / 1.5));
  Object.assign(ghost.style, { width: `${width}px`, height: `${width * 1.5}px`, left: `${-origin.left}px`, top: `${-origin.top}px` });
  render(h(Card, { game: scene.game, code: card, size: 'table' }), ghost);
  ghost.style.opacity = '0';
  layer.append(ghost);
  const a = middleOf(start);
  const b = middleOf(end);
  const goal = Math.max(26, Math.min(end.width, end.height / 1.5)) / width;
  const at = (/** @type {{x: number, y: number}} */ p, /** @type {number} */ scale, /** @type {number} */ turn) =>
    `translate(${p.x - width / 2}px, ${p.y - width * 0.75}px) rotate(${turn}deg) scale(${scale})`;
  const half = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - 18 };
  const flightOfCard = ghost.animate([
    { transform: at(a, 1, 0), opacity: 1 },
    { transform: at(half, ((1 + goal) / 2) * 1.1, nth % 2 ? 5 : -5), opacity: 1, offset: 0.5 },
    { transform: at(b, goal, 0), opacity: 1 },
  ], { duration, delay, easing: EASE, fill: 'forwards' });
  setTimeout(() => leaving?.closest('.fan-card')?.classList.add('has-left'), delay);
  // In a tab that is put aside in mid-flight nothing ever finishes: then time alone counts.
  await Promise.race([flightOfCard.finished.catch(() => undefined), after(delay + duration + LATE_MS)]);
}

/** Where things placed at 0, 0 in the table stand on the page. @param {Element} table */
export function cornerOf(table) {
  const { left, top } = table.getBoundingClientRect();
  return { left: left + table.clientLeft, top: top + table.clientTop };
}

/** @param {DOMRect} box */
const middleOf = (box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/**
 * The card to be seen at a place, or the place itself. A hand is looked up by its cards first.
 * @param {HTMLElement} table
 * @param {string} place
 * @param {string|null} code
 * @param {number} nth
 */
function cardAt(table, place, code, nth) {
  const spot = table.querySelector(`[data-place="${CSS.escape(place)}"]`);
  if (!spot) return table.querySelector('.middle');
  if (code && spot.classList.contains('fan')) {
    const mine = spot.querySelectorAll(`.fan-card[data-card="${CSS.escape(code)}"]`);
    return mine[Math.min(nth, mine.length - 1)] ?? spot;
  }
  const cards = spot.querySelectorAll('.card, .card-outline');
  return cards.length ? cards[spot.classList.contains('fan') || spot.classList.contains('hand-of') ? Math.floor(cards.length / 2) : cards.length - 1] : spot;
}
