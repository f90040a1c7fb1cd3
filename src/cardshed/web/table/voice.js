/**
 * One voice for the screen reader: things are told in the order in which they happened, gathered so that nobody hears more than a
 * dozen announcements a minute. What cannot wait takes everything along that came before it.
 */

/** @typedef {'at-once'|'soon'|'later'} Haste */

const MINUTE = 60_000;
/** Announcements within a minute; what can wait leaves some of them to what cannot. */
export const MOST = 12;
const MOST_OF_THE_REST = 6;
/** Milliseconds in which more of the same may come: cards laid one after another, or the turns of the others. */
const SOON = 700;
const LATER = 6_000;

/**
 * @template Item
 * @param {(items: Item[]) => void} speak
 * @param {() => boolean} unbounded  whether everything is told as it happens
 */
export function createVoice(speak, unbounded) {
  /** @type {{item: Item, haste: Haste, since: number}[]} */
  let held = [];
  /** When something was said, within the last minute. @type {number[]} */
  let said = [];
  let timer = 0;

  /** Milliseconds until no more than so many were said within a minute. @param {number} most */
  function untilFewerThan(most) {
    const now = Date.now();
    said = said.filter((moment) => now - moment < MINUTE);
    return said.length < most ? 0 : said[said.length - most] + MINUTE - now;
  }

  /** Milliseconds until a held item may be told. @param {{haste: Haste, since: number}} one */
  function untilTold({ haste, since }) {
    if (unbounded()) return 0;
    if (haste === 'at-once') return untilFewerThan(MOST);
    return Math.max(since + (haste === 'soon' ? SOON : LATER) - Date.now(), untilFewerThan(MOST_OF_THE_REST));
  }

  /** Tells whatever is due, with everything before it. */
  function consider() {
    clearTimeout(timer);
    const waits = held.map(untilTold);
    const last = waits.findLastIndex((wait) => wait <= 0);
    if (last >= 0) {
      const due = held.splice(0, last + 1);
      said.push(Date.now());
      speak(due.map(({ item }) => item));
    }
    if (held.length) timer = setTimeout(consider, Math.max(1, Math.min(...held.map(untilTold))));
  }

  return {
    /** @param {Item} item @param {Haste} haste */
    tell(item, haste) {
      held.push({ item, haste, since: Date.now() });
      consider();
    },
    stop: () => clearTimeout(timer),
  };
}
