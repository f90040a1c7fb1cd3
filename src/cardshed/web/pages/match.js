/** The page of a finished match: its result, the replay, the score sheet and the proof of a fair shuffle. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { pageTitle } from '../router.js';
import { lang, t } from '../words.js';
import { addressOf, tableOf } from './addresses.js';
import { Fairness } from './fairness.js';
import { useAnswer, useGameWords, useHeadingFocus, useHouse, useStyles } from './loading.js';
import { Busy, NoAnswer, Notice } from './notice.js';
import { Replay } from './replay.js';
import { Result } from './result.js';
import { ScoreSheet } from './sheet.js';

/**
 * @typedef {Object} Match  what the server tells of a finished match
 * @property {string} match
 * @property {string} game
 * @property {number} seats
 * @property {Record<string, any>} options
 * @property {string[]} names
 * @property {(string|null)[]} bots
 * @property {string[]} colours
 * @property {number[]} winners
 * @property {number[]} scores
 * @property {number[][]} sheet  points of each seat, a row a round
 * @property {string} commitment
 * @property {string} seed
 * @property {number} started
 * @property {number} ended
 * @property {number} moves
 * @property {number[]} [rounds]  the first step of each round
 * @property {string|null} [rules]  the edition of the rules it was played by
 * @property {boolean} [replayable]  false: the server no longer has those rules
 * @property {number} [undone]  how often moves were taken back
 */

/** @param {{matchId: string}} props */
export function MatchPage({ matchId }) {
  const styled = useStyles('table/cards.css', 'table/table.css', 'table/edge.css', 'pages/notice.css', 'pages/match.css', 'pages/replay.css');
  const { games } = useHouse();
  const { content, problem, retry } = useAnswer(addressOf(matchId));
  const match = /** @type {Match|null} */ (content);
  const worded = useGameWords(match?.game, 'events', 'table');
  const game = games?.find(({ id }) => id === match?.game);
  /** The round somebody wants to see again; an object of its own each time. */
  const wanted = useSignal(/** @type {{round: number}|null} */ (null));
  useEffect(() => { pageTitle.value = game ? t('match-title', { title: game.title }) : ''; }, [game, lang.value]);
  const there = match !== null && styled && worded;
  useHeadingFocus(there || problem !== null);
  if (problem) return h(Problem, { problem, matchId, retry });
  if (!there) return html`<p class="page-waiting" role="status">${t('match-loading')}</p>`;
  return html`<div class="match-page" data-game=${match.game} data-testid="match-page">
    ${h(Result, { match, game })}
    ${h(Replay, { match, wanted })}
    <div class="match-papers">
      ${h(ScoreSheet, { match, onRound: (round) => { wanted.value = { round }; } })}
      ${h(Fairness, { match })}
    </div>
  </div>`;
}

/** @param {{problem: string, matchId: string, retry: () => void}} props */
function Problem({ problem, matchId, retry }) {
  const home = html`<a href="/">${t('match-home')}</a>`;
  if (problem === 'not-over') {
    return h(Notice, { title: t('match-not-over'), text: t('match-not-over-about'), testid: 'match-not-over' },
      html`<a class="button is-primary is-normal" href=${tableOf(matchId)}>${t('match-to-table')}</a>`, home);
  }
  if (problem === 'set-aside') {
    return h(Notice, { title: t('match-aside'), text: t('match-aside-about'), testid: 'match-aside' },
      html`<a class="button is-primary is-normal" href=${tableOf(matchId)}>${t('match-to-table')}</a>`, home);
  }
  if (problem === 'unknown') {
    return h(Notice, { title: t('match-unknown'), text: t('match-unknown-about'), testid: 'match-unknown' }, home);
  }
  return h(problem === 'busy' ? Busy : NoAnswer, { retry });
}
