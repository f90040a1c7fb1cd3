/** The server's clock, guessed from what arrives, and how much of a turn is left. */

/** @param {any} connection */
export function watchClock(connection) {
  /** How far this browser's clock is ahead; the quickest message knows best. */
  let ahead = Infinity;
  const stop = connection.onEvent((/** @type {any} */ message) => {
    if (message.entry?.at) ahead = Math.min(ahead, Date.now() - message.entry.at);
  });
  return {
    /** Milliseconds until a moment of the server. @param {number} moment */
    until: (moment) => moment - (Date.now() - (Number.isFinite(ahead) ? ahead : 0)),
    dispose: () => { stop?.(); },
  };
}
