/** A table whose match was played by rules that have changed since: there are no cards to show, but people and a way on. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameOf, get } from '../net/api.js';
import { pageTitle } from '../router.js';
import { Avatar } from '../shell/person.js';
import { Button, notify } from '../ui/index.js';
import { t } from '../words.js';
import { classes } from './kit.js';
import { ScoreSheet } from './sheet.js';

/** @typedef {import('../net/socket.js').TableState} TableState */
/** @typedef {import('../net/socket.js').Connection} Connection */
/** @typedef {{winners: number[], scores: number[]}} Ending */

/** A match that cannot go on. @param {{connection: Connection}} props */
export function Aside({ connection }) {
  const state = /** @type {TableState} */ (connection.state.value);
  return h(Paper, { connection, title: t('aside-title') },
    html`<p>${t('aside-text')}</p><p>${t('aside-kept')}</p>`,
    h(Company, { state }),
    h(Again, { connection, text: t('aside-start') }));
}

/** A match that ended by older rules: what its page tells of it. @param {{connection: Connection, game: import('./types.js').GameTable}} props */
export function Retold({ connection, game }) {
  const { seats, sheet, me, table, number, settings } = /** @type {TableState} */ (connection.state.value);
  const ending = useEnding(`/api/matches/${table}-${number}`);
  return h(Paper, { connection, title: t('match-is-over') },
    html`<div class="result" data-testid="result">
      ${ending && h(Winners, { names: ending.winners.map((seat) => seats[seat]?.name ?? ''), mine: me !== null && ending.winners.includes(me) })}
      ${ending && h(ScoreSheet, { game, options: settings.options, seats, sheet, me, ...ending })}
      <p>${t('retold-text')}</p>
      <p class="result-links"><a href=${`/m/${table}-${number}`}>${t('to-match')}</a></p>
    </div>`,
    h(Again, { connection, text: t('rematch') }));
}

/** @param {{names: string[], mine: boolean}} props */
function Winners({ names, mine }) {
  const words = mine && names.length === 1 ? t('you-win') : t('they-win', { names: names.join(', '), count: names.length });
  return html`<p class=${classes('winners', mine && 'is-mine')}>${words}</p>`;
}

/** Who won, from the match's own page; null while that is not known. @param {string} address */
function useEnding(address) {
  const ending = useSignal(/** @type {Ending|null} */ (null));
  useEffect(() => {
    get(address).then(({ winners, scores }) => { ending.value = { winners, scores }; }, () => undefined);
  }, [address]);
  return ending.value;
}

/** A sheet of paper on the felt. @param {{connection: Connection, title: string, children?: any}} props */
function Paper({ connection, title, children }) {
  const { game, phase } = /** @type {TableState} */ (connection.state.value);
  const name = gameOf(game)?.title ?? game;
  useEffect(() => void (pageTitle.value = name), [name]);
  return html`<div class="table-page table-aside felt rim" data-testid="table-page" data-game=${game} data-phase=${phase}>
    <section class="aside-paper paper" aria-labelledby="aside-title">
      <p class="aside-game">${name}</p>
      <h1 id="aside-title">${title}</h1>
      ${children}
      <p class="result-links"><a href="/">${t('table-home')}</a></p>
    </section>
  </div>`;
}

/** @param {{state: TableState}} props */
function Company({ state }) {
  return html`<ul role="list" class="aside-company" aria-label=${t('lobby-seats')}>${state.seats.map((seat, index) => html`<li key=${index}>
    <${Avatar} name=${seat.name} colour=${seat.colour} bot=${seat.kind === 'bot'} small /><span>${seat.name}</span></li>`)}</ul>`;
}

/** Anybody seated may begin a new match. @param {{connection: Connection, text: string}} props */
function Again({ connection, text }) {
  if (connection.state.value?.me === null) return null;
  const start = () => connection.send({ t: 'start' }).catch((no) => notify(t('refused', { error: no.error ?? 'unknown' })));
  return html`<div class="result-buttons"><${Button} kind="primary" size="large" data-testid="rematch" onClick=${start}>${text}</${Button}></div>`;
}
