/** A table before the cards are dealt: who comes, what is played, and how friends find it. */

import { html } from 'htm/preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { gameOf, house } from './net/api.js';
import { colour, pace } from './net/profile.js';
import { pageTitle } from './router.js';
import { Invitation } from './shell/invitation.js';
import { OptionFields, fitting, withDefaults } from './shell/options.js';
import { clockText } from './shell/order.js';
import { Avatar, PersonFields, myName } from './shell/person.js';
import { Removing } from './shell/removing.js';
import { useWanted } from './shell/wanted.js';
import { removed } from './table/removal.js';
import { Button, Choice, Segmented, Stepper, Switch, notify, useKeptFocus } from './ui/index.js';
import { has, loadGameWords, t, tg } from './words.js';

/** @typedef {import('./net/socket.js').Connection} Connection */
/** @typedef {import('./net/socket.js').TableState} TableState */
/** @typedef {import('./net/socket.js').Seat} Seat */
/** @typedef {(command: {t: string, [field: string]: unknown}) => Promise<unknown>} Tell */

const FILL_LEVEL = 'medium';

/** A table in play fills the window, its lobby does not. (A style could see that by itself, but would look at every change.) */
function markLobby() {
  document.body.dataset.lobby = '';
  return () => { delete document.body.dataset.lobby; };
}

/** @param {{connection: Connection, game?: import('./table/types.js').GameTable}} props */
export function Lobby({ connection, game }) {
  const state = connection.state.value;
  const title = gameOf(state?.game ?? '')?.title ?? state?.game ?? '';
  useEffect(() => void (pageTitle.value = title), [title]);
  useLayoutEffect(markLobby, []);
  useEffect(() => void (state && loadGameWords(state.game).catch(() => undefined)), [state?.game]);
  if (!state) return null;
  const tell = teller(connection);
  const { watchers } = connection.presence.value;
  const guest = state.me === null;
  const mine = !guest && state.me === state.maker;
  return html`<div class="lobby" data-game=${state.game} data-testid="lobby">
    <header class="lobby-head felt rim">
      <p class="lobby-kicker">${title}</p>
      <h1>${heading(state, mine)}</h1>
      ${has('tagline', state.game) && html`<p>${tg(state.game, 'tagline')}</p>`}
    </header>
    <div class="lobby-columns">
      <div class="lobby-company">
        ${guest && html`<${Guest} state=${state} tell=${tell} />`}
        <${Seats} state=${state} game=${game} here=${connection.presence.value.here} mine=${mine} tell=${tell} />
        <${Beginning} state=${state} mine=${mine} tell=${tell} />
      </div>
      ${!guest && html`<${Invitation} table=${state.table} online=${connection.online.value} />`}
      <div class="lobby-more">
        <${SettingsPanel} state=${state} mine=${mine} tell=${tell} />
        ${!guest && html`<${Myself} state=${state} mine=${mine} tell=${tell} />`}
      </div>
    </div>
    <p class="lobby-watchers" role="status">${watchers > 0 ? t('lobby-watchers', { count: watchers }) : ''}</p>
  </div>`;
}

/** Sends, and says so when it is refused. @param {Connection} connection @returns {Tell} */
function teller(connection) {
  return (command) => connection.send(command).catch((no) => {
    const why = command.t === 'sit' && no.error === 'bad-option' ? 'bad-name' : no.error;
    notify(t(has(`no-${why}`) ? `no-${why}` : 'no-other'));
    // Drawn anew, so that switches show what the table has, not what was refused.
    const now = connection.state.peek();
    if (now) connection.state.value = { ...now };
  });
}

/** @param {TableState} state @param {boolean} mine */
function heading(state, mine) {
  const host = state.maker === null ? '' : state.seats[state.maker]?.name;
  if (mine || !host) return t('lobby-title-mine');
  return t(state.me === null ? 'lobby-title-invited' : 'lobby-title-guest', { name: host });
}

/** @param {{state: TableState, game?: import('./table/types.js').GameTable, here: boolean[], mine: boolean, tell: Tell}} props */
function Seats({ state, game, here, mine, tell }) {
  const noteFocus = useKeptFocus('.seat');
  return html`<section class="paper lobby-panel" aria-labelledby="lobby-seats">
    <h2 id="lobby-seats">${t('lobby-seats')}</h2>
    <ol role="list" class="seats" onFocusIn=${noteFocus}>${state.seats.map((seat, index) => html`<li key=${index} class=${`seat is-${seat.kind}`} data-colour=${seat.colour}>
      ${seat.kind === 'open' ? html`<${OpenSeat} state=${state} index=${index} mine=${mine} tell=${tell} />`
        : html`<${TakenSeat} state=${state} seat=${seat} index=${index} mine=${mine} tell=${tell}
          away=${seat.kind === 'person' && here[index] === false} partner=${partnerName(state, game, index)} />`}
      ${mine && index + 1 < state.seats.length && html`<${SwapPlaces} state=${state} index=${index} tell=${tell} />`}
    </li>`)}</ol>
  </section>`;
}

