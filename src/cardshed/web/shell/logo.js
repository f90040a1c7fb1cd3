import { html } from 'htm/preact';

/** Two cards lean against each other and are the roof of a shed. The same drawing as art/logo.svg. */
export function Logo({ size = 36 }) {
  return html`<svg class="logo" width=${size} height=${size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    <path class="logo-wall" d="M11 24 24 10l13 14v19H11z" />
    <path class="logo-door" d="M20 43v-9a4 4 0 0 1 8 0v9z" />
    <rect class="logo-left" x="-4.5" width="9" height="30" rx="2.5" transform="translate(26 4.5) rotate(40.5)" />
    <rect class="logo-right" x="-4.5" width="9" height="30" rx="2.5" transform="translate(22 4.5) rotate(-40.5)" />
  </svg>`;
}
