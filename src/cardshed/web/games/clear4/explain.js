/** What lies on the table of Clear 4, a sentence each. */

import { tg } from '../../words.js';
import { runOnTop, valueOnTop } from './places.js';

/** @typedef {import('../../table/kit.js').Scene} Scene */

/** @param {string} id @param {Record<string, string|number>} [args] */
const say = (id, args) => tg('clear4', id, args);

/** @type {Record<string, string>} */
const SPECIAL = { J: 'about-joker', P: 'about-push', C: 'about-clear', '?': 'about-back' };
const FULL = 4;

/** @param {string} code */
export function explainCard(code) {
  const [kind, value] = code.split('=');
  if (value) return say('about-joker-as', { value });
  return say(SPECIAL[kind] ?? 'about-number');
}

/** @param {string} what @param {Scene} scene */
export function explain(what, scene) {
  if (what === 'pile') return aboutPile(scene.view.pile);
  if (what === 'run' || what === 'cards') return say(`about-${what}`);
  if (what.startsWith('hand@')) return say('about-hand');
  const [, number, seat] = what.match(/^s(\d)(?:@(\d+))?$/) ?? [];
  return number ? aboutStack(scene.view.stacks[Number(seat ?? scene.me)][Number(number) - 1]) : null;
}

/** @param {string[]} pile */
function aboutPile(pile) {
  if (!pile.length) return say('about-pile-empty');
  if (valueOnTop(pile) === null) return say('about-pile-open');
  return say(runOnTop(pile) < FULL ? 'about-pile' : 'about-pile-full');
}

/** With what its face-up card does, if that is something special. @param {string[]} stack */
function aboutStack(stack) {
  const words = say('about-stack', { left: stack.length });
  const top = stack.at(-1) ?? '?';
  return stack.length > 1 && top in SPECIAL && top !== '?' ? `${explainCard(top)} ${words}` : words;
}
