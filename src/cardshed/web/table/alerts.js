/** What is to be heard besides words: cards, calls, my turn. */

import { effect } from '@preact/signals';
import { sounds } from './sound.js';
import { isHeard } from './talk.js';

/** @typedef {import('./stage.js').Stage} Stage */
/** @typedef {import('./types.js').Scene} Scene */
/** @typedef {import('@preact/signals').ReadonlySignal<Scene>} SceneSignal */

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
  const { me } = scene.peek();
  if (!isHeard(entry)) return;
  /** @type {any[]} */
  const events = entry.events ?? [];
  if (entry.kind === 'started' || events.some(({ event }) => event === 'shuffle' || event === 'round')) sounds.shuffle();
  if (events.some(({ event, winners }) => event === 'match_over' && winners.includes(me))) sounds.win();
}

/** Whether the table waits for me. @param {Scene} scene */
export const isMyTurn = (scene) => scene.me !== null && scene.phase === 'playing' && scene.waiting.includes(scene.me) && scene.moves.length > 0;

/** What I can do now, as a message: nothing, my turn, or something out of turn. @param {Scene} scene */
export function chanceOf(scene) {
  // What goes without saying is done without a word.
  if (scene.moves.length === 1 && scene.game.formal?.(scene.moves[0])) return '';
  if (isMyTurn(scene)) return scene.view.turn === scene.me ? 'your-turn' : 'your-answer';
  return scene.me !== null && scene.phase === 'playing' && scene.moves.length ? 'your-chance' : '';
}

/** @param {SceneSignal} scene */
function watchTurn(scene) {
  let last = '';
  return effect(() => {
    const now = chanceOf(scene.value);
    if (now === last) return;
    last = now;
    if (now) sounds.turn();
  });
}

/** @param {Stage} stage */
function watchShouts(stage) {
  return stage.shout.subscribe((shout) => { if (shout) sounds.call(); });
}
