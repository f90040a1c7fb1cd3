/** One section of the rules: clauses, or the tables of options and of moves. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { t, tg } from '../words.js';
import { CardPicture } from './picture.js';
import { marked, RuleText } from './rules-text.js';

/**
 * @typedef {Object} SectionProps
 * @property {import('./rules-book.js').Section} part
 * @property {string} prefix  of the ids, so that a panel does not clash with what is below it
 * @property {string[]} words  what is searched for
 * @property {Set<string>} known
 * @property {string} current  the rule that was asked for
 * @property {(id: string, event: Event) => void} onClause
 * @property {import('../table/types.js').GameTable|null} table  draws the pictures, once it is there
 * @property {Record<string, import('../table/types.js').Picture[]>} pictures  by clause
 */

/** @param {SectionProps} props */
export function SectionOfRules(props) {
  const { part, prefix, words } = props;
  const title = `${prefix}${part.id}`;
  const Heading = prefix ? 'h3' : 'h2';
  return html`<section class="rules-section" aria-labelledby=${title}>
    <${Heading} id=${title} class="rules-heading" tabindex="-1">${marked(part.title, words)}</${Heading}>
    ${part.options.length > 0 && h(Options, props)}
    ${part.moves.length > 0 && h(Moves, props)}
    ${part.clauses.length > 0 && html`<ol class="rules-clauses" role="list">
      ${part.clauses.map(({ clause, text }) => h(ClauseOfRules, { ...props, key: clause, clause, text }))}
    </ol>`}
  </section>`;
}

/** @param {SectionProps & {clause: string, text: string}} props */
function ClauseOfRules({ clause, text, prefix, words, known, current, onClause, table, pictures }) {
  return html`<li id=${`${prefix}${clause}`} class=${clause === current ? 'clause is-current' : 'clause'}
      aria-current=${clause === current ? 'true' : undefined} tabindex="-1" data-clause=${clause}>
    <a class="clause-number" href=${`#${clause}`} aria-label=${t('rulebook-link', { clause })}
      onClick=${(/** @type {Event} */ event) => onClause(clause, event)}>${marked(clause, words)}</a>
    <p>${h(RuleText, { text, words, known, onClause })}</p>
    ${table && pictures[clause] && h(Examples, { table, pictures: pictures[clause] })}
  </li>`;
}

/** @param {{table: import('../table/types.js').GameTable, pictures: import('../table/types.js').Picture[]}} props */
function Examples({ table, pictures }) {
  return html`<div class="examples" data-game=${table.id}>${pictures.map(({ parts, words }) => html`<figure class="example" key=${words}>
    ${h(CardPicture, { game: table, parts })}<figcaption>${tg(table.id, words)}</figcaption></figure>`)}</div>`;
}

/** @param {SectionProps} props */
function Options({ part, words, known, onClause }) {
  return html`<dl class="rules-options">${part.options.map((option) => html`<div key=${option.name}>
    <dt>${marked(option.name, words)}</dt>
    <dd>
      <p>${h(RuleText, { text: option.text, words, known, onClause })}</p>
      <p class="rules-values">
        <span>${t('rulebook-values', { values: option.values.join(' · ') })}</span>
        <span>${t('rules-default', { value: option.normally })}</span>
        <span>${t('rulebook-typed')} <code>${marked(option.typed, words)}</code></span>
        <span>${t('rulebook-rule')} ${h(RuleText, { text: option.clause, known, onClause })}</span>
      </p>
    </dd>
  </div>`)}</dl>`;
}

/** @param {SectionProps} props */
function Moves({ part, words, known, onClause }) {
  return html`<p class="rules-moves-about">${t('rulebook-moves-about')}</p>
  <table class="rules-moves">
    <thead><tr><th scope="col">${t('rulebook-move')}</th><th scope="col">${t('rulebook-meaning')}</th></tr></thead>
    <tbody>${part.moves.map(({ written, text }) => html`<tr>
      <th scope="row">${written.map((move) => html`<code>${marked(move, words)}</code> `)}</th>
      <td>${h(RuleText, { text, words, known, onClause })}</td>
    </tr>`)}</tbody>
  </table>`;
}
