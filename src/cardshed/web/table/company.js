/** Who sits at the table, and what one may do about it: the host more than others. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { house } from '../net/api.js';
import { pace } from '../net/profile.js';
import { clockText } from '../shell/order.js';
import { Avatar } from '../shell/person.js';
import { Removing } from '../shell/removing.js';
import { useWanted } from '../shell/wanted.js';
import { Button, Segmented, Switch } from '../ui/index.js';
import { t } from '../words.js';
import { isWaitedFor } from './seats.js';
import { WATCHERS, muted, toggleMuted } from './talk.js';

/** @typedef {import('./playing.js').Playing} Playing */

/** @param {Playing} playing */
export const isHost = (playing) => {
  const { me, maker } = playing.state.value;
  return me !== null && me === maker;
};

/** @param {{playing: Playing}} props */
export function Company({ playing }) {
  const { seats, settings } = playing.state.value;
  return html`<div class="company">
    <ul role="list" class="company-seats">${seats.map((/** @type {any} */ _, /** @type {number} */ seat) => h(Member, { key: seat, playing, seat }))}
      ${settings.talk && html`<li><span class="company-words"><strong>${t('member-watchers')}</strong></span><span class="company-tools">${h(Mute, { seat: WATCHERS })}</span></li>`}</ul>
    ${h(Pace, { playing })}
  </div>`;
}

/** @param {{playing: Playing, seat: number}} props */
function Member({ playing, seat }) {
  const { seats, settings, me } = playing.state.value;
  const { name, colour, kind } = seats[seat];
  const partner = playing.game.partner?.(seat, seats.length, settings.options) ?? null;
  return html`<li data-colour=${colour} data-seat=${seat}>
    <${Avatar} name=${name} colour=${colour} bot=${kind === 'bot'} />
    <span class="company-words"><strong>${name}</strong><span>${noteOf(playing, seat)}</span>
      ${partner !== null && html`<span>${t('plays-with', { name: seats[partner].name })}</span>`}</span>
    <span class="company-tools">
      ${kind === 'bot' && me === null && h(TakeSeat, { playing, seat })}
      ${kind === 'person' && h(Person, { playing, seat })}
    </span>
  </li>`;
}

/** @param {Playing} playing @param {number} seat */
function noteOf(playing, seat) {
  const { seats, me, maker } = playing.state.value;
  const { kind, bot, away } = seats[seat];
  const here = playing.connection.presence.value?.here?.[seat] ?? true;
  if (kind === 'bot') return t(`level-${bot}`);
  if (away) return t('seat-away');
  if (seat === me) return t(seat === maker ? 'member-you-host' : 'member-you');
  if (!here) return t('seat-gone');
  return t(seat === maker ? 'member-host' : 'member-person');
}

/** What may be done about a person. @param {{playing: Playing, seat: number}} props */
function Person({ playing, seat }) {
  const { me, seats, phase } = playing.state.value;
  const { away, name } = seats[seat];
  const may = me === seat || isHost(playing);
  const running = phase === 'playing' || phase === 'between';
  return html`
    ${running && may && html`<${Button} size="small" data-testid=${`stand-in-${seat}`}
      onClick=${() => playing.command({ t: away ? 'back' : 'away', seat })}>${standInText(away, me === seat)}</${Button}>`}
    ${me !== null && me !== seat && !away && isWaitedFor(playing.scene.value, seat) && h(Nudge, { playing, seat })}
    ${me !== seat && h(Mute, { seat })}
    ${isHost(playing) && me !== seat && html`
      <${Button} size="small" kind="quiet" data-testid=${`host-${seat}`} onClick=${() => playing.command({ t: 'maker', seat })}>${t('make-host')}</${Button}>
      <${Removing} name=${name} seat=${seat} onRemove=${(/** @type {boolean} */ bar) => playing.command({ t: 'remove', seat, bar })} />`}`;
}

/** @param {{seat: number}} props */
function Mute({ seat }) {
  const silent = muted.value.has(seat);
  return html`<${Button} size="small" kind="quiet" icon=${silent ? 'mute' : 'sound'} data-testid=${`mute-${seat === WATCHERS ? 'watchers' : seat}`}
    aria-pressed=${silent} onClick=${() => toggleMuted(seat)}>${t(silent ? 'unmute' : 'mute')}</${Button}>`;
}

/** @param {boolean} away @param {boolean} mine */
function standInText(away, mine) {
  if (mine) return t(away ? 'play-again-myself' : 'bot-for-me');
  return t(away ? 'seat-back' : 'bot-for-seat');
}

/** @param {{playing: Playing, seat: number}} props */
export function Nudge({ playing, seat }) {
  return html`<${Button} size="small" data-testid=${`nudge-${seat}`} onClick=${() => playing.command({ t: 'nudge', seat })}>${t('nudge')}</${Button}>`;
}

/** Whether somebody who watches may have a bot's seat now. @param {Playing} playing @param {number} seat */
function mayTake(playing, seat) {
  const { me, left, barred, seats, phase } = playing.state.value;
  if (me !== null || barred || seats[seat].kind !== 'bot') return false;
  return left === seat || phase === 'over' || (phase === 'between' && (left ?? null) === null);
}

/** @param {{playing: Playing, seat: number}} props */
function TakeSeat({ playing, seat }) {
  if (!mayTake(playing, seat)) return null;
  const { left, seats } = playing.state.value;
  return html`<${Button} size="small" kind="primary" data-testid=${`take-${seat}`} onClick=${() => playing.sit(seat)}>
    ${left === seat ? t('take-seat-back') : t('take-seat', { name: seats[seat].name })}</${Button}>`;
}

/** The bots' seats that somebody who watches may have now. @param {Playing} playing @returns {number[]} */
export const freeSeats = (playing) => playing.state.value.seats
  .flatMap((/** @type {any} */ _, /** @type {number} */ seat) => (mayTake(playing, seat) ? [seat] : []));

/** @param {{playing: Playing}} props */
export const FreeSeats = ({ playing }) => freeSeats(playing).map((seat) => h(TakeSeat, { key: seat, playing, seat }));

/** How fast bots play, and the clock. @param {{playing: Playing}} props */
function Pace({ playing }) {
  const [settings, change] = useWanted(playing.connection.state.value.settings, playing.command);
  if (!isHost(playing)) return null;
  const paces = (house.value?.paces ?? []).map((value) => ({ value, label: t(`pace-${value}`) }));
  const clocks = (house.value?.clocks ?? [0]).map((seconds) => ({ value: seconds, label: clockText(seconds) }));
  const hasBots = playing.state.value.seats.some((/** @type {any} */ seat) => seat.kind === 'bot' || seat.away);
  return html`<div class="form">
    ${hasBots && html`<${Segmented} label=${t('order-pace')} value=${settings.pace} choices=${paces} onChange=${(/** @type {string} */ value) => {
      pace.value = value;
      change({ pace: value });
    }} />`}
    <${Segmented} label=${t('order-clock')} value=${settings.clock} choices=${clocks}
      onChange=${(/** @type {number} */ clock) => change({ clock })} />
    <${Switch} label=${t('order-talk')} note=${t('order-talk-note')} value=${settings.talk}
      onChange=${(/** @type {boolean} */ talk) => change({ talk })} />
  </div>`;
}
