/** The pieces every game's table is built from. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { useMemo } from 'preact/hooks';
import { explanations } from '../net/profile.js';
import { t } from '../words.js';
import { startDrag } from './drag.js';
import { movesFrom } from './scene.js';

export { Fan } from './fan.js';

/** @typedef {import('./types.js').GameTable} GameTable */
/** @typedef {import('./types.js').Scene} Scene */
/** @typedef {import('./types.js').MoveParts} MoveParts */
/** @typedef {import('./types.js').Flight} Flight */
/** @typedef {import('./types.js').Fact} Fact */
/** @typedef {import('./types.js').GameEvent} GameEvent */
/** @typedef {import('./types.js').SeatInfo} SeatInfo */
/** @typedef {'hand'|'table'|'small'|'tiny'} Size */

/** @param {...(string|false|null|undefined)} names */
export const classes = (...names) => names.filter(Boolean).join(' ');

/**
 * A paper card with the game's face. Without a label it is decoration for screen readers: what holds it speaks.
 * @param {{game: GameTable, code: string, place?: string, index?: number, size?: Size, legal?: boolean,
 *   chosen?: boolean, dim?: boolean, faceDown?: boolean, label?: string, sideways?: boolean}} props
 */
export function Card({ game, code, place, index, size = 'table', legal, chosen, dim, faceDown, label, sideways }) {
  const shown = faceDown ? '?' : code;
  // Drawn anew only when it is another card: a table has dozens, and each face dozens of lines.
  const face = useMemo(() => h(game.Face, { code: shown }), [game, shown]);
  const look = classes('card', `card-${size}`, shown === '?' && 'is-back', legal && 'is-legal', chosen && 'is-chosen',
    dim && 'is-dim', sideways && 'is-sideways');
  return html`<span class=${look} data-card=${shown} data-place=${place}
      style=${index === undefined ? undefined : { '--i': index }}
      role=${label ? 'img' : undefined} aria-label=${label} aria-hidden=${label ? undefined : 'true'}>
    ${face}
  </span>`;
}

/**
 * A small number on a pile or plate.
 * @param {{text: string|number, label?: string, tone?: 'count'|'warn'|'good'}} props
 */
export function Badge({ text, label, tone = 'count' }) {
  return html`<span class=${`badge badge-${tone}`} title=${label} aria-label=${label} role=${label ? 'img' : undefined}>${text}</span>`;
}

/**
 * A named place on the table, with the cards that lie there from bottom to top.
 * @param {{scene: Scene, place: string, label: string, cards: string[], show?: number, count?: boolean,
 *   fan?: 'none'|'down'|'right', empty?: any, size?: Size, tappable?: boolean, sideways?: boolean, class?: string}} props
 */
export function Spot(props) {
  const { scene, place, cards, count = false, fan = 'none', size = 'table', tappable = false } = props;
  const source = scene.sources.has(place);
  const target = scene.targets.has(place);
  const chosen = scene.chosen.includes(place);
  const active = !scene.mini && (source || target || chosen || tappable);
  const look = classes('spot', `spot-${size}`, `spot-fan-${fan}`, !cards.length && 'is-empty', source && 'is-source',
    target && 'is-target', chosen && 'is-chosen', scene.hinted.has(place) && 'is-hinted', props.class);
  const content = [
    h(SpotCards, { ...props, legal: source }),
    count && cards.length > 0 ? html`<span class="badge badge-count" aria-hidden="true">${cards.length}</span>` : null,
  ];
  const label = (active && withOthers(scene, place, spotLabel(props))) || withUse(scene, place, spotLabel(props));
  if (!active) {
    return html`<span class=${look} data-place=${place} role="img" aria-label=${label} tabindex=${reachable(scene)}>${content}</span>`;
  }
  return html`<button type="button" class=${look} data-place=${place} data-card=${cards.at(-1)}
    aria-label=${label} aria-pressed=${chosen || (source && isPickedFirst(scene, place)) ? String(chosen) : undefined}
    onClick=${() => scene.act(place)}
    onPointerDown=${source ? (/** @type {PointerEvent} */ event) => startDrag(event, scene, place, chosen) : undefined}
  >${content}</button>`;
}

