/** The score sheet: rounds by seats, and what it says at the end of a round or of the match. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../words.js';
import { NextRound, Rematch } from './actions.js';
import { classes } from './kit.js';

/** @typedef {import('./playing.js').Playing} Playing */
/** @typedef {import('./types.js').SeatInfo} SeatInfo */

/**
 * @param {{seats: SeatInfo[], sheet: number[][], scores: number[], winners?: number[], me?: number|null}} props
 */
export function ScoreSheet({ seats, sheet, scores, winners = [], me = null }) {
  return html`<div class="sheet-scroll" tabindex="0" role="region" aria-label=${t('sheet-title')}><table class=${classes('sheet', seats.length > 5 && 'is-crowded')}>
    <thead><tr><th scope="col">${t('sheet-round')}</th>
      ${seats.map((seat, i) => html`<th scope="col" key=${i} data-colour=${seat.colour} class=${classes('sheet-name', i === me && 'is-me')}><span>${seat.name}</span></th>`)}
    </tr></thead>
    <tbody>${sheet.map((points, round) => html`<tr key=${round}><th scope="row">${round + 1}</th>${points.map((p, i) => html`<td key=${i}>${p}</td>`)}</tr>`)}</tbody>
    <tfoot><tr><th scope="row">${t('sheet-total')}</th>
      ${scores.map((score, i) => html`<td key=${i} class=${winners.includes(i) ? 'is-winner' : undefined}>${score}</td>`)}</tr></tfoot>
  </table></div>`;
}

/** @param {{playing: Playing}} props */
export function SheetOfTable({ playing }) {
  const { seats, sheet, match, me } = playing.state.value;
  const { scores = [], winners = [] } = match?.view ?? {};
  if (!sheet.length && !scores.some(Boolean)) return html`<p>${t('sheet-empty')}</p>`;
  return h(ScoreSheet, { seats, sheet, scores, winners, me });
}

/** What the sheet says when a round or the match is over. @param {{playing: Playing}} props */
export function Result({ playing }) {
  const { phase, seats, match, me, table, number } = playing.state.value;
  const over = phase === 'over';
  /** @type {number[]} */
  const winners = over ? match?.view.winners ?? [] : [];
  const won = me !== null && winners.includes(me);
  return html`<div class="result" data-testid="result">
    ${over && html`<p class=${classes('winners', won && 'is-mine')}>${won && winners.length === 1 ? t('you-win')
      : t('they-win', { names: winners.map((seat) => seats[seat].name).join(', '), count: winners.length })}</p>`}
    ${h(SheetOfTable, { playing })}
    ${!over && h(Resumes, { playing })}
    ${over && html`<p class="result-links"><a href=${`/m/${table}-${number}`}>${t('to-match')}</a><a href="/mine">${t('mine-link')}</a><a href="/">${t('table-home')}</a></p>`}
    ${me !== null && html`<div class="result-buttons">${over ? h(Rematch, { playing, focused: true }) : h(NextRound, { playing, focused: true })}</div>`}
  </div>`;
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
