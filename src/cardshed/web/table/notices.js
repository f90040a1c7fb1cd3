/** What holds the match up, with the way on: a pause, a bot in one's place, somebody who does not move. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { house } from '../net/api.js';
import { Button } from '../ui/index.js';
import { t } from '../words.js';
import { FreeSeats, Nudge, freeSeats } from './company.js';
import { removed } from './removal.js';

/** @typedef {import('./playing.js').Playing} Playing */

/** @param {{playing: Playing}} props */
export function Notices({ playing }) {
  const { me, seats, paused, phase } = playing.state.value;
  const away = me !== null && seats[me].away && phase !== 'over';
  const idle = useIdle(playing);
  const free = freeSeats(playing).length > 0;
  return html`<div class="notices" role="status">
    ${paused && phase !== 'playing' && h(Paused, { playing })}
    ${removed.value && html`<p class="notice" data-testid="removed">${removed.value}</p>`}
    ${away && html`<p class="notice">${t('bot-plays-for-you')}
      <${Button} size="small" kind="primary" data-testid="play-again" onClick=${() => playing.command({ t: 'back' })}>${t('play-again-myself')}</${Button}></p>`}
    ${idle !== null && h(Idle, { playing, seat: idle })}
    ${free && html`<p class="notice">${h(FreeSeats, { playing })}</p>`}
  </div>`;
}

/** Between rounds; while cards are played the banner says it. @param {{playing: Playing}} props */
export function Paused({ playing }) {
  return html`<p class="notice" data-testid="paused">${t('paused')} ${h(Resume, { playing })}</p>`;
}

/** Whoever sits at the table may end a pause. @param {{playing: Playing}} props */
export function Resume({ playing }) {
  if (playing.state.value.me === null) return null;
  return html`<${Button} size="small" kind="primary" icon="play" data-testid="go-on" onClick=${() => playing.command({ t: 'pause', on: false })}>${t('pause-end')}</${Button}>`;
}

/** @param {{playing: Playing, seat: number}} props */
function Idle({ playing, seat }) {
  const { seats, match, me } = playing.state.value;
  /** @type {number[]} */
  const voters = match.votes[seat] ?? [];
  const name = seats[seat].name;
  const others = seats.filter((/** @type {any} */ other, /** @type {number} */ number) => other.kind === 'person' && !other.away && number !== seat);
  const needed = Math.floor(others.length / 2) + 1;
  return html`<p class="notice" data-testid="idle">${t('idle', { name })}
    ${h(Nudge, { playing, seat })}
    ${voters.includes(me) ? html`<span>${t('voted', { count: voters.length, needed })}</span>`
      : html`<${Button} size="small" data-testid="vote" onClick=${() => playing.command({ t: 'vote', seat })}>
          ${t('vote', { name })}${needed > 1 ? ` (${voters.length}/${needed})` : ''}</${Button}>`}</p>`;
}

/** The person that everybody has waited for too long, where no clock helps. @param {Playing} playing */
function useIdle(playing) {
  const { match, me, seats, settings, phase, paused } = playing.state.value;
  const over = useSignal(false);
  const since = match?.since ?? 0;
  useEffect(() => {
    const left = playing.clock.until(since) + 1000 * (house.value?.idle ?? 60);
    over.value = left <= 0;
    const timer = setTimeout(() => { over.value = true; }, Math.max(0, left));
    return () => clearTimeout(timer);
  }, [since]);
  if (!over.value || me === null || paused || phase !== 'playing' || settings.clock) return null;
  const late = match.waiting.find((/** @type {number} */ seat) => seat !== me && seats[seat].kind === 'person' && !seats[seat].away);
  return late ?? null;
}

/** Who plays with nobody but bots need not wait for them. @param {{playing: Playing}} props */
export function OnToMyTurn({ playing }) {
  const { me, seats, phase, paused, match } = playing.state.value;
  if (me === null || phase !== 'playing' || paused || seats[me].away || match.waiting.includes(me)) return null;
  const alone = seats.every((/** @type {any} */ seat, /** @type {number} */ number) => number === me || seat.kind === 'bot' || seat.away);
  if (!alone || seats.length < 3) return null;
  return html`<${Button} kind="quiet" size="small" icon="last" class="on-to-my-turn" data-testid="hurry"
    onClick=${() => playing.connection.send({ t: 'hurry' }).catch(() => undefined)}>${t('on-to-my-turn')}</${Button}>`;
}
