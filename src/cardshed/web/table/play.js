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
 * What picking needs of a table: `scene` is what the player sees; `latest` the newest one, once the table has come as far
 * as `seq`; `possible`: whether a move that is seen can still be made, for cards may be in the air; `careful`: whether one
 * tap is not enough to play a card.
 * @typedef {{send: (command: any) => Promise<any>, scene: () => Scene|null, latest: (seq: number) => Promise<Scene|null>,
 *   seq: () => number, possible: (move: string) => boolean, careful: () => boolean}} Table
 */

/** @param {Table} table */
export const createPicking = (table) => new Picking(table);

class Picking {
  chosen = signal(/** @type {string[]} */ ([]));
  choice = signal(/** @type {Choice|null} */ (null));
  refusal = signal(/** @type {Refusal|null} */ (null));
  busy = signal(false);
  /** Moves that the latest press has made: what is taken back together. */
  #made = 0;
  /** @type {Table} */
  #table;

  /** @param {Table} table */
  constructor(table) {
    this.#table = table;
  }

  /** @param {string} place @param {string} [target] @param {boolean} [picked] */
  act = (place, target, picked) => {
    const scene = this.#table.scene();
    if (!scene || scene.mini || scene.passing || this.busy.value) return;
    this.refusal.value = null;
    this.choice.value = null;
    const several = Boolean(scene.game.several);
    if (target) {
      if (this.#isNoPlaceFor(scene, place, target)) this.#refuse('not-there');
      else if (several && !targetsOf(scene, place).size && movesFrom(scene, place).length) this.#dropSeveral(scene, place, Boolean(picked));
      else void this.#aim(scene, place, target);
      return;
    }
    const [first] = this.chosen.value;
    if (first && targetsOf(scene, first).has(place)) void this.#aim(scene, first, place);
    else if (several && this.#isCard(scene, place)) this.#pickSeveral(scene, place, Boolean(picked));
    else if (first && !scene.sources.has(place) && !place.startsWith('hand:') && this.#isNoPlaceFor(scene, first, place)) this.#refuse('not-there');
    else if (several && first) void this.layChosen();
    else if (first === place) this.#tapAgain(scene, place);
    else if (first && !scene.sources.has(place) && !place.startsWith('hand:')) void this.#aim(scene, first, place);
    else void this.#tapSource(scene, place);
  };

  /** As far as the player sees. */
  #isMyTurn() {
    const scene = this.#table.scene();
    return !scene || scene.me === null || scene.waiting.includes(scene.me);
  }

  clear() {
    this.chosen.value = [];
    this.choice.value = null;
  }

  /** Resolves with the number of the table's log where the move stands, or 0. @param {string} move @param {number} [on] */
  async #send(move, on = this.#table.seq()) {
    // A card may be in the air: a claim is sent all the same, and the table says who was first. So is what was said aloud.
    if (this.busy.value || (!this.#table.possible(move) && this.#isMyTurn() && !this.#table.scene()?.settings.purist)) return 0;
    this.clear();
    this.refusal.value = null;
    this.busy.value = true;
    try {
      const { seq: at } = await this.#table.send({ t: 'move', move, on });
      this.#made += 1;
      return at;
    } catch (no) {
      this.refusal.value = refusalOf(no);
      return 0;
    } finally {
      this.busy.value = false;
    }
  }

  /** A press that is one move. @param {string} move */
  play(move) {
    this.#made = 0;
    return this.#send(move);
  }

  /** How many decisions a press on Undo takes back. */
  toTakeBack() {
    const count = Math.max(1, this.#made);
    this.#made = 0;
    return count;
  }

  /** @param {Candidate[]} candidates @param {string} place */
  #playOneOf(candidates, place) {
    if (candidates.length === 1) return this.play(candidates[0].move);
    this.choice.value = { moves: candidates, place };
    return undefined;
  }

  /** What no rule has to be asked about. @param {string} error */
  #refuse(error) {
    this.refusal.value = { clause: null, error };
  }

  /** Whether a card could never go there, whatever lies there. @param {Scene} scene @param {string} source @param {string} target */
  #isNoPlaceFor(scene, source, target) {
    return target !== 'felt' && !targetsOf(scene, source).has(target) && scene.game.attempt(source, target, scene) === null;
  }

  /** @param {string} source @param {string|null} target */
  async #askWhy(source, target) {
    const scene = this.#table.scene();
    const text = scene?.game.attempt(source, target, scene) ?? null;
    if (text === null) return this.#refuse(target ? 'not-there' : this.#isMyTurn() ? 'choose-card' : 'wait-turn');
    const asked = Date.now();
    try {
      const answer = await this.#table.send({ t: 'why', move: text });
      const now = this.#table.scene();
      // The line was cut meanwhile: nobody remembers what was asked.
      if (Date.now() - asked > TOO_LATE) return;
      if (answer.clause) this.refusal.value = { clause: answer.clause, error: 'refused' };
      else if (now && movesFrom(now, source).length) this.chosen.value = [source];
    } catch (no) {
      this.refusal.value = refusalOf(no);
    }
  }

