/** When a tap can mean several moves, and when it can mean none. */

import { html } from 'htm/preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button, Icon } from '../ui/index.js';
import { has, t, tg } from '../words.js';
import { plainText } from './text.js';

/** @typedef {import('./playing.js').Playing} Playing */

/** Large buttons, one for each meaning. @param {{playing: Playing}} props */
export function Chooser({ playing }) {
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  const choice = playing.picking.choice.value;
  useEffect(() => {
    if (choice) box.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [choice]);
  if (!choice) return null;
  const title = titleOf(choice.moves);
  return html`<div class="chooser paper" ref=${box} role="dialog" aria-label=${title} onKeyDown=${arrows}>
    <p class="chooser-title">${title}</p>
    <div class="chooser-choices">
      ${callsFirst(choice.moves).map(({ move, parts }) => html`<button type="button" class="choose" key=${move} data-testid=${`choose-${move}`}
        onClick=${() => playing.picking.play(move)}>${parts.swatch}<span>${parts.short ?? parts.label}</span></button>`)}
    </div>
    <${Button} kind="quiet" size="small" onClick=${() => playing.picking.clear()}>${t('choose-nothing')}</${Button}>
  </div>`;
}

/** What there is to choose: what to say, a colour, or whatever it is. @param {import('./play.js').Candidate[]} moves */
function titleOf(moves) {
  if (moves.some(({ parts }) => parts.kind === 'call')) return t('choose-call');
  return t(moves.every(({ parts }) => parts.short) ? 'choose-a-colour' : 'choose-title');
}

/** Enter should not forget to announce. @param {import('./play.js').Candidate[]} moves */
function callsFirst(moves) {
  return [...moves].sort((one, other) => Number(other.parts.kind === 'call') - Number(one.parts.kind === 'call'));
}

/** @param {KeyboardEvent} event */
function arrows(event) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  const box = /** @type {HTMLElement} */ (event.currentTarget);
  const buttons = [...box.querySelectorAll('button')];
  const now = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  buttons[(now + step + buttons.length) % buttons.length].focus();
}

/** Why not: the rule in words, with a way to read on. @param {{playing: Playing}} props */
export function Refusal({ playing }) {
  const refusal = playing.picking.refusal.value;
  const game = playing.game.id;
  useEffect(() => {
    if (!refusal) return undefined;
    const timer = setTimeout(() => { playing.picking.refusal.value = null; }, 9000);
    return () => clearTimeout(timer);
  }, [refusal]);
  if (!refusal) return null;
  const { clause, error } = refusal;
  const told = clause && has(`${clause}.refusal`, game) ? `${clause}.refusal` : clause;
  return html`<div class="refusal paper" role="alert" data-testid="refusal">
    <${Icon} name="hand" />
    <div class="refusal-words"><p>${told ? plainText(tg(game, told)) : t('refused', { error })}</p>
      ${clause && html` <button type="button" class="link" onClick=${() => playing.open('rules', clause)}>${t('read-rule', { clause })}</button>`}</div>
    <${Button} kind="quiet" size="small" icon="close" label=${t('close')} onClick=${() => { playing.picking.refusal.value = null; }} />
  </div>`;
}
