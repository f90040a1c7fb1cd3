/** The small things at the edge of the table: hint, undo, phrases, sheet, log, rules, more. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { callsAreOn, canCall, stopCalls, wantCalls } from '../net/calls.js';
import { announcements, explanations, secondTap, sound } from '../net/profile.js';
import { Icon, notify } from '../ui/index.js';
import { t } from '../words.js';
import { isHost } from './company.js';
import { Talk, mayTalk } from './talk.js';

/** @typedef {import('./playing.js').Playing} Playing */
/** @typedef {import('../ui/icon.js').IconName} IconName */

/** @param {{playing: Playing}} props */
export function Tools({ playing }) {
  const { settings, me, match } = playing.state.value;
  const seated = me !== null;
  const canHint = seated && settings.hints && playing.scene.value.moves.length > 0;
  return html`<nav class="tools" aria-label=${t('tools-title')}>
    ${seated && settings.hints && h(Tool, { icon: 'light', label: t('tool-hint'), word: t('short-hint'), testid: 'hint', disabled: !canHint,
      busy: playing.hints.thinking.value, onClick: playing.hints.ask })}
    ${seated && settings.undo && h(Tool, { icon: 'undo', label: t('tool-undo'), word: t('short-undo'), testid: 'undo', disabled: !match?.undo, onClick: playing.takeBack })}
    ${mayTalk(playing) && h(Popup, { icon: 'chat', label: t('tool-phrases'), word: t('short-phrases'), children: (/** @type {() => void} */ close) => h(Talk, { playing, close }) })}
    ${h(Tool, { icon: 'sheet', label: t('sheet-title'), word: t('short-sheet'), testid: 'sheet', onClick: () => playing.open('sheet') })}
    ${h(Tool, { icon: 'log', label: t('log-title'), word: t('short-log'), testid: 'open-log', only: 'narrow', onClick: () => playing.open('log') })}
    ${h(Popup, { icon: 'menu', label: t('tool-more'), word: t('short-more'), children: (/** @type {() => void} */ close) => h(More, { playing, close }) })}
  </nav>`;
}

/**
 * Its name is the word that is seen. What cannot be used just now keeps the focus: it may be the very thing that was pressed.
 * @param {{icon: IconName, label: string, word: string, testid?: string, disabled?: boolean, busy?: boolean, only?: string, onClick: () => void, expanded?: boolean}} props
 */
function Tool({ icon, label, word, testid, disabled = false, busy = false, only, onClick, expanded }) {
  return html`<button type="button" class=${`tool ${only ? `is-${only}` : ''}`} data-testid=${testid} aria-disabled=${disabled || undefined} aria-busy=${busy || undefined}
    aria-expanded=${expanded === undefined ? undefined : String(expanded)} title=${label} onClick=${disabled ? undefined : onClick}>
    <${Icon} name=${icon} /><span class="tool-word">${word}</span></button>`;
}

/** A tool that opens a small sheet beside it. @param {{icon: IconName, label: string, word: string, children: (close: () => void) => any}} props */
function Popup({ icon, label, word, children }) {
  const open = useSignal(false);
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  const tool = () => /** @type {HTMLElement|null|undefined} */ (box.current?.querySelector('.tool'));
  // A dialog opened from here gives the focus back to where it was: to the tool, since its entry is gone.
  const close = (back = true) => {
    open.value = false;
    if (back) tool()?.focus();
  };
  useEffect(() => {
    if (!open.value) return undefined;
    /** @type {HTMLElement|null|undefined} */ (box.current?.querySelector('.popup button'))?.focus();
    const outside = (/** @type {Event} */ event) => { if (!box.current?.contains(/** @type {Node} */ (event.target))) close(false); };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open.value]);
  const escape = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'Escape' || !open.value) return;
    event.stopPropagation();
    close();
  };
  return html`<div class="popup-box" ref=${box} onKeyDown=${escape}>
    ${h(Tool, { icon, label, word, expanded: open.value, testid: icon === 'chat' ? 'phrases' : 'more', onClick: () => { open.value = !open.value; } })}
    ${open.value && html`<div class="popup paper" role="group" aria-label=${word}>${children(close)}</div>`}
  </div>`;
}

