/** Every text a person sees, from the Fluent files that browser and server share. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { signal } from '@preact/signals';

/** The language now shown. Components that call `t` follow it by themselves. */
export const lang = signal('en');

/** Counts up whenever words arrive, so that what was drawn without them is drawn again. */
const arrivals = signal(0);

// This file is /static/<digest>/words.js; the words are under /locales/<digest>/.
const FOLDER = new URL('.', import.meta.url).href.replace('/static/', '/locales/');
const SHARED = '';

/** What is wanted: a game ('' for the words all pages share) and the names of its files. */
const wanted = new Map([[SHARED, new Set(['common'])]]);
/** @type {Map<string, Promise<FluentResource>>} */
const files = new Map();
/** @type {Map<string, {bundle: FluentBundle, names: Set<string>}>} */
const bundles = new Map();

/** @typedef {Record<string, string | number>} Arguments */

/** Counts the changes of language asked for: the last one counts, however late the others come. */
let changes = 0;

/**
 * Loads words that all pages share, and shows that language.
 * @param {string} language
 * @param {string[]} names e.g. ['web-shell']
 */
export async function loadWords(language, names) {
  names.forEach((name) => wanted.get(SHARED)?.add(name));
  if (language === lang.value) return fillShown();
  const change = (changes += 1);
  await fillAll(language);
  if (change !== changes) return;
  lang.value = language;
  document.documentElement.lang = language;
}

/** Loads the words of a game: what it is about and its rules, and more where they are asked for. @param {string} game @param {...string} more */
export async function loadGameWords(game, ...more) {
  const parts = more.map((part) => `${game}-${part}`);
  wanted.set(game, new Set([...(wanted.get(game) ?? []), 'common', game, ...parts]));
  const language = lang.value;
  await fill(language, game);
  if (language !== lang.value) await fill(lang.value, game);
}

/** The language shown as it is spoken where the reader lives: a day is written otherwise in London than in Boston. */
export const regional = () => navigator.languages.find((each) => each.split('-')[0] === lang.value) ?? lang.value;

/** @param {string} language */
export async function setLanguage(language) {
  await loadWords(language, []);
}

/**
 * A message in words; `id.attribute` for an attribute.
 * @param {string} id
 * @param {Arguments} [args]
 */
export function t(id, args) {
  return say(SHARED, id, args);
}

/**
 * A message of a game.
 * @param {string} game
 * @param {string} id
 * @param {Arguments} [args]
 */
export function tg(game, id, args) {
  return say(game, id, args);
}

/** @param {string} id @param {string} [game] */
export function has(id, game = SHARED) {
  return pattern(game, id) !== null;
}

/** Whether a game's words have arrived. @param {string} game */
export function hasGame(game) {
  arrivals.value;
  return bundles.has(`${lang.value}/${game}`);
}

/** @param {string} game @param {string} id @param {Arguments} [args] */
function say(game, id, args) {
  const found = pattern(game, id);
  const bundle = bundles.get(`${lang.value}/${game}`)?.bundle;
  return found === null || !bundle ? id : bundle.formatPattern(found, args, []);
}

/** @param {string} game @param {string} id */
function pattern(game, id) {
  arrivals.value;
  const [name, attribute] = id.split('.');
  const message = bundles.get(`${lang.value}/${game}`)?.bundle.getMessage(name);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

/** @param {string} language */
async function fillAll(language) {
  await Promise.all([...wanted.keys()].map((game) => fill(language, game)));
}

/** Fills the language that is shown, also if it changes meanwhile. */
async function fillShown() {
  const language = lang.value;
  await fillAll(language);
  if (language !== lang.value) await fillShown();
}

/** Puts the wanted files that are still missing into a bundle. @param {string} language @param {string} game */
async function fill(language, game) {
  const names = [...(wanted.get(game) ?? [])];
  const texts = await Promise.all(names.map((name) => file(language, name)));
  const key = `${language}/${game}`;
  const held = bundles.get(key) ?? { bundle: new FluentBundle(language, { useIsolating: false }), names: new Set() };
  names.forEach((name, index) => {
    if (!held.names.has(name)) held.bundle.addResource(texts[index]);
    held.names.add(name);
  });
  bundles.set(key, held);
  arrivals.value += 1;
}

/** @param {string} language @param {string} name */
function file(language, name) {
  const path = `${language}/${name}.ftl`;
  const found = files.get(path);
  if (found) return found;
  const loading = fetchResource(path);
  loading.catch(() => files.delete(path));
  files.set(path, loading);
  return loading;
}

/** A file that does not exist holds no words. @param {string} path */
async function fetchResource(path) {
  const answer = await fetch(FOLDER + path);
  if (!answer.ok && answer.status !== 404) throw new Error(`${path}: ${answer.status}`);
  return new FluentResource(answer.ok ? await answer.text() : '');
}
