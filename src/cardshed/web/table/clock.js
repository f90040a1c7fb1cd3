/** The server's clock, guessed from what arrives, and how much of a turn is left. */

/** @param {any} connection */
export function watchClock(connection) {
  return {
    /** Milliseconds until a moment of the server. @param {number} moment */
    until: (moment) => moment - (Date.now() - (connection.ahead?.() ?? 0)),
  };
}
