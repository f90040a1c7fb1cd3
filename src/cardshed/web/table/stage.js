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

const MANY = 3;
const TOO_MANY = 12;
const SHOUT_MS = 1500;

/**
 * @param {any} connection
 * @param {() => GameTable|null} game
 */
export const createStage = (connection, game) => new Stage(connection, game);

export class Stage {
  /** A short text over the table. */
  shout = signal(/** @type {{text: string, seat: number|null, id: number}|null} */ (null));
  /** @type {any[]} */
  #queue = [];
  /** @type {((entry: any) => void)[]} */
  #listeners = [];
  /** @type {(flight: Flight) => void} */
  #flightStarts = () => undefined;
  /** @type {HTMLElement|null} */
  #table = null;
  #running = false;
  /** The next round as it was dealt: the table stays as the last one left it until it begins. @type {GameEvent[]} */
  #dealt = [];
  #cries = 0;

  /** @param {any} connection @param {() => GameTable|null} game */
  constructor(connection, game) {
    this.connection = connection;
    this.game = game;
    /** What is drawn. */
    this.shown = signal(connection.state.value);
    /** The number of the newest entry that is drawn. */
    this.seq = signal(lastSeq(connection));
    this.stopEvents = connection.onEvent((/** @type {any} */ message) => {
      this.#queue.push(message);
      // The state of the connection changes right after this call.
      if (!this.#running) { this.#running = true; queueMicrotask(() => this.#run()); }
    });
    this.stopState = connection.state.subscribe((/** @type {any} */ state) => {
      if (!this.#running && !this.#queue.length) this.#catchUp(state);
    });
  }

  /** The element cards fly over. @param {HTMLElement|null} element */
  attach = (element) => { this.#table = element; };

  /** @param {(entry: any) => void} listen  called with each entry when it is shown */
  onEntry = (listen) => {
    this.#listeners.push(listen);
    return () => { this.#listeners.splice(this.#listeners.indexOf(listen), 1); };
  };

  /** @param {(flight: Flight) => void} listen */
  onFlight = (listen) => { this.#flightStarts = listen; };

  /** The newest scene, once the table has come as far as `wanted`. @param {number} wanted */
  latest = async (wanted) => {
    const { connection } = this;
    for (let waited = 0; lastSeq(connection) < wanted && waited < 5000; waited += 20) await new Promise((go) => setTimeout(go, 20));
    const kind = this.game();
    return kind && connection.state.value ? sceneOf(kind, connection.state.value) : null;
  };

  dispose = () => { this.stopEvents?.(); this.stopState(); };

  /** @param {any} state */
  #catchUp(state) {
    batch(() => { this.shown.value = state; this.seq.value = lastSeq(this.connection); });
  }

  async #run() {
    while (this.#queue.length) {
      const message = this.#queue.shift();
      if (this.#queue.length >= TOO_MANY) this.#show(message);
      else await this.#perform(message).catch((problem) => { console.error(problem); this.#show(message); });
    }
    this.#running = false;
    this.#catchUp(this.connection.state.value);
  }

  /** @param {any} message */
  #show(message) {
    batch(() => {
      if (this.shown.value) this.shown.value = { ...this.shown.value, ...message.now };
      this.seq.value = message.seq;
    });
    for (const listen of this.#listeners) listen(message.entry);
  }

  /** Cards leave as the table was, then the new picture is drawn; a deal is shown on the new picture, when its round begins. @param {any} message */
  async #perform(message) {
    const events = /** @type {GameEvent[]} */ (message.entry.events ?? []);
    const dealt = events.findIndex(({ event }) => event === 'round' || event === 'deal');
    const before = dealt < 0 ? events : events.slice(0, dealt);
    const waits = message.now.phase === 'between' && message.now.match?.ended;
    if (dealt >= 0) this.#dealt = events.slice(dealt);
    await this.#flightsOf(before);
    this.#show(message);
    await nextFrame();
    if (this.#table) clearFlights(this.#table);
    if (waits || !this.#dealt.length || this.shown.value?.phase === 'between') return;
    await this.#flightsOf(this.#dealt.splice(0));
    if (this.#table) clearFlights(this.#table);
  }

  /** @param {GameEvent[]} events */
  async #flightsOf(events) {
    const kind = this.game();
    if (!kind || !this.#table || !this.shown.value?.match) return;
    const scene = sceneOf(kind, this.shown.value);
    const haste = this.#queue.length >= MANY ? 3 : this.#queue.length ? 1.6 : 1;
    /** @type {Flight[]} */
    const flights = [];
    for (const event of events) {
      const text = kind.shout?.(event, scene);
      if (text) this.#cry(text, event.seat ?? null);
      flights.push(...kind.flights(event, scene).filter(({ count }) => count !== 0));
    }
    await fly(this.#table, scene, flights, haste, (flight) => this.#flightStarts(flight));
  }

  /** @param {string} text @param {number|null} seat */
  #cry(text, seat) {
    const id = (this.#cries += 1);
    this.shout.value = { text, seat, id };
    setTimeout(() => { if (this.shout.value?.id === id) this.shout.value = null; }, SHOUT_MS);
  }
}

/** @param {any} connection */
const lastSeq = (connection) => connection.seen?.() ?? connection.log.value.at(-1)?.seq ?? 0;
