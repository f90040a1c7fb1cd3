/** The rules of a game, by clause: as a page, and as a panel beside the table. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { pageTitle } from '../router.js';
import { loadGame } from '../table/games.js';
import { Button } from '../ui/index.js';
import { has, lang, t, tg } from '../words.js';
import { useAsked, useGameWords, useHeadingFocus, useHouse, useStyles } from './loading.js';
import { Notice, NoAnswer } from './notice.js';
import { bookOf, clausesIn, found, sizeOf } from './rules-book.js';
import { SectionOfRules } from './rules-section.js';
import { RuleText, searchWords } from './rules-text.js';

/** @typedef {import('../net/api.js').Game} GameInfo */
/** @typedef {import('./rules-book.js').Section} Section */

/** @param {{game: string}} props */
export function RulesPage({ game }) {
  const { info, games, table, pictures, waiting, problem, retry } = useRules(game);
  useEffect(() => { pageTitle.value = info ? t('rules-title', { title: info.title }) : ''; }, [info, lang.value]);
  useHeadingFocus(!waiting);
  if (problem) return h(NoAnswer, { retry });
  if (waiting) return html`<p class="page-waiting" role="status">${t('rulebook-loading')}</p>`;
  if (!info) return h(UnknownGame, { games });
  return html`<div class="rules-page" data-game=${game} data-testid="rules-page">
    <header class="rules-head felt rim">
      <h1 tabindex="-1">${t('rules-title', { title: info.title })}</h1>
      <p class="rules-about">${h(RuleText, { text: tg(game, 'about') })}</p>
      <p class="rules-facts">${t('rules-seats', { low: info.seats[0], high: info.seats[1] })}</p>
      ${table?.book && html`<p><a class="button is-plain is-normal" href=${`/rules/${game}/sheet`}>${t('cheat-link')}</a></p>`}
    </header>
    ${h(Rules, { info, table, pictures, whole: true })}
    <nav class="rules-others" aria-label=${t('rulebook-other')}>
      <h2>${t('rulebook-other')}</h2>
      <ul role="list">${games.filter(({ id }) => id !== game).map(({ id, title }) =>
        html`<li data-game=${id}><a class="felt" href=${`/rules/${id}`}>${title}</a></li>`)}</ul>
    </nav>
  </div>`;
}

/** Beside the table, open at the clause that was asked about. @param {{game: string, clause?: string|null}} props */
export function RulesPanel({ game, clause = null }) {
  const { info, table, pictures, waiting, problem, retry } = useRules(game);
  if (problem) return h(NoAnswer, { retry });
  if (waiting || !info) return html`<p class="page-waiting" role="status">${t('rulebook-loading')}</p>`;
  return html`<div class="rules-panel" data-testid="rules-panel">
    ${table?.book && html`<p><a class="button is-plain is-normal" href=${`/rules/${game}/sheet`} target="_blank" rel="noopener">${t('cheat-link')}</a></p>`}
    ${h(Rules, { info, table, pictures, whole: false, clause })}
    <p><a href=${`/rules/${game}${clause ? `#${clause}` : ''}`} target="_blank" rel="noopener">${t('rulebook-whole')}</a></p>
  </div>`;
}

/** @param {string} game */
function useRules(game) {
  const { games, problem, retry } = useHouse();
  const info = games?.find(({ id }) => id === game);
  const worded = useGameWords(info && game, 'sheet');
  const styled = useStyles('pages/notice.css', 'pages/picture.css', 'pages/rules.css');
  // Its own felt and accent, and its pictures; the rules can be read without them.
  const { content } = useAsked(`look of ${info?.id}`, async () => {
    const table = info ? await loadGame(info.id) : null;
    return { table, pictures: (await table?.book?.())?.pictures ?? {} };
  });
  return { info, games: games ?? [], problem, retry, waiting: !styled || !worded || !games, table: content?.table ?? null, pictures: content?.pictures ?? {} };
}

/** @param {{games: GameInfo[]}} props */
export function UnknownGame({ games }) {
  return h(Notice, { title: t('rulebook-unknown'), text: t('rulebook-unknown-about') },
    games.map(({ id, title }) => html`<a class="button is-plain is-normal" href=${`/rules/${id}`}>${title}</a>`));
}

/** @typedef {{table: import('../table/types.js').GameTable|null, pictures: Record<string, import('../table/types.js').Picture[]>}} Look */

