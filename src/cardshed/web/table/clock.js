/** The server's clock, guessed from what arrives, and how much of a turn is left. */

import { useEffect, useState } from 'preact/hooks';

/** @typedef {ReturnType<typeof watchClock>} Clock */

/** @param {any} connection */
export function watchClock(connection) {
  return {
    /** Milliseconds until a moment of the server. @param {number} moment */
    until: (moment) => moment - (Date.now() - (connection.ahead?.() ?? 0)),
  };
}

/** Whole seconds until a moment of the server; what shows them is drawn again with each. @param {Clock} clock @param {number} moment */
export function useSecondsLeft(clock, moment) {
  const [, tick] = useState(0);
  const left = Math.max(0, clock.until(moment));
  useEffect(() => {
    if (!left) return undefined;
    const timer = setTimeout(() => tick((n) => n + 1), left % 1000 || 1000);
    return () => clearTimeout(timer);
  });
  return Math.ceil(left / 1000);
}
