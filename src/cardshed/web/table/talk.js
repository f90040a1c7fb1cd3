/** Talking at the table: reactions, phrases and, where the host allows it, one's own words. */

import { html } from 'htm/preact';
import { computed, useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { house } from '../net/api.js';
import { kept } from '../net/profile.js';
import { myName } from '../shell/person.js';
import { Button } from '../ui/index.js';
import { t } from '../words.js';

/** @typedef {import('./playing.js').Playing} Playing */

const LONGEST = 160;

/** All who watch, among seats: one by one they cannot be told apart for sure. */
export const WATCHERS = -1;

/** Whom this browser does not listen to: seats of the latest table. A new name does not help, nor does coming back. */
const silenced = kept('muted', /** @type {{table: string, seats: number[]}} */ ({ table: '', seats: [] }));
export const muted = computed(() => /** @type {ReadonlySet<number>} */ (new Set(silenced.value.seats)));

/** @param {string} table */
export function listenAt(table) {
  if (silenced.peek().table !== table) silenced.value = { table, seats: [] };
}

/** @param {number} seat */
export function toggleMuted(seat) {
  const { table, seats } = silenced.value;
  silenced.value = { table, seats: seats.includes(seat) ? seats.filter((other) => other !== seat) : [...seats, seat] };
}

/** Whether something said is to be seen here. @param {any} entry */
export const isHeard = (entry) => entry.kind !== 'said' || !muted.value.has(entry.seat);

/** What was said, in words. @param {any} entry @returns {string} */
export function wordsOf({ phrase, text }) {
  if (text) return text;
  return house.value?.reactions.includes(phrase) ? phrase : t(`phrase-${phrase}`);
}

/** Whether I may say anything at all. @param {Playing} playing */
export const mayTalk = (playing) => playing.state.value.me !== null || Boolean(playing.state.value.settings.talk);

/** @param {{playing: Playing, close: () => void}} props */
export function Talk({ playing, close }) {
  const { reactions = [], phrases = [] } = house.value ?? {};
  const say = (/** @type {object} */ what) => {
    close();
    void playing.command({ t: 'say', name: myName(), ...what });
  };
  return html`<div class="talk">
    <div class="reactions" role="group" aria-label=${t('reactions')}>${reactions.map((reaction) => html`<button type="button" key=${reaction}
      data-testid=${`react-${reaction}`} onClick=${() => say({ phrase: reaction })}>${reaction}</button>`)}</div>
    <div class="phrases">${phrases.map((phrase) => html`<button type="button" key=${phrase} data-testid=${`phrase-${phrase}`}
      onClick=${() => say({ phrase })}>${t(`phrase-${phrase}`)}</button>`)}</div>
    ${playing.state.value.settings.talk && html`<${OwnWords} say=${say} />`}
  </div>`;
}

/** @param {{say: (what: object) => void}} props */
function OwnWords({ say }) {
  const text = useSignal('');
  const id = useId();
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.value.trim()) say({ text: text.value });
  };
  return html`<form class="own-words" onSubmit=${send}>
    <label class="visually-hidden" for=${id}>${t('own-words')}</label>
    <input id=${id} class="text-field" data-testid="own-words" autocomplete="off" maxlength=${house.value?.longest_text ?? LONGEST} placeholder=${t('own-words')}
      value=${text.value} onInput=${(/** @type {any} */ event) => { text.value = event.currentTarget.value; }} />
    <${Button} kind="primary" size="small" type="submit" data-testid="say-it">${t('say-it')}</${Button}>
  </form>`;
}
