/** Where the replay stands, and the steps it goes through. */

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { get } from '../net/api.js';
import { addressOf } from './addresses.js';

/**
 * @typedef {Object} Step
 * @property {number|null} seat
 * @property {string|null} move
 * @property {number} at
 * @property {string|null} by
 * @property {import('../table/types.js').GameEvent[]} events
 * @property {any} view  null: played by rules that the server no longer has
 *
 * @typedef {'all'|'none'|number} View  whose eyes we look through
 * @typedef {(Step|undefined)[]} Steps  with gaps where nothing was fetched yet
 * @typedef {{view: View, steps: Steps}} Seen
 * @typedef {'busy'|'failed'|null} Problem
 */

const STEP_MS = 1400;
/** How many steps the server tells at a time. */
const PAGE = 200;
/** So many steps before the end of what is there, the next page is fetched. */
const AHEAD = 60;
/** Milliseconds that a step must be looked at before its page is fetched: the slider passes by many. */
const PASSING_BY = 120;

/**
 * The steps as somebody saw them, page by page as they are needed. Until other eyes' steps arrive, the old ones stay.
 * @param {string} match
 * @param {View} view
 * @param {number} at  the step that is looked at
 * @param {number} count
 */
export function useSteps(match, view, at, count) {
  const known = useRef(/** @type {Map<View, Steps>} */ (new Map()));
  const [seen, setSeen] = useState(/** @type {Seen|null} */ (null));
  const [problem, setProblem] = useState(/** @type {Problem} */ (null));
  const [tries, setTries] = useState(0);
  const wanted = useRef(view);
  wanted.current = view;
  const steps = known.current.get(view) ?? [];
  const from = firstMissing(steps, at, count);
  useEffect(() => {
    let current = true;
    setProblem(null);
    if (steps[at]) setSeen({ view, steps });
    const show = (/** @type {any} */ answer) => {
      const filled = withPage(known.current.get(view) ?? [], answer);
      known.current.set(view, filled);
      // Also what was asked for a while ago: one may come back to it.
      if (wanted.current === view) setSeen({ view, steps: filled });
    };
    const fail = (/** @type {any} */ why) => { if (current) setProblem(why.busy ? 'busy' : 'failed'); };
    const ask = () => void get(`${addressOf(match)}/steps?view=${view}&from=${from}`).then(show).catch(fail);
    const timer = from === null ? 0 : setTimeout(ask, seen ? PASSING_BY : 0);
    return () => { current = false; clearTimeout(timer); };
  }, [match, view, from, tries]);
  const there = seen?.view === view && Boolean(seen.steps[at]);
  return { seen, there, problem: there ? null : problem, retry: () => setTries(tries + 1) };
}

/**
 * Where the page begins that has to be fetched next: that of the step looked at, or the following one; null if both are there.
 * @param {Steps} steps
 * @param {number} at
 * @param {number} count
 */
function firstMissing(steps, at, count) {
  const needed = [at, Math.min(at + AHEAD, count - 1)].find((step) => !steps[step]);
  if (needed === undefined) return null;
  let from = needed - (needed % PAGE);
  while (from < needed && steps[from]) from += 1;
  return from;
}

/** @param {Steps} steps @param {{steps: Step[], from?: number}} answer  without `from`: all of them */
function withPage(steps, { steps: told, from = 0 }) {
  if (!told.length) throw new Error('no steps');
  const filled = steps.slice();
  told.forEach((step, index) => { filled[from + index] = step; });
  return filled;
}

/**
 * @typedef {Object} Position
 * @property {number} at
 * @property {number} last
 * @property {boolean} playing
 * @property {number} speed
 * @property {(step: number) => void} go
 * @property {() => void} toggle
 * @property {(speed: number) => void} setSpeed
 */

/** @param {number} count  how many steps there are @returns {Position & {waits: (there: boolean) => void}} */
export function usePosition(count) {
  const [wanted, setAt] = useState(stepInAddress);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [there, waits] = useState(false);
  const last = Math.max(0, count - 1);
  const at = Math.min(wanted, last);
  const go = (/** @type {number} */ step) => setAt(Math.max(0, Math.min(last, step)));
  useEffect(() => {
    if (!playing || !there) return undefined;
    if (at >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => go(at + 1), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [playing, there, at, speed, last]);
  useEffect(() => { if (there && !playing) noteInAddress(at); }, [at, there, playing]);
  const toggle = () => {
    if (!playing && at >= last) go(0);
    setPlaying(!playing);
  };
  return {
    at, last, playing, speed, setSpeed, toggle, waits,
    go: (step) => { setPlaying(false); go(step); },
  };
}

/** `#step-12` opens the replay there. */
function stepInAddress() {
  return Number(/^#step-(\d+)$/.exec(window.location.hash)?.[1] ?? 0);
}

/** @param {number} at */
function noteInAddress(at) {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${at ? `#step-${at}` : ''}`);
}

/**
 * Arrow keys step wherever one is on the page; the others only within the replay, where they do not get in the way of scrolling.
 * @param {Position} position
 * @param {{current: HTMLElement|null}} within
 */
export function useReplayKeys(position, within) {
  const latest = useRef(position);
  latest.current = position;
  useLayoutEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      if (pressed(event, latest.current, within.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** @param {KeyboardEvent} event @param {Position} position @param {HTMLElement|null} within @returns {boolean} whether the key meant something */
function pressed(event, position, within) {
  const target = /** @type {Element} */ (event.target);
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  if (target.closest('input, select, textarea, dialog, .match-sheet-scroll')) return false;
  const { at, last, go, toggle } = position;
  if (event.key === 'ArrowLeft') go(at - 1);
  else if (event.key === 'ArrowRight') go(at + 1);
  else if (!within?.contains(target)) return false;
  else if (event.key === 'Home') go(0);
  else if (event.key === 'End') go(last);
  else if (event.key === ' ' && !target.closest('button, a, summary')) toggle();
  else return false;
  return true;
}