  /** @param {Scene} scene @param {string} source */
  #tapSource(scene, source) {
    const candidates = movesFrom(scene, source);
    this.chosen.value = [];
    if (!candidates.length) return this.#askWhy(source, null);
    const aimed = candidates.every(({ parts }) => parts.target);
    if ((!aimed || this.#isPlain(scene, candidates)) && !this.waits(scene, source)) return this.#playOneOf(candidates, source);
    this.chosen.value = [source];
    return undefined;
  }

  /** Whether only one thing can be meant, and nothing speaks against doing it. @param {Scene} scene @param {Candidate[]} candidates */
  #isPlain(scene, candidates) {
    const [{ parts }] = candidates;
    return candidates.length === 1 && (!parts.target || (!parts.deliberate && !scene.settings.purist));
  }

  /** Whether a tap on one of my cards would play it, but is not enough. @param {Scene} scene @param {string} source */
  waits(scene, source) {
    const candidates = movesFrom(scene, source);
    if (!candidates.length || !this.#table.careful()) return false;
    if (scene.game.several) return this.#goesAlone(scene, source);
    return this.#isPlain(scene, candidates) && (source.startsWith('hand:') || Boolean(candidates[0].parts.target));
  }

  /** @param {Scene} scene @param {string} source @param {string} target */
  #aim(scene, source, target) {
    const candidates = movesFrom(scene, source);
    const there = this.#inOwnWords(scene, source, target, candidates.filter(({ parts }) => parts.target === target));
    if (there.length) return this.#playOneOf(there, target);
    const free = candidates.filter(({ parts }) => !parts.target);
    if (free.length) return this.#playOneOf(free, source);
    if (candidates.length && target === 'felt') return this.#isPlain(scene, candidates) ? this.#playOneOf(candidates, source) : this.#tapSource(scene, source);
    this.chosen.value = [];
    return this.#askWhy(source, target === 'felt' ? null : target);
  }

