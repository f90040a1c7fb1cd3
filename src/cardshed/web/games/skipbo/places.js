/** Where the cards of Skip-Bo lie: whose pile is meant, as seen from a seat. */

/** @typedef {import('../../table/kit.js').Scene} Scene */

/** @param {Scene} scene @param {number|null} seat @returns {number|null} the seat half the table apart, in a game of teams */
export function partnerOf(scene, seat) {
  return seat === null ? null : partner(seat, scene.view.hands.length, scene.view.options ?? {});
}

/** @param {number} seat @param {number} seats @param {Record<string, any>} options @returns {number|null} */
export const partner = (seat, seats, options) => (options.teams && seats % 2 === 0 ? (seat + seats / 2) % seats : null);

/**
 * The place of a seat's pile: `stock`, `d1`… are mine, `pstock`, `pd1`… my partner's, `stock@2`, `d1@2`… another's.
 * @param {Scene} scene @param {number} seat @param {string} pile
 */
export function placeOf(scene, seat, pile) {
  if (seat === scene.me) return pile;
  return scene.me !== null && seat === partnerOf(scene, scene.me) ? `p${pile}` : `${pile}@${seat}`;
}

/**
 * The place meant by an event of a seat; its partner's piles begin with a p.
 * @param {Scene} scene @param {number} seat @param {string} name
 */
export function placeIn(scene, seat, name) {
  if (name === 'hand') return `hand@${seat}`;
  if (!name.startsWith('p')) return placeOf(scene, seat, name);
  return placeOf(scene, partnerOf(scene, seat) ?? seat, name.slice(1));
}

/** The top card of a pile a move of mine takes from. @param {Scene} scene @param {string} name @returns {string} */
export function topOf(scene, name) {
  const partners = name.startsWith('p');
  const seat = partners ? partnerOf(scene, scene.me) : scene.me;
  if (seat === null) return '?';
  const pile = partners ? name.slice(1) : name;
  const cards = pile === 'stock' ? scene.view.stocks[seat] : scene.view.discards[seat][Number(pile[1]) - 1];
  return cards?.at(-1) ?? '?';
}

/** A building pile with each joker as what it stands for. @param {string[]} pile */
export const counted = (pile) => pile.map((code, index) => (code === 'S' ? `S=${index + 1}` : code));

/** The number of the first empty pile; those after it are not in use. @param {string[][]} piles */
export const firstEmpty = (piles) => piles.findIndex((pile) => !pile.length);
