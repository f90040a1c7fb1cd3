/** Where the replay stands, and the steps it goes through. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { get } from '../net/api.js';
import { addressOf } from './addresses.js';

/**
 * @typedef {Object} Step
 * @property {number|null} seat
 * @property {string|null} move
 * @property {number} at
 * @property {string|null} by
 * @property {import('../table/types.js').GameEvent[]} events
 * @property {any} view
 *
 * @typedef {'all'|'none'|number} View  whose eyes we look through
 * @typedef {{view: View, steps: Step[]}} Seen
 */

const STEP_MS = 1400;

/**
 * The steps as somebody saw them. Until other eyes' steps arrive, the old ones stay.
 * @param {string} match
 * @param {View} view
 */
export function useSteps(match, view) {
  const known = useRef(/** @type {Map<View, Step[]>} */ (new Map()));
  const [seen, setSeen] = useState(/** @type {Seen|null} */ (null));
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    const show = (/** @type {Step[]} */ steps) => {
      known.current.set(view, steps);
      if (current) setSeen({ view, steps });
    };
    setFailed(false);
    const before = known.current.get(view);
    if (before) show(before);
    else get(`${addressOf(match)}/steps?view=${view}`).then(({ steps }) => show(steps), () => { if (current) setFailed(true); });
    return () => { current = false; };
  }, [match, view, tries]);
  return { seen, failed, loading: seen?.view !== view && !failed, retry: () => setTries(tries + 1) };
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

/** @param {number} count  how many steps there are; 0 until they are known @returns {Position} */
export function usePosition(count) {
  const [wanted, setAt] = useState(stepInAddress);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const last = Math.max(0, count - 1);
  const at = Math.min(wanted, last);
  const go = (/** @type {number} */ step) => setAt(Math.max(0, Math.min(last, step)));
  useEffect(() => {
    if (!playing) return undefined;
    if (at >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => go(at + 1), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [playing, at, speed, last]);
  useEffect(() => { if (count && !playing) noteInAddress(at); }, [at, count, playing]);
  const toggle = () => {
    if (!playing && at >= last) go(0);
    setPlaying(!playing);
  };
  return {
    at, last, playing, speed, setSpeed, toggle,
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
  useEffect(() => {
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
