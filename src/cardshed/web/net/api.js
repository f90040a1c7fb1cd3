/** What the page asks the server for, other than the table itself. */

import { signal } from '@preact/signals';

const POLL = 1500;
/** Milliseconds until a question is asked once more, when the server had too much to do. */
const A_MOMENT = 1500;
const LONGEST_MOMENT = 6000;

/**
 * @typedef {number | string | boolean} Value
 * @typedef {Value[] | {from: number, to: number}} Values
 * @typedef {{values: Values, default: Value | null, clause: string, fits: Record<string, Values>, usual?: Record<string, Value>}} Option
 *   `fits`: what is left of the values at numbers of seats where not all fit; `usual`: the default where that number decides
 * @typedef {{id: string, title: string, seats: [number, number], options: Record<string, Option>,
 *   sections: [string, string[]][], notation: [string, string][], ready: boolean}} Game
 * @typedef {{games: Game[], levels: string[], phrases: string[], reactions: string[], longest_text: number, clocks: number[], paces: string[], idle: number, languages: string[]}} House
 * @typedef {{table: string, game: string, seats: string[], phase: string, yours: boolean, at: number}} Mine
 * @typedef {{game: string, seats: number, options: Record<string, unknown>, level: string, friends: boolean, name: string,
 *   colour: string, clock: number, hints: boolean, purist: boolean, pace: string, lang: string}} Order
 */

/** An answer that is not the one hoped for. `status` 0: no answer at all. */
export class ApiError extends Error {
  /** @param {number} status @param {{error?: string, field?: string}} body @param {number} [wait]  milliseconds until asking again may help */
  constructor(status, body, wait = A_MOMENT) {
    super(body.error ?? `status ${status}`);
    this.status = status;
    this.wait = Math.min(wait, LONGEST_MOMENT);
    this.error = body.error ?? '';
    this.field = body.field ?? '';
  }

  /** The server has too much to do, or we ask too much of it: later it may be different. */
  get busy() {
    return this.status === 429 || this.status === 503;
  }
}

/** What is played here; null until it is known. */
export const house = signal(/** @type {House | null} */ (null));

/** @param {string} id */
export function gameOf(id) {
  return house.value?.games.find((game) => game.id === id) ?? null;
}

/** @type {Promise<void> | null} */
let loading = null;

/** Loads the games, and again while one of them is still being prepared. */
export function loadHouse() {
  loading ??= fetchHouse().finally(() => (loading = null));
  return loading;
}

async function fetchHouse() {
  house.value = await get('/api/games');
  if (house.value?.games.some((game) => !game.ready)) setTimeout(() => loadHouse().catch(tryLater), POLL);
}

function tryLater() {
  setTimeout(() => loadHouse().catch(tryLater), POLL * 2);
}

/** A few of my unfinished tables, the latest first. @param {number} [skip]  how many are there already @returns {Promise<{tables: Mine[], more: boolean}>} */
export function myTables(skip = 0) {
  return get(`/api/tables/mine?skip=${skip}`);
}

/** Makes a table; its id. @param {Order} order @returns {Promise<string>} */
export async function newTable(order) {
  return (await post('/api/tables', order)).table;
}

/** What can be said on the phone to lead to a lobby; null once the cards are dealt. @param {string} table @returns {Promise<string | null>} */
export async function tableCode(table) {
  return (await get(`/api/tables/${table}/code`)).code;
}

/** The table that a code leads to. @param {string} code @returns {Promise<string>} */
export async function enterCode(code) {
  return (await post('/api/codes', { code })).table;
}

/** The key that push services know this server by; null where it sends nothing through them. @returns {Promise<string | null>} */
export async function pushKey() {
  return (await get('/api/push')).key;
}

/** The server calls this browser no more. @param {string} endpoint */
export function unsubscribe(endpoint) {
  return ask('/api/push', json('DELETE', { endpoint }));
}

/** Asks once more after a moment if the server had too much to do. @param {string} path @returns {Promise<any>} */
export async function get(path) {
  try {
    return await ask(path, {});
  } catch (problem) {
    if (!(problem instanceof ApiError) || !problem.busy) throw problem;
    await new Promise((done) => setTimeout(done, problem.wait));
    return ask(path, {});
  }
}

/** @param {string} path @param {unknown} body @returns {Promise<any>} */
export function post(path, body) {
  return ask(path, json('POST', body));
}

/** @param {string} method @param {unknown} body @returns {RequestInit} */
const json = (method, body) => ({ method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

/** @param {string} path @param {RequestInit} request */
async function ask(path, request) {
  const answer = await fetch(path, request).catch(() => null);
  // An answer may also be cut off in the middle.
  const body = await answer?.json().catch(() => (answer.ok ? null : {}));
  if (!answer || !body) throw new ApiError(0, { error: 'offline' });
  if (!answer.ok) throw new ApiError(answer.status, body, 1000 * Number(answer.headers.get('Retry-After')) || A_MOMENT);
  return body;
}
