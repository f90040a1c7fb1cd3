/** What a screen reader says of the table: what happened, the others' turns in short, and that it is my turn. */

import { effect, signal } from '@preact/signals';
import { announcements } from '../net/profile.js';
import { t } from '../words.js';
import { chanceOf } from './alerts.js';
import { isHeard } from './talk.js';
import { inWords, tellEntry } from './telling.js';
import { createVoice } from './voice.js';

/** @typedef {import('./stage.js').Stage} Stage */
/** @typedef {import('./types.js').Scene} Scene */
/** @typedef {import('./telling.js').Teller} Teller */
/** @typedef {{entry: any}|{words: string}} Item */

/** What the live region said last: several, since each is a thing of its own that is added and then read. */
export const news = signal(/** @type {{words: string, nth: number}[]} */ ([]));
const LATEST = 4;

/** More sentences about others than these are not listened to: the log has them. */
const MOST_SENTENCES = 6;

/**
 * @param {Stage} stage
 * @param {import('@preact/signals').ReadonlySignal<Scene>} scene
 */
export function startAnnouncing(stage, scene) {
  news.value = [];
  let told = 0;
  let chance = '';
  let question = '';
  let phase = '';
  const voice = createVoice(speak, () => announcements.peek() === 'all');

  /** @param {Item[]} items */
  function speak(items) {
    const words = inShort(scene.peek(), items, announcements.peek() === 'all');
    if (words) news.value = [...news.peek(), { words, nth: (told += 1) }].slice(-LATEST);
  }

  const nextDeal = createNextDeal(() => scene.peek().phase, (entry) => voice.tell({ entry }, 'soon'));

  /** It is my turn, or something is asked of me: told once, after what led to it. A chance out of turn is told first: it does not last. */
  function noticeTurn() {
    const { game, moves } = scene.peek();
    const now = chanceOf(scene.peek());
    const asked = (now && moves.length && game.asks?.(scene.peek())) || '';
    const words = [now !== chance && now ? game.advice?.(scene.peek()) ?? t(now) : '', asked !== question ? asked : ''].filter(Boolean).map(ended).join(' ');
    [chance, question] = [now, asked];
    if (words && now === 'your-chance') voice.interrupt({ words });
    else if (words) voice.tell({ words }, 'at-once');
  }

  /** Between rounds nothing goes on by itself. */
  function noticePause() {
    const { me, phase: now } = scene.peek();
    if (now === 'between' && phase === 'playing' && me !== null) voice.tell({ words: t('told-between', { button: t('next-round') }) }, 'at-once');
    phase = now;
  }

  /** What was taken back and not told yet need not be told, and whatever I am asked now is told anew. @param {any} entry */
  function takeBack({ moves, seat }) {
    voice.forget(moves, (item) => 'entry' in item && item.entry.kind === 'moved');
    voice.tell({ words: t('undone') }, seat === scene.peek().me ? 'soon' : 'later');
    [chance, question] = ['', ''];
  }

  const stopListening = stage.onEntry((entry) => {
    if (entry.kind === 'undone') takeBack(entry);
    else if (isHeard(entry) && !isToldInPassing(entry, scene.peek().me)) voice.tell({ entry: nextDeal.without(entry) }, hasteOf(entry, scene.peek().me));
    if (givesMeAnotherTurn(entry, scene.peek().me)) chance = '';
    nextDeal.notice();
    noticeTurn();
    noticePause();
  });
  // What changes without an entry is noticed too, but after the entry's own words.
  const stopWatching = effect(() => { scene.value; queueMicrotask(() => { nextDeal.notice(); noticeTurn(); noticePause(); }); });
  return {
    /** @param {string} words */
    announce: (words) => voice.tell({ words }, 'at-once'),
    stop() { [stopListening, stopWatching, voice.stop].forEach((stop) => stop()); },
  };
}

/**
 * A round's end is told without the cards of the next one: they are told when it begins.
 * @param {() => string} phase @param {(entry: any) => void} tell
 */
function createNextDeal(phase, tell) {
  /** @type {any} */
  let dealt = null;
  return {
    /** @param {any} entry */
    without(entry) {
      const events = /** @type {any[]} */ (entry.events ?? []);
      const at = events.some(({ event }) => event === 'round_over') ? events.findIndex(({ event }) => event === 'round') : -1;
      if (at < 0) return entry;
      dealt = { ...entry, events: events.slice(at) };
      return { ...entry, events: events.slice(0, at) };
    },
    notice() {
      if (!dealt || phase() !== 'playing') return;
      tell(dealt);
      dealt = null;
    },
  };
}

/** My move came round to me again. @param {any} entry @param {number|null} me */
const givesMeAnotherTurn = ({ kind, seat, events = [] }, me) => kind === 'moved' && seat === me && events.some((/** @type {any} */ event) => event.event === 'turn' && event.seat === me);

/** What a note on the beam says already. @param {any} entry @param {number|null} me */
function isToldInPassing({ kind, seat, to }, me) {
  return (kind === 'nudged' && to === me) || (kind === 'late' && seat === me) || (kind === 'said' && seat < 0);
}

/** @param {any} entry @param {number|null} me @returns {import('./voice.js').Haste} */
function hasteOf({ kind, seat, events = [] }, me) {
  if (events.some((/** @type {any} */ { event }) => event === 'round_over' || event === 'match_over')) return 'at-once';
  return kind === 'moved' && seat === me ? 'soon' : 'later';
}

/**
 * Items in words; of the others' turns only what somebody who listens needs to know.
 * @param {Scene} scene @param {Item[]} items @param {boolean} whole
 */
function inShort({ game, seats, me }, items, whole) {
  /** @type {Teller} */
  const teller = { game, seats, me };
  /** @type {string[]} */
  const sentences = [];
  let mine = 0;
  for (const item of whole ? items : byTurns(items, me)) {
    if ('words' in item) { sentences.push(ended(item.words)); continue; }
    const entry = whole || !game.brief ? item.entry : { ...item.entry, events: game.brief(item.entry.events ?? [], me) };
    sentences.push(...tellEntry(teller, entry).map((line) => inWords(teller, line)));
    if (!isOthers(entry, me)) mine = sentences.length;
  }
  return whole ? sentences.join(' ') : withoutTheFirst(sentences, mine).join(' ');
}

/** Long stretches without me are cut at their beginning. @param {string[]} sentences @param {number} from */
function withoutTheFirst(sentences, from) {
  const left = sentences.length - from - MOST_SENTENCES;
  if (left < 2) return sentences;
  return [...sentences.slice(0, from), t('told-before', { count: left }), ...sentences.slice(from + left)];
}

/** A sentence that others may follow. @param {string} words */
const ended = (words) => (/[.!?…]\P{L}*$/u.test(words) || !words ? words : `${words}.`);

/** @param {any} entry @param {number|null} me */
const isOthers = ({ kind, seat }, me) => kind === 'moved' && seat !== me;

/** Moves that another makes one after another are one. @param {Item[]} items @param {number|null} me @returns {Item[]} */
function byTurns(items, me) {
  /** @type {Item[]} */
  const turns = [];
  for (const item of items) {
    const last = turns.at(-1);
    const same = last && 'entry' in last && 'entry' in item && isOthers(item.entry, me) && isOthers(last.entry, me) && last.entry.seat === item.entry.seat;
    if (same) turns[turns.length - 1] = { entry: { ...item.entry, events: [...last.entry.events, ...item.entry.events] } };
    else turns.push(item);
  }
  return turns;
}
