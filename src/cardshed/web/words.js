/** Every text a person sees, from the Fluent files that browser and server share. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { signal } from '@preact/signals';
import { ROOT } from './parts.js';

/** The language now shown. Components that call `t` follow it by themselves. */
export const lang = signal('en');

/** Counts up whenever words arrive, so that what was drawn without them is drawn again. */
const arrivals = signal(0);

// The files are under /static/<digest>/, the words under /locales/<digest>/.
const FOLDER = ROOT.replace('/static/', '/locales/');
const SHARED = '';

/** What is wanted: a game ('' for the words all pages share) and the names of its files. */
const wanted = new Map([[SHARED, new Set(['common'])]]);
/** All that is said in a language, by the names of its files: one request. @type {Map<string, Promise<Record<string, string>>>} */
const languages = new Map();
/** The files of a language that were read. @type {Map<string, FluentResource>} */
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

/** The message of a game's option. @param {string} name */
export const optionMessage = (name) => `option-${name.replaceAll('_', '-')}`;

/** The short name of a game's option. @param {string} game @param {string} name */
export const optionName = (game, name) => wordOr(game, `${optionMessage(name)}.name`, name);

/** What a game's option is about, in a sentence. @param {string} game @param {string} name */
export const optionText = (game, name) => wordOr(game, optionMessage(name), '');

/** @param {string} game @param {string} id @param {string} otherwise */
const wordOr = (game, id, otherwise) => (has(id, game) ? tg(game, id) : otherwise);

/** Names or numbers as the language lists them; English without a comma before the last. @param {Iterable<string>} things @param {Intl.ListFormatType} [type] */
export function listed(things, type = 'conjunction') {
  return new Intl.ListFormat(lang.value === 'en' ? 'en-GB' : lang.value, { type }).format(things);
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
  const texts = await textsOf(language);
  const key = `${language}/${game}`;
  const held = bundles.get(key) ?? { bundle: new FluentBundle(language, { useIsolating: false }), names: new Set() };
  names.forEach((name) => {
    if (!held.names.has(name)) held.bundle.addResource(file(language, name, texts));
    held.names.add(name);
  });
  bundles.set(key, held);
  arrivals.value += 1;
}

/** A file that does not exist holds no words. @param {string} language @param {string} name @param {Record<string, string>} texts */
function file(language, name, texts) {
  const key = `${language}/${name}`;
  const found = files.get(key) ?? new FluentResource(texts[name] ?? '');
  files.set(key, found);
  return found;
}

/** @param {string} language */
function textsOf(language) {
  const found = languages.get(language);
  if (found) return found;
  const coming = fetchTexts(`${FOLDER}${language}.json`);
  coming.catch(() => languages.delete(language));
  languages.set(language, coming);
  return coming;
}

/** @param {string} address @returns {Promise<Record<string, string>>} */
async function fetchTexts(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}