/** @param {{state: TableState, index: number, mine: boolean, tell: Tell}} props */
function OpenSeat({ state, index, mine, tell }) {
  return html`<span class="seat-place" aria-hidden="true">${index + 1}</span>
    <span class="seat-words"><strong>${t('lobby-seat-open')}</strong><span>${t('lobby-seat-open-note')}</span></span>
    <span class="seat-tools">
      ${state.me === null && !state.barred && html`<${Button} kind="primary" data-testid=${`sit-${index}`}
        onClick=${() => sit(tell, index)}>${t('lobby-sit-here')}</${Button}>`}
      ${mine && html`<${Button} icon="bot" data-testid=${`bot-${index}`}
        onClick=${() => tell({ t: 'bot', seat: index, level: FILL_LEVEL })}>${t('lobby-seat-to-bot')}</${Button}>`}
    </span>`;
}

/** @param {{state: TableState, seat: Seat, index: number, mine: boolean, away: boolean, partner: string, tell: Tell}} props */
function TakenSeat({ state, seat, index, mine, away, partner, tell }) {
  const levels = (house.value?.levels ?? []).map((level) => ({ value: level, label: t(`level-${level}`) }));
  return html`<${Avatar} name=${seat.name} colour=${seat.colour} bot=${seat.kind === 'bot'} />
    <span class="seat-words"><strong>${seat.name}</strong><span>${seatNote(state, seat, index, away)}</span>
      ${partner && html`<span>${t('plays-with', { name: partner })}</span>`}</span>
    ${mine && seat.kind === 'person' && index !== state.me && html`<span class="seat-tools">
      <${Removing} name=${seat.name} seat=${index} onRemove=${(/** @type {boolean} */ bar) => tell({ t: 'remove', seat: index, bar })} /></span>`}
    ${!mine && index === state.me && html`<span class="seat-tools">
      <${Button} kind="quiet" icon="door" data-testid="stand" onClick=${() => tell({ t: 'stand' })}>${t('lobby-stand')}</${Button}></span>`}
    ${mine && seat.kind === 'bot' && html`<span class="seat-tools">
      <${Choice} label=${t('lobby-seat-level', { name: seat.name })} hideLabel value=${seat.bot ?? ''} choices=${levels}
        onChange=${(/** @type {string} */ level) => tell({ t: 'bot', seat: index, level })} />
      <${Button} kind="quiet" icon="close" label=${t('lobby-seat-free-again', { name: seat.name })} data-testid=${`open-${index}`}
        onClick=${() => tell({ t: 'bot', seat: index, level: null })} /></span>`}`;
}

/** Two neighbours change places. @param {{state: TableState, index: number, tell: Tell}} props */
function SwapPlaces({ state, index, tell }) {
  const label = t('lobby-swap', { one: nameOf(state, index), other: nameOf(state, index + 1) });
  return html`<${Button} kind="quiet" size="small" icon="swap" class="seat-swap" label=${label}
    data-testid=${`swap-${index}`} onClick=${() => tell({ t: 'swap', seat: index, other: index + 1 })} />`;
}

/** @param {TableState} state @param {Seat} seat @param {number} index @param {boolean} away */
function seatNote(state, seat, index, away) {
  if (seat.kind === 'bot') return t('lobby-seat-bot', { level: t(`level-${seat.bot}`) });
  if (index === state.me) return t('lobby-seat-you');
  if (away) return t('lobby-seat-away');
  return t(index === state.maker ? 'lobby-seat-maker' : 'lobby-seat-person');
}

/** Who plays together with a seat, in a game of teams. @param {TableState} state @param {import('./table/types.js').GameTable|undefined} game @param {number} index */
function partnerName(state, game, index) {
  const partner = game?.partner?.(index, state.seats.length, state.settings.options) ?? null;
  return partner === null ? '' : nameOf(state, partner);
}

/** @param {TableState} state @param {number} index */
const nameOf = (state, index) => state.seats[index].name || t('lobby-seat-number', { number: index + 1 });

/** @param {Tell} tell @param {number} seat */
function sit(tell, seat) {
  return tell({ t: 'sit', seat, name: myName(), colour: colour.value });
}

