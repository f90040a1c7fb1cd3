/** A turn of Solo in short. */

/** @typedef {import('../../table/kit.js').GameEvent} GameEvent */

/** Who keeps a card or lets something happen does what was to be expected, and whom else something strikes they hear themselves. @param {GameEvent[]} events @param {number|null} me */
export const brief = (events, me) => events.filter((/** @type {any} */ { event, seat, seats }) => {
  if (event === 'ask') return seats.includes(me);
  return seat === me || (event !== 'keep' && event !== 'accept');
}).map((event) => (event.event === 'ask' ? { ...event, seats: [me] } : event));
