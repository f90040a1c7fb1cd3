/** What a move of Hawaiki is made of, and what is tried when somebody taps what cannot be. */

import { html } from 'htm/preact';
import { comboName, nameOf, say } from './words.js';

/** @typedef {import('../../table/kit.js').Scene} Scene */
/** @typedef {import('../../table/kit.js').MoveParts} MoveParts */

/** Moves that are one word each, with the kind of their button. @type {Record<string, MoveParts['kind']>} */
const WORDS = { thanks: 'call', 'thanks-a-lot': 'call', silent: 'pass', again: 'choice', end: 'pass', open: 'pass' };

export const COMBINATIONS = ['pair', 'suite', 'colour', 'three'];

/** Marks what is said aloud. */
const ALOUD = html`<strong class="hw-aloud" aria-hidden="true">!</strong>`;

/** @param {string} label @param {MoveParts['kind']} kind @returns {MoveParts} */
const button = (label, kind) => ({ source: null, target: null, label, kind });

/** @param {string} move @param {Scene} scene @returns {MoveParts} */
export function parse(move, scene) {
  if (move in WORDS) return button(say(`do-${move}`), WORDS[move]);
  if (move === 'draw') return { source: 'stock', target: null, label: say('do-draw'), kind: 'card' };
  if (move === 'call') return parseCall(scene);
  if (move.startsWith('@')) return parseDesignation(move, scene);
  const [verb, object] = move.split(' ');
  if (verb === 'hide') return { source: `hand:${object}`, target: null, label: say('do-hide', { card: nameOf(object) }), kind: 'card' };
  if (verb === 'sacrifice') return button(say('do-sacrifice', { card: nameOf(topOf(scene, Number(object))) }), 'choice');
  return parseLay(move);
}

/** @param {string} move @returns {MoveParts} */
function parseLay(move) {
  const [lay, combination] = move.split('!');
  const [card, pile] = lay.split('>');
  const args = { card: nameOf(card), pile };
  const place = { source: `hand:${card}`, target: `pile${pile}` };
  if (!combination) return { ...place, label: say('do-lay', args), kind: 'card' };
  return { ...place, label: say('do-announce', { ...args, combination: comboName(combination) }), kind: 'call', swatch: ALOUD };
}

/** Everything that can be said with a card. @param {string} source @param {string} target */
export const spoken = (source, target) => {
  const lay = `${source.slice('hand:'.length)}>${target.slice('pile'.length)}`;
  return [lay, ...COMBINATIONS.map((combination) => `${lay}!${combination}`)];
};

/** @param {Scene} scene @returns {MoveParts} */
function parseCall({ view, me, names, settings }) {
  if (settings.purist) return button(say('do-call'), 'choice');
  const { seat, combination } = view.forgotten ?? { seat: me, combination: 'pair' };
  const name = comboName(combination);
  const label = seat === me ? say('do-call-late', { combination: name }) : say('do-call-other', { name: names[seat], combination: name });
  return button(label, 'claim');
}

/** Who draws is tapped among the seats of the panel in the middle: two taps, on one seat or on two. @param {string} move @param {Scene} scene @returns {MoveParts} */
function parseDesignation(move, scene) {
  const [seat, other] = move.slice(1).split('+').map(Number);
  const name = scene.names[seat];
  const label = other === undefined
    ? say('do-designate', { name, count: toHandOut(scene) })
    : say('do-designate-two', { name, other: scene.names[other] });
  return { source: `who:${seat}`, target: `who:${other ?? seat}`, label, kind: 'choice' };
}

/** How many cards a designation hands out. @param {{view: any}} scene */
export const toHandOut = (scene) => (scene.view.announced === 'colour' ? 2 : 1);

/** @param {Scene} scene @param {number} pile */
const topOf = (scene, pile) => scene.view.piles[pile - 1].at(-1);

/** @param {string} source @param {string|null} target @param {Scene} scene */
export function attempt(source, target, scene) {
  if (source === 'stock') return !target || target === `hand@${scene.me}` ? 'draw' : null;
  if (!source.startsWith('hand:')) return null;
  const card = source.slice('hand:'.length);
  if (scene.view.pending === 'hide' && scene.view.turn === scene.me) return `hide ${card}`;
  const pile = target ? target.match(/^pile([123])$/)?.[1] : '1';
  return pile ? `${card}>${pile}` : null;
}
