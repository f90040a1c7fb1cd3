/** Up to three good moves with their chances; a tap plays one. */

import { html } from 'htm/preact';
import { Button, Icon } from '../ui/index.js';
import { t } from '../words.js';

/** @typedef {import('./playing.js').Playing} Playing */

/** @param {{playing: Playing}} props */
export function HintList({ playing }) {
  const hints = playing.hints.list.value;
  const scene = playing.scene.value;
  if (!hints.length) return null;
  return html`<div class="hints paper" role="group" aria-label=${t('tool-hint')} data-testid="hints">
    <${Icon} name="light" />
    <ol role="list">${hints.map(({ move, chance }) => html`<li key=${move ?? 'wait'}>
      ${move === null || !scene.moves.includes(move) ? html`<span>${t('hint-wait')}</span>`
        : html`<button type="button" class="link" onClick=${() => playing.picking.play(move)}>${scene.game.parse(move, scene).label}</button>`}
      <span class="hint-chance">${t('hint-chance-of', { chance: Math.round(chance * 100) })}</span></li>`)}</ol>
    <${Button} kind="quiet" size="small" icon="close" label=${t('close')} onClick=${playing.hints.clear} />
  </div>`;
}