/** @param {{playing: Playing, close: () => void}} props */
function More({ playing, close }) {
  const { me, settings } = playing.state.value;
  /** @param {string} panel */
  const opens = (panel) => () => { close(); playing.open(panel); };
  return html`<div class="more-list">
    ${h(Entry, { icon: 'book', text: t('tool-rules'), testid: 'rules', onClick: opens('rules') })}
    ${h(Entry, { icon: 'friends', text: t('company-title'), testid: 'company', onClick: opens('company') })}
    ${h(Pause, { playing, close })}
    ${h(Entry, { icon: 'eye', text: t('tool-watch-link'), testid: 'watch-link', onClick: () => { close(); void copyLink(); } })}
    ${h(Entry, { icon: sound.value ? 'sound' : 'mute', text: t('tool-sound', { on: String(sound.value) }), testid: 'sound',
      onClick: () => { sound.value = !sound.value; } })}
    ${me !== null && canCall && h(Entry, { icon: 'bell', text: t('tool-calls', { on: String(callsAreOn()) }), testid: 'calls', onClick: () => { close(); void switchCalls(); } })}
    ${h(Entry, { icon: 'question', text: t('tool-explain', { on: String(explanations.value) }), testid: 'explain',
      onClick: () => { explanations.value = !explanations.value; } })}
    ${me !== null && !settings.undo && h(Entry, { icon: 'hand', text: t('tool-second-tap', { on: String(secondTap.value) }), testid: 'second-tap',
      onClick: () => { secondTap.value = !secondTap.value; } })}
    ${h(Entry, { icon: 'log', text: t('tool-announce', { all: String(announcements.value === 'all') }), testid: 'announce',
      onClick: () => { announcements.value = announcements.value === 'all' ? 'brief' : 'all'; } })}
    ${h(Entry, { icon: 'keyboard', text: t('tool-keys'), testid: 'keys', onClick: opens('keys') })}
    ${me !== null && h(Entry, { icon: 'door', text: t('tool-leave'), testid: 'leave', onClick: opens('leave') })}
    ${h(Watchers, { playing })}
  </div>`;
}

/** The host stops the match, and everybody may go on. @param {{playing: Playing, close: () => void}} props */
function Pause({ playing, close }) {
  const { me, phase, paused } = playing.state.value;
  if (me === null || (phase !== 'playing' && phase !== 'between') || !(paused || isHost(playing))) return null;
  return h(Entry, { icon: paused ? 'play' : 'pause', text: t(paused ? 'pause-end' : 'pause-begin'), testid: 'pause',
    onClick: () => { close(); void playing.command({ t: 'pause', on: !paused }); } });
}

/** @param {{icon: IconName, text: string, testid: string, onClick: () => void}} props */
function Entry({ icon, text, testid, onClick }) {
  return html`<button type="button" data-testid=${testid} onClick=${onClick}><${Icon} name=${icon} /><span>${text}</span></button>`;
}

/** @param {{playing: Playing}} props */
export function Watchers({ playing }) {
  const watchers = playing.connection.presence.value?.watchers ?? 0;
  return watchers ? html`<p class="watchers"><${Icon} name="eye" size=${16} /> ${t('watchers', { count: watchers })}</p>` : null;
}

/** Only now is the browser asked whether it may. */
async function switchCalls() {
  if (callsAreOn()) {
    await stopCalls();
    notify(t('calls-off'));
  } else notify(t(`calls-${await wantCalls()}`));
}

async function copyLink() {
  try {
    await navigator.clipboard.writeText(location.href.split(/[?#]/)[0]);
    notify(t('link-copied'));
  } catch {
    notify(location.href.split(/[?#]/)[0]);
  }
}
