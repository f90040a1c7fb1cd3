/** Dragging a card from its place and dropping it on another. A press that does not move stays a tap. */

import { cornerOf } from './motion.js';
import { ontoOf, targetsOf } from './scene.js';

/** @typedef {import('./types.js').Scene} Scene */

const FAR_ENOUGH = 9;

/**
 * @param {PointerEvent} start
 * @param {Scene} scene
 * @param {string} source
 * @param {boolean} picked  whether the card is already among the chosen ones
 */
export function startDrag(start, scene, source, picked) {
  if (start.button !== 0 || scene.mini) return;
  const from = /** @type {HTMLElement} */ (start.currentTarget);
  /** @type {HTMLElement|null} */
  let ghost = null;
  /** @type {HTMLElement|null} */
  let over = null;
  /** Where the card may be let go. @type {Element[]} */
  let goals = [];

  /** @param {PointerEvent} event */
  function move(event) {
    if (event.pointerId !== start.pointerId) return;
    const dx = event.clientX - start.clientX;
    const dy = event.clientY - start.clientY;
    if (!ghost) {
      if (Math.hypot(dx, dy) < FAR_ENOUGH) return;
      ghost = lift(from);
      goals = goalsOf(scene, source);
      goals.forEach((goal) => goal.classList.add('is-goal'));
    }
    ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(${Math.max(-8, Math.min(8, dx / 20))}deg) scale(1.06)`;
    const found = placeUnder(event, from);
    if (found === over) return;
    over?.classList.remove('is-over');
    over = found;
    over?.classList.add('is-over');
  }

  /** @param {PointerEvent} event */
  function end(event) {
    if (event.pointerId !== start.pointerId) return;
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
    if (!ghost) return;
    swallowClick();
    over?.classList.remove('is-over');
    goals.forEach((goal) => goal.classList.remove('is-goal'));
    ghost.remove();
    from.classList.remove('is-dragged');
    const place = over?.dataset.place ?? over?.dataset.drop;
    if (event.type === 'pointerup' && place) scene.act(source, place, picked);
  }

  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
}

/** @param {Scene} scene @param {string} source */
function goalsOf(scene, source) {
  const names = new Set([...targetsOf(scene, source), ...ontoOf(scene, source)]);
  const places = document.querySelectorAll('.table :is([data-place], [data-drop])');
  return [...places].filter((place) => place instanceof HTMLElement && names.has(place.dataset.place ?? place.dataset.drop ?? ''));
}

/** @param {HTMLElement} from */
function lift(from) {
  const box = from.getBoundingClientRect();
  const ghost = /** @type {HTMLElement} */ (from.cloneNode(true));
  for (const named of [ghost, ...ghost.querySelectorAll('[data-place],[data-testid]')]) {
    named.removeAttribute('data-place');
    named.removeAttribute('data-testid');
  }
  ghost.classList.add('drag-ghost');
  ghost.setAttribute('aria-hidden', 'true');
  const table = from.closest('.table') ?? document.body;
  const origin = cornerOf(table);
  Object.assign(ghost.style, {
    left: `${box.left - origin.left}px`, top: `${box.top - origin.top}px`, width: `${box.width}px`, height: `${box.height}px`,
  });
  table.append(ghost);
  from.classList.add('is-dragged');
  return ghost;
}

/**
 * The named place under the pointer; the felt itself is one ("felt": meant for wherever it can go).
 * @param {PointerEvent} event
 * @param {HTMLElement} from
 */
function placeUnder(event, from) {
  const place = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-place], [data-drop]');
  const back = from.closest('.fan') && place?.closest('.fan');
  return place instanceof HTMLElement && place !== from && !back ? place : null;
}

/** The click that follows a drag is not a tap. */
function swallowClick() {
  const stop = (/** @type {Event} */ event) => { event.stopPropagation(); event.preventDefault(); };
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }), 0);
}
