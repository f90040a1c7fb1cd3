/** What lies on the table of Solo, a sentence each. */

import { say } from './words.js';

/** @typedef {import('../../table/kit.js').Scene} Scene */

/** @type {Record<string, string>} */
const BLACKS = { color: 'color', '+4': 'plus4', rotate: 'rotate', '?': 'back' };

/** @param {string} code */
export function explainCard(code) {
  if (code.startsWith('shield-')) return say('about-shield');
  const what = BLACKS[code] ?? code.slice(1).replace('+', 'plus');
  return say(isNumber(code) ? 'about-number' : `about-${what}`);
}

/** @param {string} code */
const isNumber = (code) => /^[RGBY]\d$/.test(code);

/** @param {string} what @param {Scene} scene */
export function explain(what, { view }) {
  if (what === 'stock' || what === 'colour' || what === 'direction') return say(`about-${what}`);
  if (what === 'discard') return aboutDiscard(view);
  if (what === 'owed') return aboutOwed(view);
  if (what === 'points') return say('about-points', { limit: view.options?.limit ?? 300 });
  return what.startsWith('hand@') ? say('about-hand') : null;
}

/** What can be laid on it, with what the top card does if it is no number. @param {any} view */
function aboutDiscard(view) {
  const top = view.discard.at(-1);
  const words = view.owed ? aboutOwed(view) : say('about-discard');
  return top && !isNumber(top) ? `${explainCard(top)} ${words}` : words;
}

/** @param {any} view */
const aboutOwed = ({ owed, options }) => say('about-owed', { count: owed, shields: String(options?.extras ?? true) });
