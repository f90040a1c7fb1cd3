/** What reaches the player besides the picture: sounds, and the words for a screen reader. */

import { effect, signal } from '@preact/signals';
import { t } from '../words.js';
import { sounds } from './sound.js';
import { isHeard } from './talk.js';
import { inWords, tellEntry } from './telling.js';

/** @typedef {import('./stage.js').Stage} Stage */
/** @typedef {import('./types.js').Scene} Scene */
/** @typedef {import('@preact/signals').ReadonlySignal<Scene>} SceneSignal */

/** The newest events in words, for the live region. */
export const news = signal('');
/** Brief and at once: it is my turn. */
export const call = signal('');

/**
 * @param {Stage} stage
 * @param {SceneSignal} scene
 */
export function startAlerts(stage, scene) {
  stage.onFlight(() => sounds.card());
  const stops = [stage.onEntry((entry) => hear(entry, scene)), watchTurn(scene), watchShouts(stage)];
  return () => stops.forEach((stop) => stop());
}

/** @param {any} entry @param {SceneSignal} scene */
function hear(entry, scene) {
  const { game, seats, me } = scene.peek();
  const teller = { game, seats, me };
  if (!isHeard(entry)) return;
  news.value = tellEntry(teller, entry).map((line) => inWords(teller, line)).join(' ');
  /** @type {any[]} */
  const events = entry.events ?? [];
  if (entry.kind === 'started' || events.some(({ event }) => event === 'shuffle' || event === 'round')) sounds.shuffle();
  if (events.some(({ event, winners }) => event === 'match_over' && winners.includes(me))) sounds.win();
}

/** Whether the table waits for me. @param {Scene} scene */
export const isMyTurn = (scene) => scene.me !== null && scene.phase === 'playing' && scene.waiting.includes(scene.me) && scene.moves.length > 0;

const TURN = 'your-turn';
const CHANCE = 'your-chance';

/** What I can do now: nothing, my turn, or something out of turn. @param {Scene} scene */
function chanceOf(scene) {
  if (isMyTurn(scene)) return TURN;
  return scene.me !== null && scene.phase === 'playing' && scene.moves.length ? CHANCE : '';
}

/** @param {SceneSignal} scene */
function watchTurn(scene) {
  let last = '';
  return effect(() => {
    const now = chanceOf(scene.value);
    if (now === last) return;
    last = now;
    call.value = now ? t(now) : '';
    if (now) sounds.turn();
  });
}

/** @param {Stage} stage */
function watchShouts(stage) {
  return stage.shout.subscribe((shout) => { if (shout) sounds.call(); });
}
