/** What lies on the table of Skip-Bo, a sentence each. */

import { tg } from '../../words.js';

/** @typedef {import('../../table/kit.js').Scene} Scene */

/** @param {string} id @param {Record<string, string|number>} [args] */
const say = (id, args) => tg('skipbo', id, args);

/** @param {string} code */
export function explainCard(code) {
  const [kind, value] = code.split('=');
  if (kind === '?') return say('about-back');
  if (kind === 'S') return value ? say('about-joker-as', { value }) : say('about-joker');
  return say('about-number', { value: Number(kind), before: Number(kind) - 1 });
}

/** @param {string} what @param {Scene} scene */
export function explain(what, scene) {
  if (what === 'draw' || what === 'done' || what === 'team') return say(`about-${what}`);
  if (what.startsWith('hand@')) return say('about-hand');
  const building = what.match(/^b(\d)$/)?.[1];
  if (building) return say('about-building', { value: scene.view.building[Number(building) - 1].length + 1 });
  const [, partner, pile, seat] = what.match(/^(p?)(stock|d\d)(?:@(\d+))?$/) ?? [];
  if (!pile) return null;
  const whose = partner ? 'partner' : seat ? 'other' : 'own';
  const name = seat ? scene.names[Number(seat)] : '';
  return pile === 'stock' ? aboutStock(scene, whose, name) : say('about-discard', { whose, name });
}

/** @param {Scene} scene @param {string} whose @param {string} name */
function aboutStock({ view }, whose, name) {
  const words = say(view.options?.teams ? 'about-stock-team' : 'about-stock', { whose, name });
  return view.options?.stock_first && whose === 'own' ? `${words} ${say('about-stock-first')}` : words;
}
