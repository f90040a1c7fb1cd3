/** The table of Solo: stock and discard pile, the colour in force, the way play goes round. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { Pile, Spot } from '../../table/kit.js';
import { brief } from './brief.js';
import { Block, COLOURS, Face, LETTERS } from './cards.js';
import { explain, explainCard } from './explain.js';
import { attempt, isJump, parse } from './moves.js';
import { colourName, nameOf, say } from './words.js';

/** @typedef {import('../../table/kit.js').Scene} Scene */
/** @typedef {import('../../table/kit.js').Flight} Flight */

const KINDS = ['skip', 'turn', '+2', 'swap', 'gift'];
const BLACKS = ['color', '+4', 'rotate', 'shield-R', 'shield-G', 'shield-B', 'shield-Y', '?'];

/** By colour, numbers before symbols; black cards last. @param {string} code */
function rank(code) {
  const black = BLACKS.indexOf(code);
  if (black >= 0) return 100 + black;
  const kind = KINDS.indexOf(code.slice(1));
  return LETTERS.indexOf(code[0]) * 20 + (kind < 0 ? Number(code[1]) : 10 + kind);
}

/** @param {{scene: Scene}} props */
function Middle({ scene }) {
  const { stock, discard, owed, color } = scene.view;
  const asks = scene.me !== null && scene.phase === 'playing';
  return html`<div class="so-middle">
    <${Prompt} scene=${scene} />
    <div class="so-piles">
      <div class="so-stock">
        ${h(Pile, { scene, place: 'stock', label: say('place-stock'), cards: stock, tappable: asks })}
        ${scene.sources.has('stock') && html`<span class="so-draw" aria-hidden="true">
          ${scene.moves.includes('take') ? say('stock-take', { count: owed }) : say('stock-draw')}</span>`}
      </div>
      <div class="so-heart">
        <${Ring} view=${scene.view} />
        ${h(Spot, { scene, place: 'discard', label: say('place-discard'), cards: discard, class: 'so-discard' })}
        ${owed > 0 && html`<strong class="so-owed" role="img" aria-label=${say('owed', { count: owed })} data-about="owed" tabindex="-1">+${owed}</strong>`}
        <span class="so-colour" role="img" aria-label=${say('colour-in-force', { colour: colourName(color) })} data-about="colour" tabindex="-1">
          <svg viewBox="-52 -58 104 110" aria-hidden="true"><${Block} colour=${color} size=${100} /></svg>${colourName(color)}</span>
      </div>
    </div>
  </div>`;
}

/** Two arrows round the pile, in the colour in force: the way play goes. @param {{view: any}} props */
function Ring({ view }) {
  const left = view.direction === 1;
  const arc = 'M35 158A92 92 0 0 1 29 45';
  const head = 'M8 55L29 43 40 64';
  const arrow = (/** @type {number} */ turn) => html`<g transform="rotate(${turn} 100 100)">
    <path d="${arc}${head}" class="so-ring-edge" /><path d="${arc}${head}" stroke=${COLOURS[view.color].main} /></g>`;
  return html`<svg class=${left ? 'so-ring' : 'so-ring is-right'} viewBox="0 0 200 200" role="img"
    aria-label=${say('direction', { direction: left ? 'left' : 'right' })} data-about="direction" tabindex="-1">${arrow(0)}${arrow(180)}</svg>`;
}

/** What is asked of me just now, or a card to jump in with. @param {{scene: Scene}} props */
function Prompt({ scene }) {
  const jumps = isJump(scene) ? [...new Set(scene.moves.map((move) => scene.game.parse(move, scene).source))] : [];
  if (jumps.length) {
    return jumps.map((source) => html`<button type="button" class="so-jump" key=${source} data-testid="jump-in" onClick=${() => scene.act(String(source), 'discard')}>
      ${say('do-jump', { card: nameOf(String(source).slice('hand:'.length)) })}</button>`);
  }
  const text = promptText(scene);
  return text && html`<p class="so-prompt">${text}</p>`;
}

