/** What I played: tables that are not over, how I am doing, every match; and me on another device. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';
import { get, myTables } from '../net/api.js';
import { pageTitle } from '../router.js';
import { Ticket } from '../shell/ticket.js';
import { loadGame } from '../table/games.js';
import { Button, notify } from '../ui/index.js';
import { lang, t } from '../words.js';
import { Devices } from './devices.js';
import { useAsked, useHeadingFocus, useHouse, useStyles, useWords } from './loading.js';
import { Matches } from './mine-matches.js';
import { Statistics } from './mine-statistics.js';
import { Busy, NoAnswer } from './notice.js';

/**
 * @typedef {Object} Played  what came of a match; all from `names` on only while the match is kept
 * @property {string} match
 * @property {string} game
 * @property {number} ended
 * @property {string} level
 * @property {boolean} won
 * @property {number} score
 * @property {boolean} kept
 * @property {string[]} [names]
 * @property {(string|null)[]} [bots]
 * @property {string[]} [colours]
 * @property {number[]} [winners]
 * @property {number[]} [scores]
 * @property {number} [seat]
 */

/** @typedef {{game: string, level: string, played: number, won: number, streak: number, longest: number, best: number|null}} Tally */

/** Everything the page begins with, so that it does not jump about. */
const fetchMine = async () => {
  const [{ statistics, settling }, { matches, next }, tables] = await Promise.all([get('/api/mine'), get('/api/mine/matches'), myTables()]);
  return { statistics, settling, matches, next, tables };
};

export function MinePage() {
  const styled = useStyles('pages/notice.css', 'pages/mine.css');
  const worded = useWords('web-mine');
  useHouse();
  const { content, problem, retry } = useAsked('mine', fetchMine);
  const there = content !== null && styled && worded;
  useEffect(() => { pageTitle.value = t('mine-link'); }, [lang.value]);
  useEffect(() => content?.statistics.forEach((/** @type {Tally} */ { game }) => void loadGame(game).catch(() => undefined)), [content]);
  useHeadingFocus(there || problem !== null);
  useEffect(() => { if (there) goToDevices(); }, [there]);
  if (problem && worded && styled) return h(problem === 'busy' ? Busy : NoAnswer, { retry });
  if (!there) return html`<p class="page-waiting" role="status">${t('loading')}</p>`;
  const { statistics, settling, matches, next, tables } = content;
  const nothing = !matches.length && !tables.tables.length && !settling;
  return html`<div class="mine-page" data-testid="mine-page">
    <h1 tabindex="-1">${t('mine-link')}</h1>
    ${nothing && html`<section class="mine-empty paper" data-testid="mine-empty"><h2>${t('mine-empty')}</h2><p>${t('mine-empty-about')}</p>
      <p><a class="button is-primary is-normal" href="/">${t('to-the-games')}</a></p></section>`}
    ${tables.tables.length > 0 && h(Unfinished, { first: tables })}
    ${settling && html`<p class="mine-note paper" role="status">${t('mine-settling')}</p>`}
    ${statistics.length > 0 && h(Statistics, { statistics })}
    ${matches.length > 0 && h(Matches, { first: matches, next })}
    ${h(Devices, {})}
  </div>`;
}

/** A link may lead to the last section, which is there only now. */
function goToDevices() {
  if (location.hash !== '#devices') return;
  const heading = document.getElementById('devices-title');
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** Tables that wait. @param {{first: {tables: import('../net/api.js').Mine[], more: boolean}}} props */
function Unfinished({ first }) {
  const [{ tables, more }, setTables] = useState(first);
  const fetchMore = () => myTables(tables.length).then(
    (found) => setTables({ tables: [...tables, ...found.tables.filter(({ table }) => !tables.some((known) => known.table === table))], more: found.more }),
    () => notify(t('order-offline')));
  return html`<section class="go-on" aria-labelledby="mine-go-on" data-testid="mine-unfinished">
    <h2 id="mine-go-on">${t('mine-go-on')}</h2>
    <ul role="list">${tables.map((table) => html`<li key=${table.table}>${h(Ticket, { table })}</li>`)}</ul>
    ${more && html`<p>${h(Button, { onClick: fetchMore, 'data-testid': 'more-tables' }, t('mine-more-tables'))}</p>`}
  </section>`;
}
