/** When it is my turn and I look elsewhere: the window's title, a sign on its icon, and a notification where I want one. */

import { computed, effect, signal } from '@preact/signals';
import { gameOf } from '../net/api.js';
import { callTo, callsAreOn, hangUp, renewCalls } from '../net/calls.js';
import { pageTitle } from '../router.js';
import { listed, t } from '../words.js';

/** @typedef {import('../net/socket.js').TableState} TableState */

/** It does not wait for cards that still fly: in the background nothing does. @param {any} connection */
export function startCalling(connection) {
  renewCalls();
  /** @type {() => TableState} */
  const state = () => connection.state.value;
  const mine = computed(() => isWaitedFor(state()));
  const away = signal(document.hidden);
  const look = () => { away.value = document.hidden; };
  document.addEventListener('visibilitychange', look);
  /** Turns of mine that the page shows to nobody. */
  let missed = 0;
  /** A match that began behind my back is news too. */
  let was = mine.peek() && !document.hidden;
  const stop = effect(() => {
    const called = mine.value && away.value;
    const came = mine.value && !was;
    was = mine.value;
    if (!away.value) missed = 0;
    if (called) missed += came || !missed ? 1 : 0;
    pageTitle.value = called ? t('title-your-turn', { count: missed }) : titleOf(connection.state.peek());
    mark(called);
    const text = textOf(connection.state.peek());
    if (called && came && callsAreOn()) inOrder(() => callTo(connection.tableId, t('call-title'), text));
    if (!called) inOrder(() => hangUp(connection.tableId));
  });
  return () => {
    stop();
    mark(false);
    document.removeEventListener('visibilitychange', look);
  };
}

/** @param {TableState | null} state */
const isWaitedFor = (state) => Boolean(state?.match && state.me !== null && state.phase === 'playing' && state.match.waiting.includes(state.me));

/** @param {TableState} state */
const titleOf = (state) => gameOf(state.game)?.title ?? '';

/** Which table, and nothing of its cards. @param {TableState} state */
function textOf(state) {
  const names = state.seats.filter((seat, index) => index !== state.me).map(({ name }) => name);
  return t('call-text', { title: titleOf(state), names: listed(names) });
}

/** The window's icon, with a sign on it or without. @param {boolean} called */
function mark(called) {
  const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel="icon"]'));
  const wanted = icon?.href.replace(/logo(-called)?\.svg/, called ? 'logo-called.svg' : 'logo.svg');
  if (icon && wanted && icon.href !== wanted) icon.href = wanted;
}

let before = Promise.resolve();

/** Who hangs up late would end the next call. A call that cannot be made is no trouble: the title says the same. @param {() => Promise<void>} call */
function inOrder(call) {
  before = before.then(call).catch(() => undefined);
}
