/** The table as it stands in the room. The order in the document is the order of the Tab key; the grid puts things in place. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { effect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../ui/index.js';
import { gameOf } from '../net/api.js';
import { t } from '../words.js';
import { ActionBar } from './actions.js';
import { explanations } from '../net/profile.js';
import { call, isMyTurn, news } from './alerts.js';
import { startExplaining } from './explaining.js';
import { onKey } from './keys.js';
import { Fan, classes } from './kit.js';
import { Log } from './log.js';
import { Panels } from './panels.js';
import { Others, isWaitedFor } from './seats.js';
import { Tools, Watchers } from './tools.js';

/** @typedef {import('./playing.js').Playing} Playing */

/** @param {{playing: Playing}} props */
export function Board({ playing }) {
  const table = useRef(/** @type {HTMLElement|null} */ (null));
  const scene = playing.scene.value;
  useEffect(() => {
    playing.stage.attach(table.current);
    const listen = (/** @type {KeyboardEvent} */ event) => onKey(event, playing, table.current);
    document.addEventListener('keydown', listen);
    return () => { document.removeEventListener('keydown', listen); playing.stage.attach(null); };
  }, [playing]);
  const note = useExplanations(playing, table);
  useKeptFocus(table);
  const look = classes('table felt', scene.me === null && 'is-watching', isMyTurn(scene) && 'is-my-turn', `seats-${scene.seats.length}`);
  return html`<div class="table-page" data-testid="table-page" data-game=${scene.game.id} data-phase=${scene.phase}>
    <h1 class="visually-hidden">${gameOf(scene.game.id)?.title ?? scene.game.id}</h1>
    <section class=${look} ref=${table} aria-label=${t('table-title')} onClick=${(/** @type {MouseEvent} */ event) => tapIdle(event, scene)}>
      ${scene.me === null ? h(Watching, { playing }) : h(Own, { playing })}
      <div class="middle" data-place="felt" role="group" aria-label=${t('middle-title')}>${scene.view && h(scene.game.Middle, { scene })}</div>
      ${h(Others, { playing })}
      ${h(Tools, { playing })}
      ${h(Shout, { playing })}
      ${h(Offline, { playing })}
    </section>
    <aside class="side"><h2>${t('log-title')}</h2>${h(Log, { playing })}${h(Watchers, { playing })}</aside>
    <div class="explanation paper" role="tooltip" data-testid="explanation" ref=${note} hidden></div>
    ${h(Panels, { playing })}
    <p class="visually-hidden" aria-live="polite" data-testid="news">${news.value}</p>
    <p class="visually-hidden" aria-live="assertive">${call.value}</p>
  </div>`;
}

/**
 * A tap on a place that takes nothing now is answered too: with a card chosen anywhere, else where cards of mine go.
 * @param {MouseEvent} event @param {import('./types.js').Scene} scene
 */
function tapIdle(event, scene) {
  const tapped = /** @type {Element} */ (event.target);
  if (tapped.closest('button, a, .paper') || scene.me === null || !scene.moves.length) return;
  const place = /** @type {HTMLElement|null} */ (tapped.closest('[data-place], [data-drop]'));
  const name = place?.dataset.place ?? place?.dataset.drop ?? 'felt';
  if (name === 'felt' || place?.matches('.fan')) return;
  if (scene.chosen.length || tapped.closest('.middle, .own')) scene.act(name);
}

/** My side of the table. @param {{playing: Playing}} props */
function Own({ playing }) {
  const scene = playing.scene.value;
  const me = /** @type {number} */ (scene.me);
  const front = h(scene.game.Front, { scene, seat: me, own: true });
  return html`<section class=${classes('own', isWaitedFor(scene, me) && 'is-turn')} aria-label=${t('own-title')}>
    ${h(ActionBar, { playing })}
    <div class="own-front">${front}</div>
    ${scene.view && h(Fan, { scene })}
  </section>`;
}

/** @param {{playing: Playing}} props */
function Watching({ playing }) {
  return html`<section class="own is-watcher" aria-label=${t('own-title')}>
    ${h(ActionBar, { playing })}
    <p class="watching"><${Icon} name="eye" size=${18} /> ${t('watching')}</p>
  </section>`;
}

/** A big short word over the table. @param {{playing: Playing}} props */
function Shout({ playing }) {
  const shout = playing.stage.shout.value;
  if (!shout) return null;
  const seat = shout.seat === null ? null : playing.scene.value.seats[shout.seat];
  return html`<p class="shout" key=${shout.id} aria-hidden="true" data-colour=${seat?.colour}><span>${shout.text}</span></p>`;
}

/** @param {{playing: Playing}} props */
function Offline({ playing }) {
  const { online, hindrance } = playing.connection;
  if (online.value) return null;
  return html`<p class="offline paper" role="status"><${Icon} name="warning" /> ${t(hindrance?.value === 'busy' ? 'busy' : 'offline')}</p>`;
}

/** The note that explains things; it goes when play goes on or a sheet is opened. @param {Playing} playing @param {{current: HTMLElement|null}} table */
function useExplanations(playing, table) {
  const note = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    if (!table.current || !note.current) return undefined;
    const explaining = startExplaining(table.current, note.current, { scene: () => playing.scene.peek(), unasked: () => explanations.peek() });
    const stopWatching = effect(() => { playing.scene.value; playing.panel.value; explaining.playGoesOn(); });
    return () => { stopWatching(); explaining.stop(); };
  }, [playing]);
  return note;
}

/** When the focused card or button goes away, the keyboard goes on in the hand. @param {{current: HTMLElement|null}} table */
function useKeptFocus(table) {
  const inside = useRef(false);
  useEffect(() => {
    const note = () => { if (document.activeElement !== document.body) inside.current = Boolean(table.current?.contains(document.activeElement)); };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return;
    /** @type {HTMLElement|null|undefined} */ (table.current?.querySelector('.chooser button, button.fan-card, .actions button'))?.focus({ preventScroll: true });
  });
}
