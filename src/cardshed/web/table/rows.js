/** How my hand stands: in one row while each card shows as much as a finger needs, else in several. */

import { useLayoutEffect, useState } from 'preact/hooks';

/** @typedef {{wide: number, card: number, room: number, high: number}} Measure  in pixels: one row, a card in it, and a row of several; how high they may be */

/** Pixels that a finger needs to meet one card and no other, with a little for rounding; where nothing is tapped, to see which card it is. */
const FINGER = 45.5;
const GLANCE = 24;
/** How wide cards in rows are at least, and what is left free beside them: --card-hand and the padding of .fan-rows. */
const NARROWEST = 52;
const MARGIN = 6;
/** How much of a card the next one leaves to be seen where there is room: as in .fan-card. */
const SHOWN = 0.86;
/** The same downwards, how high a card is, what stays free above, and how much of the table's height rows may have: as in .fan-rows. */
const DOWN = 0.8;
const HIGH = 1.5;
const ABOVE = 22;
const ROWS_HIGH = 27;
/** How much larger cards must get for one row more. */
const WORTH_IT = 1.15;

/**
 * @param {{current: HTMLElement|null}} fan
 * @param {number} cards
 * @param {boolean} still  nothing is to be tapped
 */
export function useRows(fan, cards, still) {
  const [measure, setMeasure] = useState(/** @type {Measure|null} */ (null));
  useLayoutEffect(() => {
    const box = fan.current;
    if (!box) return undefined;
    const look = () => {
      setMeasure((old) => sameOr(old, measured(box)));
      // So many that not even rows have room: then the hand can be pushed up and down.
      box.toggleAttribute('data-scrolls', isTooLow(box));
    };
    look();
    // What is found changes sizes itself: not before the observer has told of all of them.
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [cards]);
  return rowsIn(measure, cards, still ? GLANCE : FINGER);
}

/** Whether the last row ends below the hand; cards that still slide there count where they will be. @param {HTMLElement} box */
function isTooLow(box) {
  const last = /** @type {HTMLElement|null} */ (box.querySelector('.fan-card:last-child'));
  return Boolean(last && box.classList.contains('fan-rows') && last.offsetTop + last.offsetHeight > box.offsetTop + box.clientHeight + 1);
}

/** @param {Measure|null} measure @param {number} cards @param {number} least */
function rowsIn(measure, cards, least) {
  const { wide, card, room, high } = measure ?? { wide: 0, card: 0, room: 0, high: 0 };
  const shown = Math.min(SHOWN * card, (wide - card) / (cards - 1));
  // Cards of an arc are tilted: unless they lie as far apart as they may, they need a little more.
  if (!card || cards < 2 || shown >= Math.max(least, Math.min(least * 1.1, SHOWN * card))) return { rows: 1, columns: Math.max(1, cards), room };
  const most = Math.max(2, Math.floor((room - NARROWEST) / least) + 1);
  const fewest = Math.max(2, Math.ceil(cards / most));
  const rows = widthIn(fewest + 1, cards, room, high) > widthIn(fewest, cards, room, high) * WORTH_IT ? fewest + 1 : fewest;
  return { rows, columns: Math.ceil(cards / rows), room };
}

/** How wide cards are in so many rows: --card-hand of .fan-rows. @param {number} rows @param {number} cards @param {number} room @param {number} high */
function widthIn(rows, cards, room, high) {
  const columns = Math.ceil(cards / rows);
  return Math.min(room / (columns * SHOWN + 1 - SHOWN), (high - ABOVE) / ((rows - 1) * DOWN + HIGH));
}

/** As if all cards stood in one row. @param {HTMLElement} box @returns {Measure} */
function measured(box) {
  const inRows = box.classList.contains('fan-rows');
  box.classList.remove('fan-rows');
  const style = getComputedStyle(box);
  const { paddingLeft, paddingRight } = style;
  const share = parseFloat(style.getPropertyValue('--rows-high')) || ROWS_HIGH;
  const wide = box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  const card = /** @type {HTMLElement|null} */ (box.querySelector('.card'))?.offsetWidth ?? 0;
  if (inRows) box.classList.add('fan-rows');
  const table = box.closest('.table')?.clientHeight ?? 0;
  return { wide, card, room: box.clientWidth - 2 * MARGIN, high: table * share / 100 };
}

/** @param {Measure|null} old @param {Measure} now */
const sameOr = (old, now) => (old && old.wide === now.wide && old.card === now.card && old.room === now.room && old.high === now.high ? old : now);
