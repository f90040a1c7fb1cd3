import { html } from 'htm/preact';
import { signal } from '@preact/signals';

const STAYS = 5000;

const notes = signal(/** @type {{id: number, text: string}[]} */ ([]));
let last = 0;

/** Tells something in passing. @param {string} text */
export function notify(text) {
  const id = (last += 1);
  notes.value = [...notes.value.filter((note) => note.text !== text), { id, text }].slice(-3);
  setTimeout(() => (notes.value = notes.value.filter((note) => note.id !== id)), STAYS);
}

/** Where such notes appear; once on the page. */
export function Toasts() {
  return html`<div class="toasts" role="status" aria-live="polite">
    ${notes.value.map((note) => html`<p key=${note.id} class="toast">${note.text}</p>`)}
  </div>`;
}
