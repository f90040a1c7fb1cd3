/** A turn of Clear 4 in short. */

/** @typedef {import('../../table/kit.js').GameEvent} GameEvent */

/** What another's stack shows now, and what jokers on the pile are worth, is told by the table to who asks. @param {GameEvent[]} events @param {number|null} me */
export function brief(events, me) {
  const kept = events.filter(({ event, seat }) => event !== 'jokers_take_value' && (event !== 'turn_up' || seat === me));
  const laid = kept.filter(({ event }) => event === 'lay');
  if (laid.length < 2) return kept;
  const all = { ...laid[laid.length - 1], event: 'lay_several', count: laid.length };
  return kept.filter((event) => event === laid[0] || !laid.includes(event)).map((event) => (event === laid[0] ? all : event));
}
