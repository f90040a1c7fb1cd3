/** How much of a turn is left: a ring that empties, with the seconds in it. */

import { html } from 'htm/preact';
import { useEffect } from 'preact/hooks';
import { t } from '../words.js';
import { useSecondsLeft } from './clock.js';
import { classes } from './kit.js';

/** @typedef {import('./playing.js').Playing} Playing */

/** From here on the clock calls attention to itself. */
const HURRY = 10;

/** When a seat's time is up, if it plays against the clock now. @param {Playing} playing @param {number} seat @returns {number|undefined} */
export function deadlineOf(playing, seat) {
  const { match, settings } = playing.state.value;
  return settings.clock ? match?.deadlines?.[seat] : undefined;
}

/** @param {{playing: Playing, deadline: number, own?: boolean}} props */
export function TurnClock({ playing, deadline, own = false }) {
  const seconds = useSecondsLeft(playing.clock, deadline);
  const told = t('clock-left', { seconds });
  useEffect(() => { if (own && seconds === HURRY) playing.announce(told); }, [own, seconds]);
  const gone = 100 * (1 - Math.min(1, seconds / playing.state.value.settings.clock));
  return html`<span class=${classes('clock', seconds >= 60 && 'is-long', seconds <= HURRY && 'is-short')} role="timer" aria-label=${told} title=${told}>
    <svg class="clock-ring" key=${deadline} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="17.5" /><circle class="clock-left" cx="20" cy="20" r="17.5" pathLength="100" style=${{ strokeDashoffset: gone }} />
    </svg><span class="clock-digits" aria-hidden="true">${digits(seconds)}</span></span>`;
}

/** @param {number} seconds */
const digits = (seconds) => (seconds < 60 ? String(seconds) : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`);
