/** The cheat sheet: a game on one page, on the screen or on paper. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { useEffect } from 'preact/hooks';
import { pageTitle } from '../router.js';
import { loadGame } from '../table/games.js';
import { Button } from '../ui/index.js';
import { has, lang, t, tg } from '../words.js';
import { useAsked, useGameWords, useHeadingFocus, useHouse, useStyles } from './loading.js';
import { Notice, NoAnswer } from './notice.js';
import { CardPicture } from './picture.js';
import { UnknownGame } from './rules.js';

/** @typedef {import('../net/api.js').Game} GameInfo */
/** @typedef {import('../table/types.js').GameTable} GameTable */
/** @typedef {import('../table/types.js').SheetSection} SheetSection */
/** @typedef {import('../table/types.js').SheetEntry} SheetEntry */

/** @param {{game: string}} props */
export function CheatSheetPage({ game }) {
  const { info, games, table, sections, waiting, problem, retry } = useSheet(game);
  useEffect(() => { pageTitle.value = info ? t('cheat-title', { title: info.title }) : ''; }, [info, lang.value]);
  useHeadingFocus(!waiting);
  if (problem) return h(NoAnswer, { retry });
  if (waiting) return html`<p class="page-waiting" role="status">${t('rulebook-loading')}</p>`;
  if (!info) return h(UnknownGame, { games });
  if (!sections) {
    return h(Notice, { title: t('cheat-title', { title: info.title }), text: t('cheat-none') },
      html`<a class="button is-plain is-normal" href=${`/rules/${game}`}>${t('cheat-rules')}</a>`);
  }
  return html`<div class="cheat-page" data-game=${game} data-testid="cheat-sheet">
    <nav class="cheat-tools">
      <a class="button is-plain is-normal" href=${`/rules/${game}`}>${t('cheat-rules')}</a>
      <${Button} onClick=${() => window.print()}>${t('rulebook-print')}</${Button}>
    </nav>
    <article class="cheat-sheet paper">
      <header class="cheat-head felt">
        <h1 tabindex="-1">${t('cheat-title', { title: info.title })}</h1>
        <p>${tg(game, 'tagline')} <span class="cheat-seats">${t('rules-seats', { low: info.seats[0], high: info.seats[1] })}</span></p>
      </header>
      <div class="cheat-body">${sections.map((section) => h(Section, { key: section.title, table, section }))}</div>
    </article>
    <nav class="cheat-others" aria-label=${t('cheat-other')}>
      <h2>${t('cheat-other')}</h2>
      <ul role="list">${games.filter(({ id }) => id !== game).map(({ id, title }) =>
        html`<li data-game=${id}><a class="felt" href=${`/rules/${id}/sheet`}>${title}</a></li>`)}</ul>
    </nav>
  </div>`;
}

/** @param {string} game */
function useSheet(game) {
  const { games, problem, retry } = useHouse();
  const info = games?.find(({ id }) => id === game);
  const worded = useGameWords(info && game, 'sheet');
  const styled = useStyles('pages/notice.css', 'pages/picture.css', 'pages/cheat-sheet.css');
  const asked = useAsked(`sheet of ${info?.id}`, async () => {
    const table = info ? await loadGame(info.id) : null;
    return { table, sections: (await table?.book?.())?.sheet ?? null };
  });
  return {
    info, games: games ?? [], problem: problem ?? (info ? asked.problem : null), retry: problem ? retry : asked.retry,
    waiting: !styled || !worded || !games || (info && !asked.content),
    table: /** @type {GameTable} */ (asked.content?.table), sections: /** @type {SheetSection[]|null} */ (asked.content?.sections ?? null),
  };
}

/** @param {{table: GameTable, section: SheetSection}} props */
function Section({ table, section }) {
  const { title, lines = [], entries = [] } = section;
  return html`<section class=${entries.length ? 'cheat-section has-entries' : 'cheat-section'} aria-labelledby=${`cheat-${title}`}>
    <h2 id=${`cheat-${title}`}>${has(title, table.id) ? tg(table.id, title) : t(title)}</h2>
    ${lines.length === 1 ? html`<p>${tg(table.id, lines[0])}</p>`
      : lines.length > 1 && html`<ul>${lines.map((line) => html`<li key=${line}>${tg(table.id, line)}</li>`)}</ul>`}
    ${entries.length > 0 && html`<ul role="list" class="cheat-entries">${entries.map((entry, i) => h(Entry, { key: i, table, entry }))}</ul>`}
  </section>`;
}

/** @param {{table: GameTable, entry: SheetEntry}} props */
function Entry({ table, entry }) {
  const { parts, card } = entry;
  const look = parts.length > 1 || Array.isArray(parts[0]) || parts[0].startsWith('|') ? 'cheat-entry is-wide' : 'cheat-entry';
  return html`<li class=${look} data-card=${card}>
    ${h(CardPicture, { game: table, parts })}
    <p><strong>${nameOf(table, entry)}</strong> ${card ? table.explainCard?.(card) : tg(table.id, String(entry.words))}</p>
  </li>`;
}

/** @param {GameTable} table @param {SheetEntry} entry */
function nameOf(table, { card, words, name }) {
  if (name) return tg(table.id, name);
  return card ? table.nameOf(card) : tg(table.id, `${words}.name`);
}
