/** What a move of Solo is made of, and what is tried when somebody taps what cannot be. */

import { html } from 'htm/preact';
import { Block } from './cards.js';
import { colourName, nameOf, say } from './words.js';

/** @typedef {import('../../table/kit.js').Scene} Scene */
/** @typedef {import('../../table/kit.js').MoveParts} MoveParts */

/** A card, the colour it names, the seat it chooses, the call. */
const LAY = /^(.+?)(?::([RGBY]))?(?:@(\d+))?(!)?$/;

/** @param {string} move @param {Scene} scene @returns {MoveParts} */
export function parse(move, scene) {
  const { view } = scene;
  if (move === 'draw') return { source: 'stock', target: null, label: say('do-draw'), kind: 'card' };
  if (move === 'take') return { source: 'stock', target: null, label: say('do-take', { count: view.owed }), kind: 'card' };
  if (move === 'keep' || move === 'pass') return { source: null, target: null, label: say(`do-${move}`), kind: 'pass' };
  if (move === 'accept') return { source: null, target: null, label: say('do-accept', { effect: view.pending?.effect ?? 'skip' }), kind: 'choice' };
  if (move.startsWith('give ')) return parseGift(move.slice('give '.length), scene);
  return parseLay(move, scene);
}

/** @param {string} card @param {Scene} scene @returns {MoveParts} */
function parseGift(card, scene) {
  return { source: `hand:${card}`, target: `hand@${scene.view.pending?.to}`, label: say('do-give', { card: nameOf(card) }), kind: 'card' };
}

/** @param {string} move @param {Scene} scene @returns {MoveParts} */
function parseLay(move, scene) {
  const [, card, colour, seat, call] = move.match(LAY) ?? ['', move];
  const source = `hand:${card}`;
  const target = seat ? `hand@${seat}` : mayBeAimed(card, scene) ? 'discard' : null;
  const silent = !call && scene.moves.includes(`${move}!`);
  const what = layLabel(card, colour, seat, call ? 1 : 2, scene);
  const spoken = (/** @type {string} */ said) => (call ? say('do-call', { move: said }) : silent ? say('do-no-call', { move: said }) : said);
  return { source, target, onto: 'discard', label: spoken(what), short: colour && spoken(colourName(colour)), kind: call ? 'call' : isJump(scene) ? 'claim' : 'card', swatch: colour ? swatch(colour) : call && ALOUD };
}

/**
 * @param {string} card @param {string|undefined} colour @param {string|undefined} seat
 * @param {number} count  how many cards a gift has: who calls SOLO has one left @param {Scene} scene
 */
function layLabel(card, colour, seat, count, scene) {
  const name = nameOf(card);
  if (colour) return say('do-colour', { card: name, colour: colourName(colour) });
  if (seat) return say(card.endsWith('swap') ? 'do-swap' : 'do-gift', { name: scene.names[Number(seat)], count });
  if (mayBeAimed(card, scene)) return say('do-no-swap');
  if (isJump(scene)) return say('do-jump', { card: name });
  return say(card.startsWith('shield-') && isStruck(scene) ? 'do-ward' : 'do-lay', { card: name });
}

/** Whether the card can also be laid with a seat chosen. @param {string} card @param {Scene} scene */
const mayBeAimed = (card, { moves }) => moves.some((move) => move.startsWith(`${card}@`));

/** Out of turn and unasked, a card can only jump in. @param {Scene} scene */
export const isJump = ({ view, me }) => view.turn !== me && !view.pending;

/** Whether something strikes me that a shield would stop. @param {Scene} scene */
const isStruck = ({ view, me }) => Boolean(view.pending?.asked?.includes(me)) || (view.turn === me && view.owed > 0);

/** Marks what is said aloud. */
const ALOUD = html`<strong class="so-aloud" aria-hidden="true">!</strong>`;

/** @param {string} colour */
const swatch = (colour) => html`<svg class="so-swatch" viewBox="-52 -58 104 110" aria-hidden="true"><${Block} colour=${colour} size=${100} /></svg>`;

/** Cards that are laid for somebody. */
const AIMED = /(swap|gift)$/;

/** @param {string} source @param {string|null} target @param {Scene} scene */
export function attempt(source, target, scene) {
  const { view, me } = scene;
  const mine = view.turn === me;
  const chosen = target?.match(/^hand@(\d+)$/)?.[1];
  if (source === 'stock' && (!target || chosen === String(me))) return mine && view.owed ? 'take' : 'draw';
  if (!source.startsWith('hand:')) return null;
  const card = source.slice('hand:'.length);
  if (mine && view.pending?.effect === 'give' && (!target || chosen)) return `give ${card}`;
  if (target && target !== 'discard' && !(chosen && AIMED.test(card))) return null;
  if (card === 'color' || card === '+4') return `${card}:${view.color}`;
  if (card.endsWith('swap')) return chosen ? `${card}@${chosen}` : card;
  if (card.endsWith('gift')) return `${card}@${chosen ?? nextSeat(scene)}`;
  return card;
}

/** @param {Scene} scene */
const nextSeat = ({ me, seats }) => ((me ?? 0) + 1) % seats.length;
