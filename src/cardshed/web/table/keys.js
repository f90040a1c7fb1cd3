/** The whole table by keyboard. */

import { shortcuts } from '../net/profile.js';

/** @typedef {import('./playing.js').Playing} Playing */

/** What `?` shows; single characters can be switched off. @type {{keys: string[], id: string, single?: boolean}[]} */
export const KEYS = [
  { keys: ['1', '…', '9'], single: true, id: 'key-pick' },
  { keys: ['←', '→'], id: 'key-move' },
  { keys: ['↑', '↓'], id: 'key-rows' },
  { keys: ['Enter'], id: 'key-enter' },
  { keys: ['P'], single: true, id: 'key-play' },
  { keys: ['Esc'], id: 'key-escape' },
  { keys: ['H'], single: true, id: 'tool-hint' },
  { keys: ['U'], single: true, id: 'tool-undo' },
  { keys: ['S'], single: true, id: 'sheet-title' },
  { keys: ['L'], single: true, id: 'log-title' },
  { keys: ['R'], single: true, id: 'tool-rules' },
  { keys: ['?'], single: true, id: 'tool-keys' },
];

// From the bottom of the table to its top.
const ROWS = ['.fan', '.own-front', '.actions', '.middle', '.others'];

/**
 * @param {KeyboardEvent} event
 * @param {Playing} playing
 * @param {HTMLElement|null} table
 */
export function onKey(event, playing, table) {
  if (event.ctrlKey || event.metaKey || event.altKey || !table || event.defaultPrevented) return;
  if (/** @type {HTMLElement} */ (event.target).closest?.('input, select, textarea') || document.querySelector('dialog[open]')) return;
  const done = escape(event.key, playing) || (shortcuts.peek() && letter(event.key.toLowerCase(), playing, table)) || arrow(event.key, table);
  if (done) event.preventDefault();
}

/** @param {string} key @param {Playing} playing */
function escape(key, { hints, picking }) {
  if (key !== 'Escape') return false;
  picking.clear();
  picking.refusal.value = null;
  hints.clear();
  return true;
}

/** What a single letter or digit does, unless it is switched off. @param {string} key @param {Playing} playing @param {HTMLElement} table */
function letter(key, playing, table) {
  const { hints, state } = playing;
  if (/^[1-9]$/.test(key)) return pressNth(table, Number(key) - 1);
  if (key === 'p') return press(table, ':is(.asked, .actions) button:not(:disabled)');
  if (key === 'h' && state.value.settings.hints && playing.scene.value.moves.length) { void hints.ask(); return true; }
  if (key === 'u' && state.value.match?.undo) { playing.takeBack(); return true; }
  /** @type {Record<string, string>} */
  const panels = { s: 'sheet', l: 'log', r: 'rules', '?': 'keys' };
  if (!panels[key]) return false;
  playing.open(panels[key]);
  return true;
}

/** @param {HTMLElement} table @param {string} selector */
function press(table, selector) {
  const button = /** @type {HTMLElement|null} */ (table.querySelector(selector));
  button?.click();
  return Boolean(button);
}

/** @param {HTMLElement} table @param {number} n */
function pressNth(table, n) {
  const card = /** @type {HTMLElement|undefined} */ (table.querySelectorAll('button.fan-card')[n]);
  card?.focus();
  card?.click();
  return Boolean(card);
}

/** Up and down go from row to row, first to where the chosen card may go; left and right along the row. @param {string} key @param {HTMLElement} table */
function arrow(key, table) {
  const here = /** @type {HTMLElement} */ (document.activeElement);
  const at = ROWS.findIndex((row) => here.closest(row));
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const step = key === 'ArrowUp' ? 1 : -1;
    if (at < 0) return focusRow(table, 0);
    for (let row = at + step; row >= 0 && row < ROWS.length; row += step) if (focusRow(table, row)) return true;
    return false;
  }
  if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || at < 1) return false;
  const stops = stopsIn(table, at);
  const next = stops[stops.indexOf(here) + (key === 'ArrowRight' ? 1 : -1)];
  next?.focus();
  return Boolean(next);
}

const BUTTON = 'button:not(:disabled)';
/** What has an explanation and nothing else to do. */
const THING = '[tabindex="-1"]:not(button)';

/** What the arrows stop at: while a card is to be aimed only buttons, else everything that is explained too. @param {HTMLElement} table @param {number} row @returns {HTMLElement[]} */
function stopsIn(table, row) {
  const aiming = table.querySelector('.is-target, .seat-target');
  const stops = table.querySelectorAll(aiming ? `${ROWS[row]} ${BUTTON}` : `${ROWS[row]} :is(${BUTTON}, ${THING})`);
  return [...stops].map((stop) => /** @type {HTMLElement} */ (stop));
}

/** @param {HTMLElement} table @param {number} row */
function focusRow(table, row) {
  const stops = stopsIn(table, row);
  const best = stops.find((stop) => stop.matches('.is-target, .seat-target')) ?? stops.find((stop) => stop.tabIndex === 0) ?? stops[0];
  best?.focus();
  return Boolean(best);
}
