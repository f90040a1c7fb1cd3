/** What to do next with what was chosen or asked for: shown on the banner, and told to whoever does not see it. */

import { effect } from '@preact/signals';
import { t } from '../words.js';

/** @typedef {import('./types.js').Scene} Scene */
/** @typedef {import('@preact/signals').ReadonlySignal<Scene>} SceneSignal */
/** @typedef {ReturnType<typeof import('./hints.js').createHints>} Hints */

/** What the chosen cards wait for. @param {Scene} scene @returns {string|null} */
export function guidance({ game, chosen, targets, waits }) {
  if (waits) return t('tap-again');
  if (!chosen.length) return null;
  if (targets.size) return t([...targets].every((place) => place.startsWith('hand@')) ? 'choose-person' : 'choose-target');
  return game.several ? t('choose-more') : null;
}

/**
 * Tells it with the first card that is chosen, and the best move when a hint was asked for.
 * @param {SceneSignal} scene @param {Hints} hints @param {(words: string) => void} tell
 */
export function startGuiding(scene, hints, tell) {
  let held = 0;
  const stopChoosing = effect(() => {
    const now = scene.value;
    const before = held;
    held = now.chosen.length;
    if (held && !before) tell(toBeTold(now));
  });
  const stopHints = effect(() => {
    const [best] = hints.list.value;
    if (best) tell(hintInWords(scene.peek(), best));
  });
  return () => { stopChoosing(); stopHints(); };
}

/** @param {Scene} scene */
function toBeTold(scene) {
  const { game, chosen, targets, waits } = scene;
  const several = game.several && !waits && !targets.size;
  if (several) return t('told-chosen', { button: t('lay-chosen', { count: chosen.length }) });
  return game.advice?.(scene) ?? guidance(scene) ?? '';
}

/** @param {Scene} scene @param {import('./hints.js').Hint} hint */
export function hintInWords(scene, { move, chance }) {
  const told = move === null || !scene.moves.includes(move) ? t('hint-wait') : scene.game.parse(move, scene).label;
  return t('told-hint', { move: told, chance: t('hint-chance-of', { chance: Math.round(chance * 100) }) });
}
