/** The frame of every page: the bar, the room, and which page is in it. */

import { html, render } from 'htm/preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Home } from './home.js';
import { loadHouse } from './net/api.js';
import { preferredLanguage } from './net/profile.js';
import { renew } from './parts.js';
import { pageTitle, path, routeOf } from './router.js';
import { TopBar } from './shell/topbar.js';
import { Button, Toasts } from './ui/index.js';
import { loadWords, t } from './words.js';

const PAGES = {
  home: async () => Home,
  table: async () => byId((await import('./table/frame.js')).TablePage, 'tableId'),
  match: async () => byId((await import('./pages/match.js')).MatchPage, 'matchId'),
  rules: async () => byId((await import('./pages/rules.js')).RulesPage, 'game'),
  mine: async () => (await import('./pages/mine.js')).MinePage,
  carry: async () => (await import('./pages/carry.js')).CarryPage,
  sheet: async () => byId((await import('./pages/cheat-sheet.js')).CheatSheetPage, 'game'),
};

/** A page that is told its id under the name it knows. @param {any} Page @param {string} name */
function byId(Page, name) {
  return (/** @type {{id: string}} */ { id }) => html`<${Page} key=${id} ...${{ [name]: id }} />`;
}

function App() {
  const route = routeOf(path.value);
  const page = route?.page ?? 'lost';
  useEffect(() => void (document.body.dataset.page = page), [page]);
  return html`
    <a class="skip-link" href="#main">${t('skip-to-content')}</a>
    <${TopBar} page=${page} />
    ${route ? html`<${Room} key=${route.page} page=${route.page} id=${route.id} />` : html`<${Lost} />`}
    <${Toasts} />`;
}

/** Fetches a page's code when somebody goes there. @param {{page: keyof typeof PAGES, id: string}} props */
function Room({ page, id }) {
  const [Page, setPage] = useState(/** @type {any} */ (page === 'home' ? () => Home : null));
  const [failed, setFailed] = useState(false);
  const room = useArrival(Page !== null, id);
  const fetchPage = () => {
    setFailed(false);
    PAGES[page]().then((found) => setPage(() => found), () => { void renew(); setFailed(true); });
  };
  useEffect(fetchPage, [page]);
  return html`<main id="main" ref=${room} tabindex="-1" class=${`room is-${page}`}>
    ${Page ? html`<${Page} id=${id} />` : failed ? html`<${Trouble} again=${fetchPage} />` : html`<${Loading} />`}
  </main>`;
}

let arrivals = 0;

/** After a change of page, keyboard and screen reader go on at its heading; not when the site is first opened. */
function useArrival(/** @type {boolean} */ there, /** @type {string} */ id) {
  const room = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (!there) return;
    arrivals += 1;
    if (arrivals === 1) return;
    const heading = room.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? room.current)?.focus({ preventScroll: true });
  }, [there, id]);
  return room;
}

function Loading() {
  return html`<p class="page-note" role="status">${t('loading')}</p>`;
}

/** @param {{again: () => void}} props */
function Trouble({ again }) {
  return html`<div class="page-note paper"><h1>${t('trouble-title')}</h1><p>${t('trouble-text')}</p>
    <${Button} kind="primary" onClick=${again}>${t('try-again')}</${Button}></div>`;
}

function Lost() {
  useEffect(() => void (pageTitle.value = t('lost-title')));
  return html`<main id="main" tabindex="-1" class="room"><div class="page-note paper">
    <h1>${t('lost-title')}</h1><p>${t('lost-text')}</p><p><a href="/">${t('to-the-games')}</a></p></div></main>`;
}

/** Milliseconds. */
const TRY_AGAIN = 1500;
const root = /** @type {HTMLElement} */ (document.getElementById('app'));
/** Without words there is no page: they are asked for until they come. @returns {Promise<unknown>} */
const words = () => loadWords(preferredLanguage(), ['web-shell', 'web-table', 'web-pages'])
  .catch(() => new Promise((done) => setTimeout(done, TRY_AGAIN)).then(words));
await Promise.all([
  words(),
  loadHouse().catch(() => undefined),
]);
render(html`<${App} />`, root);
