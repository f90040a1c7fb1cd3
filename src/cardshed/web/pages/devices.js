/** Me on another device: a code to take along, and how to be forgotten here. There are no accounts. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { post } from '../net/api.js';
import { callsAreOn, stopCalls } from '../net/calls.js';
import { colour, forgetAll } from '../net/profile.js';
import { HERE_ONLY, copy } from '../shell/invitation.js';
import { myName } from '../shell/person.js';
import { Button, Dialog, Icon, notify } from '../ui/index.js';
import { t } from '../words.js';

/** @typedef {{code: string, link: string, qr: string, seconds: number}} Code */

export function Devices() {
  const [open, setOpen] = useState(/** @type {'code'|'forget'|null} */ (null));
  const close = () => setOpen(null);
  return html`<section class="mine-devices paper" aria-labelledby="devices-title" data-testid="devices">
    <h2 id="devices-title" tabindex="-1">${t('devices-title')}</h2>
    <p>${t('devices-about', { name: myName() })}</p>
    <p class="mine-ways">
      ${h(Button, { kind: 'primary', icon: 'qr', onClick: () => setOpen('code'), 'data-testid': 'devices-code' }, t('devices-link'))}
      <a class="button is-plain is-normal" href="/carry" data-testid="devices-carry"><span class="button-words">${t('devices-have-code')}</span></a>
      ${h(Button, { kind: 'quiet', onClick: () => setOpen('forget'), 'data-testid': 'devices-forget' }, t('devices-forget'))}
    </p>
    <${Dialog} open=${open === 'code'} onClose=${close} title=${t('devices-link')}
      footer=${h(Button, { kind: 'primary', onClick: close }, t('done'))}>${open === 'code' && h(CodeSheet, {})}</${Dialog}>
    <${Dialog} open=${open === 'forget'} onClose=${close} title=${t('forget-title')}
      footer=${html`${h(Button, { onClick: close }, t('forget-no'))}
        ${h(Button, { kind: 'primary', onClick: forget, 'data-testid': 'forget-yes' }, t('forget-yes'))}`}>
      <p>${t('forget-about', { name: myName() })}</p><p>${t('forget-first')}</p></${Dialog}>
  </section>`;
}

/** A code as long as it is good, then another if it is wanted. */
function CodeSheet() {
  const [made, setMade] = useState(/** @type {Code|null} */ (null));
  const [problem, setProblem] = useState('');
  const [left, setLeft] = useState(0);
  const field = useRef(/** @type {HTMLInputElement|null} */ (null));
  const make = () => {
    setProblem('');
    post('/api/carry/code', { name: myName(), colour: colour.value }).then(
      (found) => { setMade(found); setLeft(found.seconds); },
      (failed) => setProblem(t(failed.busy ? 'no-busy' : 'order-offline')));
  };
  useEffect(make, []);
  useEffect(() => {
    if (!made) return;
    const until = performance.now() + 1000 * made.seconds;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1000))), 500);
    return () => clearInterval(timer);
  }, [made]);
  if (problem || (made && !left)) {
    return html`<p role="alert">${problem || t('devices-code-over')}</p>${h(Button, { kind: 'primary', onClick: make }, t('devices-new-code'))}`;
  }
  if (!made) return html`<p role="status">${t('loading')}</p>`;
  return html`
    <p>${t('devices-code-about')}</p>
    <output class="carry-code" aria-label=${t('devices-code')} data-testid="carry-code">${made.code}</output>
    <p class="mine-warning">${h(Icon, { name: 'warning' })}<span>${t('devices-code-secret')}</span></p>
    <figure class="qr">${made.qr && html`<img src=${`data:image/svg+xml,${encodeURIComponent(made.qr)}`} alt=${t('devices-qr')} width="168" height="168" />`}
      <figcaption>${t('devices-code-left', { minutes: Math.floor(left / 60), seconds: String(left % 60).padStart(2, '0') })}</figcaption></figure>
    <label class="visually-hidden" for="carry-link">${t('devices-code-link')}</label>
    <input ref=${field} id="carry-link" class="text-field" readonly value=${made.link} data-testid="carry-link"
      onFocus=${(/** @type {any} */ event) => event.currentTarget.select()} />
    ${h(Button, { icon: 'copy', onClick: () => copy(made.link, field.current), 'data-testid': 'carry-copy' }, t('invite-copy'))}
    ${HERE_ONLY.test(location.hostname) && html`<p class="field-note">${t('devices-here-only')} <code>cardshed serve <span class="whole">--host 0.0.0.0</span></code></p>`}`;
}

async function forget() {
  try {
    if (callsAreOn()) await stopCalls();
    await post('/api/carry/forget', {});
  } catch {
    return notify(t('order-offline'));
  }
  forgetAll();
  location.assign('/');
}
