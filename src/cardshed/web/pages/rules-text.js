/** A rule's text with its code, rulings and references, and with what was searched for marked. */

import { html } from 'htm/preact';
import { t } from '../words.js';

/** @typedef {{kind: 'text'|'code'|'clause'|'ruling', text: string}} Piece */

/** Letters without case and accents, one for one, so that places in the text stay the same. @param {string} text */
export function fold(text) {
  return Array.from(text, (letter) => {
    const plain = letter.normalize('NFD')[0].toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join('');
}

/** @param {string} text @returns {string[]} */
export const searchWords = (text) => fold(text).split(/\s+/).filter(Boolean);

/**
 * @param {string} text
 * @param {string} ruling  the word that marks a decision of ours
 * @returns {Piece[]}
 */
export function piecesOf(text, ruling) {
  const word = ruling.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const special = new RegExp(`\`([^\`]+)\`|\\b([A-Z][A-Z0-9]-\\d\\d)\\b|\\(${word}\\)|${word}`, 'g');
  /** @type {Piece[]} */
  const pieces = [];
  let done = 0;
  for (const found of text.matchAll(special)) {
    if (found.index > done) pieces.push({ kind: 'text', text: text.slice(done, found.index) });
    if (found[1]) pieces.push({ kind: 'code', text: found[1] });
    else if (found[2]) pieces.push({ kind: 'clause', text: found[2] });
    else pieces.push({ kind: 'ruling', text: ruling });
    done = found.index + found[0].length;
  }
  if (done < text.length) pieces.push({ kind: 'text', text: text.slice(done) });
  return pieces;
}

/**
 * @param {{text: string, words?: string[], known?: Set<string>, onClause?: (clause: string, event: Event) => void}} props
 *   known: the clauses there are to go to
 */
export function RuleText({ text, words = [], known, onClause }) {
  return piecesOf(text, t('rulebook-ruling')).map((piece) => {
    if (piece.kind === 'code') return html`<code>${marked(piece.text, words)}</code>`;
    if (piece.kind === 'ruling') return html`<span class="ruling" title=${t('rulebook-ruling-why')}>${piece.text}</span>`;
    if (piece.kind === 'clause' && known?.has(piece.text)) {
      return html`<a href=${`#${piece.text}`} onClick=${(/** @type {Event} */ event) => onClause?.(piece.text, event)}
        >${marked(piece.text, words)}</a>`;
    }
    return marked(piece.text, words);
  });
}

/** The text with each place marked where a word was found. @param {string} text @param {string[]} words */
export function marked(text, words) {
  if (!words.length) return text;
  const folded = fold(text);
  const parts = [];
  let done = 0;
  for (;;) {
    const next = nearest(folded, words, done);
    if (!next) break;
    parts.push(text.slice(done, next.at), html`<mark>${text.slice(next.at, next.end)}</mark>`);
    done = next.end;
  }
  return [...parts, text.slice(done)];
}

/** @param {string} folded @param {string[]} words @param {number} from */
function nearest(folded, words, from) {
  /** @type {{at: number, end: number}|null} */
  let best = null;
  for (const word of words) {
    const at = folded.indexOf(word, from);
    if (at >= 0 && (!best || at < best.at)) best = { at, end: at + word.length };
  }
  return best;
}
