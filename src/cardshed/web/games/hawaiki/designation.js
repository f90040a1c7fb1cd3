/** Who has to draw: the other seats side by side, and a tap for each card to hand out. */

import { html } from 'htm/preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { classes, takeFocus } from '../../table/kit.js';
import { toHandOut } from './moves.js';
import { say } from './words.js';

/** @typedef {import('../../table/kit.js').Scene} Scene */

/** @param {{scene: Scene}} props */
export function Designation({ scene }) {
  const [first, setFirst] = useState(/** @type {number|null} */ (null));
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => takeFocus(box.current), []);
  const count = toHandOut(scene);
  const seats = scene.names.map((_, seat) => seat).filter((seat) => scene.sources.has(`who:${seat}`));
  const oneTap = count === 1 || seats.length === 1;

  /** @param {number} seat */
  function tap(seat) {
    if (!oneTap && first === null) return setFirst(seat);
    const [low, high] = [first ?? seat, seat].sort((a, b) => a - b);
    setFirst(null);
    return scene.act(`who:${low}`, `who:${high}`);
  }

  return html`<div class=${classes('hw-who asked', seats.length === 1 && 'is-formal')} ref=${box} role="group" aria-label=${say('prompt-designate', { count })}>
    <p class="hw-prompt">${say('prompt-designate', { count })}</p>
    ${seats.map((seat) => html`<button type="button" key=${seat} class="hw-who-seat" data-place=${`who:${seat}`} data-testid=${`action-@${seat}`}
      data-colour=${scene.seats[seat].colour} aria-pressed=${oneTap ? undefined : String(first === seat)} onClick=${() => tap(seat)}>
      ${scene.names[seat]}${first === seat && html`<span class="hw-given" aria-hidden="true">+1</span>`}</button>`)}
  </div>`;
}
