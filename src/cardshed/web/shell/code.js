/** A table's short code: shown in its lobby to be said on the phone, and typed in on the first page. */

import { html } from 'htm/preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ApiError, enterCode, tableCode } from '../net/api.js';
import { go } from '../router.js';
import { Button, TextField } from '../ui/index.js';
import { has, t } from '../words.js';

/** Signs of a table's code, with room for one too many. */
const TABLE_CODE = 8;

/** After a restart of the server it is asked for again. @param {{table: string, online: boolean}} props */
export function SpokenCode({ table, online }) {
  const [code, setCode] = useState(/** @type {string | null} */ (null));
  useEffect(() => void (online && tableCode(table).then(setCode, () => undefined)), [table, online]);
  if (!code) return null;
  return html`<div class="spoken-code">
    <p>${t('invite-code')}</p>
    <p class="spoken-code-signs" data-testid="code"><span aria-hidden="true">${code}</span>
      <span class="visually-hidden">${[...code].join(' ')}</span></p>
    <p class="field-note">${t('invite-code-note')}</p>
  </div>`;
}

/** For who was told a code. */
export function CodeForm() {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const form = useRef(/** @type {HTMLFormElement | null} */ (null));
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const enter = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (busy) return;
    if (isOfADevice(code)) return go(`/carry#${code}`);
    setBusy(true);
    try {
      go(`/t/${await enterCode(code)}`);
    } catch (no) {
      setBusy(false);
      setProblem(complaint(no));
      form.current?.querySelector('input')?.focus();
    }
  };
  return html`<form ref=${form} class="form code-form" onSubmit=${enter}>
    <${TextField} label=${t('code-label')} value=${code} note=${problem ? undefined : t('code-note')} data-testid="code-field" required maxlength="24"
      autocomplete="off" autocapitalize="characters" spellcheck=${false} enterkeyhint="go"
      onChange=${(/** @type {string} */ typed) => { setCode(typed); setProblem(''); }} />
    <p class="code-problem" role="alert">${problem}</p>
    <${Button} type="submit" kind="primary" icon="door" busy=${busy} data-testid="code-enter">${t('code-enter')}</${Button}>
  </form>`;
}

/** Codes that take one along to another device are longer than those of tables. @param {string} code */
const isOfADevice = (code) => code.replace(/[^\p{L}\p{N}]/gu, '').length > TABLE_CODE;

/** @param {unknown} no */
function complaint(no) {
  if (!(no instanceof ApiError)) return t('no-other');
  if (no.status === 0) return t('order-offline');
  return t(has(`code-no-${no.error}`) ? `code-no-${no.error}` : 'no-other');
}
