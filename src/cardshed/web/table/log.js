/** The log in words, the newest line at the bottom. */

import { html } from 'htm/preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../words.js';
import { classes } from './kit.js';
import { isHeard } from './talk.js';
import { inChips, tellEntry } from './telling.js';

/** @typedef {import('./playing.js').Playing} Playing */

const MOST_LINES = 120;

/** @param {{playing: Playing, testid?: string}} props */
export function Log({ playing, testid = 'log' }) {
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  const atEnd = useRef(true);
  const { seats, me } = playing.state.value;
  const teller = { game: playing.game, seats, me };
  const upTo = playing.stage.seq.value;
  const all = playing.connection.log.value.filter((/** @type {any} */ entry) => entry.seq <= upTo && isHeard(entry));
  const undone = takenBack(all);
  const entries = oneForARow(all).slice(-MOST_LINES);
  const toNewest = () => {
    if (list.current && atEnd.current) list.current.scrollTop = list.current.scrollHeight;
  };
  useLayoutEffect(toNewest, [upTo]);
  // In a sheet that is just being opened it has no height yet.
  useLayoutEffect(() => {
    const observer = new ResizeObserver(toNewest);
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
  const remember = () => {
    const box = list.current;
    if (box) atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
  };
  return html`<div class="log" data-testid=${testid} ref=${list} onScroll=${remember} tabindex="0" role="region" aria-label=${t('log-title')}>
    <ol role="list">
      ${entries.map((/** @type {any} */ entry) => tellEntry(teller, entry).map((line, i) => html`
        <li key=${`${entry.seq}.${i}`} class=${classes(entry.kind !== 'moved' && 'log-aside', undone.has(entry.seq) && 'is-undone') || undefined} data-colour=${colourOf(line, seats)}>
          ${undone.has(entry.seq) ? html`<s>${inChips(teller, line)}</s> ${t('log-was-undone')}` : inChips(teller, line)}
        </li>`))}
    </ol>
  </div>`;
}

/** Of several changes of the settings in a row, the last is enough. @param {any[]} entries */
const oneForARow = (entries) => entries.filter(({ kind }, i) => kind !== 'settings' || entries[i + 1]?.kind !== kind);

/** The numbers of the moves that were taken back. @param {any[]} entries */
function takenBack(entries) {
  /** @type {Set<number>} */
  const undone = new Set();
  /** @type {number[]} */
  let moves = [];
  for (const { kind, seq, moves: count } of entries) {
    if (kind === 'started') moves = [];
    if (kind === 'moved') moves.push(seq);
    if (kind === 'undone') moves.splice(Math.max(0, moves.length - count)).forEach((move) => undone.add(move));
  }
  return undone;
}

/** A line takes the colour of whom it names first. @param {import('./telling.js').Piece[]} line @param {import('./types.js').SeatInfo[]} seats */
function colourOf(line, seats) {
  const named = line.find((piece) => 'seat' in piece);
  return named && 'seat' in named ? seats[named.seat]?.colour : undefined;
}
