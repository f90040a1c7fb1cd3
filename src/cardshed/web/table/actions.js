/** Whose turn it is, and the moves that are not made with a card. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { Button } from '../ui/index.js';
import { t } from '../words.js';
import { chanceOf, isMyTurn } from './alerts.js';
import { Chooser, Refusal } from './chooser.js';
import { goalLine } from './goal.js';
import { guidance } from './guiding.js';
import { HintList } from './hint-list.js';
import { classes } from './kit.js';
import { OnToMyTurn, Resume } from './notices.js';
import { Plate } from './seats.js';
import { TurnClock, deadlineOf } from './turn-clock.js';

/** @typedef {import('./types.js').Scene} Scene */
/** @typedef {import('./playing.js').Playing} Playing */

/** Questions and answers stand in the bar too, in place of what they make needless: they lie over no card. @param {{playing: Playing}} props */
export function ActionBar({ playing }) {
  const scene = playing.scene.value;
  const all = actionsOf(scene);
  const laying = mayLay(scene);
  // What can be laid takes the place of what else could be done, so that nothing moves under the finger.
  const actions = laying ? all.filter(({ parts }) => LOUD.has(parts.kind)) : all;
  return html`<div class=${classes('action-bar', scene.game.several && 'has-several', laying && 'is-laying')} role="group" aria-label=${t('actions-title')}>
    <p class="goal" data-testid="goal">${goalLine(scene.game.id, scene.settings)}</p>
    ${scene.me !== null && h(OwnPlate, { playing, seat: scene.me })}
    ${h(TurnBanner, { playing })}
    ${scene.me !== null && html`<div class="notes">${h(Chooser, { playing })}${h(Refusal, { playing })}${h(HintList, { playing })}</div>`}
    <div class="actions">
      ${h(LayChosen, { playing })}
      ${actions.map(({ move, parts }) => html`<button type="button" key=${move} data-testid=${`action-${move}`}
        class=${classes('action', `is-${parts.kind}`, playing.hints.list.value[0]?.move === move && 'is-hinted')}
        aria-disabled=${playing.picking.busy.value || undefined} onClick=${() => playing.picking.play(move)}>${parts.swatch}<span>${parts.label}</span></button>`)}
      ${playing.state.value.paused && scene.phase === 'playing' && h(Resume, { playing })}
      ${h(Afterwards, { playing })}
      ${h(OnToMyTurn, { playing })}
    </div>
  </div>`;
}

/** @param {{playing: Playing, seat: number}} props */
function OwnPlate({ playing, seat }) {
  const deadline = deadlineOf(playing, seat);
  return html`<div class="own-plate">${h(Plate, { playing, seat, own: true })}${deadline && h(TurnClock, { playing, deadline, own: true })}</div>`;
}

/** What stays offered while cards are being chosen. */
const LOUD = new Set(['call', 'claim']);
/** @type {Record<string, number>} */
const ORDER = { call: 0, claim: 1, choice: 2, card: 3, pass: 4 };

/** Moves with a button of their own, the loud ones first. @param {Scene} scene */
export function actionsOf(scene) {
  const always = scene.settings.purist && scene.me !== null && scene.phase === 'playing' ? scene.game.unprompted ?? [] : [];
  return [...scene.moves, ...always]
    .map((move) => ({ move, parts: scene.game.parse(move, scene) }))
    .filter(({ parts }) => parts.source === null)
    .sort((a, b) => ORDER[a.parts.kind] - ORDER[b.parts.kind]);
}

/** Whether the chosen cards can be laid together. @param {Scene} scene */
const mayLay = ({ game, chosen, targets }) => Boolean(game.several) && chosen.length > 0 && !targets.size;

/** @param {{playing: Playing}} props */
function LayChosen({ playing }) {
  const { chosen } = playing.scene.value;
  if (!mayLay(playing.scene.value)) return null;
  return html`<button type="button" class="action is-call" data-testid="action-lay-chosen" onClick=${() => playing.picking.layChosen()}>
    <span>${t('lay-chosen', { count: chosen.length })}</span></button>`;
}

/** @param {{playing: Playing}} props */
export function TurnBanner({ playing }) {
  const scene = playing.scene.value;
  const mine = isMyTurn(scene);
  const advice = mine && !scene.waits ? scene.game.advice?.(scene) ?? null : null;
  const look = classes('turn-banner', advice && 'has-advice', mine && 'is-mine', !mine && scene.moves.length > 0 && 'is-chance');
  return html`<p class=${look} data-testid="turn-banner" data-mine=${String(mine)}>${advice ?? bannerText(playing, scene, mine)}</p>`;
}

/** @param {Playing} playing @param {Scene} scene @param {boolean} mine */
function bannerText(playing, scene, mine) {
  if (scene.phase === 'over') return t('match-is-over');
  if (scene.phase === 'between') return t('round-is-over');
  if (playing.state.value.paused) return t('paused');
  const next = guidance(scene);
  if (next) return next;
  if (scene.moves.length) return t(chanceOf(scene) || 'your-turn');
  const gone = scene.waiting.length === 1 && isGone(playing, scene.waiting[0]);
  const names = scene.waiting.map((seat) => scene.names[seat]).join(', ');
  if (gone) return t('waiting-away', { name: names });
  return names ? t('their-turn', { names, count: scene.waiting.length }) : t('one-moment');
}

/** Whether somebody has just left: a bot plays for them before long. @param {Playing} playing @param {number} seat */
function isGone(playing, seat) {
  const { kind, away } = playing.scene.value.seats[seat];
  return kind === 'person' && !away && playing.connection.presence.value.here[seat] === false;
}

/** Between rounds and after the match, when the sheet was put aside. @param {{playing: Playing}} props */
function Afterwards({ playing }) {
  const { phase, me } = playing.state.value;
  if (me === null || playing.panel.value?.name === 'result' || (phase !== 'between' && phase !== 'over')) return null;
  return html`<${Button} kind="plain" icon="sheet" onClick=${() => playing.open('result')}>${t('sheet-title')}</${Button}>
    ${phase === 'between' ? h(NextRound, { playing }) : h(Rematch, { playing })}`;
}

/** @param {{playing: Playing, focused?: boolean}} props */
export function NextRound({ playing, focused = false }) {
  const { ready, me } = playing.state.value;
  const waiting = ready.includes(me);
  return html`<${Button} kind="primary" data-testid="next-round" autofocus=${focused} aria-disabled=${waiting || undefined} onClick=${() => !waiting && playing.goOn({ t: 'ready' })}>
    ${waiting ? t('waiting-for-others') : t('next-round')}</${Button}>`;
}

/** @param {{playing: Playing, focused?: boolean}} props */
export function Rematch({ playing, focused = false }) {
  return html`<${Button} kind="primary" data-testid="rematch" autofocus=${focused} onClick=${() => playing.goOn({ t: 'start' })}>${t('rematch')}</${Button}>`;
}
