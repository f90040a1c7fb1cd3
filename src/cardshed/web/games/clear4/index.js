/** The table of Clear 4: one pile in the middle, four stacks in front of every seat. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { Spot, classes } from '../../table/kit.js';
import { tg } from '../../words.js';
import { brief } from './brief.js';
import { Face } from './cards.js';
import { explain, explainCard } from './explain.js';
import { inOrder, joins, ownStack, stackPlace, valueOnTop, runOnTop } from './places.js';

/** @typedef {import('../../table/kit.js').Scene} Scene */
/** @typedef {import('../../table/kit.js').GameEvent} GameEvent */
/** @typedef {import('../../table/kit.js').MoveParts} MoveParts */

const ID = 'clear4';
const ORDER = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'P', 'C', '?'];
const STACKS = [1, 2, 3, 4];
const FULL = 4;

/** @param {string} id @param {Record<string, string|number>} [args] */
const say = (id, args) => tg(ID, id, args);

/** @param {string} code */
function nameOf(code) {
  const [kind, value] = code.split('=');
  if (kind === 'J') return value ? say('card-joker-as', { value }) : say('card-joker');
  /** @type {Record<string, string>} */
  const named = { P: 'card-push', C: 'card-clear', '?': 'card-back' };
  return kind in named ? say(named[kind]) : kind;
}

/** A card within a sentence. @param {string} code */
const inSentence = (code) => (code === 'J' ? say('a-joker') : nameOf(code));

/** @param {string} move @param {Scene} scene @returns {MoveParts} */
function parse(move, scene) {
  const pile = scene.view.pile.length;
  if (move === 'sweep') return { source: null, target: null, label: say('do-sweep'), kind: 'call' };
  if (move === 'end') return { source: null, target: null, label: say('do-end'), kind: 'choice' };
  if (move === 'pass') return { source: null, target: null, label: say('do-take', { count: pile }), kind: 'pass' };
  const [from, seat] = move.split('>');
  if (seat !== undefined) return parseAim(from, seat, scene);
  const [, where, number] = from.match(/^([sb])(\d)$/) ?? [];
  // A gamble is not made by one tap: the pile has to be tapped as well.
  if (where === 'b') return { source: `s${number}`, target: 'pile', label: say('do-blind', { number }), kind: 'card' };
  const card = where ? ownStack(scene, Number(number)).at(-1) ?? '?' : from;
  const label = where ? say('do-lay-stack', { card: inSentence(card), number }) : say('do-lay', { card: inSentence(card) });
  return { source: where ? from : `hand:${from}`, target: null, label: card === 'C' ? say('do-clear') : label, kind: 'card' };
}

/** A PUSH at a seat. @param {string} from @param {string} seat @param {Scene} scene @returns {MoveParts} */
function parseAim(from, seat, scene) {
  const label = say('do-push', { name: scene.names[Number(seat)] });
  if (!from) return { source: null, target: null, label, kind: 'claim' };
  return { source: from === 'P' ? 'hand:P' : from, target: `hand@${seat}`, label, kind: 'card' };
}

/** @param {string} source @param {string|null} target @param {Scene} scene */
function attempt(source, target, scene) {
  const aimed = target?.match(/^hand@(\d+)$/)?.[1];
  const [, number] = source.match(/^s(\d)$/) ?? [];
  if (!number && !source.startsWith('hand:')) return null;
  const stack = ownStack(scene, Number(number));
  const card = number ? stack.at(-1) : source.slice(5);
  if (target && target !== 'pile' && !(aimed && card === 'P')) return null;
  if (!number) return aimAt(source.slice(5), card, aimed, scene);
  return stack.length === 1 ? `b${number}` : aimAt(`s${number}`, card, aimed, scene);
}

/** @param {string} from @param {string|undefined} card @param {string|undefined} seat @param {Scene} scene */
function aimAt(from, card, seat, scene) {
  if (card !== 'P') return from;
  return `${from}>${seat ?? ((scene.me ?? 0) + 1) % scene.seats.length}`;
}

/**
 * The turn ends by itself when whatever could still follow might have been chosen before: nothing new was turned up.
 * @param {Scene} scene @param {string[]} laid the sources of what was just laid
 */
function after(scene, laid) {
  const { moves } = scene;
  if (!moves.includes('end') || moves.includes('sweep')) return null;
  const stacks = laid.filter((source) => !source.startsWith('hand:'));
  const surprise = stacks.some((source) => moves.includes(source) || ownStack(scene, Number(source[1])).length === 0);
  return moves.length === 1 || !surprise ? 'end' : null;
}

