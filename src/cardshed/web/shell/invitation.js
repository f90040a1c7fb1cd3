/** How friends find a table: its link to copy or share, its code, and its QR code. */

import { html } from 'htm/preact';
import { useRef } from 'preact/hooks';
import { Button, notify } from '../ui/index.js';
import { t } from '../words.js';
import { SpokenCode } from './code.js';

/** Addresses that mean this computer, whoever types them. */
export const HERE_ONLY = /^(localhost|127\.|\[::1\])/;

/** @param {{table: string, online: boolean}} props */
export function Invitation({ table, online }) {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const link = `${location.origin}/t/${table}`;
  return html`<section class="paper lobby-panel invitation" aria-labelledby="invitation">
    <h2 id="invitation">${t('invite-title')}</h2>
    <p>${t('invite-text')}</p>
    ${HERE_ONLY.test(location.hostname) && html`<p class="field-note" data-testid="here-only">${t('invite-here-only')}${' '}
      <code>cardshed serve <span class="whole">--host 0.0.0.0</span></code></p>`}
    <label class="visually-hidden" for="invite-link">${t('invite-link')}</label>
    <input ref=${field} id="invite-link" class="text-field" readonly value=${link} data-testid="invite-link"
      onFocus=${(/** @type {any} */ event) => event.currentTarget.select()} />
    <div class="invitation-tools">
      <${Button} kind="primary" icon="copy" data-testid="copy-link" onClick=${() => copy(link, field.current)}>${t('invite-copy')}</${Button}>
      ${'share' in navigator && html`<${Button} icon="share" onClick=${() => share(link)}>${t('invite-share')}</${Button}>`}
    </div>
    <${SpokenCode} table=${table} online=${online} />
    <figure class="qr"><img src=${`/api/tables/${table}/qr.svg`} alt=${t('invite-qr')} width="168" height="168" />
      <figcaption>${t('invite-qr-note')}</figcaption></figure>
  </section>`;
}

/**
 * The clipboard is missing on a plain address in the house's own network: then the marked text is copied.
 * @param {string} link
 * @param {HTMLInputElement | null} field
 */
export async function copy(link, field) {
  try {
    await navigator.clipboard.writeText(link);
    notify(t('invite-copied'));
  } catch {
    field?.select();
    notify(t(document.execCommand('copy') ? 'invite-copied' : 'invite-copy-by-hand'));
  }
}

/** @param {string} link */
async function share(link) {
  await navigator.share({ title: 'Cardshed', text: t('invite-message'), url: link }).catch(() => undefined);
}
