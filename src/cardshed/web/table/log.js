/** The log in words, the newest line at the bottom. */

import { html } from 'htm/preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../words.js';
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
  const entries = playing.connection.log.value.filter((/** @type {any} */ entry) => entry.seq <= upTo && isHeard(entry, seats)).slice(-MOST_LINES);
  useLayoutEffect(() => {
    if (list.current && atEnd.current) list.current.scrollTop = list.current.scrollHeight;
  }, [upTo]);
  const remember = () => {
    const box = list.current;
    if (box) atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
  };
  return html`<div class="log" data-testid=${testid} ref=${list} onScroll=${remember} tabindex="0" role="region" aria-label=${t('log-title')}>
    <ol role="list">
      ${entries.map((/** @type {any} */ entry) => tellEntry(teller, entry).map((line, i) => html`
        <li key=${`${entry.seq}.${i}`} class=${entry.kind === 'moved' ? undefined : 'log-aside'} data-colour=${colourOf(line, seats)}>
          ${inChips(teller, line)}
        </li>`))}
    </ol>
  </div>`;
}

/** A line takes the colour of whom it names first. @param {import('./telling.js').Piece[]} line @param {import('./types.js').SeatInfo[]} seats */
function colourOf(line, seats) {
  const named = line.find((piece) => 'seat' in piece);
  return named && 'seat' in named ? seats[named.seat]?.colour : undefined;
}
