/**
 * Picking: what a tap on a place means. Knows no game; everything about a move comes from the game's `parse`.
 * A tap plays when only one thing can be meant, and otherwise asks as little as possible.
 */

import { signal } from '@preact/signals';
import { movesFrom, targetsOf } from './scene.js';

/** @typedef {import('./types.js').Scene} Scene */
/** @typedef {import('./types.js').MoveParts} MoveParts */
/** @typedef {{move: string, parts: MoveParts}} Candidate */
/** @typedef {{moves: Candidate[], place: string}} Choice */
/** @typedef {{clause: string|null, error: string}} Refusal */

/**
 * @param {{send: (command: any) => Promise<any>, scene: () => Scene|null, latest: (seq: number) => Promise<Scene|null>,
 *   seq: () => number, possible: (move: string) => boolean}} table
 *   `scene` is what the player sees; `latest` the newest one, once the table has come as far as `seq`;
 *   `possible`: whether a move that is seen can still be made, for cards may be in the air.
 */
export function createPicking({ send, scene: current, latest, seq, possible }) {
  const chosen = signal(/** @type {string[]} */ ([]));
  const choice = signal(/** @type {Choice|null} */ (null));
  const refusal = signal(/** @type {Refusal|null} */ (null));
  const busy = signal(false);

  /** As far as the player sees. */
  function isMyTurn() {
    const scene = current();
    return !scene || scene.me === null || scene.waiting.includes(scene.me);
  }

  function clear() {
    chosen.value = [];
    choice.value = null;
  }

  /** Resolves with the number of the table's log where the move stands, or 0. @param {string} move @param {number} [on] */
  async function play(move, on = seq()) {
    // A card may be in the air: a claim is sent all the same, and the table says who was first. So is what was said aloud.
    if (busy.value || (!possible(move) && isMyTurn() && !current()?.settings.purist)) return 0;
    clear();
    refusal.value = null;
    busy.value = true;
    try {
      return (await send({ t: 'move', move, on })).seq;
    } catch (no) {
      refusal.value = refusalOf(no);
      return 0;
    } finally {
      busy.value = false;
    }
  }

  /** @param {Candidate[]} candidates @param {string} place */
  function playOneOf(candidates, place) {
    if (candidates.length === 1) return play(candidates[0].move);
    choice.value = { moves: candidates, place };
    return undefined;
  }

  /** What no rule has to be asked about. @param {string} error */
  function refuse(error) {
    refusal.value = { clause: null, error };
  }

  /** Whether a card could never go there, whatever lies there. @param {Scene} scene @param {string} source @param {string} target */
  function isNoPlaceFor(scene, source, target) {
    return target !== 'felt' && !targetsOf(scene, source).has(target) && scene.game.attempt(source, target, scene) === null;
  }

  /** @param {string} source @param {string|null} target */
  async function askWhy(source, target) {
    const scene = current();
    const text = scene?.game.attempt(source, target, scene) ?? null;
    if (text === null) return refuse(target ? 'not-there' : isMyTurn() ? 'choose-card' : 'wait-turn');
    try {
      const answer = await send({ t: 'why', move: text });
      const now = current();
      if (answer.clause) refusal.value = { clause: answer.clause, error: 'refused' };
      else if (now && movesFrom(now, source).length) chosen.value = [source];
    } catch (no) {
      refusal.value = refusalOf(no);
    }
  }

  /** @param {Scene} scene @param {string} source */
  function tapSource(scene, source) {
    const candidates = movesFrom(scene, source);
    chosen.value = [];
    if (!candidates.length) return askWhy(source, null);
    const aimed = candidates.every(({ parts }) => parts.target);
    const atOnce = candidates.length === 1 && !candidates[0].parts.deliberate && !scene.settings.purist;
    if (!aimed || atOnce) return playOneOf(candidates, source);
    chosen.value = [source];
    return undefined;
  }

  /** @param {Scene} scene @param {string} source @param {string} target */
  function aim(scene, source, target) {
    const candidates = movesFrom(scene, source);
    const there = inOwnWords(scene, source, target, candidates.filter(({ parts }) => parts.target === target));
    if (there.length) return playOneOf(there, target);
    const free = candidates.filter(({ parts }) => !parts.target);
    if (free.length) return playOneOf(free, source);
    if (candidates.length && target === 'felt') return tapSource(scene, source);
    chosen.value = [];
    return askWhy(source, target === 'felt' ? null : target);
  }

  /** Purists say themselves what goes together, right or wrong. @param {Scene} scene @param {string} source @param {string} target @param {Candidate[]} there */
  function inOwnWords(scene, source, target, there) {
    if (!scene.settings.purist || !scene.game.spoken || !there.length || there[0].parts.kind === 'choice') return there;
    return scene.game.spoken(source, target).map((move) => ({ move, parts: scene.game.parse(move, scene) }));
  }

  /** @param {Scene} scene @param {string} source @param {boolean} picked */
  function toggle(scene, source, picked) {
    if (picked) {
      const left = [...chosen.value];
      left.splice(left.lastIndexOf(source), 1);
      chosen.value = left;
    } else if (chosen.value.length && scene.game.joins?.(source, chosen.value, scene)) {
      chosen.value = [...chosen.value, source];
    } else if (!movesFrom(scene, source).length) {
      void askWhy(source, null);
    } else {
      chosen.value = [source];
      if (!targetsOf(scene, source).size && !hasCompany(scene, source)) void layChosen();
    }
  }

  /** Whether anything could be laid together with it. @param {Scene} scene @param {string} source */
  function hasCompany(scene, source) {
    const hand = (scene.me === null ? [] : scene.view.hands[scene.me]).map((/** @type {string} */ code) => `hand:${code}`);
    const own = hand.indexOf(source);
    if (own >= 0) hand.splice(own, 1);
    const piles = [...scene.sources].filter((place) => place !== source && !place.startsWith('hand:'));
    return [...hand, ...piles].some((place) => scene.game.joins?.(place, [source], scene));
  }

  /** Lays the chosen cards one after another, each with the moves the table offers by then. */
  async function layChosen() {
    let scene = current();
    const sources = (scene && scene.game.inOrder?.(chosen.value, scene)) ?? chosen.value;
    let on = seq();
    chosen.value = [];
    for (const source of sources) {
      const candidates = scene ? movesFrom(scene, source) : [];
      if (!candidates.length) return on === seq() ? askWhy(source, null) : undefined;
      if (candidates.length > 1) return playOneOf(candidates, source);
      on = await play(candidates[0].move, on);
      if (!on) return undefined;
      scene = await latest(on);
    }
    const last = scene?.game.after?.(scene, sources);
    if (scene && last && scene.moves.includes(last)) await play(last, on);
    return undefined;
  }

  /** @param {string} place @param {string} [target] @param {boolean} [picked] */
  function act(place, target, picked) {
    const scene = current();
    if (!scene || scene.mini || busy.value) return;
    refusal.value = null;
    choice.value = null;
    const several = Boolean(scene.game.several);
    if (target) {
      if (isNoPlaceFor(scene, place, target)) refuse('not-there');
      else if (several && !targetsOf(scene, place).size && movesFrom(scene, place).length) dropSeveral(scene, place, Boolean(picked));
      else void aim(scene, place, target);
      return;
    }
    const [first] = chosen.value;
    if (first && targetsOf(scene, first).has(place)) void aim(scene, first, place);
    else if (several && isCard(scene, place)) pickSeveral(scene, place, Boolean(picked));
    else if (first && !scene.sources.has(place) && !place.startsWith('hand:') && isNoPlaceFor(scene, first, place)) refuse('not-there');
    else if (several && first) void layChosen();
    else if (first === place) chosen.value = [];
    else if (first && !scene.sources.has(place) && !place.startsWith('hand:')) void aim(scene, first, place);
    else void tapSource(scene, place);
  }

  /** A card that was chosen takes the others with it; one that was not is chosen first, as by a tap. @param {Scene} scene @param {string} place @param {boolean} picked */
  function dropSeveral(scene, place, picked) {
    if (picked) void layChosen();
    else toggle(scene, place, false);
  }

  /** A card that has to be aimed, or that goes alone, is no part of several. @param {Scene} scene @param {string} place @param {boolean} picked */
  function pickSeveral(scene, place, picked) {
    const held = picked || (chosen.value.includes(place) && !place.startsWith('hand:'));
    toggle(scene, place, held);
  }

  /** @param {Scene} scene @param {string} place */
  function isCard(scene, place) {
    return place.startsWith('hand:') || scene.sources.has(place) || chosen.value.includes(place)
      || Boolean(chosen.value.length && scene.game.joins?.(place, chosen.value, scene));
  }

  /** The table has moved on: what can no longer be meant is put down. */
  function stale() {
    const scene = current();
    if (choice.peek() && !choice.peek()?.moves.some(({ move }) => scene?.moves.includes(move))) choice.value = null;
    const held = chosen.peek();
    const [first] = held;
    if (first && !(scene && movesFrom(scene, first).length)) chosen.value = [];
  }

  return { chosen, choice, refusal, busy, act, play, layChosen, clear, stale };
}

/** @param {any} no @returns {Refusal} */
function refusalOf(no) {
  return { clause: no?.clause ?? null, error: no?.error ?? 'unknown' };
}
