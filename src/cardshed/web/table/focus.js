/** The keyboard stays where it was: what goes away leaves the focus to what lies at its place now, never to the page as a whole. */

const CARDS = 'button.fan-card';
/** Where to go on when nothing is left at the place. */
const ELSEWHERE = ['.chooser button', CARDS, '.actions button', '.middle button', '.fan'];

/**
 * Watches the table and the sheets over it.
 * @param {HTMLElement} table
 */
export function keepFocus(table) {
  const page = /** @type {HTMLElement} */ (table.parentElement);
  /** What had the focus. @type {HTMLElement|null} */
  let held = null;
  /** The pile that had it, unless a card of the hand did after it. @type {string|undefined} */
  let pile;
  /** How many cards lie left of the latest one in the hand that had it. */
  let nth = 0;

  function note() {
    const now = document.activeElement;
    held = now instanceof HTMLElement && page.contains(now) ? now : null;
    if (!held || !table.contains(held)) return;
    const card = [...table.querySelectorAll(CARDS)].indexOf(held);
    pile = card < 0 ? held.dataset.place ?? pile : undefined;
    if (card >= 0) nth = card;
  }

  /** A click beside everything takes the focus away too: that is meant. */
  function isLost() {
    const now = document.activeElement;
    if (!held || (now && now !== document.body && now !== held)) return false;
    return !held.isConnected || held.matches(':disabled') || !held.checkVisibility({ visibilityProperty: true });
  }

  function restore() {
    if (!isLost() || page.querySelector('dialog[open]')) return;
    const next = atPlace() ?? ELSEWHERE.map((selector) => table.querySelector(selector)).find(Boolean);
    // Who has laid the last card has nothing left: the table keeps the focus until the sheet comes.
    (next instanceof HTMLElement ? next : table).focus({ preventScroll: true });
  }

  /** What lies there now. @returns {Element|undefined} */
  function atPlace() {
    const cards = table.querySelectorAll(CARDS);
    const there = pile === undefined ? null : table.querySelector(`:is(button, [tabindex])[data-place="${CSS.escape(pile)}"]`);
    return there ?? cards[Math.min(nth, cards.length - 1)];
  }

  table.tabIndex = -1;
  const observer = new MutationObserver(restore);
  observer.observe(page, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled', 'open', 'hidden', 'tabindex'] });
  document.addEventListener('focusin', note);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', note);
  };
}
