/** The line to a table: it survives cuts, resumes from the last event seen, and resends until acknowledged. */

import { signal } from '@preact/signals';
import { ROOT } from '../parts.js';

/** Milliseconds without an answer after which a line counts as cut; fewer when the browser itself says that it is. */
const SILENCE = 6_000;
const SILENCE_OFFLINE = 1_500;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 5_000;
const BUSY_WAIT = 5_000;
const LONGEST_BUSY_WAIT = 60_000;
const FULL_WAIT = 30_000;
const LOG_LENGTH = 1_000;
const REFUSALS = 4;
/** The code a socket is closed with when the server asks to come back later. */
const TRY_LATER = 1013;

/**
 * @typedef {{kind: 'open' | 'person' | 'bot', name: string, colour: string, bot: string | null, away: boolean}} Seat
 * @typedef {{seats: number, options: Record<string, any>, clock: number, hints: boolean, pace: string, talk: boolean, purist: boolean, undo: boolean}} Settings
 * @typedef {{view: any, ended?: any, moves: string[], waiting: number[], deadlines: Record<string, number>,
 *   undo: boolean, since: number, votes: Record<string, number[]>}} MatchState
 * @typedef {{table: string, game: string, me: number | null, maker: number | null, seats: Seat[], settings: Settings,
 *   phase: 'lobby' | 'playing' | 'between' | 'over' | 'aside', number: number, fair: {commitment: string | null, seed: string | null},
 *   sheet: number[][], match: MatchState | null, ready: number[], resumes: number | null, paused: boolean, left?: number | null, barred?: boolean}} TableState
 * @typedef {{seq: number, at: number, kind: string, [more: string]: any}} Entry
 * @typedef {{t: 'event', seq: number, entry: Entry, now: Partial<TableState>}} EventMessage
 * @typedef {{t: string, [more: string]: any}} Message
 * @typedef {'' | 'busy' | 'full'} Hindrance  why the server asks to come back later
 */

/** @param {string} tableId */
export const connect = (tableId) => new Connection(tableId);

export class Connection {
  state = signal(/** @type {TableState | null} */ (null));
  log = signal(/** @type {Entry[]} */ ([]));
  presence = signal(/** @type {{here: boolean[], watchers: number}} */ ({ here: [], watchers: 0 }));
  online = signal(false);
  gone = signal(false);
  hindrance = signal(/** @type {Hindrance} */ (''));
  /** @type {Set<(message: EventMessage) => void>} */
  #listeners = new Set();
  /** @type {Map<string, {message: Message, resolve: (answer: Message) => void, reject: (answer: Message) => void}>} */
  #pending = new Map();
  /** @type {WebSocket | null} */
  #socket = null;
  #seen = 0;
  /** How many milliseconds this browser's clock is ahead of the server's; the quickest message knows best. */
  #ahead = Infinity;
  #failures = 0;
  /** How often in succession the server had too much to do. */
  #busy = 0;
  #closed = false;
  #pings = 0;
  #retry = 0;
  #due = 0;
  #silence = 0;
  #clock = new Worker(`${ROOT}net/beat.js`);