/** @param {{scene: Scene}} props */
function Middle({ scene }) {
  const { pile } = scene.view;
  const run = runOnTop(pile);
  return html`<div class="c4-middle">
    ${h(Spot, {
      scene, place: 'pile', label: say('place-pile'), cards: pile, show: Math.max(1, run), count: true, fan: 'right',
      tappable: scene.chosen.length > 0, class: 'c4-pile',
    })}
    <div class="c4-says" data-about="pile">
      <strong>${limitOf(pile, run)}</strong>
      <span class="c4-run" role="img" aria-label=${say('pile-run', { count: run })} data-about="run" tabindex="-1">
        ${STACKS.map((nth) => html`<i class=${nth <= run ? 'is-on' : ''}></i>`)}
      </span>
    </div>
    <span class="c4-gone" data-place="gone" aria-hidden="true"></span>
  </div>`;
}

/** What may be laid, in two or three words. @param {string[]} pile @param {number} run */
function limitOf(pile, run) {
  const value = valueOnTop(pile);
  if (value === null) return say('pile-empty');
  return say(run < FULL ? 'pile-limit' : 'pile-below', { value: Number(value) });
}

/** @param {{scene: Scene, seat: number, own: boolean}} props */
function Front({ scene, seat, own }) {
  return html`<div class=${classes('c4-stacks', own && 'is-own')}>
    ${STACKS.map((number) => h(Stack, { key: number, scene, seat, own, number }))}
  </div>`;
}

/** @param {{scene: Scene, seat: number, own: boolean, number: number}} props */
function Stack({ scene, seat, own, number }) {
  /** @type {string[]} */
  const cards = scene.view.stacks[seat][number - 1];
  const place = stackPlace(scene, seat, number);
  const mine = seat === scene.me;
  const name = mine ? say('place-stack', { number }) : say('place-stack-of', { number, name: scene.names[seat] });
  const blind = cards.length === 1;
  const joining = mine && scene.chosen.length > 0 && cards.length > 1 && joins(place, scene.chosen, scene);
  return h(Spot, {
    scene, place, cards, show: 3, size: own ? 'table' : 'tiny', label: blind ? `${name}, ${say(mine ? 'blind-note' : 'blind-note-of')}` : name,
    class: classes('c4-stack', blind && 'is-blind', joining && 'joins'),
    tappable: joining || (mine && cards.length > 0 && scene.chosen.length === 0),
  });
}

/** @param {{scene: Scene, seat: number}} props */
function facts({ scene, seat }) {
  const { hands, stacks } = scene.view;
  const count = hands[seat].length + stacks[seat].flat().length;
  return [{ icon: cardsIcon(), text: count, label: say('fact-cards', { count }), about: 'cards' }];
}

const cardsIcon = () => html`<svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
  <rect x="1.5" y="4.5" width="7" height="10" rx="1.3" transform="rotate(-14 5 9.5)" fill="currentColor" opacity=".55" />
  <rect x="6.5" y="2.5" width="7" height="10.5" rx="1.3" transform="rotate(8 10 8)" fill="currentColor" /></svg>`;

/** @param {any} event @param {Scene} scene */
function flights(event, scene) {
  const { seat, card, count, from } = event;
  const hand = `hand@${seat}`;
  const begin = from && from !== 'hand' ? stackPlace(scene, seat, Number(from[1])) : hand;
  switch (event.event) {
    case 'deal': return [{ card: '?', count, from: 'pile', to: hand }];
    case 'lay': case 'blind_fails': return [{ card, from: begin, to: 'pile' }];
    case 'special': return [{ card, from: begin, to: 'gone' }];
    case 'clear': return [{ card: 'C', from: begin, to: 'gone' }, ...wholePile(scene, count, 'gone')];
    case 'sweep': return wholePile(scene, count, 'gone');
    case 'push': return wholePile(scene, count, `hand@${event.target}`);
    case 'take': return wholePile(scene, count, hand);
    default: return [];
  }
}

/** @param {Scene} scene @param {number} count @param {string} to */
const wholePile = (scene, count, to) => (count ? [{ card: scene.view.pile.at(-1) ?? '?', count, from: 'pile', to }] : []);

/** @param {any} event @param {Scene} scene */
function shout(event, scene) {
  switch (event.event) {
    case 'sweep': return say('shout-sweep');
    case 'clear': return say('shout-clear');
    case 'push': return say('shout-push', { name: scene.names[event.target] });
    case 'blind_fails': return say('shout-blind-fails');
    default: return null;
  }
}

/** @type {import('../../table/kit.js').GameTable} */
export default {
  id: ID,
  styles: true,
  several: true,
  Face,
  nameOf,
  explainCard,
  explain,
  book: () => import('./book.js'),
  sort: (codes) => [...codes].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)),
  parse,
  attempt,
  joins,
  inOrder,
  after,
  formal: (move) => move.startsWith('>'),
  Middle,
  Front,
  facts,
  flights,
  asks: ({ moves }) => (moves.includes('sweep') ? say('prompt-sweep') : null),
  shout,
  brief,
};
