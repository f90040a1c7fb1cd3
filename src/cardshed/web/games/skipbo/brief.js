/** A turn of Skip-Bo in short. */

/** @typedef {import('../../table/kit.js').GameEvent} GameEvent */

/** How many cards were laid, what the stock shows in the end, and the discard; everybody draws. @param {GameEvent[]} events @param {number|null} me */
export function brief(events, me) {
  const shown = events.findLast(({ event }) => event === 'turn_up');
  const kept = events.filter((one) => (one.event !== 'draw' || one.seat === me) && (one.event !== 'turn_up' || one === shown));
  const laid = /** @type {any[]} */ (kept.filter(({ event }) => event === 'lay'));
  if (laid.length < 2) return kept;
  const stock = laid.filter(({ from }) => /stock$/.test(from)).length;
  const all = { event: 'lay_several', seat: laid[0].seat, count: laid.length, stock };
  return kept.filter((event) => event === laid[0] || !laid.includes(event)).map((event) => (event === laid[0] ? all : event));
}
