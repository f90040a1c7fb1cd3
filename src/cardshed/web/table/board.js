/** The table as it stands in the room. The order in the document is the order of the Tab key; the grid puts things in place. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { effect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../ui/index.js';
import { gameOf } from '../net/api.js';
import { t } from '../words.js';
import { ActionBar } from './actions.js';
import { explanations } from '../net/profile.js';
import { isMyTurn } from './alerts.js';
import { news } from './announcing.js';
import { startExplaining } from './explaining.js';
import { keepFocus } from './focus.js';
import { onKey } from './keys.js';
import { Fan, classes } from './kit.js';
import { Log } from './log.js';
import { Notices } from './notices.js';
import { Panels } from './panels.js';
import { roomy } from './roomy.js';
import { Others, isWaitedFor } from './seats.js';
import { Tools, Watchers } from './tools.js';

/** @typedef {import('./playing.js').Playing} Playing */

/** @param {{playing: Playing}} props */
export function Board({ playing }) {
  const table = useRef(/** @type {HTMLElement|null} */ (null));
  const scene = playing.scene.value;
  // Not after the first painting: who sees the table may press a key at once.
  useLayoutEffect(() => {
    playing.stage.attach(table.current);
    const listen = (/** @type {KeyboardEvent} */ event) => onKey(event, playing, table.current);
    document.addEventListener('keydown', listen);
    return () => { document.removeEventListener('keydown', listen); playing.stage.attach(null); };
  }, [playing]);
  const note = useExplanations(playing, table);
  useEffect(() => keepFocus(/** @type {HTMLElement} */ (table.current)), []);
  const look = classes('table felt', scene.me === null && 'is-watching', isMyTurn(scene) && 'is-my-turn', `seats-${scene.seats.length}`);
  return html`<div class="table-page" data-testid="table-page" data-game=${scene.game.id} data-phase=${scene.phase}>
    <h1 class="visually-hidden">${gameOf(scene.game.id)?.title ?? scene.game.id}</h1>
    <section class=${look} ref=${table} data-busy=${String(playing.picking.busy.value)} aria-label=${t('table-title')} onClick=${(/** @type {MouseEvent} */ event) => tapIdle(event, scene)}>
      ${scene.me === null ? h(Watching, { playing }) : h(Own, { playing })}
      <div class="middle" data-place="felt" role="group" aria-label=${t('middle-title')}>${scene.view && h(scene.game.Middle, { scene })}</div>
      ${h(Others, { playing })}
      ${h(Tools, { playing })}
      ${h(Shout, { playing })}
      ${h(Offline, { playing })}
    </section>
    <aside class="side"><h2>${t('log-title')}</h2>${roomy.value && h(Log, { playing })}${h(Watchers, { playing })}</aside>
    <div class="explanation paper" role="tooltip" data-testid="explanation" ref=${note} hidden></div>
    ${h(Panels, { playing })}
    <p class="visually-hidden" aria-live="polite" data-testid="news">${news.value.map(({ words, nth }) => html`<span key=${nth}>${words} </span>`)}</p>
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
    ${h(Notices, { playing })}
    ${h(ActionBar, { playing })}
    <div class="mine"><div class="own-front">${front}</div>${scene.view && h(Fan, { scene })}</div>
  </section>`;
}

/** @param {{playing: Playing}} props */
function Watching({ playing }) {
  return html`<section class="own is-watcher" aria-label=${t('own-title')}>
    ${h(Notices, { playing })}
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
  return html`<div role="status">${!online.value && html`<p class="offline paper">
    <${Icon} name="warning" /> ${t(hindrance?.value === 'busy' ? 'busy' : 'offline')}</p>`}</div>`;
}

/** The note that explains things; it goes when play goes on or a sheet is opened. @param {Playing} playing @param {{current: HTMLElement|null}} table */
function useExplanations(playing, table) {
  const note = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    if (!table.current || !note.current) return undefined;
    const explaining = startExplaining(table.current, note.current, { scene: () => playing.scene.peek(), unasked: () => explanations.peek() && !playing.picking.refusal.peek() });
    const stopWatching = effect(() => { playing.scene.value; playing.panel.value; playing.picking.refusal.value; explaining.playGoesOn(); });
    return () => { stopWatching(); explaining.stop(); };
  }, [playing]);
  return note;
}