  /** Purists say themselves what goes together, right or wrong. @param {Scene} scene @param {string} source @param {string} target @param {Candidate[]} there */
  #inOwnWords(scene, source, target, there) {
    if (!scene.settings.purist || !scene.game.spoken || !there.length || there[0].parts.kind === 'choice') return there;
    return scene.game.spoken(source, target).map((move) => ({ move, parts: scene.game.parse(move, scene) }));
  }

  /** @param {Scene} scene @param {string} source @param {boolean} picked */
  #toggle(scene, source, picked) {
    if (picked && this.waits(scene, source)) {
      void this.layChosen();
    } else if (picked) {
      const left = [...this.chosen.value];
      left.splice(left.lastIndexOf(source), 1);
      this.chosen.value = left;
    } else if (this.chosen.value.length && scene.game.joins?.(source, this.chosen.value, scene)) {
      this.chosen.value = [...this.chosen.value, source];
    } else if (!movesFrom(scene, source).length) {
      void this.#askWhy(source, null);
    } else if (this.#goesAlone(scene, source) && !this.waits(scene, source)) {
      void this.#lay([source]);
    } else {
      this.chosen.value = [source];
    }
  }

  /** Whether nothing is left to be chosen. @param {Scene} scene @param {string} source */
  #goesAlone(scene, source) {
    return !targetsOf(scene, source).size && !this.#hasCompany(scene, source);
  }

  /** Whether anything could be laid together with it. @param {Scene} scene @param {string} source */
  #hasCompany(scene, source) {
    const hand = (scene.me === null ? [] : scene.view.hands[scene.me]).map((/** @type {string} */ code) => `hand:${code}`);
    const own = hand.indexOf(source);
    if (own >= 0) hand.splice(own, 1);
    const piles = [...scene.sources].filter((place) => place !== source && !place.startsWith('hand:'));
    return [...hand, ...piles].some((place) => scene.game.joins?.(place, [source], scene));
  }

  /** Lays the chosen cards, in the order that the game asks for. */
  layChosen() {
    const scene = this.#table.scene();
    return this.#lay((scene && scene.game.inOrder?.(this.chosen.value, scene)) ?? this.chosen.value);
  }

  /** One after another, each with the moves the table offers by then. @param {string[]} sources */
  async #lay(sources) {
    let scene = this.#table.scene();
    let on = this.#table.seq();
    this.chosen.value = [];
    this.#made = 0;
    for (const source of sources) {
      const candidates = scene ? movesFrom(scene, source) : [];
      if (!candidates.length) return on === this.#table.seq() ? this.#askWhy(source, null) : undefined;
      if (candidates.length > 1) return this.#playOneOf(candidates, source);
      on = await this.#send(candidates[0].move, on);
      if (!on) return undefined;
      scene = await this.#table.latest(on);
    }
    const last = scene?.game.after?.(scene, sources);
    if (scene && last && scene.moves.includes(last)) await this.#send(last, on);
    return undefined;
  }

  /** What only waited for a second tap is played; anything else is put down. @param {Scene} scene @param {string} place */
  #tapAgain(scene, place) {
    if (this.waits(scene, place)) this.#playOneOf(movesFrom(scene, place), place);
    else this.chosen.value = [];
  }

  /** A card that was chosen takes the others with it; one that was not is chosen first, as by a tap. @param {Scene} scene @param {string} place @param {boolean} picked */
  #dropSeveral(scene, place, picked) {
    const alone = !this.chosen.value.length && this.waits(scene, place);
    if (!picked) this.#toggle(scene, place, false);
    if (picked || alone) void this.layChosen();
  }

  /** A card that has to be aimed, or that goes alone, is no part of several. @param {Scene} scene @param {string} place @param {boolean} picked */
  #pickSeveral(scene, place, picked) {
    const held = picked || (this.chosen.value.includes(place) && !place.startsWith('hand:'));
    this.#toggle(scene, place, held);
  }

  /** @param {Scene} scene @param {string} place */
  #isCard(scene, place) {
    return place.startsWith('hand:') || scene.sources.has(place) || this.chosen.value.includes(place)
      || Boolean(this.chosen.value.length && scene.game.joins?.(place, this.chosen.value, scene));
  }

  /** The table has moved on: what can no longer be meant is put down. */
  stale() {
    const scene = this.#table.scene();
    if (this.choice.peek() && !this.choice.peek()?.moves.some(({ move }) => scene?.moves.includes(move))) this.choice.value = null;
    const held = this.chosen.peek();
    const [first] = held;
    if (first && !(scene && movesFrom(scene, first).length)) this.chosen.value = [];
  }
}

/** @param {any} no @returns {Refusal} */
function refusalOf(no) {
  return { clause: no?.clause ?? null, error: no?.error ?? 'unknown' };
}
