/** A table left standing, and the way back to it. */

import { html } from 'htm/preact';
import { gameOf } from '../net/api.js';
import { Icon } from '../ui/index.js';
import { lang, listed, t } from '../words.js';

/** @type {Record<string, string>} */
const TICKETS = { lobby: 'ticket-lobby', aside: 'ticket-aside' };

/** @param {{table: import('../net/api.js').Mine}} props */
export function Ticket({ table }) {
  const state = TICKETS[table.phase] ?? (table.yours ? 'ticket-yours' : 'ticket-others');
  const names = listed(table.seats.filter(Boolean));
  return html`<a class="ticket" href=${`/t/${table.table}`} data-game=${table.game} data-yours=${table.yours} data-phase=${table.phase}>
    <span class="ticket-stub felt"><${Icon} name="play" /></span>
    <span class="ticket-words"><strong>${gameOf(table.game)?.title ?? table.game}</strong><span>${names}</span>
      <span class="ticket-state">${t(state)} · ${ago(table.at)}</span></span>
  </a>`;
}

/** @param {number} at */
function ago(at) {
  const minutes = (at - Date.now()) / 60_000;
  const words = new Intl.RelativeTimeFormat(lang.value, { numeric: 'auto', style: 'short' });
  if (minutes > -1) return words.format(0, 'second');
  if (minutes > -60) return words.format(Math.round(minutes), 'minute');
  return minutes > -1440 ? words.format(Math.round(minutes / 60), 'hour') : words.format(Math.round(minutes / 1440), 'day');
}