/** @param {{info: GameInfo, whole: boolean, clause?: string|null} & Look} props  whole: a page of its own, with contents and links */
function Rules({ info, table, pictures, whole, clause = null }) {
  const [search, setSearch] = useState('');
  const book = useMemo(() => bookOf(info, wordsOf(info.id)), [info, lang.value]);
  const known = useMemo(() => clausesIn(book), [book]);
  const [goal, go] = useGoal(whole, clause);
  const words = searchWords(search);
  const shown = found(book, words);
  const prefix = whole ? '' : 'panel-';
  const root = useRef(/** @type {HTMLElement|null} */ (null));
  useLayoutEffect(() => show(root.current, prefix + goal.id), [goal]);
  const onClause = (/** @type {string} */ id, /** @type {Event} */ event) => {
    if (!whole) event.preventDefault();
    setSearch('');
    go(id);
  };
  return html`<div class=${whole ? 'rules-body' : 'rules-body is-panel'} ref=${root}>
    <div class="rules-tools">
      ${h(SearchField, { search, setSearch, count: shown.reduce((sum, part) => sum + sizeOf(part), 0), example: info.sections[0][1][0] })}
      ${whole && h(Button, { class: 'rules-print', onClick: () => window.print() }, t('rulebook-print'))}
    </div>
    ${whole && h(Contents, { book: shown, onGo: onClause })}
    <div class="rules-sheet paper">
      <p class="rules-marked">${h(RuleText, { text: t('rules-marked') })}</p>
      ${shown.map((part) => h(SectionOfRules, { key: part.id, part, prefix, words, known, current: goal.id, onClause, table, pictures }))}
    </div>
  </div>`;
}

/** @param {string} game @returns {import('./rules-book.js').Words} */
const wordsOf = (game) => ({ say: (id) => tg(game, id), has: (id) => has(id, game) });

/**
 * Where to go: an object of its own each time, so that going to the same rule twice works.
 * @param {boolean} whole
 * @param {string|null} clause
 * @returns {[{id: string}, (id: string) => void]}
 */
function useGoal(whole, clause) {
  const [goal, setGoal] = useState({ id: whole ? hashNow() : clause ?? '' });
  useEffect(() => { if (clause) setGoal({ id: clause }); }, [clause]);
  useEffect(() => {
    if (!whole) return undefined;
    const follow = () => setGoal({ id: hashNow() });
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [whole]);
  return [goal, (id) => setGoal({ id })];
}

const hashNow = () => decodeURIComponent(window.location.hash.slice(1));

/** @param {HTMLElement|null} root @param {string} id */
function show(root, id) {
  const place = [...(root?.querySelectorAll('[id]') ?? [])].find((element) => element.id === id);
  if (!(place instanceof HTMLElement)) return;
  place.scrollIntoView({ block: 'start' });
  place.focus({ preventScroll: true });
}

/** @param {{search: string, setSearch: (text: string) => void, count: number, example: string}} props */
function SearchField({ search, setSearch, count, example }) {
  return html`<div class="rules-search" role="search">
    <label>
      <span class="visually-hidden">${t('rulebook-search')}</span>
      <input type="search" value=${search} placeholder=${t('rulebook-search')} title=${t('rulebook-search-example', { clause: example })}
        autocomplete="off" spellcheck=${false} enterkeyhint="search" data-testid="rules-search"
        onInput=${(/** @type {InputEvent} */ event) => setSearch(/** @type {HTMLInputElement} */ (event.target).value)} />
    </label>
    <p class="rules-found" role="status">${search.trim() ? t('rulebook-found', { count }) : ''}</p>
  </div>`;
}

/** @param {{book: Section[], onGo: (id: string, event: Event) => void}} props */
function Contents({ book, onGo }) {
  const list = html`<ol role="list">${book.map(({ id, title }) =>
    html`<li><a href=${`#${id}`} onClick=${(/** @type {Event} */ event) => onGo(id, event)}>${title}</a></li>`)}</ol>`;
  return html`<nav class="rules-contents" aria-label=${t('rulebook-contents')}>
    <details class="rules-contents-short paper"><summary>${t('rulebook-contents')}</summary>${list}</details>
    <div class="rules-contents-long paper"><h2>${t('rulebook-contents')}</h2>${list}</div>
  </nav>`;
}