/** The name of a place with what pressing it does, as far as that is one thing. @param {Scene} scene @param {string} place @param {string} spot */
function withUse(scene, place, spot) {
  const target = scene.targets.has(place);
  if (!target && !scene.sources.has(place)) return spot;
  const moves = target ? movesFrom(scene, scene.chosen[0]).filter(({ parts }) => parts.target === place) : movesFrom(scene, place);
  const uses = new Set(moves.map(({ parts }) => parts.label));
  // Where combinations are not shown, a place says no more than that the card fits.
  if (uses.size !== 1 || (target && scene.settings.purist)) return t(target ? 'spot-fitting' : 'spot-choosable', { spot });
  return t(target ? 'spot-takes' : 'spot-does', { spot, what: [...uses][0] });
}

/** The same where several are being chosen: what joins them, and where they can be laid. @param {Scene} scene @param {string} place @param {string} spot */
function withOthers(scene, place, spot) {
  const { game, chosen } = scene;
  if (!game.several || !chosen.length || scene.targets.size) return null;
  if (chosen.includes(place)) return spot;
  if (game.joins?.(place, chosen, scene)) return t('spot-joins', { spot });
  if (scene.sources.has(place) || game.attempt(chosen[0], place, scene) === null) return spot;
  return t('spot-takes', { spot, what: t('lay-chosen', { count: chosen.length }) });
}

/** Whether a press chooses the card, to be aimed or joined by others, rather than being the move. @param {Scene} scene @param {string} place */
const isPickedFirst = (scene, place) => Boolean(scene.game.several) || movesFrom(scene, place).some(({ parts }) => parts.target);

/** What can be explained but not pressed is reached by the arrow keys, not by Tab. @param {Scene} scene */
const reachable = ({ game, mini }) => (game.explain && !mini ? -1 : undefined);

/** @param {any} props */
function SpotCards({ scene, cards, show = 1, fan = 'none', empty = null, size = 'table', sideways = false }) {
  if (!cards.length) {
    return html`<span class=${classes('card-outline', `card-${size}`, sideways && 'is-sideways')} aria-hidden="true">${empty}</span>`;
  }
  const top = cards.slice(-Math.max(1, show));
  const below = Math.min(3, cards.length - top.length);
  return html`<span class=${classes('spot-cards', fan === 'none' && below > 0 && `depth-${below}`)} style=${{ '--n': top.length }}>
    ${top.map((/** @type {string} */ code, /** @type {number} */ i) =>
      h(Card, { game: scene.game, code, size, sideways, index: i, key: cards.length - top.length + i }))}
  </span>`;
}

/** @param {{scene: Scene, label: string, cards: string[], count?: boolean}} props */
function spotLabel({ scene, label, cards, count }) {
  if (!cards.length) return t('spot-empty', { place: label });
  const top = cards[cards.length - 1];
  if (top === '?') return t('spot-closed', { place: label, count: cards.length });
  return t('spot-open', { place: label, card: scene.game.nameOf(top), count: cards.length, counted: String(count || cards.length > 1) });
}

/** A pile with its count. @param {Parameters<typeof Spot>[0]} props */
export const Pile = (props) => h(Spot, { count: true, ...props });

/** A question that came up takes the keyboard along, unless somebody writes or reads something over the table. @param {HTMLElement|null} box */
export function takeFocus(box) {
  const now = document.activeElement;
  if (now && now !== document.body && !now.closest('.table')) return;
  box?.querySelector('button')?.focus({ preventScroll: true });
}

const MOST_BACKS = 7;

/**
 * Another seat's hand: a small fan of backs, or of the cards that lie open to me, with their number.
 * @param {{scene: Scene, seat: number, size?: Size}} props
 */
export function Hand({ scene, seat, size = 'tiny' }) {
  /** @type {string[]} */
  const codes = scene.view?.hands?.[seat] ?? [];
  const open = codes.filter((code) => code !== '?');
  const shown = open.length ? [...scene.game.sort(open), ...codes.filter((code) => code === '?')] : codes.slice(0, MOST_BACKS);
  const label = open.length
    ? t('hand-open', { count: codes.length, cards: open.map(scene.game.nameOf).join(', ') })
    : t('hand-closed', { count: codes.length });
  return html`<span class=${classes('hand-of', open.length > 0 && 'is-open')} data-place=${`hand@${seat}`} role="img" aria-label=${label}
      tabindex=${reachable(scene)} title=${reachable(scene) && explanations.value ? undefined : label}>
    <span class="hand-cards" style=${{ '--n': shown.length }}>
      ${shown.map((code, i) => h(Card, { game: scene.game, code, size, index: i, key: i }))}
    </span>
    ${codes.length > 0 && html`<span class="badge badge-count" aria-hidden="true">${codes.length}</span>`}
  </span>`;
}
