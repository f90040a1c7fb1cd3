/** What this browser remembers of its player: nothing of it is an account. */

import { computed, effect, signal } from '@preact/signals';

export const COLOURS = /** @type {const} */ (['brick', 'amber', 'moss', 'teal', 'sky', 'plum', 'rose', 'slate']);
export const LANGUAGES = /** @type {const} */ (['en', 'fr', 'de', 'it']);

/**
 * A signal that is kept in localStorage.
 * @template T
 * @param {string} name
 * @param {T} initial
 * @returns {import('@preact/signals').Signal<T>}
 */
export function kept(name, initial) {
  const key = `cardshed-${name}`;
  const value = signal(read(key, initial));
  effect(() => write(key, value.value));
  return value;
}

/** Free text; empty until the player has chosen a name. */
export const name = kept('name', '');
/** Which of the friendly default names is shown until then (1 … 8). */
export const guest = kept('guest', 1 + Math.floor(Math.random() * 8));
export const colour = kept('colour', /** @type {string} */ (COLOURS[Math.floor(Math.random() * COLOURS.length)]));
/** Empty: the browser's own setting. */
export const language = kept('language', '');
/** auto, light or dark. */
export const theme = kept('theme', 'auto');
export const sound = kept('sound', true);
/** How fast bots play at my tables. */
export const pace = kept('pace', 'normal');
/** Counts how often somebody was done with changing name and colour. */
export const settled = signal(0);
/** Whether a notification tells that it is my turn. */
export const calls = kept('calls', false);
/** Whether the table explains what the mouse rests on or the keyboard is at. */
export const explanations = kept('explanations', true);
/** What a screen reader is told of the others' turns: brief, or all of it. */
export const announcements = kept('announcements', 'brief');
/** Whether single letters and digits do something at the table; who speaks to their device may not want that. */
export const shortcuts = kept('shortcuts', true);
/** Whether a card that cannot be taken back waits for a second tap: fingers slip. */
export const secondTap = kept('second-tap', matchMedia('(pointer: coarse)').matches);
/** auto or reduced. */
export const motion = kept('motion', 'auto');
/** What was chosen last for each game: {level, seats, options, clock, hints}. */
export const choices = kept('choices', /** @type {Record<string, any>} */ ({}));

const systemMotion = matchMedia('(prefers-reduced-motion: reduce)');
const systemReduced = signal(systemMotion.matches);
systemMotion.addEventListener('change', () => (systemReduced.value = systemMotion.matches));
/** True when nothing should fly. */
export const reducedMotion = computed(() => motion.value === 'reduced' || systemReduced.value);

const systemScheme = matchMedia('(prefers-color-scheme: dark)');
const systemDark = signal(systemScheme.matches);
systemScheme.addEventListener('change', () => (systemDark.value = systemScheme.matches));
export const dark = computed(() => (theme.value === 'auto' ? systemDark.value : theme.value === 'dark'));

/** The language to begin with: the chosen one, else the first of the browser's that we speak. */
export function preferredLanguage() {
  const wanted = [language.value, ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag) => /** @type {readonly string[]} */ (LANGUAGES).includes(tag)) ?? 'en';
}

effect(() => setData('theme', theme.value === 'auto' ? null : theme.value));
effect(() => setData('motion', motion.value === 'auto' ? null : motion.value));

/** @param {string} key @param {string | null} value */
function setData(key, value) {
  if (value === null) delete document.documentElement.dataset[key];
  else document.documentElement.dataset[key] = value;
}

/** Nothing of its player stays in this browser. */
export function forgetAll() {
  try {
    Object.keys(localStorage).filter((key) => key.startsWith('cardshed-')).forEach((key) => localStorage.removeItem(key));
  } catch {
    // Where storage is forbidden there is nothing to forget.
  }
}

/**
 * Texts are kept as they are, everything else as JSON.
 * @template T
 * @param {string} key
 * @param {T} initial
 * @returns {T}
 */
function read(key, initial) {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return initial;
    return typeof initial === 'string' ? /** @type {any} */ (text) : JSON.parse(text);
  } catch {
    return initial;
  }
}

/** @param {string} key @param {unknown} value */
function write(key, value) {
  try {
    localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  } catch {
    // Private windows may forbid storage: then it is remembered until the page is closed.
  }
}
