/** What happened, in words; the current step marked, a click goes there. */

import { html } from 'htm/preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { inChips, inWords, tellEntry, turnEnds } from '../table/telling.js';
import { lang, t } from '../words.js';

/** @typedef {import('../table/telling.js').Teller} Teller */
/** @typedef {import('./replay-state.js').Step} Step */
/** @typedef {import('./replay-state.js').Position} Position */

/** @param {{teller: Teller, steps: import('./replay-state.js').Steps, position: Position}} props */
export function ReplayLog({ teller, steps, position }) {
  const list = useRef(/** @type {HTMLOListElement|null} */ (null));
  const go = useRef(position.go);
  go.current = position.go;
  // Hundreds of lines that stay the same while one steps through: drawn once, and the mark is moved by hand.
  const lines = useMemo(() => linesOf(teller, steps, position.last, (to) => go.current(to)), [steps, teller.game, position.last, lang.value]);
  useLayoutEffect(() => markLine(list.current, position.at), [position.at, lines]);
  useEffect(() => {
    if (!list.current) return undefined;
    const room = new ResizeObserver(() => scrollToMark(list.current));
    room.observe(list.current);
    return () => room.disconnect();
  }, []);
  const step = steps[position.at];
  const now = step ? inPlainWords(teller, step) : '';
  return html`<section class="replay-log paper" aria-labelledby="replay-log-title">
    <h3 id="replay-log-title">${t('replay-log')}</h3>
    <p class="visually-hidden" aria-live=${position.playing ? 'off' : 'polite'} data-testid="replay-now">${now}</p>
    <ol role="list" ref=${list} data-testid="replay-log">${lines}</ol>
  </section>`;
}

/** A step in sentences; none for a deal that tells nothing. @param {Teller} teller @param {Step} step */
function tellStep(teller, step) {
  const told = tellEntry(teller, { ...step, kind: step.move === null ? 'opening' : 'moved' });
  return told.length || step.seat === null ? told : [turnEnds(step.seat)];
}

/** What was fetched, and where something is missing. @param {Teller} teller @param {import('./replay-state.js').Steps} steps @param {number} last @param {(to: number) => void} go */
function linesOf(teller, steps, last, go) {
  const lines = [];
  for (let number = 0; number <= last; number += 1) {
    const step = steps[number];
    if (step) lines.push(lineOf(teller, step, number, go));
    else {
      const from = number;
      while (number < last && !steps[number + 1]) number += 1;
      lines.push(gapOf(from, number, go));
    }
  }
  return lines;
}

/** @param {number} from @param {number} to @param {(to: number) => void} go */
function gapOf(from, to, go) {
  return html`<li key=${from}><button type="button" class="replay-line is-gap" onClick=${() => go(from)}>
    <span class="replay-number">…</span><span class="replay-words">${t('replay-gap', { from, to })}</span></button></li>`;
}

/** @param {Teller} teller @param {Step} step @param {number} number @param {(to: number) => void} go */
function lineOf(teller, step, number, go) {
  const told = tellStep(teller, step);
  const sentences = told.length ? told.map((pieces) => html`<span class="replay-sentence">${inChips(teller, pieces)}</span>`) : t('replay-opening');
  return html`<li key=${number}><button type="button" class="replay-line" data-step=${number} onClick=${() => go(number)}>
    <span class="replay-number">${number || ''}</span><span class="replay-words">${sentences}</span>
  </button></li>`;
}

/** @param {Teller} teller @param {Step} step */
const inPlainWords = (teller, step) => tellStep(teller, step).map((pieces) => inWords(teller, pieces)).join(' ');

/** @param {HTMLOListElement|null} list @param {number} at */
function markLine(list, at) {
  list?.querySelector('[aria-current]')?.removeAttribute('aria-current');
  list?.querySelector(`[data-step="${at}"]`)?.setAttribute('aria-current', 'step');
  scrollToMark(list);
}

/**
 * Scrolls the log, not the page. Lines get their height only when they come into sight, so it looks again in the next frames.
 * @param {HTMLOListElement|null} list
 */
function scrollToMark(list, frames = 4) {
  bringIntoSight(list);
  if (frames) requestAnimationFrame(() => scrollToMark(list, frames - 1));
}

/** @param {HTMLOListElement|null} list */
function bringIntoSight(list) {
  const line = list?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!list || !line) return;
  const box = list.getBoundingClientRect();
  const hidden = line.top < box.top || line.bottom > box.bottom + 1;
  if (hidden) list.scrollTop += line.top - box.top - (box.height - line.height) / 2;
}