/** How it begins. @param {{state: TableState, mine: boolean, tell: Tell}} props */
function Beginning({ state, mine, tell }) {
  const open = state.seats.flatMap((seat, index) => (seat.kind === 'open' ? [index] : []));
  if (!mine) {
    const host = state.maker === null ? '' : state.seats[state.maker]?.name;
    return html`<p class="lobby-wait" role="status">${t('lobby-waiting', { name: host })}</p>`;
  }
  const fill = async () => {
    for (const seat of open) await tell({ t: 'bot', seat, level: FILL_LEVEL });
    await tell({ t: 'start' });
  };
  if (!open.length) {
    return html`<${Button} kind="primary" size="large" icon="play" class="lobby-start" data-testid="start"
      onClick=${() => tell({ t: 'start' })}>${t('lobby-start')}</${Button}>`;
  }
  return html`<p class="lobby-wait" role="status">${t('lobby-open-seats', { count: open.length })}</p>
    <${Button} kind="primary" size="large" icon="play" class="lobby-start" data-testid="fill-and-start"
      onClick=${fill}>${t('lobby-fill', { count: open.length })}</${Button}>`;
}

/** For who came by the link. @param {{state: TableState, tell: Tell}} props */
function Guest({ state, tell }) {
  const free = state.seats.findIndex((seat) => seat.kind === 'open');
  return html`<section class="paper lobby-panel" aria-labelledby="lobby-guest">
    ${removed.value && html`<p class="lobby-removed" role="alert" data-testid="removed">${removed.value}</p>`}
    <h2 id="lobby-guest">${t(state.barred ? 'no-barred' : free < 0 ? 'lobby-full' : 'lobby-join')}</h2>
    ${state.barred ? null : free < 0 ? html`<p>${t('lobby-full-note')}</p>` : html`<${PersonFields} />
      <${Button} kind="primary" size="large" icon="hand" data-testid="sit" onClick=${() => sit(tell, free)}>${t('lobby-sit')}</${Button}>
      <p class="field-note">${t('lobby-or-watch')}</p>`}
  </section>`;
}

/** One's own name and colour. @param {{state: TableState, mine: boolean, tell: Tell}} props */
function Myself({ state, mine, tell }) {
  return html`<details class="paper lobby-panel more"><summary>${t('lobby-you')}</summary>
    <div class="form"><${PersonFields} />
      <${Button} icon="check" data-testid="rename" onClick=${() => sit(tell, state.me ?? 0)}>${t('lobby-rename')}</${Button}>
    </div></details>`;
}

/** @param {{state: TableState, mine: boolean, tell: Tell}} props */
function SettingsPanel({ state, mine, tell }) {
  const game = gameOf(state.game);
  const [settings, change] = useWanted(state.settings, tell);
  if (!game) return null;
  // A seat that somebody has stays.
  const least = Math.max(game.seats[0], state.seats.findLastIndex((seat) => seat.kind === 'person') + 1);
  const paces = (house.value?.paces ?? []).map((value) => ({ value, label: t(`pace-${value}`) }));
  const clocks = (house.value?.clocks ?? [0]).map((seconds) => ({ value: seconds, label: clockText(seconds) }));
  return html`<details class="paper lobby-panel more"><summary>${t('lobby-settings')}</summary>
    <div class="form">
      ${!mine && html`<p class="field-note">${t('lobby-settings-note')}</p>`}
      <${Stepper} label=${t('order-seats')} value=${settings.seats} from=${least} to=${game.seats[1]} disabled=${!mine}
        note=${mine && least > game.seats[0] ? t('lobby-seats-least', { name: state.seats[least - 1].name, number: least }) : undefined}
        onChange=${(/** @type {number} */ seats) => change({ seats })} />
      <div class="form options"><${OptionFields} game=${game} seats=${settings.seats} values=${withDefaults(game, settings.options, settings.seats)} disabled=${!mine}
        onChange=${(/** @type {string} */ name, /** @type {any} */ value) => change({ options: fitting(game, { ...settings.options, [name]: value }, settings.seats) })} /></div>
      <${Segmented} label=${t('order-pace')} value=${settings.pace} choices=${paces} disabled=${!mine}
        onChange=${(/** @type {string} */ value) => { pace.value = value; change({ pace: value }); }} />
      <${Segmented} label=${t('order-clock')} value=${settings.clock} choices=${clocks} disabled=${!mine}
        onChange=${(/** @type {number} */ clock) => change({ clock })} />
      <${Switch} label=${t('order-hints')} value=${settings.hints} disabled=${!mine}
        onChange=${(/** @type {boolean} */ hints) => change({ hints })} />
      ${has('purist', state.game) && html`<${Switch} label=${tg(state.game, 'purist')} note=${tg(state.game, 'purist.note')} value=${settings.purist} disabled=${!mine}
        onChange=${(/** @type {boolean} */ purist) => change({ purist })} />`}
      <${Switch} label=${t('order-talk')} note=${t('order-talk-note')} value=${settings.talk} disabled=${!mine}
        onChange=${(/** @type {boolean} */ talk) => change({ talk })} />
    </div></details>`;
}
