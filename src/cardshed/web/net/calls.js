/**
 * Calling somebody back to a table by a notification: of the page while it is open, of the server where its owner has switched
 * that on. The browser is asked for permission only after a click.
 */

import { post, pushKey, unsubscribe } from './api.js';
import { calls } from './profile.js';
import { lang } from '../words.js';

/** Plain addresses in the house's own network have no notifications, nor have some browsers. */
export const canCall = isSecureContext && 'Notification' in window && 'serviceWorker' in navigator;

/** Whether somebody wants to be called, and the browser still allows it. */
export const callsAreOn = () => canCall && calls.value && Notification.permission === 'granted';

/**
 * Asks the browser. `page`: as long as the page is open; `always`: the server calls too.
 * @returns {Promise<'no' | 'page' | 'always'>}
 */
export async function wantCalls() {
  if ((await Notification.requestPermission()) !== 'granted') return 'no';
  calls.value = true;
  return (await subscribed().catch(() => false)) ? 'always' : 'page';
}

export async function stopCalls() {
  calls.value = false;
  const registration = await navigator.serviceWorker.getRegistration('/');
  const found = await registration?.pushManager?.getSubscription();
  if (!found) return;
  await Promise.allSettled([unsubscribe(found.endpoint), found.unsubscribe()]);
}

let renewed = false;

/** What the push service knows this browser by may change, and the server forgets who never comes: told once a visit. */
export function renewCalls() {
  if (renewed || !callsAreOn()) return;
  renewed = true;
  subscribed().catch(() => undefined);
}

/** @param {string} table @param {string} title @param {string} text */
export async function callTo(table, title, text) {
  const registration = await workerOf();
  // Not `new Notification`: telephones do not have it.
  if (document.hidden) await registration.showNotification(title, /** @type {any} */ ({ body: text, tag: table, icon: '/favicon.ico', renotify: true }));
  if (!document.hidden) await hangUp(table);
}

/** Takes back what was shown. @param {string} table */
export async function hangUp(table) {
  if (!canCall || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  const shown = (await registration?.getNotifications({ tag: table })) ?? [];
  shown.forEach((notification) => notification.close());
}

/** Whether the server knows how to call this browser. */
async function subscribed() {
  const { pushManager } = await workerOf();
  const key = await pushKey();
  if (!key || !pushManager) return false;
  let found = await pushManager.getSubscription();
  if (found && keyOf(found) !== key) {
    await found.unsubscribe();
    found = null;
  }
  found ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = found.toJSON();
  await post('/api/push', { endpoint, keys, lang: lang.value });
  return true;
}

async function workerOf() {
  await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
}

/** @param {PushSubscription} subscription */
function keyOf({ options }) {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
