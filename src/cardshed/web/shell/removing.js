/** Sending somebody from their seat: asked once more, and for how long. */

import { html } from 'htm/preact';
import { useSignal } from '@preact/signals';
import { Button } from '../ui/index.js';
import { t } from '../words.js';

/** @param {{name: string, seat: number, onRemove: (forGood: boolean) => void}} props */
export function Removing({ name, seat, onRemove }) {
  const asks = useSignal(false);
  const remove = (/** @type {boolean} */ forGood) => { asks.value = false; onRemove(forGood); };
  if (!asks.value) {
    return html`<${Button} size="small" kind="quiet" icon="door" data-testid=${`remove-${seat}`} onClick=${() => { asks.value = true; }}>${t('remove')}</${Button}>`;
  }
  return html`<span class="removing" role="group" aria-label=${t('remove-sure', { name })}>
    <span>${t('remove-sure', { name })}</span>
    <${Button} size="small" autofocus data-testid=${`free-${seat}`} onClick=${() => remove(false)}>${t('remove-for-now')}</${Button}>
    <${Button} size="small" data-testid=${`bar-${seat}`} onClick=${() => remove(true)}>${t('remove-for-good')}</${Button}>
    <${Button} size="small" kind="quiet" onClick=${() => { asks.value = false; }}>${t('choose-nothing')}</${Button}>
  </span>`;
}