  /** @param {string} tableId */
  constructor(tableId) {
    this.tableId = tableId;
    this.#clock.onmessage = () => this.#beat();
    document.addEventListener('visibilitychange', this.#visible);
    addEventListener('online', this.#visible);
    addEventListener('offline', this.#offline);
    this.#open();
  }

  seen = () => this.#seen;

  ahead = () => (Number.isFinite(this.#ahead) ? this.#ahead : 0);

  /**
   * Resolves with the server's answer, rejects with its `no`.
   * @param {{t: string, [field: string]: unknown}} command without its id
   * @returns {Promise<Message>}
   */
  send = (command) => {
    const message = { ...command, id: newId() };
    if (command.t === 'move' && command.on === undefined) Object.assign(message, { on: this.#seen });
    return new Promise((resolve, reject) => {
      this.#pending.set(message.id, { message, resolve, reject });
      this.#transmit(message);
      if (this.#socket) this.#expectSomething();
    });
  };

  /** @param {(message: EventMessage) => void} listener called in order, before the state changes; returns how to stop it */
  onEvent = (listener) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Tries now instead of later. */
  again = () => {
    if (!this.#socket) this.#open();
  };

  close = () => {
    this.#closed = true;
    this.#clock.terminate();
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    document.removeEventListener('visibilitychange', this.#visible);
    removeEventListener('online', this.#visible);
    removeEventListener('offline', this.#offline);
    const old = this.#socket;
    this.#socket = null;
    this.online.value = false;
    old?.close();
  };

  #open() {
    clearTimeout(this.#retry);
    if (this.#closed) return;
    const mine = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${this.tableId}`);
    this.#socket = mine;
    mine.onopen = () => {
      this.#transmit({ t: 'hello', after: this.#seen });
      this.#pending.forEach(({ message }) => this.#transmit(message));
    };
    mine.onmessage = (event) => {
      if (mine === this.#socket) this.#receive(JSON.parse(event.data));
    };
    mine.onclose = ({ code }) => {
      if (mine !== this.#socket) return;
      if (code === TRY_LATER) this.#hindered('busy');
      this.#lost();
    };
    this.#expectSomething();
  }

  #lost() {
    clearTimeout(this.#silence);
    this.online.value = false;
    this.#socket = null;
    if (this.#closed) return;
    const wait = this.#usualWait() * (0.75 + Math.random() / 2);
    this.#failures += 1;
    // A server with another database does not know this browser any more; any page makes them acquainted again.
    if (this.#failures === REFUSALS) fetch('/', { cache: 'no-store' }).catch(() => {});
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), wait);
    this.#due = Date.now() + wait;
  }

  #usualWait() {
    if (this.hindrance.value === 'full') return FULL_WAIT;
    if (this.hindrance.value === 'busy') return Math.min(LONGEST_BUSY_WAIT, BUSY_WAIT * 2 ** (this.#busy - 1));
    return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
  }

  /** @param {Hindrance} why */
  #hindered(why) {
    if (why === 'busy') this.#busy += 1;
    this.hindrance.value = why;
  }

  /** Gives the socket up if nothing comes: after a cut it may still call itself open. */
  #expectSomething(patience = SILENCE) {
    clearTimeout(this.#silence);
    const watched = this.#socket;
    this.#silence = setTimeout(() => {
      if (watched !== this.#socket) return;
      watched?.close();
      this.#lost();
    }, patience);
  }

  /** @param {Message} message */
  #transmit(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #beat() {
    if (this.#socket) this.#ping();
    else if (Date.now() >= this.#due) this.#open();
  }

  #ping(patience = SILENCE) {
    this.#transmit({ t: 'ping', n: (this.#pings += 1) });
    this.#expectSomething(patience);
  }

  /** A server on this device can be reached all the same. */
  #offline = () => {
    if (this.#socket) this.#ping(SILENCE_OFFLINE);
  };

  #visible = () => {
    if (document.hidden || this.#closed) return;
    if (this.#socket) this.#ping();
    else if (!this.hindrance.value || Date.now() >= this.#due) this.#open();
  };

  /** @param {Message} message */
  #receive(message) {
    clearTimeout(this.#silence);
    if (message.t === 'table') this.#whole(message);
    else if (message.t === 'event') this.#happened(/** @type {any} */ (message));
    else if (message.t === 'presence') this.presence.value = { here: message.here, watchers: message.watchers };
    else if (message.t === 'bye') this.#farewell(message.reason);
    else if (message.t !== 'pong') this.#answered(message);
    if (message.t !== 'bye') {
      this.online.value = true;
      this.hindrance.value = '';
      this.#failures = 0;
    }
  }

  /** @param {Message} message */
  #whole(message) {
    this.#seen = message.seq;
    this.#ahead = Math.min(this.#ahead, Date.now() - message.at);
    // Without a log, what is here already is all there is.
    if (message.log) this.log.value = message.log;
    this.#busy = 0;
    this.state.value = message.state;
  }

  /** @param {EventMessage} message */
  #happened(message) {
    if (message.seq <= this.#seen || !this.state.value) return;
    this.#seen = message.seq;
    this.#ahead = Math.min(this.#ahead, Date.now() - message.entry.at);
    this.#listeners.forEach((listener) => listener(message));
    this.log.value = [...this.log.value, message.entry].slice(-LOG_LENGTH);
    this.state.value = { ...this.state.value, ...message.now };
  }

  /** @param {string} reason */
  #farewell(reason) {
    if (reason === 'gone') {
      this.gone.value = true;
      this.close();
    } else if (reason === 'full' || reason === 'busy') {
      this.#hindered(reason);
      const old = this.#socket;
      this.#lost();
      old?.close();
    }
  }

  /** @param {Message} message */
  #answered(message) {
    const command = this.#pending.get(message.id);
    if (!command) return;
    this.#pending.delete(message.id);
    if (message.t === 'no') command.reject(message);
    else command.resolve(message);
  }
}

/** Not randomUUID: that is missing on a plain address in the house's own network. */
function newId() {
  return [...crypto.getRandomValues(new Uint8Array(9))].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}
