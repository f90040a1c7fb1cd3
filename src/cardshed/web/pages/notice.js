/** A kind sheet of paper when there is nothing else to show. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { Button } from '../ui/index.js';
import { t } from '../words.js';

/** @param {{title: string, text: string, children?: any, testid?: string}} props */
export function Notice({ title, text, children, testid }) {
  return html`<section class="notice paper" data-testid=${testid} role="alert">
    <h1 tabindex="-1">${title}</h1>
    <p>${text}</p>
    <p class="notice-ways">${children}</p>
  </section>`;
}

/** The server has too much to do. @param {{retry: () => void}} props */
export function Busy({ retry }) {
  return h(Notice, { title: t('match-busy'), text: t('match-busy-about'), testid: 'busy' },
    h(Button, { kind: 'primary', onClick: retry }, t('match-retry')));
}

/** @param {{retry: () => void}} props */
export function NoAnswer({ retry }) {
  return h(Notice, { title: t('match-network'), text: t('match-network-about'), testid: 'no-answer' },
    h(Button, { kind: 'primary', onClick: retry }, t('match-retry')));
}
