import { html } from 'htm/preact';

/** The lamp that hangs from the beam; it is lit in the evening (style/shell.css). */
export function Lamp() {
  return html`<svg class="lamp" viewBox="0 0 160 150" width="160" height="150" aria-hidden="true" focusable="false">
    <path class="lamp-cord" d="M80 0v62" />
    <path class="lamp-cap" d="M70 62h20l4 12H66z" />
    <path class="lamp-shade" d="M66 73c-26 4-46 22-52 43h132c-6-21-26-39-52-43z" />
    <path class="lamp-shine" d="M60 79c-16 5-29 17-35 30" />
    <ellipse class="lamp-mouth" cx="80" cy="116" rx="66" ry="9" />
    <ellipse class="lamp-bulb" cx="80" cy="118" rx="17" ry="9" />
  </svg>`;
}