/** A question that I have to answer. @param {Scene} scene */
function asks(scene) {
  const { view: { pending, turn, discard }, me, names } = scene;
  if (pending?.effect === 'give') return turn === me ? say('prompt-give', { name: names[pending.to], count: pending.cards }) : null;
  if (!pending) return drawnText(scene);
  if (!pending.asked?.includes(me)) return null;
  // The card that was turned over for the start is nobody's.
  return discard.length === 1 ? say('prompt-ask-start') : say('prompt-ask', { effect: pending.effect, name: names[turn] });
}

/** Whether to play what was drawn. @param {Scene} scene */
const drawnText = ({ view, moves }) => (moves.includes('keep') && view.drawn && view.drawn !== '?' ? say(moves.length > 1 ? 'prompt-drawn-choice' : 'prompt-drawn', { card: nameOf(view.drawn) }) : null);

/** @param {Scene} scene */
function promptText(scene) {
  const { view, chosen, phase } = scene;
  if (phase === 'between') return null;
  if (view.pending) return asks(scene) ?? (view.pending.effect === 'give' ? null : say('prompt-waiting'));
  if (chosen[0]?.endsWith('swap')) return say('prompt-swap');
  if (chosen[0]?.endsWith('gift')) return say('prompt-gift');
  return drawnText(scene);
}

/** @param {{scene: Scene, seat: number}} props */
function facts({ scene, seat }) {
  const count = scene.view.scores[seat];
  return [{ icon: POINTS, text: count, label: say('points', { count }), about: 'points' }];
}

const POINTS = html`<svg viewBox="0 0 16 16" width="13" height="13" aria-hidden="true"><circle cx="8" cy="8" r="6.2" fill="none" stroke="currentColor" stroke-width="2" />
  <circle cx="8" cy="8" r="2.4" fill="currentColor" /></svg>`;

/** Cards from one place to another, seen or not. @param {any} event @param {string} from @param {string} to @returns {Flight[]} */
function cards({ cards: seen, count }, from, to) {
  return seen?.length ? seen.map((/** @type {string} */ card) => ({ card, from, to })) : [{ card: '?', count, from, to }];
}

/** @param {any} event @param {Scene} scene @returns {Flight[]} */
function flights(event, scene) {
  const { seat, card, target } = event;
  const hand = `hand@${seat}`;
  switch (event.event) {
    case 'deal': case 'draw': return cards(event, 'stock', hand);
    case 'turn_over': return event.under ? [] : [{ card, from: 'stock', to: 'discard' }];
    case 'lay': return [{ card, from: seat === scene.me ? `hand:${card}` : hand, to: 'discard' }];
    case 'give': return cards(event, hand, `hand@${target}`);
    case 'swap': return [
      { card: '?', count: event.counts[0], from: hand, to: `hand@${target}` },
      { card: '?', count: event.counts[1], from: `hand@${target}`, to: hand },
    ];
    case 'rotate': return rotation(event, scene);
    case 'shuffle': return [{ card: '?', count: event.count, from: 'discard', to: 'stock' }];
    default: return [];
  }
}

/** Every hand goes on to the next seat that takes part. @param {any} event @param {Scene} scene @returns {Flight[]} */
function rotation({ seats, direction }, scene) {
  const around = [...seats].sort((a, b) => (a - b) * direction);
  return around.map((seat, i) => ({
    card: '?', count: Math.min(2, scene.view.hands[seat].length), from: `hand@${seat}`, to: `hand@${around[(i + 1) % around.length]}`,
  }));
}

/** @param {any} event */
function shout(event) {
  if (event.event === 'lay' && event.solo) return say('shout-solo');
  if (event.event === 'lay' && event.jump) return say('shout-jump');
  if (event.event === 'shield') return say('shout-shield');
  return event.event === 'penalty' ? say('shout-forgot') : null;
}

/** @type {import('../../table/kit.js').GameTable} */
export default {
  id: 'solo',
  styles: true,
  Face,
  nameOf,
  explainCard,
  explain,
  book: () => import('./book.js'),
  sort: (codes) => [...codes].sort((a, b) => rank(a) - rank(b)),
  parse,
  attempt,
  Middle,
  Front: () => null,
  facts,
  flights,
  shout,
  brief,
  asks,
};
