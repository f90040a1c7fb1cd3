/** Where we are. Links are plain links; this takes those within the house. */

import { effect, signal } from '@preact/signals';

export const path = signal(location.pathname);
/** What the page is about, for the window's title. */
export const pageTitle = signal('');

effect(() => {
  document.title = pageTitle.value ? `${pageTitle.value} · Cardshed` : 'Cardshed';
});

addEventListener('popstate', () => (path.value = location.pathname));
document.addEventListener('click', follow);

/** @param {string} to @param {{replace?: boolean}} [how] */
export function go(to, { replace = false } = {}) {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  path.value = location.pathname;
  if (!location.hash) scrollTo(0, 0);
}

/** @param {MouseEvent} event */
function follow(event) {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = /** @type {Element} */ (event.target).closest?.('a');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  const to = new URL(link.href);
  if (to.origin !== location.origin || !routeOf(to.pathname) || (to.pathname === location.pathname && to.hash)) return;
  event.preventDefault();
  go(to.pathname + to.search + to.hash);
}

/**
 * @param {string} pathname
 * @returns {{page: 'home' | 'table' | 'match' | 'rules' | 'mine' | 'carry' | 'sheet', id: string} | null}
 */
export function routeOf(pathname) {
  if (pathname === '/') return { page: 'home', id: '' };
  if (pathname === '/mine' || pathname === '/carry') return { page: pathname === '/mine' ? 'mine' : 'carry', id: '' };
  const sheet = /^\/rules\/([\w-]+)\/sheet\/?$/.exec(pathname);
  if (sheet) return { page: 'sheet', id: sheet[1] };
  const [, kind, id] = /^\/(t|m|rules)\/([\w-]+)\/?$/.exec(pathname) ?? [];
  const pages = /** @type {const} */ ({ t: 'table', m: 'match', rules: 'rules' });
  return kind ? { page: pages[/** @type {keyof typeof pages} */ (kind)], id } : null;
}
