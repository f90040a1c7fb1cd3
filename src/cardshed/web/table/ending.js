/** The end of a round or of the match. It stays until it was read, whatever the others do meanwhile. */

import { effect, signal } from '@preact/signals';

/**
 * @typedef {Object} Ending
 * @property {any} state  the table as it was then
 * @property {boolean} over  the match, not only a round
 * @property {number[]} winners
 * @property {boolean} blocked  nobody could go on
 * @property {boolean} passed  the table has gone on since
 */

/**
 * @param {any} connection
 * @param {import('./stage.js').Stage} stage
 */
export function watchEnd(connection, stage) {
  const ending = signal(/** @type {Ending|null} */ (null));
  /** Whether I have asked to go on: then there is nothing left to read. */
  let read = false;
  const stop = effect(() => {
    const state = stage.shown.value;
    const before = ending.peek();
    if (state.phase === 'between' || state.phase === 'over') {
      if (!before || before.passed || !isSame(before.state, state)) read = false;
      ending.value = endingOf(state, connection.log.peek());
    } else if (before && !before.passed) {
      ending.value = read || isTakenBack(before.state, state) ? null : { ...before, passed: true };
    }
  });
  return {
    ending, stop,
    /** What follows is what I asked for. */
    goOn() { read = true; },
    forget() { if (ending.peek()?.passed) ending.value = null; },
  };
}

/** @param {any} one @param {any} other */
const isSame = (one, other) => one.number === other.number && one.sheet.length === other.sheet.length && one.phase === other.phase;

/** @param {any} before @param {any} state */
const isTakenBack = (before, state) => before.number === state.number && state.sheet.length < before.sheet.length;

/** @param {any} state @param {any[]} log @returns {Ending} */
function endingOf(state, log) {
  const events = log.findLast((entry) => entry.events?.some((/** @type {any} */ { event }) => event === 'round_over'))?.events ?? [];
  const over = state.phase === 'over';
  const round = events.find((/** @type {any} */ { event }) => event === 'round_over');
  const blocked = events.some((/** @type {any} */ { event }) => event === 'blocked');
  return { state, over, winners: (over ? state.match?.view.winners : round?.winners) ?? [], blocked, passed: false };
}
