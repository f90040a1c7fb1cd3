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

/** Milliseconds after which nobody waits for an answer any more. */
const TOO_LATE = 5000;

/**
 * @param {{send: (command: any) => Promise<any>, scene: () => Scene|null, latest: (seq: number) => Promise<Scene|null>,
 *   seq: () => number, possible: (move: string) => boolean, careful: () => boolean}} table
 *   `scene` is what the player sees; `latest` the newest one, once the table has come as far as `seq`;
 *   `possible`: whether a move that is seen can still be made, for cards may be in the air;
 *   `careful`: whether one tap is not enough to play a card.
 */
export function createPicking({ send, scene: current, latest, seq, possible, careful }) {
  const chosen = signal(/** @type {string[]} */ ([]));
  const choice = signal(/** @type {Choice|null} */ (null));
  const refusal = signal(/** @type {Refusal|null} */ (null));
  const busy = signal(false);
  /** Moves that the latest press has made: what is taken back together. */
  let made = 0;

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
      const { seq: at } = await send({ t: 'move', move, on });
      made += 1;
      return at;
    } catch (no) {
      refusal.value = refusalOf(no);
      return 0;
    } finally {
      busy.value = false;
    }
  }

  /** A press that is one move. @param {string} move */
  function playAlone(move) {
    made = 0;
    return play(move);
  }

  /** How many decisions a press on Undo takes back. */
  function toTakeBack() {
    const count = Math.max(1, made);
    made = 0;
    return count;
  }

  /** @param {Candidate[]} candidates @param {string} place */
  function playOneOf(candidates, place) {
    if (candidates.length === 1) return playAlone(candidates[0].move);
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
    const asked = Date.now();
    try {
      const answer = await send({ t: 'why', move: text });
      const now = current();
      // The line was cut meanwhile: nobody remembers what was asked.
      if (Date.now() - asked > TOO_LATE) return;
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
    if ((!aimed || isPlain(scene, candidates)) && !waits(scene, source)) return playOneOf(candidates, source);
    chosen.value = [source];
    return undefined;
  }

  /** Whether only one thing can be meant, and nothing speaks against doing it. @param {Scene} scene @param {Candidate[]} candidates */
  function isPlain(scene, candidates) {
    const [{ parts }] = candidates;
    return candidates.length === 1 && (!parts.target || (!parts.deliberate && !scene.settings.purist));
  }

  /** Whether a tap on one of my cards would play it, but is not enough. @param {Scene} scene @param {string} source */
  function waits(scene, source) {
    const candidates = movesFrom(scene, source);
    if (!candidates.length || !careful()) return false;
    if (scene.game.several) return goesAlone(scene, source);
    return isPlain(scene, candidates) && (source.startsWith('hand:') || Boolean(candidates[0].parts.target));
  }

  /** @param {Scene} scene @param {string} source @param {string} target */
  function aim(scene, source, target) {
    const candidates = movesFrom(scene, source);
    const there = inOwnWords(scene, source, target, candidates.filter(({ parts }) => parts.target === target));
    if (there.length) return playOneOf(there, target);
    const free = candidates.filter(({ parts }) => !parts.target);
    if (free.length) return playOneOf(free, source);
    if (candidates.length && target === 'felt') return isPlain(scene, candidates) ? playOneOf(candidates, source) : tapSource(scene, source);
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
    if (picked && waits(scene, source)) {
      void layChosen();
    } else if (picked) {
      const left = [...chosen.value];
      left.splice(left.lastIndexOf(source), 1);
      chosen.value = left;
    } else if (chosen.value.length && scene.game.joins?.(source, chosen.value, scene)) {
      chosen.value = [...chosen.value, source];
    } else if (!movesFrom(scene, source).length) {
      void askWhy(source, null);
    } else if (goesAlone(scene, source) && !waits(scene, source)) {
      void lay([source]);
    } else {
      chosen.value = [source];
    }
  }

  /** Whether nothing is left to be chosen. @param {Scene} scene @param {string} source */
  const goesAlone = (scene, source) => !targetsOf(scene, source).size && !hasCompany(scene, source);

  /** Whether anything could be laid together with it. @param {Scene} scene @param {string} source */
  function hasCompany(scene, source) {
    const hand = (scene.me === null ? [] : scene.view.hands[scene.me]).map((/** @type {string} */ code) => `hand:${code}`);
    const own = hand.indexOf(source);
    if (own >= 0) hand.splice(own, 1);
    const piles = [...scene.sources].filter((place) => place !== source && !place.startsWith('hand:'));
    return [...hand, ...piles].some((place) => scene.game.joins?.(place, [source], scene));
  }

  /** Lays the chosen cards, in the order that the game asks for. */
  function layChosen() {
    const scene = current();
    return lay((scene && scene.game.inOrder?.(chosen.value, scene)) ?? chosen.value);
  }

  /** One after another, each with the moves the table offers by then. @param {string[]} sources */
  async function lay(sources) {
    let scene = current();
    let on = seq();
    chosen.value = [];
    made = 0;
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
    if (!scene || scene.mini || scene.passing || busy.value) return;
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
    else if (first === place) tapAgain(scene, place);
    else if (first && !scene.sources.has(place) && !place.startsWith('hand:')) void aim(scene, first, place);
    else void tapSource(scene, place);
  }

  /** What only waited for a second tap is played; anything else is put down. @param {Scene} scene @param {string} place */
  function tapAgain(scene, place) {
    if (waits(scene, place)) playOneOf(movesFrom(scene, place), place);
    else chosen.value = [];
  }

  /** A card that was chosen takes the others with it; one that was not is chosen first, as by a tap. @param {Scene} scene @param {string} place @param {boolean} picked */
  function dropSeveral(scene, place, picked) {
    const alone = !chosen.value.length && waits(scene, place);
    if (!picked) toggle(scene, place, false);
    if (picked || alone) void layChosen();
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

  return { chosen, choice, refusal, busy, act, play: playAlone, toTakeBack, layChosen, clear, stale, waits };
}

/** @param {any} no @returns {Refusal} */
function refusalOf(no) {
  return { clause: no?.clause ?? null, error: no?.error ?? 'unknown' };
}
