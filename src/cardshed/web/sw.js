// Calls its person back to a table. It keeps nothing and answers no requests: pages come from the server as without it.

const worker = /** @type {any} */ (self);
/** @typedef {{title: string, text: string, table: string}} Call */

worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('push', (/** @type {any} */ event) => event.waitUntil(called(event.data?.json())));
worker.addEventListener('notificationclick', (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.tag));
});

/** The server calls, since the table is not open; if it is in sight by now, there is nothing to say. @param {Call} call */
async function called({ title, text, table }) {
  const windows = await windowsAt(table);
  if (windows.some((window) => window.visibilityState === 'visible')) return;
  await worker.registration.showNotification(title, { body: text, tag: table, icon: '/favicon.ico', renotify: true });
}

/** @param {string} table */
async function lead(table) {
  const [open] = await windowsAt(table);
  await (open ? open.focus() : worker.clients.openWindow(`/t/${table}`));
}

/** @param {string} table @returns {Promise<any[]>} */
async function windowsAt(table) {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter((/** @type {any} */ window) => new URL(window.url).pathname === `/t/${table}`);
}
