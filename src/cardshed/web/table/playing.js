/** Everything that belongs to one sitting: what is shown, what is picked, what was hinted and said. */

import { computed, effect, signal } from '@preact/signals';
import { colour, secondTap } from '../net/profile.js';
import { myName } from '../shell/person.js';
import { notify } from '../ui/index.js';
import { t } from '../words.js';
import { startCalling } from './calling.js';
import { watchClock } from './clock.js';
import { watchEnd } from './ending.js';
import { startFormalities } from './formalities.js';
import { startGuiding } from './guiding.js';
import { createHints } from './hints.js';
import { createPicking } from './play.js';
import { startAlerts } from './alerts.js';
import { startAnnouncing } from './announcing.js';
import { asTheTurnIs, ontoOf, sceneOf, targetsOf } from './scene.js';
import { sounds } from './sound.js';
import { createStage } from './stage.js';
import { isHeard, listenAt, wordsOf } from './talk.js';

/** @typedef {import('./types.js').GameTable} GameTable */
/** @typedef {import('./types.js').Scene} Scene */
/** @typedef {import('./stage.js').Stage} Stage */
/** @typedef {ReturnType<typeof createPicking>} Picking */
/** @typedef {ReturnType<typeof createHints>} Hints */
/** @typedef {ReturnType<typeof createPlaying>} Playing */

const BUBBLE_MS = 4500;
const NUDGE_MS = 200;

/**
 * @param {any} connection
 * @param {GameTable} game
 */
export function createPlaying(connection, game) {
  const stage = createStage(connection, () => game);
  listenAt(connection.tableId);
  const drawn = computed(() => sceneOf(game, stage.shown.value));
  const bare = computed(() => asTheTurnIs(drawn.value, connection.state.value));
  const picking = createPicking({
    send: connection.send, scene: () => bare.peek(), latest: stage.latest, seq: () => stage.seq.peek(),
    possible: (move) => Boolean(connection.state.peek()?.match?.moves.includes(move)),
    careful: () => secondTap.value && !bare.peek().settings.undo,
  });
  const hints = createHints(connection.send, () => bare.peek());
  const scene = computed(() => withPicking(bare.value, picking, hints));
  const clock = watchClock(connection);
  const { bubbles, hear } = createBubbles();
  /** Which sheet lies over the table: 'sheet', 'rules', 'keys', 'leave', 'log' … */
  const panel = signal(/** @type {{name: string, clause?: string|null}|null} */ (null));
  const stops = [forgetWhatIsOver(stage, picking, hints), listenTo(stage, bare, hear), startFormalities(stage, bare, picking)];
  const end = watchEnd(connection, stage);
  stops.push(startAlerts(stage, drawn));
  const announcing = startAnnouncing(stage, drawn);
  stops.push(announcing.stop, startGuiding(scene, hints, announcing.announce), startCalling(connection));
  stops.push(effect(() => noteCommitment(connection.state.value)), end.stop, stage.dispose);
  /** @param {any} command */
  const command = (command) => sendOrTell(connection, command);

  return {
    connection, game, stage, scene, picking, hints, clock, bubbles, panel, command, ending: end.ending, announce: announcing.announce,
    state: stage.shown,
    /** What the latest press has played. */
    takeBack: () => void command({ t: 'undo', decisions: picking.toTakeBack() }),
    /** @param {number} seat */
    sit: (seat) => command({ t: 'sit', seat, name: myName(), colour: colour.value }),
    /** @param {string} which @param {string|null} [clause] */
    open(which, clause = null) { panel.value = { name: which, clause }; },
    close() {
      panel.value = null;
      end.forget();
    },
    /** Next round, or another match. @param {any} wish */
    goOn(wish) {
      end.goOn();
      return command(wish);
    },
    dispose() { for (const stop of stops) stop(); },
  };
}

/** What is seen together with what is chosen and hinted. @param {Scene} bare @param {Picking} picking @param {Hints} hints */
function withPicking(bare, picking, hints) {
  const chosen = picking.chosen.value;
  /** @type {Scene} */
  const whole = { ...bare, chosen, hinted: hints.places.value, act: picking.act };
  if (!chosen.length) return whole;
  whole.waits = picking.waits(bare, chosen[0]);
  whole.targets = whole.waits ? ontoOf(bare, chosen[0]) : targetsOf(bare, chosen[0]);
  return whole;
}

/** Puts down what can no longer be meant, and hints for another moment. @param {Stage} stage @param {Picking} picking @param {Hints} hints */
function forgetWhatIsOver(stage, picking, hints) {
  /** @type {unknown} */
  let cards = null;
  return effect(() => {
    stage.seq.value;
    picking.stale();
    const { match } = stage.shown.value;
    if (match !== cards) hints.clear();
    cards = match;
  });
}

/** Tells in passing what concerns the player. @param {Stage} stage @param {{peek: () => Scene}} bare @param {(entry: any) => void} hear */
function listenTo(stage, bare, hear) {
  return stage.onEntry((entry) => {
    if (entry.kind === 'said') hear(entry);
    if (entry.kind === 'late' && entry.seat === bare.peek().me) notify(t('late'));
    if (entry.kind === 'undone') notify(t('undone'), true);
    if (entry.kind === 'nudged' && entry.to === bare.peek().me) nudged(bare.peek().names[entry.seat]);
  });
}

/** @param {string} name */
function nudged(name) {
  notify(t('nudged', { name }));
  sounds.turn();
  navigator.vibrate?.(NUDGE_MS);
}

/** What each seat says just now. */
function createBubbles() {
  const bubbles = signal(/** @type {Record<number, {words: string, reaction: boolean, id: number}>} */ ({}));

  /** Shows what somebody says: beside their seat, or in passing if they watch. @param {any} entry */
  function hear(entry) {
    if (!isHeard(entry)) return;
    const { seat, seq: id } = entry;
    const words = wordsOf(entry);
    if (seat < 0) { notify(t('watcher-says', { name: entry.name, words })); return; }
    bubbles.value = { ...bubbles.value, [seat]: { words, reaction: words === entry.phrase, id } };
    setTimeout(() => {
      if (bubbles.value[seat]?.id !== id) return;
      const { [seat]: _, ...others } = bubbles.value;
      bubbles.value = others;
    }, BUBBLE_MS);
  }

  return { bubbles, hear };
}

/** Sends a command; a refusal is told in passing. @param {any} connection @param {any} command */
async function sendOrTell(connection, command) {
  try {
    return await connection.send(command);
  } catch (no) {
    notify(t('refused', { error: /** @type {any} */ (no)?.error ?? 'unknown' }));
    return null;
  }
}

/** What this browser was told of the shuffle before the deal; the page of the match compares with it. @param {any} state */
function noteCommitment(state) {
  if (!state?.fair?.commitment || state.fair.seed) return;
  try {
    const key = `cardshed-fair-${state.table}-${state.number}`;
    if (!localStorage.getItem(key)) localStorage.setItem(key, state.fair.commitment);
  } catch {
    // Without storage there is nothing to compare with later; the match page says so.
  }
}
