/** The best moves as the strongest bot sees them, and the places they name. */

import { computed, signal } from '@preact/signals';
import { notify } from '../ui/index.js';
import { t } from '../words.js';

/** @typedef {import('./types.js').Scene} Scene */
/** @typedef {{move: string|null, chance: number, error?: number}} Hint */

const MOST = 3;

/**
 * @param {(command: any) => Promise<any>} send
 * @param {() => Scene} scene
 */
export function createHints(send, scene) {
  const list = signal(/** @type {Hint[]} */ ([]));
  const thinking = signal(false);
  /** Counts what was asked, so that an answer which comes too late is left out. */
  let asked = 0;
  let open = false;

  const places = computed(() => {
    /** @type {Set<string>} */
    const found = new Set();
    const best = list.value[0]?.move;
    if (!best) return found;
    const { source, target } = scene().game.parse(best, scene());
    if (source) found.add(source);
    if (target) found.add(target);
    return found;
  });

  async function ask() {
    if (open) return;
    open = true;
    const mine = (asked += 1);
    thinking.value = true;
    try {
      const answer = await send({ t: 'hint' });
      if (mine === asked) list.value = answer.hints.slice(0, MOST);
    } catch (no) {
      if (mine === asked) notify(t('refused', { error: /** @type {any} */ (no)?.error ?? 'unknown' }));
    } finally {
      open = false;
      if (mine === asked) thinking.value = false;
    }
  }

  function clear() {
    asked += 1;
    thinking.value = false;
    if (list.peek().length) list.value = [];
  }

  return { list, thinking, places, ask, clear };
}
