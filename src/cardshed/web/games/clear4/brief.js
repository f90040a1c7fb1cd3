/** A turn of Clear 4 in short. */

/** @typedef {import('../../table/kit.js').GameEvent} GameEvent */

/** What another's stack shows now, and what jokers on the pile are worth, is told by the table to who asks. @param {GameEvent[]} events @param {number|null} me */
export function brief(events, me) {
  const kept = events.filter(({ event, seat }) => event !== 'jokers_take_value' && (event !== 'turn_up' || seat === me));
  /** @type {any[]} */
  const told = [];
  for (const event of kept) {
    const before = told.at(-1);
    if (event.event === 'lay' && (before?.event === 'lay' || before?.event === 'lay_several') && before.seat === event.seat) {
      told[told.length - 1] = { ...event, event: 'lay_several', count: (before.count ?? 1) + 1 };
    } else told.push(event);
  }
  return told;
}
