/**
 * One voice for the screen reader: things are told in the order in which they happened. What the others do is gathered, and waits when
 * a dozen announcements were made within a minute. What answers me, or asks something of me, never waits, and takes along what came before it.
 */

/** @typedef {'at-once'|'soon'|'later'} Haste  at once: I am asked; soon: what I did myself; later: what others did */

const MINUTE = 60_000;
/** Announcements within a minute, beyond which the others have to wait. */
const MOST = 12;
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

  /** Milliseconds until fewer than a dozen were said within a minute. */
  function untilThereIsRoom() {
    const now = Date.now();
    said = said.filter((moment) => now - moment < MINUTE);
    return said.length < MOST ? 0 : said[said.length - MOST] + MINUTE - now;
  }

  /** Milliseconds until a held item may be told. @param {{haste: Haste, since: number}} one */
  function untilTold({ haste, since }) {
    if (unbounded() || haste === 'at-once') return 0;
    const now = Date.now();
    return haste === 'soon' ? since + SOON - now : Math.max(since + LATER - now, untilThereIsRoom());
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
    /** Alone, before everything that waits; not at all where it would have to wait itself: it is soon over. @param {Item} item */
    interrupt(item) {
      if (!unbounded() && untilThereIsRoom()) return;
      held.unshift({ item, haste: 'at-once', since: Date.now() });
      consider();
    },
    /** Of the latest that wait, so many that are of a kind are not told any more. @param {number} count @param {(item: Item) => boolean} is */
    forget(count, is) {
      for (let left = count, i = held.length - 1; i >= 0 && left > 0; i -= 1) {
        if (!is(held[i].item)) continue;
        held.splice(i, 1);
        left -= 1;
      }
    },
    stop: () => clearTimeout(timer),
  };
}
