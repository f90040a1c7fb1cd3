/** Where the cards of Clear 4 lie, and which of them look as if they belong together. */

/** @typedef {import('../../table/kit.js').Scene} Scene */

const MOST = 4;

/** @param {Scene} scene @param {number} number @returns {string[]} */
export const ownStack = (scene, number) => (scene.me === null ? [] : scene.view.stacks[scene.me][number - 1]);

/** My own stacks are s1…s4, another seat's are s1@2…. @param {Scene} scene @param {number} seat @param {number} number */
export const stackPlace = (scene, seat, number) => (seat === scene.me ? `s${number}` : `s${number}@${seat}`);

/** What a card on the pile counts as; null for a joker without a value. @param {string} code */
const valueOf = (code) => (code === 'J' ? null : code.split('=').at(-1) ?? null);

/** @param {string[]} pile */
export const valueOnTop = (pile) => (pile.length ? valueOf(pile[pile.length - 1]) : null);

/** How many cards of one value lie on top. @param {string[]} pile */
export function runOnTop(pile) {
  const value = valueOnTop(pile);
  if (value === null) return 0;
  const under = pile.findLastIndex((code) => valueOf(code) !== value);
  return Math.min(MOST, pile.length - 1 - under);
}

/** The card at a place of mine; null where it lies face down, and at other places. @param {Scene} scene @param {string} place */
function cardAt(scene, place) {
  if (place.startsWith('hand:')) return place.slice(5);
  const [, number] = place.match(/^s(\d)$/) ?? [];
  const stack = number ? ownStack(scene, Number(number)) : [];
  return stack.length > 1 ? stack[stack.length - 1] : null;
}

/**
 * Whether a card looks as if it could be laid together with those chosen: one value, jokers, no more than four.
 * @param {string} source @param {string[]} chosen @param {Scene} scene
 */
export function joins(source, chosen, scene) {
  const all = [...chosen, source].map((place) => cardAt(scene, place));
  if (all.length > MOST || all.some((card) => card === null || card === 'P' || card === 'C')) return false;
  if (chosen.filter((place) => place === source).length >= copies(scene, source)) return false;
  // Numbers go before jokers, so they have to be possible by themselves.
  const possible = [...chosen, source].every((place, i) => all[i] === 'J' || scene.sources.has(place));
  return possible && new Set(all.filter((card) => card !== 'J')).size <= 1;
}

/**
 * Numbers before jokers: a joker laid first would take the value that lies there already (C4-13).
 * @param {string[]} chosen @param {Scene} scene
 */
export const inOrder = (chosen, scene) =>
  [...chosen].sort((one, other) => Number(cardAt(scene, one) === 'J') - Number(cardAt(scene, other) === 'J'));

/** How many cards a place offers. @param {Scene} scene @param {string} source */
function copies(scene, source) {
  if (!source.startsWith('hand:') || scene.me === null) return 1;
  return scene.view.hands[scene.me].filter((/** @type {string} */ code) => code === source.slice(5)).length;
}
