/** The table as it was: drawn with the game's own pieces, nothing to tap. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Fan, Hand, classes } from '../table/kit.js';
import { clearFlights, fly } from '../table/motion.js';
import { stillScene } from '../table/scene.js';
import { seatsAround } from '../table/seats.js';
import { Icon } from '../ui/index.js';
import { t } from '../words.js';

/** @typedef {import('../table/types.js').GameTable} GameTable */
/** @typedef {import('../table/types.js').SeatInfo} SeatInfo */
/** @typedef {import('../table/types.js').Scene} Scene */
/** @typedef {import('./replay-state.js').Step} Step */
/** @typedef {import('./replay-state.js').Steps} Steps */

/**
 * @param {{game: GameTable, seats: SeatInfo[], options: any, steps: Steps, view: import('./replay-state.js').View, at: number, haste: number}} props
 */
export function ReplayTable({ game, seats, options, steps, view, at, haste }) {
  const table = useRef(/** @type {HTMLElement|null} */ (null));
  const me = typeof view === 'number' ? view : null;
  const sceneOf = (/** @type {Step} */ step) => sceneOfStep({ game, seats, options, me, step });
  const now = /** @type {Step} */ (steps[at]);
  const shown = useFlights(table, at, haste, (step) => {
    const before = steps[step];
    return before ? { scene: sceneOf(before), events: now.events } : null;
  });
  const scene = sceneOf(steps[shown] ?? now);
  const around = seatsAround(scene);
  return html`<div class=${classes('table replay-table', me !== null && 'has-own')} style=${rowsFor(around.length)} ref=${table}
      data-game=${game.id} data-step=${shown} data-testid="replay-table" role="group" tabindex="0" aria-label=${t('replay-table')}>
    <div class="table-felt felt" aria-hidden="true"></div>
    <div class=${`others others-${around.length}`} style=${{ '--others': around.length }}>
      ${around.map((seat) => h(Other, { key: seat, scene, seat }))}
    </div>
    <div class="middle">${h(game.Middle, { scene })}</div>
    ${me !== null && h(Own, { scene, seat: me })}
  </div>`;
}

const MOST_A_ROW = 6;
// By how many sit there: two rows of two are better than three and one.
const NARROW_ROW = [1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5];

/** How many seats stand side by side on a narrow and on a wide table, and in how many rows. @param {number} count */
function rowsFor(count) {
  const narrow = NARROW_ROW[count] ?? 5;
  const wide = count <= MOST_A_ROW ? Math.max(1, count) : Math.ceil(count / 2);
  return { '--narrow': narrow, '--narrow-rows': Math.ceil(count / narrow), '--wide': wide, '--wide-rows': Math.ceil(count / wide) };
}

/** @param {{game: GameTable, seats: SeatInfo[], options: any, me: number|null, step: Step}} from @returns {Scene} */
function sceneOfStep({ game, seats, options, me, step }) {
  const over = step.view.over;
  return stillScene({
    game, seats, me, view: step.view, waiting: over ? [] : [step.view.turn], phase: over ? 'over' : 'playing',
    settings: { seats: seats.length, options },
  });
}

/**
 * The step to draw: it lags behind for one step forward, while the cards fly there.
 * @param {{current: HTMLElement|null}} table
 * @param {number} at
 * @param {number} haste
 * @param {(step: number) => {scene: Scene, events: import('../table/types.js').GameEvent[]}|null} after  the scene of a step and what follows it, if it is there
 */
function useFlights(table, at, haste, after) {
  const [shown, setShown] = useState(at);
  useLayoutEffect(() => {
    const element = table.current;
    const from = at === shown + 1 && element ? after(shown) : null;
    if (!element || !from) {
      setShown(at);
      return undefined;
    }
    let current = true;
    const { scene, events } = from;
    const flights = beforeDeal(events).flatMap((event) => scene.game.flights(event, scene)).filter(({ count }) => count !== 0);
    fly(element, scene, flights, haste, () => undefined)
      .catch(() => undefined)
      .then(() => { if (current) setShown(at); });
    return () => { current = false; };
  }, [at]);
  useLayoutEffect(() => { if (table.current) clearFlights(table.current); }, [shown]);
  return shown;
}

/** A new deal is not flown: the picture changes at once. @param {import('../table/types.js').GameEvent[]} events */
function beforeDeal(events) {
  const deal = events.findIndex(({ event }) => event === 'round' || event === 'deal');
  return deal < 0 ? events : events.slice(0, deal);
}

/** @param {{scene: Scene, seat: number}} props */
function Other({ scene, seat }) {
  return html`<div class=${classes('player', isTurn(scene, seat) && 'is-turn')} data-seat=${seat}>
    ${h(Plate, { scene, seat })}
    <div class="seat-things">
      ${h(Hand, { scene, seat })}
      ${h(scene.game.Front, { scene, seat, own: false })}
    </div>
  </div>`;
}

/** The seat we look through. @param {{scene: Scene, seat: number}} props */
function Own({ scene, seat }) {
  const cards = scene.game.sort([...scene.view.hands[seat]]).map(scene.game.nameOf).join(', ');
  return html`<div class=${classes('own', isTurn(scene, seat) && 'is-turn')} data-seat=${seat}>
    <div class="own-front">${h(Plate, { scene, seat })}${h(scene.game.Front, { scene, seat, own: true })}</div>
    ${h(Fan, { scene })}
    <p class="visually-hidden">${cards}</p>
  </div>`;
}

/** @param {Scene} scene @param {number} seat */
const isTurn = (scene, seat) => scene.waiting.includes(seat);

/** @param {{scene: Scene, seat: number}} props */
function Plate({ scene, seat }) {
  const { name, colour, bot } = scene.seats[seat];
  return html`<div class=${classes('plate', isTurn(scene, seat) && 'is-turn')} data-colour=${colour}>
    <span class="plate-face" aria-hidden="true">${bot ? h(Icon, { name: 'bot', size: 16 }) : ([...name][0] ?? '').toUpperCase()}</span>
    <span class="plate-words"><span class="plate-name">${name}</span></span>
    <span class="plate-facts">${scene.game.facts({ scene, seat }).map((fact) =>
      html`<span class="fact" title=${fact.label} role="img" aria-label=${fact.label}>${fact.icon}${fact.text}</span>`)}</span>
    ${isTurn(scene, seat) && html`<span class="visually-hidden">${t('replay-turn')}</span>`}
  </div>`;
}
