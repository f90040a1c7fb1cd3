/** The people round the table: name plates with what they hold and say. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { explanations } from '../net/profile.js';
import { Icon } from '../ui/index.js';
import { t } from '../words.js';
import { Hand, classes } from './kit.js';
import { TurnClock, deadlineOf } from './turn-clock.js';

/** @typedef {import('./types.js').Scene} Scene */
/** @typedef {import('./playing.js').Playing} Playing */

/** Seats in the order of play as I see them: me first, or all from 0 for somebody who watches. @param {Scene} scene */
export function seatsAround({ me, seats }) {
  const first = me === null ? 0 : me + 1;
  const others = seats.map((_, i) => (first + i) % seats.length);
  return me === null ? others : others.slice(0, -1);
}

/** Everybody but me. @param {{playing: Playing}} props */
export function Others({ playing }) {
  const scene = playing.scene.value;
  const around = seatsAround(scene);
  const middle = (around.length - 1) / 2;
  return html`<section class=${classes('others', `others-${around.length}`)} aria-label=${t('others-title')} style=${{ '--others': around.length }}>
    ${around.map((seat, i) => h(Other, { key: seat, playing, seat, from: middle ? (i - middle) / middle : 0 }))}
  </section>`;
}

/** @param {{playing: Playing, seat: number, from: number}} props  from: −1 at the left end, 1 at the right */
function Other({ playing, seat, from }) {
  const scene = playing.scene.value;
  const place = `hand@${seat}`;
  const target = scene.targets.has(place) || scene.sources.has(place);
  const look = classes('player', isWaitedFor(scene, seat) && 'is-turn', target && 'is-target', scene.hinted.has(place) && 'is-hinted',
    scene.seats[seat].away && 'is-away');
  return html`<div class=${look} data-seat=${seat} data-drop=${place} role="group"
      aria-label=${t('seat-group', { name: scene.names[seat], turn: String(isWaitedFor(scene, seat)) })} style=${{ '--arc': from * from }}>
    ${h(Plate, { playing, seat })}
    <div class="seat-things">
      ${scene.seats[seat].kind === 'open' ? h(SitHere, { playing, seat }) : h(Hand, { scene, seat })}
      ${h(scene.game.Front, { scene, seat, own: false })}
    </div>
    ${target && html`<button type="button" class="seat-target" data-place=${place} data-about="" aria-label=${t('choose-seat', { name: scene.names[seat] })}
      onClick=${() => scene.act(place)}></button>`}
  </div>`;
}

/** @param {Scene} scene @param {number} seat */
export const isWaitedFor = (scene, seat) => scene.phase === 'playing' && scene.waiting.includes(seat);

/** @param {{playing: Playing, seat: number, own?: boolean}} props */
export function Plate({ playing, seat, own = false }) {
  const scene = playing.scene.value;
  const { name, colour, bot, away, kind } = scene.seats[seat];
  const facts = scene.view ? scene.game.facts({ scene, seat }) : [];
  const here = playing.connection.presence.value?.here?.[seat] ?? true;
  const status = away ? t('seat-away') : bot ? t(`level-${bot}`) : kind === 'person' && !here ? t('seat-gone') : '';
  // My own clock stands beside the plate, which a phone leaves out.
  const deadline = own ? undefined : deadlineOf(playing, seat);
  return html`<div class=${classes('plate', own && 'is-own', isWaitedFor(scene, seat) && 'is-turn')} data-colour=${colour} data-about=${`plate@${seat}`}>
    ${deadline ? h(TurnClock, { playing, deadline }) : html`<span class="plate-face" aria-hidden="true">
      ${bot || away ? html`<${Icon} name="bot" size=${16} />` : html`<span>${([...name][0] ?? '').toUpperCase()}</span>`}
    </span>`}
    <span class="plate-words">
      <span class="plate-name">${name}${own ? html`<span class="visually-hidden"> ${t('seat-you')}</span>` : null}</span>
      ${status && html`<span class="plate-status">${status}</span>`}
    </span>
    ${facts.length > 0 && html`<span class="plate-facts">
      ${facts.map((fact) => html`<span class="fact" key=${fact.label} data-about=${fact.about} tabindex=${fact.about ? -1 : undefined}
        title=${fact.about && explanations.value ? undefined : fact.label} role="img" aria-label=${fact.label}>${fact.icon}${fact.text}</span>`)}
    </span>`}
    ${isWaitedFor(scene, seat) && html`<span class="visually-hidden">${t('seat-turn')}</span>`}
    ${h(Bubble, { playing, seat })}
  </div>`;
}

/** What somebody says stands on their plate for a while, where it covers nothing else. @param {{playing: Playing, seat: number}} props */
function Bubble({ playing, seat }) {
  const said = playing.bubbles.value[seat];
  return said ? html`<p class=${classes('bubble', said.reaction && 'is-reaction')} key=${said.id} aria-hidden="true">${said.words}</p>` : null;
}

/** @param {{playing: Playing, seat: number}} props */
function SitHere({ playing, seat }) {
  if (playing.state.value.me !== null || playing.state.value.barred) return html`<span class="seat-open">${t('seat-open')}</span>`;
  return html`<button type="button" class="button is-small is-primary" data-testid=${`sit-${seat}`} onClick=${() => playing.sit(seat)}>${t('sit-here')}</button>`;
}
