/** The replay of a match: the table, the controls and the log beside it. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { loadGame } from '../table/games.js';
import { Button, Choice } from '../ui/index.js';
import { t } from '../words.js';
import { useAsked } from './loading.js';
import { Controls } from './replay-controls.js';
import { ReplayLog } from './replay-log.js';
import { usePosition, useReplayKeys, useSteps } from './replay-state.js';
import { ReplayTable } from './replay-table.js';

/** @typedef {import('./match.js').Match} Match */
/** @typedef {import('./replay-state.js').Step} Step */
/** @typedef {import('./replay-state.js').View} View */

const UNHURRIED = 1.5;

/** @param {{match: Match, wanted: import('@preact/signals').Signal<{round: number}|null>}} props */
export function Replay({ match, wanted }) {
  const [view, setView] = useState(/** @type {View} */ ('all'));
  const position = usePosition(match.moves + 1);
  const { seen, there, problem, retry } = useSteps(match.match, view, position.at, match.moves + 1);
  useEffect(() => position.waits(there), [there]);
  const { content: game, problem: noGame, retry: retryGame } = useAsked(`table of ${match.game}`, () => loadGame(match.game));
  const broken = problem ?? (noGame && 'failed');
  const section = useRef(/** @type {HTMLElement|null} */ (null));
  useReplayKeys(position, section);
  const round = wanted.value;
  useEffect(() => {
    if (!round) return;
    position.go(match.rounds?.[round.round - 1] ?? Math.max(0, (seen?.steps ?? []).findIndex((step) => step && startsRound(step.events, round.round))));
    section.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, [round]);
  const again = () => { retry(); retryGame(); };
  const choose = (/** @type {string} */ chosen) => setView(asView(chosen));
  return html`<section class="replay" ref=${section} aria-labelledby="replay-title" aria-busy=${there || broken ? undefined : 'true'} data-testid="replay">
    <div class="replay-head">
      <h2 id="replay-title">${t('replay-title')}</h2>
      ${h(Choice, { label: t('replay-view'), hideLabel: true, value: String(view), choices: viewsOf(match), onChange: choose })}
    </div>
    ${match.replayable === false && html`<p class="replay-failed paper" data-testid="other-rules">${t('replay-other-rules')}</p>`}
    ${broken && html`<p class="replay-failed paper" role="alert">${t(`replay-${broken}`)} ${h(Button, { onClick: again }, t('match-retry'))}</p>`}
    ${!broken && !(seen && game) && html`<p class="replay-waiting felt rim" role="status">${t('replay-loading')}</p>`}
    ${seen && game && h(Stage, { match, game, seen, position, there })}
  </section>`;
}

/** @param {{match: Match, game: any, seen: import('./replay-state.js').Seen, position: import('./replay-state.js').Position, there: boolean}} props */
function Stage({ match, game, seen, position, there }) {
  const { steps, view } = seen;
  const at = useLastThere(steps, position.at);
  const seats = match.names.map((name, seat) => seatOf(match, name, seat));
  const teller = { game, seats, me: typeof view === 'number' ? view : null };
  const haste = position.playing ? position.speed : UNHURRIED;
  return html`<div class="replay-body">
    <div class="replay-main">
      ${steps[at]?.view && h(ReplayTable, { game, seats, options: match.options, steps, view, at, haste })}
      ${h(Controls, { position, round: roundOf(match, steps, position.at), there })}
    </div>
    ${h(ReplayLog, { teller, steps, position })}
  </div>`;
}

/** The step looked at, or while it is being fetched the one before. @param {import('./replay-state.js').Steps} steps @param {number} at */
function useLastThere(steps, at) {
  const last = useRef(at);
  if (steps[at]) last.current = at;
  else if (!steps[last.current]) last.current = steps.findIndex(Boolean);
  return last.current;
}

/** The round of a step; 0: not known. @param {Match} match @param {import('./replay-state.js').Steps} steps @param {number} at @returns {number} */
function roundOf(match, steps, at) {
  return steps[at]?.view?.round ?? match.rounds?.filter((first) => first <= at).length ?? 0;
}

/** @param {Match} match @param {string} name @param {number} seat @returns {import('../table/types.js').SeatInfo} */
function seatOf(match, name, seat) {
  const bot = match.bots[seat] ?? null;
  return { kind: bot ? 'bot' : 'person', name, colour: match.colours[seat] ?? '', bot, away: false };
}

/** @param {Match} match */
function viewsOf(match) {
  return [
    { value: 'all', label: t('replay-view-all') },
    { value: 'none', label: t('replay-view-none') },
    ...match.names.map((name, seat) => ({ value: String(seat), label: t('replay-view-seat', { name }) })),
  ];
}

/** @param {string} chosen @returns {View} */
const asView = (chosen) => (chosen === 'all' || chosen === 'none' ? chosen : Number(chosen));

/** @param {import('../table/types.js').GameEvent[]} events @param {number} number */
const startsRound = (events, number) => events.some((event) => event.event === 'round' && /** @type {any} */ (event).round === number);
