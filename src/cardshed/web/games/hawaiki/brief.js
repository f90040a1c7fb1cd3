/** A turn of Hawaiki in short. */

/** @typedef {import('../../table/kit.js').GameEvent} GameEvent */

/** An answer says already how many cards another draws. @param {GameEvent[]} events @param {number|null} me */
export const brief = (events, me) => events.filter(({ event, seat }, i) =>
  event !== 'draw' || seat === me || events[i - 1]?.event !== 'answer');
