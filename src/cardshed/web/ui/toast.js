import { html } from 'htm/preact';
import { signal } from '@preact/signals';

const STAYS = 5000;

const notes = signal(/** @type {{id: number, text: string, told: boolean}[]} */ ([]));
let last = 0;

/** Shows something in passing. @param {string} text @param {boolean} [told]  whether it is told elsewhere to those who do not see it */
export function notify(text, told = false) {
  const id = (last += 1);
  notes.value = [...notes.value.filter((note) => note.text !== text), { id, text, told }].slice(-3);
  setTimeout(() => (notes.value = notes.value.filter((note) => note.id !== id)), STAYS);
}

/** Where such notes appear; once on the page. */
export function Toasts() {
  return html`<div class="toasts" role="status" aria-live="polite">
    ${notes.value.map((note) => html`<p key=${note.id} class="toast" aria-hidden=${note.told || undefined}>${note.text}</p>`)}
  </div>`;
}
