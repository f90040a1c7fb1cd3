/** The score sheet: rounds down, seats across. */

import { html } from 'htm/preact';
import { accountOf, signed, word } from '../table/account.js';
import { loadGame } from '../table/games.js';
import { t } from '../words.js';
import { useAsked } from './loading.js';

/** @param {{match: import('./match.js').Match, onRound: (round: number) => void}} props */
export function ScoreSheet({ match, onRound }) {
  const { content: game } = useAsked(`sheet of ${match.game}`, () => loadGame(match.game));
  const { start, besides } = game ? accountOf(game, match) : { start: null, besides: null };
  if (!match.sheet.length) return html`<section class="match-sheet paper"><h2>${t('match-sheet')}</h2><p>${t('match-sheet-empty')}</p></section>`;
  const won = (/** @type {number} */ seat) => match.winners.includes(seat) && 'is-winner';
  const row = (/** @type {import('../table/account.js').Row} */ { label, points }) => html`<tr><th scope="row">${label}</th>
    ${points.map((number, seat) => html`<td class=${won(seat)}>${signed(number)}</td>`)}</tr>`;
  const look = match.seats > 5 ? 'match-sheet is-crowded paper' : 'match-sheet paper';
  return html`<section class=${look} aria-labelledby="match-sheet-title" data-testid="match-sheet">
    <h2 id="match-sheet-title">${t('match-sheet')}</h2>
    <div class="match-sheet-scroll" tabindex="0" role="group" aria-labelledby="match-sheet-title"><table>
      <thead><tr>
        <th scope="col">${t('match-sheet-round')}</th>
        ${match.names.map((name, seat) => html`<th scope="col" class=${won(seat)} data-colour=${match.colours[seat]}>${name}</th>`)}
      </tr></thead>
      <tbody>${start && row(start)}${match.sheet.map((points, index) => html`<tr>
        <th scope="row"><button type="button" class="match-sheet-round" title=${t('match-sheet-go', { round: index + 1 })}
          aria-label=${t('match-sheet-go', { round: index + 1 })} onClick=${() => onRound(index + 1)}>${index + 1}</button></th>
        ${points.map((number, seat) => html`<td class=${won(seat)}>${signed(number)}</td>`)}
      </tr>`)}${besides && row(besides)}</tbody>
      <tfoot><tr>
        <th scope="row">${word(match.game, 'sheet-total')}</th>
        ${match.scores.map((score, seat) => html`<td class=${won(seat)}>${signed(score)}</td>`)}
      </tr></tfoot>
    </table></div>
  </section>`;
}
