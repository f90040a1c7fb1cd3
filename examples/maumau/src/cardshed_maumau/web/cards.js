// The faces of Mau-Mau: four suits cut out of paper, each in an ink of its own, and a hat for each of the court.
import { html } from 'htm/preact';
import { tg } from 'cardshed/words';

/** Five cards for the small picture on the home page. */
export const STILL = ['D7', 'S8', 'HQ', 'CA', 'HJ'];

export const SUITS = ['C', 'S', 'H', 'D'];
const PAPER = '#fbf5e6';
const NUMERALS = { fontFamily: 'Fraunces, Georgia, serif', fontVariantNumeric: 'lining-nums' };

/** @type {Record<string, string>} */
export const INKS = { C: '#1f5c3a', S: '#27304f', H: '#b3241f', D: '#a85108' };

/** The signs fill a circle of radius 50 round the origin. @type {Record<string, string>} */
const SIGNS = {
  C: 'M0-47A21 21 0 0 1 16-12A21 21 0 1 1 9 21Q10 36 21 44H-21Q-10 36-9 21A21 21 0 1 1-16-12A21 21 0 0 1 0-47Z',
  S: 'M0-48Q8-32 28-14T47 14A21 21 0 0 1 9 24Q10 38 21 45H-21Q-10 38-9 24A21 21 0 0 1-47 14Q-48 4-28-14T0-48Z',
  H: 'M0 46Q-10 32-30 14T-48-16A25 25 0 0 1 0-26A25 25 0 0 1 48-16Q50-4 30 14T0 46Z',
  D: 'M0-49Q14-22 36 0Q14 22 0 49Q-14 22-36 0Q-14-22 0-49Z',
};

/** Where the signs of a number lie, in a column of three: left and right, then the middle. @type {Record<string, number[][]>} */
const PLACES = {
  7: [[-1, -3], [-1, 0], [-1, 3], [1, -3], [1, 0], [1, 3], [0, -1.5]],
  8: [[-1, -3], [-1, 0], [-1, 3], [1, -3], [1, 0], [1, 3], [0, -1.5], [0, 1.5]],
  9: [[-1, -3], [-1, -1], [-1, 1], [-1, 3], [1, -3], [1, -1], [1, 1], [1, 3], [0, 0]],
  10: [[-1, -3], [-1, -1], [-1, 1], [-1, 3], [1, -3], [1, -1], [1, 1], [1, 3], [0, -2], [0, 2]],
};

/** A cap with a feather, a tiara, a crown, above a sign of radius 50. @type {Record<string, string>} */
const HATS = {
  J: 'M-34-44Q-30-70 2-70T36-44Q40-40 36-37H-40Q-42-41-34-44ZM18-68Q26-92 50-90Q46-72 28-64Z',
  Q: 'M-40-37Q-46-66-38-66T-22-52Q-20-76-12-76T0-58Q4-82 12-76T22-52Q30-68 38-66T40-37ZM0-92A7 7 0 1 1 0-78A7 7 0 1 1 0-92Z',
  K: 'M-42-37L-48-80L-24-58L0-90L24-58L48-80L42-37Z',
};

/** A suit's sign alone. @param {{suit: string, x?: number, y?: number, size?: number, fill?: string}} props */
export function Sign({ suit, x = 0, y = 0, size = 16, fill = INKS[suit] }) {
  return html`<path d=${SIGNS[suit]} fill=${fill} transform="translate(${x} ${y}) scale(${size / 100})"/>`;
}

/** The rank as the reader's language writes it: B for a German jack. @param {string} rank */
const letter = (rank) => tg('maumau', 'card-letter', { rank });

/** @param {{suit: string, rank: string}} props */
function Corner({ suit, rank }) {
  return html`<text x="17" y="33" font-size=${rank === '10' ? 26 : 32} font-weight="700" text-anchor="middle" letter-spacing=${rank === '10' ? -2 : 0}
      fill=${INKS[suit]}>${letter(rank)}</text><${Sign} suit=${suit} x=${17} y=${48} size=${19}/>`;
}

/** @param {{suit: string, rank: string}} props */
function Middle({ suit, rank }) {
  const ink = INKS[suit];
  if (rank === 'A') return html`<circle cx="54" cy="80" r="36" fill=${ink} opacity=".12"/><${Sign} suit=${suit} x=${54} y=${80} size=${56}/>`;
  if (rank in HATS) {
    return html`<rect x="31" y="40" width="58" height="98" rx="6" fill=${ink} opacity=".12"/>
      <g transform="translate(60 106) scale(.62)"><path d=${HATS[rank]} fill=${ink}/></g><${Sign} suit=${suit} x=${60} y=${113} size=${42}/>`;
  }
  return PLACES[rank].map(([x, y], i) => html`<${Sign} key=${i} suit=${suit} x=${60 + x * (rank === '10' || rank === '9' ? 17 : 16)} y=${80 + y * 17} size=${19}/>`);
}

/** @param {{code: string}} props */
function Front({ code }) {
  const [suit, rank] = [code[0], code.slice(1)];
  return html`<${Corner} suit=${suit} rank=${rank}/><${Middle} suit=${suit} rank=${rank}/>`;
}

/** The back: a lattice of small diamonds in a frame. */
function Back() {
  const diamonds = [];
  for (let row = 0; row < 11; row += 1) {
    for (let column = 0; column < 6; column += 1) {
      const [x, y] = [17.5 + column * 13, 15 + row * 12];
      diamonds.push(html`<path d=${`M${x} ${y - 5}l4 5-4 5-4-5z`}/>`);
    }
  }
  return html`<rect x="4.5" y="4.5" width="91" height="141" rx="7" fill="#7a2233"/>
    <g fill="#e9c9a0" opacity=".8">${diamonds}</g><circle cx="50" cy="75" r="20" fill="#7a2233" stroke="#e9c9a0" stroke-width="2"/>
    ${SUITS.map((suit, i) => html`<${Sign} suit=${suit} x=${50 + (i % 2 ? 7.5 : -7.5)} y=${75 + (i > 1 ? 7.5 : -7.5)} size=${11} fill="#f6e3c4"/>`)}`;
}

/** What a card of a fingernail's size still shows. @param {{code: string}} props */
function Tiny({ code }) {
  if (code === '?') return html`<rect width="100" height="150" fill="#7a2233"/><path d="M50 30l32 45-32 45-32-45z" fill="#e9c9a0"/>`;
  const [suit, rank] = [code[0], code.slice(1)];
  return html`<rect width="100" height="150" fill=${PAPER}/>
    <text x="50" y="72" font-size=${rank === '10' ? 66 : 80} font-weight="700" text-anchor="middle" fill=${INKS[suit]}>${letter(rank)}</text>
    <${Sign} suit=${suit} x=${50} y=${112} size=${52}/>`;
}

/** @param {{code: string}} props */
export function Face({ code }) {
  return html`<svg viewBox="0 0 100 150" style=${NUMERALS} aria-hidden="true">
    <g class="face-full">${code === '?' ? html`<${Back}/>` : html`<${Front} code=${code}/>`}</g>
    <g class="face-tiny" display="none"><${Tiny} code=${code}/></g></svg>`;
}
