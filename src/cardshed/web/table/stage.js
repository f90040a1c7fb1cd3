/**
 * What is shown lags a little behind what the table knows: each message is played as a little scene of its own, one after
 * another, and faster when several wait.
 */

import { batch, signal } from '@preact/signals';
import { clearFlights, fly, nextFrame } from './motion.js';
import { sceneOf } from './scene.js';

/** @typedef {import('./types.js').GameTable} GameTable */
/** @typedef {import('./types.js').Flight} Flight */
/** @typedef {import('./types.js').GameEvent} GameEvent */
/** @typedef {ReturnType<typeof createStage>} Stage */

const MANY = 3;
const TOO_MANY = 12;
const SHOUT_MS = 1500;

/**
 * @param {any} connection
 * @param {() => GameTable|null} game
 */
export function createStage(connection, game) {
  /** What is drawn. */
  const shown = signal(connection.state.value);
  /** The number of the newest entry that is drawn. */
  const seq = signal(lastSeq(connection));
  /** A short text over the table. */
  const shout = signal(/** @type {{text: string, seat: number|null, id: number}|null} */ (null));
  /** @type {any[]} */
  const queue = [];
  /** @type {((entry: any) => void)[]} */
  const listeners = [];
  /** @type {HTMLElement|null} */
  let table = null;
  let running = false;
  let cries = 0;

  const stopEvents = connection.onEvent((/** @type {any} */ message) => {
    queue.push(message);
    // The state of the connection changes right after this call.
    if (!running) { running = true; queueMicrotask(run); }
  });
  const stopState = connection.state.subscribe((/** @type {any} */ state) => {
    if (!running && !queue.length) catchUp(state);
  });

  /** @param {any} state */
  function catchUp(state) {
    batch(() => { shown.value = state; seq.value = lastSeq(connection); });
  }

  async function run() {
    while (queue.length) {
      const message = queue.shift();
      if (queue.length >= TOO_MANY) show(message);
      else await perform(message).catch((problem) => { console.error(problem); show(message); });
    }
    running = false;
    catchUp(connection.state.value);
  }

  /** @param {any} message */
  function show(message) {
    batch(() => {
      if (shown.value) shown.value = { ...shown.value, ...message.now };
      seq.value = message.seq;
    });
    for (const listen of listeners) listen(message.entry);
  }

  /** Cards leave as the table was, then the new picture is drawn; a deal is shown on the new picture. @param {any} message */
  async function perform(message) {
    const events = /** @type {GameEvent[]} */ (message.entry.events ?? []);
    const dealt = events.findIndex(({ event }) => event === 'round' || event === 'deal');
    const before = dealt < 0 ? events : events.slice(0, dealt);
    await flightsOf(before);
    show(message);
    await nextFrame();
    if (table) clearFlights(table);
    if (dealt < 0) return;
    await flightsOf(events.slice(dealt));
    if (table) clearFlights(table);
  }

  /** @param {GameEvent[]} events */
  async function flightsOf(events) {
    const kind = game();
    if (!kind || !table || !shown.value?.match) return;
    const scene = sceneOf(kind, shown.value);
    const haste = queue.length >= MANY ? 3 : queue.length ? 1.6 : 1;
    /** @type {Flight[]} */
    const flights = [];
    for (const event of events) {
      const text = kind.shout?.(event, scene);
      if (text) cry(text, event.seat ?? null);
      flights.push(...kind.flights(event, scene).filter(({ count }) => count !== 0));
    }
    await fly(table, scene, flights, haste, (flight) => flightStarts(flight));
  }

  /** @param {string} text @param {number|null} seat */
  function cry(text, seat) {
    const id = (cries += 1);
    shout.value = { text, seat, id };
    setTimeout(() => { if (shout.value?.id === id) shout.value = null; }, SHOUT_MS);
  }

  /** @type {(flight: Flight) => void} */
  let flightStarts = () => undefined;

  return {
    shown, seq, shout,
    /** The element cards fly over. @param {HTMLElement|null} element */
    attach(element) { table = element; },
    /** @param {(entry: any) => void} listen  called with each entry when it is shown */
    onEntry(listen) {
      listeners.push(listen);
      return () => { listeners.splice(listeners.indexOf(listen), 1); };
    },
    /** @param {(flight: Flight) => void} listen */
    onFlight(listen) { flightStarts = listen; },
    /** The newest scene, once the table has come as far as `wanted`. @param {number} wanted */
    async latest(wanted) {
      for (let waited = 0; lastSeq(connection) < wanted && waited < 5000; waited += 20) await new Promise((go) => setTimeout(go, 20));
      const kind = game();
      return kind && connection.state.value ? sceneOf(kind, connection.state.value) : null;
    },
    dispose() { stopEvents?.(); stopState(); },
  };
}

/** @param {any} connection */
const lastSeq = (connection) => connection.seen?.() ?? connection.log.value.at(-1)?.seq ?? 0;
