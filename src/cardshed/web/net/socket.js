/** The line to a table: it survives cuts, resumes from the last event seen, and resends until acknowledged. */

import { signal } from '@preact/signals';
import { ROOT } from '../parts.js';

const SILENCE = 8_000;
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
 * @typedef {{view: any, moves: string[], waiting: number[], deadlines: Record<string, number>,
 *   undo: boolean, since: number, votes: Record<string, number[]>}} MatchState
 * @typedef {{table: string, game: string, me: number | null, maker: number | null, seats: Seat[], settings: Settings,
 *   phase: 'lobby' | 'playing' | 'between' | 'over' | 'aside', number: number, fair: {commitment: string | null, seed: string | null},
 *   sheet: number[][], match: MatchState | null, ready: number[], resumes: number | null, paused: boolean, left?: number | null}} TableState
 * @typedef {{seq: number, at: number, kind: string, [more: string]: any}} Entry
 * @typedef {{t: 'event', seq: number, entry: Entry, now: Partial<TableState>}} EventMessage
 * @typedef {{t: string, [more: string]: any}} Message
 * @typedef {'' | 'busy' | 'full'} Hindrance  why the server asks to come back later
 */

/** @typedef {ReturnType<typeof connect>} Connection */

/** @param {string} tableId */
export function connect(tableId) {
  const state = signal(/** @type {TableState | null} */ (null));
  const log = signal(/** @type {Entry[]} */ ([]));
  const presence = signal(/** @type {{here: boolean[], watchers: number}} */ ({ here: [], watchers: 0 }));
  const online = signal(false);
  const gone = signal(false);
  const hindrance = signal(/** @type {Hindrance} */ (''));
  /** @type {Set<(message: EventMessage) => void>} */
  const listeners = new Set();
  /** @type {Map<string, {message: Message, resolve: (answer: Message) => void, reject: (answer: Message) => void}>} */
  const pending = new Map();
  /** @type {WebSocket | null} */
  let socket = null;
  let seen = 0;
  /** How many milliseconds this browser's clock is ahead of the server's; the quickest message knows best. */
  let ahead = Infinity;
  let failures = 0;
  /** How often in succession the server had too much to do. */
  let busy = 0;
  let closed = false;
  let pings = 0;
  let retry = 0;
  let due = 0;
  let silence = 0;

  function open() {
    clearTimeout(retry);
    if (closed) return;
    const mine = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${tableId}`);
    socket = mine;
    mine.onopen = () => {
      transmit({ t: 'hello', after: seen });
      pending.forEach(({ message }) => transmit(message));
    };
    mine.onmessage = (event) => {
      if (mine === socket) receive(JSON.parse(event.data));
    };
    mine.onclose = ({ code }) => {
      if (mine !== socket) return;
      if (code === TRY_LATER) hindered('busy');
      lost();
    };
    expectSomething();
  }

  function lost() {
    clearTimeout(silence);
    online.value = false;
    socket = null;
    if (closed) return;
    const wait = usualWait() * (0.75 + Math.random() / 2);
    failures += 1;
    // A server with another database does not know this browser any more; any page makes them acquainted again.
    if (failures === REFUSALS) fetch('/', { cache: 'no-store' }).catch(() => {});
    clearTimeout(retry);
    retry = setTimeout(open, wait);
    due = Date.now() + wait;
  }

  function usualWait() {
    if (hindrance.value === 'full') return FULL_WAIT;
    if (hindrance.value === 'busy') return Math.min(LONGEST_BUSY_WAIT, BUSY_WAIT * 2 ** (busy - 1));
    return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures);
  }

  /** @param {Hindrance} why */
  function hindered(why) {
    if (why === 'busy') busy += 1;
    hindrance.value = why;
  }

  /** Gives the socket up if nothing comes: after a cut it may still call itself open. */
  function expectSomething() {
    clearTimeout(silence);
    const watched = socket;
    silence = setTimeout(() => {
      if (watched !== socket) return;
      watched?.close();
      lost();
    }, SILENCE);
  }

  /** @param {Message} message */
  function transmit(message) {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  function beat() {
    if (socket) ping();
    else if (Date.now() >= due) open();
  }

  function ping() {
    transmit({ t: 'ping', n: (pings += 1) });
    expectSomething();
  }

  /** @param {Message} message */
  function receive(message) {
    clearTimeout(silence);
    if (message.t === 'table') whole(message);
    else if (message.t === 'event') happened(/** @type {any} */ (message));
    else if (message.t === 'presence') presence.value = { here: message.here, watchers: message.watchers };
    else if (message.t === 'bye') farewell(message.reason);
    else if (message.t !== 'pong') answered(message);
    if (message.t !== 'bye') {
      online.value = true;
      hindrance.value = '';
      failures = 0;
    }
  }

  /** @param {Message} message */
  function whole(message) {
    seen = message.seq;
    ahead = Math.min(ahead, Date.now() - message.at);
    // Without a log, what is here already is all there is.
    if (message.log) log.value = message.log;
    busy = 0;
    state.value = message.state;
  }

  /** @param {EventMessage} message */
  function happened(message) {
    if (message.seq <= seen || !state.value) return;
    seen = message.seq;
    ahead = Math.min(ahead, Date.now() - message.entry.at);
    listeners.forEach((listener) => listener(message));
    log.value = [...log.value, message.entry].slice(-LOG_LENGTH);
    state.value = { ...state.value, ...message.now };
  }

  /** @param {string} reason */
  function farewell(reason) {
    if (reason === 'gone') {
      gone.value = true;
      close();
    } else if (reason === 'full' || reason === 'busy') {
      hindered(reason);
      const old = socket;
      lost();
      old?.close();
    }
  }

  /** @param {Message} message */
  function answered(message) {
    const command = pending.get(message.id);
    if (!command) return;
    pending.delete(message.id);
    if (message.t === 'no') command.reject(message);
    else command.resolve(message);
  }

  /**
   * Resolves with the server's answer, rejects with its `no`.
   * @param {{t: string, [field: string]: unknown}} command without its id
   * @returns {Promise<Message>}
   */
  function send(command) {
    const message = { ...command, id: newId() };
    if (command.t === 'move' && command.on === undefined) Object.assign(message, { on: seen });
    return new Promise((resolve, reject) => {
      pending.set(message.id, { message, resolve, reject });
      transmit(message);
    });
  }

  /** @param {(message: EventMessage) => void} listener called in order, before the state changes; returns how to stop it */
  function onEvent(listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  /** Tries now instead of later. */
  function again() {
    if (!socket) open();
  }

  function visible() {
    if (document.hidden || closed) return;
    if (socket) ping();
    else if (!hindrance.value || Date.now() >= due) open();
  }

  function close() {
    closed = true;
    clock.terminate();
    clearTimeout(retry);
    clearTimeout(silence);
    document.removeEventListener('visibilitychange', visible);
    removeEventListener('online', visible);
    const old = socket;
    socket = null;
    online.value = false;
    old?.close();
  }

  const clock = new Worker(`${ROOT}net/beat.js`);
  clock.onmessage = beat;
  document.addEventListener('visibilitychange', visible);
  addEventListener('online', visible);
  open();
  return { tableId, state, log, presence, online, gone, hindrance, again, onEvent, send, close, seen: () => seen, ahead: () => (Number.isFinite(ahead) ? ahead : 0) };
}

/** Not randomUUID: that is missing on a plain address in the house's own network. */
function newId() {
  return [...crypto.getRandomValues(new Uint8Array(9))].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}
