/** The score sheet: rounds by seats, and what it says at the end of a round or of the match. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button } from '../ui/index.js';
import { has, listed, t, tg } from '../words.js';
import { accountOf, signed, word } from './account.js';
import { NextRound, Rematch } from './actions.js';
import { goalLine, optionWords } from './goal.js';
import { FreeSeats } from './company.js';
import { classes } from './kit.js';
import { Paused } from './notices.js';

/** @typedef {import('./playing.js').Playing} Playing */
/** @typedef {import('./types.js').SeatInfo} SeatInfo */
/** @typedef {import('./types.js').GameTable} GameTable */

/**
 * @param {{game?: GameTable, options?: any, seats: SeatInfo[], sheet: number[][], scores: number[], winners?: number[], me?: number|null}} props
 */
export function ScoreSheet({ game, options = {}, seats, sheet, scores, winners = [], me = null }) {
  const { start, besides } = game ? accountOf(game, { options, sheet, scores }) : { start: null, besides: null };
  return html`<div class="sheet-scroll" tabindex="0" role="region" aria-label=${t('sheet-title')}><table class=${classes('sheet', seats.length > 5 && 'is-crowded')}>
    <thead><tr><th scope="col">${t('sheet-round')}</th>
      ${seats.map((seat, i) => html`<th scope="col" key=${i} data-colour=${seat.colour} class=${classes('sheet-name', i === me && 'is-me')}><span>${seat.name}</span></th>`)}
    </tr></thead>
    <tbody>${start && h(Row, start)}${sheet.map((points, round) => h(Row, { key: round, label: String(round + 1), points }))}${besides && h(Row, besides)}</tbody>
    <tfoot><tr><th scope="row">${game ? word(game.id, 'sheet-total') : t('sheet-total')}</th>
      ${scores.map((score, i) => html`<td key=${i} class=${winners.includes(i) ? 'is-winner' : undefined}>${signed(score)}</td>`)}</tr></tfoot>
  </table></div>`;
}

/** @param {{label: string, points: number[]}} props */
const Row = ({ label, points }) => html`<tr><th scope="row">${label}</th>${points.map((p, i) => html`<td key=${i}>${signed(p)}</td>`)}</tr>`;

/** @param {{game: GameTable, state: any}} props */
export function SheetOfTable({ game, state }) {
  const { seats, sheet, match, me, settings } = state;
  const { scores = [], winners = [] } = match?.view ?? {};
  if (!sheet.length && !scores.some(Boolean)) return html`<p>${t('sheet-empty')}</p>`;
  return h(ScoreSheet, { game, options: settings.options, seats, sheet, scores, winners, me });
}

/** What the sheet says when a round or the match is over: who won, by what, and what it is all about. @param {{playing: Playing}} props */
export function Result({ playing }) {
  const ending = playing.ending.value;
  if (!ending) return null;
  const { state, over, winners, passed } = ending;
  const { seats, me, table, number } = state;
  const names = listed(winners.map((/** @type {number} */ seat) => seats[seat].name));
  const won = me !== null && winners.includes(me);
  const alone = won && winners.length === 1;
  const words = over
    ? alone ? t('you-win') : t('they-win', { names, count: winners.length })
    : alone ? t('you-win-round') : t('they-win-round', { names, count: winners.length });
  return html`<div class="result" data-testid="result">
    <p class=${classes(over ? 'winners' : 'round-winners', won && 'is-mine')}>${words}</p>
    ${h(ByWhat, { game: playing.game.id, ending, names })}
    ${playing.state.value.paused && h(Paused, { playing })}
    ${passed && html`<p class="resumes" role="status">${t(over ? 'match-went-on' : 'round-went-on')}</p>`}
    ${h(SheetOfTable, { game: playing.game, state })}
    <p class="result-goal">${goalLine(playing.game.id, state.settings)}</p>
    ${!over && !passed && h(Resumes, { playing })}
    ${h(Onwards, { playing, ending })}
    ${over && html`<p class="result-links"><a href=${`/m/${table}-${number}`}>${t('to-match')}</a><a href="/mine">${t('mine-link')}</a><a href="/">${t('table-home')}</a></p>`}
  </div>`;
}

/** In the game's own words. @param {{game: string, ending: import('./ending.js').Ending, names: string}} props */
function ByWhat({ game, ending, names }) {
  const { state, over, winners, blocked } = ending;
  const id = over ? 'won-match' : 'won-round';
  if (!has(id, game)) return null;
  const score = state.match?.view.scores[winners[0]] ?? 0;
  const args = { ...optionWords(state.settings), names, count: winners.length, score: signed(score), blocked: String(blocked || !winners.length) };
  return html`<p class="won-by">${tg(game, id, args)}</p>`;
}

/** @param {{playing: Playing, ending: import('./ending.js').Ending}} props */
function Onwards({ playing, ending }) {
  const { over, passed, state } = ending;
  if (passed) {
    return html`<div class="result-buttons"><${Button} kind="primary" data-testid="to-table" onClick=${playing.close}>${t('to-the-table')}</${Button}></div>`;
  }
  if (state.me === null) return html`<div class="result-buttons">${h(FreeSeats, { playing })}</div>`;
  return html`<div class="result-buttons">${over ? h(Rematch, { playing, focused: true }) : h(NextRound, { playing, focused: true })}</div>`;
}

/** When the next round begins by itself. @param {{playing: Playing}} props */
function Resumes({ playing }) {
  const { resumes, ready, seats, me } = playing.state.value;
  const left = useSignal(0);
  useEffect(() => {
    const tick = () => { left.value = resumes ? Math.max(0, Math.ceil(playing.clock.until(resumes) / 1000)) : 0; };
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [resumes]);
  const missing = seats.filter((/** @type {SeatInfo} */ seat, /** @type {number} */ i) => seat.kind === 'person' && !seat.away && i !== me && !ready.includes(i));
  return html`<p class="resumes">
    ${missing.length > 0 && t('waiting-for', { names: missing.map((/** @type {SeatInfo} */ seat) => seat.name).join(', ') })}
    ${' '}${left.value > 0 && t('resumes-in', { seconds: left.value })}</p>`;
}
