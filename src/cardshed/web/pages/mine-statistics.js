/** How I am doing, game by game and against whom. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { gameOf, house } from '../net/api.js';
import { signed } from '../table/account.js';
import { lang, t } from '../words.js';

/** @typedef {import('./mine.js').Tally} Tally */

/** @param {{statistics: Tally[]}} props */
export function Statistics({ statistics }) {
  const order = house.value?.games.map(({ id }) => id) ?? [];
  const games = [...new Set(statistics.map(({ game }) => game))].sort((one, other) => order.indexOf(one) - order.indexOf(other));
  return html`<section class="mine-statistics" aria-labelledby="mine-statistics" data-testid="mine-statistics">
    <h2 id="mine-statistics">${t('mine-statistics')}</h2>
    <div class="mine-games">${games.map((game) => h(Game, { key: game, game, tallies: statistics.filter((tally) => tally.game === game) }))}</div>
    <p class="mine-aside">${t('mine-best-note')}</p>
  </section>`;
}

/** @param {{game: string, tallies: Tally[]}} props */
function Game({ game, tallies }) {
  const levels = [...house.value?.levels ?? [], 'people'];
  const rows = [...tallies].sort((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level));
  const sum = (/** @type {'played'|'won'} */ what) => tallies.reduce((total, tally) => total + tally[what], 0);
  const title = gameOf(game)?.title ?? game;
  return html`<section class="mine-game paper" data-game=${game} aria-label=${title} data-testid=${`statistics-${game}`}>
    <header class="mine-game-head felt"><h3>${title}</h3><p>${t('mine-total', { played: sum('played'), won: sum('won') })}</p></header>
    <table>
      <thead><tr><th scope="col">${t('mine-against')}</th><th scope="col">${t('mine-won')}</th>
        <th scope="col">${t('mine-streak')}</th><th scope="col">${t('mine-best')}</th></tr></thead>
      <tbody>${rows.map((tally) => html`<tr key=${tally.level} data-level=${tally.level}>
        <th scope="row">${levelText(tally.level)}</th>
        <td>${t('mine-won-of', { won: tally.won, played: tally.played })}<span class="mine-small">${percent(tally.won / tally.played)}</span></td>
        <td>${tally.longest}${tally.streak > 1 && html`<span class="mine-small">${t('mine-streak-now', { count: tally.streak })}</span>`}</td>
        <td>${tally.best === null ? html`<span aria-hidden="true">–</span><span class="visually-hidden">${t('mine-best-none')}</span>` : number(tally.best)}</td>
      </tr>`)}</tbody>
    </table>
  </section>`;
}

/** @param {string} level */
const levelText = (level) => t(level === 'people' ? 'mine-people' : `level-${level}`);

/** @param {number} share */
const percent = (share) => new Intl.NumberFormat(lang.value, { style: 'percent' }).format(share);

/** @param {number} value */
const number = (value) => signed(new Intl.NumberFormat(lang.value).format(value));
