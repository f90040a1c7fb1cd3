/** What lies on the table of Hawaiki, a sentence each. */

import { say } from './words.js';

/** @param {string} code */
export function explainCard(code) {
  if (code === '?') return say('about-back');
  return say(code.endsWith('*') ? 'about-hidden' : 'about-card');
}

/** @param {string} what */
export function explain(what) {
  if (what === 'stock' || what === 'tokens' || what === 'owes') return say(`about-${what}`);
  if (what.startsWith('hand@')) return say('about-hand');
  return /^pile\d$/.test(what) ? say('about-pile') : null;
}
