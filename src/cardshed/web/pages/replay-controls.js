/** First, back, play, on, last; a slider; the speed. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { Button, notify } from '../ui/index.js';
import { t } from '../words.js';

/** @typedef {import('./replay-state.js').Position} Position */

const SPEEDS = [1, 2, 4, 0.5];

/**
 * At the ends a button does nothing and says so, but keeps the focus, so that the keys go on working.
 * @param {any} icon @param {string} name @param {boolean} atEnd @param {() => void} go
 */
function stepButton(icon, name, atEnd, go) {
  return h(Button, {
    kind: 'quiet', icon, label: t(`replay-${name}`), 'aria-disabled': atEnd ? 'true' : undefined, onClick: () => { if (!atEnd) go(); },
    'data-testid': `replay-${name}`,
  });
}

/** @param {{position: Position, round: number, there: boolean}} props  there: what is looked at has been fetched */
export function Controls({ position, round, there }) {
  const { at, last, go, playing, toggle, speed, setSpeed } = position;
  const where = whereText(position, round, there);
  const step = (/** @type {any} */ icon, /** @type {string} */ name, /** @type {number} */ to) =>
    stepButton(icon, name, to < 0 || to > last, () => go(to));
  return html`<div class="replay-controls paper" role="group" aria-label=${t('replay-controls')}>
    <div class="replay-slider">
      <input type="range" min="0" max=${last} value=${at} aria-label=${t('replay-slider')} aria-valuetext=${where} data-testid="replay-slider"
        onInput=${(/** @type {any} */ event) => go(Number(event.currentTarget.value))} />
      <output data-testid="replay-where">${where}</output>
    </div>
    <div class="replay-buttons">
      ${step('first', 'first', at > 0 ? 0 : -1)}
      ${step('previous', 'previous', at - 1)}
      ${h(Button, {
        kind: 'primary', icon: playing ? 'pause' : 'play', label: t(playing ? 'replay-pause' : 'replay-play'),
        onClick: toggle, 'data-testid': 'replay-play',
      })}
      ${step('next', 'next', at + 1)}
      ${step('last', 'last', at < last ? last : -1)}
    </div>
    <div class="replay-extras">
      ${h(Speed, { speed, setSpeed })}
      ${navigator.clipboard && h(Button, { kind: 'quiet', icon: 'link', label: t('replay-link'), onClick: () => copyLink(at) })}
    </div>
    <p class="replay-keys">${t('replay-keys')}</p>
  </div>`;
}

/** Each press takes the next speed. @param {{speed: number, setSpeed: (speed: number) => void}} props */
function Speed({ speed, setSpeed }) {
  const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length];
  const label = t('replay-speed', { speed });
  return html`<button type="button" class="button is-quiet is-normal replay-speed" title=${label} aria-label=${label}
    onClick=${() => setSpeed(next)} data-testid="replay-speed">${speed}×</button>`;
}

/** @param {Position} position @param {number} round @param {boolean} there */
function whereText({ at, last }, round, there) {
  const step = at ? t('replay-step', { step: at, count: last }) : t('replay-opening');
  return [round && t('replay-round', { round }), step, !there && t('replay-fetching')].filter(Boolean).join(' · ');
}

/** @param {number} at */
async function copyLink(at) {
  const link = new URL(window.location.href);
  link.hash = at ? `step-${at}` : '';
  await navigator.clipboard.writeText(link.href).then(() => notify(t('replay-linked')), () => undefined);
}
