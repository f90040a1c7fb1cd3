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
  const { seen, failed, loading, retry } = useSteps(match.match, view);
  const { content: game, problem, retry: retryGame } = useAsked(`table of ${match.game}`, () => loadGame(match.game));
  const broken = failed || problem !== null;
  const position = usePosition(seen?.steps.length ?? 0);
  const section = useRef(/** @type {HTMLElement|null} */ (null));
  useReplayKeys(position, section);
  const round = wanted.value;
  useEffect(() => {
    if (!round || !seen) return;
    position.go(Math.max(0, seen.steps.findIndex(({ events }) => startsRound(events, round.round))));
    section.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, [round]);
  const again = () => { retry(); retryGame(); };
  const choose = (/** @type {string} */ chosen) => setView(asView(chosen));
  return html`<section class="replay" ref=${section} aria-labelledby="replay-title" aria-busy=${loading ? 'true' : undefined} data-testid="replay">
    <div class="replay-head">
      <h2 id="replay-title">${t('replay-title')}</h2>
      ${h(Choice, { label: t('replay-view'), hideLabel: true, value: String(view), choices: viewsOf(match), onChange: choose })}
    </div>
    ${broken && html`<p class="replay-failed paper" role="alert">${t('replay-failed')} ${h(Button, { onClick: again }, t('match-retry'))}</p>`}
    ${!broken && !(seen && game) && html`<p class="replay-waiting felt rim" role="status">${t('replay-loading')}</p>`}
    ${seen && game && h(Stage, { match, game, seen, position })}
  </section>`;
}

/** @param {{match: Match, game: any, seen: import('./replay-state.js').Seen, position: import('./replay-state.js').Position}} props */
function Stage({ match, game, seen, position }) {
  const { steps, view } = seen;
  const seats = match.names.map((name, seat) => seatOf(match, name, seat));
  const teller = { game, seats, me: typeof view === 'number' ? view : null };
  const haste = position.playing ? position.speed : UNHURRIED;
  return html`<div class="replay-body">
    <div class="replay-main">
      ${h(ReplayTable, { game, seats, options: match.options, steps, view, at: position.at, haste })}
      ${h(Controls, { position, steps })}
    </div>
    ${h(ReplayLog, { teller, steps, position })}
  </div>`;
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
