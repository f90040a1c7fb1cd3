/** Who was sent from their seat is told by whom, and what they can do now. */

import { signal } from '@preact/signals';
import { t } from '../words.js';

/** In words, until one sits down again. */
export const removed = signal(/** @type {string|null} */ (null));

/** @param {import('../net/socket.js').Connection} connection */
export function watchRemoval(connection) {
  removed.value = null;
  const stop = connection.onEvent(({ entry, now }) => {
    const before = connection.state.peek();
    if (entry.kind === 'removed' && before && entry.seat === before.me) {
      const kind = entry.barred ? 'removed-you-barred' : before.phase === 'lobby' ? 'removed-you-lobby' : 'removed-you';
      removed.value = t(kind, { name: before.seats[entry.by]?.name ?? '' });
    } else if (typeof now.me === 'number') {
      removed.value = null;
    }
  });
  return () => { stop(); removed.value = null; };
}
