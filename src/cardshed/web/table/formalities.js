/** Nobody is asked where there is one answer only: such a move is made as soon as it is the only one there is. */

import { effect } from '@preact/signals';

/** @typedef {import('./types.js').Scene} Scene */

/**
 * @param {import('./stage.js').Stage} stage
 * @param {import('@preact/signals').ReadonlySignal<Scene>} scene
 * @param {{play: (move: string) => Promise<number>, busy: import('@preact/signals').ReadonlySignal<boolean>}} picking
 */
export function startFormalities(stage, scene, picking) {
  /** What was taken back is asked for, lest it be made again at once. */
  let takenBack = false;
  let tried = 0;
  const stopListening = stage.onEntry(({ kind }) => { takenBack = kind === 'undone'; });
  const stopWatching = effect(() => {
    const { game, moves } = scene.value;
    const seq = stage.seq.value;
    if (picking.busy.value || moves.length !== 1 || !game.formal?.(moves[0]) || seq === tried) return;
    tried = seq;
    // Listeners hear of an entry right after it is shown.
    queueMicrotask(() => { if (!takenBack) void picking.play(moves[0]); });
  });
  return () => { stopListening(); stopWatching(); };
}
