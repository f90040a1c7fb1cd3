// The faces of Clear 4: what one finds in the garden behind the shed, counted from one snail to ten petals.
import { html } from 'htm/preact';

/** Five cards for the small picture on the home page. */
export const STILL = ['3', '7', 'J', '10', '5'];

const INK = '#2b2320';
const PAPER = 'var(--card, #fbf5e6)';
const SERIF = 'Fraunces, Georgia, serif';

/** The ink of each card; dark enough for text on paper. @type {Record<string, string>} */
const COLOURS = {
  1: '#86541f', 2: '#a81d3c', 3: '#2a7239', 4: '#2660ab', 5: '#6545ad', 6: '#8a5c00', 7: '#b8321c', 8: '#3b4552',
  9: '#7b2c78', 10: '#0b6a64', J: '#a3281f', P: '#1f5b47', C: '#7a4a10',
};

/** @template T @param {number} count @param {(index: number) => T} draw */
const times = (count, draw) => Array.from({ length: count }, (_, index) => draw(index));
/** @param {number} count @param {unknown} shape one shape, turned round the middle */
const ring = (count, shape, offset = 0) =>
  times(count, (index) => html`<g transform=${`rotate(${offset + (index * 360) / count})`}>${shape}</g>`);
/** @param {number[][]} points @param {number} radius @param {string} fill */
const dots = (points, radius, fill) => points.map(([x, y]) => html`<circle cx=${x} cy=${y} r=${radius} fill=${fill} />`);
/** @param {string} d @param {number} width */
const line = (d, width = 2.4, stroke = INK) =>
  html`<path d=${d} fill="none" stroke=${stroke} stroke-width=${width} stroke-linecap="round" stroke-linejoin="round" />`;
/** @param {string} d @param {string} fill */
const shape = (d, fill) => html`<path d=${d} fill=${fill} />`;

const snail = () => [
  shape('M-35 25c0-5 7-6 9-14 1-5-1-9 1-14 3-6 12-5 13 2 1 6-1 10 1 14l30 1c8 1 14 5 17 11z', '#d9a866'),
  line('M-21-5-27-19M-15-6-12-20', 2.4),
  dots([[-27, -20], [-12, -21]], 2.8, INK),
  html`<circle cx="9" cy="-2" r="22" fill="#86541f" />`,
  html`<circle cx="9" cy="-2" r="22" fill="none" stroke="#5f3a12" stroke-width="2" />`,
  line('M9-2c1-4 7-3 7 2 0 6-8 9-13 4-6-6-2-18 8-18 13 0 17 14 12 22', 3.2, '#f1cf96'),
  dots([[-22, 3]], 1.8, INK),
];

const cherries = () => [
  line('M-15 9C-10-10-2-24 12-34M16 13C18-6 17-20 12-34', 3, '#2a7239'),
  shape('M12-34c-10-5-24-2-30 8 12 5 24 2 30-8z', '#4d9a52'),
  line('M12-34c-9 1-18 3-25 7', 1.4, '#2a7239'),
  dots([[-16, 20], [17, 23]], 15, '#a81d3c'),
  line('M-25 16c1-4 4-6 7-6M8 19c1-4 4-6 7-6', 3, '#f0a3ae'),
];

const clover = () => [
  line('M0 2c2 14 0 24-9 36', 4, '#2a7239'),
  ring(3, [
    shape('M0 1C-7-7-22-11-20-26-18-37-5-38 0-28 5-38 18-37 20-26 22-11 7-7 0 1z', '#4d9a52'),
    line('M0-4V-20', 2, '#2a7239'),
    line('M-10-22c1-4 5-5 8-2M10-22c-1-4-5-5-8-2', 1.8, '#a9d6a4'),
  ]),
];

const butterfly = () => [
  [1, -1].map((side) => html`<g transform=${`scale(${side} 1)`}>
    ${shape('M2-4C8-26 26-38 36-30 44-22 34-2 2 2z', '#2660ab')}
    ${shape('M2 2c22-1 34 10 28 22C24 35 8 28 2 8z', '#5b9ad6')}
    ${dots([[26, -20]], 6, '#f5d76b')}${dots([[20, 16]], 4.5, '#fbf5e6')}
  </g>`),
  line('M0-14c-2-9-7-14-12-17M0-14c2-9 7-14 12-17', 2),
  dots([[-12, -31], [12, -31]], 2.4, INK),
  html`<rect x="-3.6" y="-16" width="7.2" height="42" rx="3.6" fill=${INK} />`,
];

const flower = () => [
  ring(5, [html`<circle cy="-19" r="15" fill="#8b6fd0" />`, line('M0-9V-18', 2.4, '#6545ad')]),
  html`<circle r="10" fill="#f5c844" />`,
  ring(5, html`<circle cy="-5" r="1.8" fill="#8a5c00" />`, 36),
];

const HEXAGON = 'M0-13.5 11.7-6.75V6.75L0 13.5-11.7 6.75V-6.75z';
const honeycomb = () => [
  ring(6, html`<g transform="translate(0 -24.5) rotate(30)">
    ${shape(HEXAGON, '#e9ae2b')}${shape('M0-8 7-4V4L0 8-7 4V-4z', '#f9d777')}</g>`, 30),
  html`<g transform="rotate(-18)"><ellipse cx="-3" cy="-9" rx="5" ry="8" transform="rotate(-24 -3 -9)" fill="#cfe3ea" />
    <ellipse cx="5" cy="-9" rx="5" ry="8" transform="rotate(20 5 -9)" fill="#dcecf1" />
    <ellipse rx="12" ry="8" fill="#f5c02c" />${line('M-3-7V7M3-7V7', 3.2)}
    ${dots([[9, -2]], 1.5, INK)}${line('M11-5 15-10M8-7 10-12', 1.4)}</g>`,
];

const ladybird = () => [
  line('M-22-8-34-14M-25 8-38 9M-20 22-31 32M22-8 34-14M25 8 38 9M20 22 31 32', 3),
  line('M-6-28c-1-6-5-9-10-10M6-28c1-6 5-9 10-10', 2.2),
  html`<circle cy="-21" r="13" fill=${INK} />`,
  html`<ellipse cy="7" rx="28" ry="29" fill="#cf3f27" />`,
  line('M0-22V36', 2.2),
  dots([[0, -12], [-14, -3], [14, -3], [-16, 14], [16, 14], [-8, 26], [8, 26]], 4.8, INK),
  dots([[-5, -25], [5, -25]], 2.4, '#fbf5e6'),
];

const spider = () => [
  line('M0-46V-20', 1.8, '#6b7683'),
  [1, -1].map((side) => html`<g transform=${`scale(${side} 1)`}>
    ${line('M8-2C18-16 24-18 28-28M10 2C22-4 30-4 37-12M10 7C22 8 30 12 37 20M8 12C16 18 22 24 25 36', 2.8, '#3b4552')}</g>`),
  html`<circle cy="8" r="17" fill="#3b4552" />`,
  html`<circle cy="-12" r="10" fill="#55616f" />`,
  dots([[-4, -13], [4, -13]], 3.4, '#fbf5e6'),
  dots([[-3.4, -12.4], [3.4, -12.4]], 1.6, INK),
  line('M-6 3 0-1 6 3M-7 10 0 5 7 10M-6 17 0 12 6 17', 2.4, '#c9d2da'),
];

const BERRIES = [4, 3, 2].flatMap((count, row) => times(count, (index) => [(index - (count - 1) / 2) * 17, row * 16 - 15]));
const grapes = () => [
  line('M0-20C0-30 4-36 10-39', 3.4, '#86541f'),
  shape('M0-22c-8 2-12-3-18-1 1-5-3-8-1-12 5 1 6-4 10-5 6 2 10 9 9 18z', '#4d9a52'),
  BERRIES.map(([x, y], index) => dots([[x, y]], 9.4, index % 2 ? '#94469a' : '#7b2c78')),
  dots(BERRIES.map(([x, y]) => [x - 3, y - 3.4]), 2, '#d9a8dc'),
];

const daisy = () => [
  ring(10, [html`<ellipse cy="-24" rx="8" ry="14" fill="#fffdf6" stroke="#0b6a64" stroke-width="2" />`]),
  html`<circle r="14" fill="#f2b32c" />`,
  dots([[-4, -4], [4, -5], [0, 2], [-6, 4], [6, 4], [0, 8]], 1.7, '#8a5c00'),
];

const gnome = () => [
  shape('M-27 38C-28 16-18 4 0 4s28 12 27 34z', '#2660ab'),
  shape('M-21-6c-4 26 6 42 21 44C15 36 25 20 21-6z', '#fffdf6'),
  line('M-9 18c1 6 4 10 6 12M9 18c-1 6-4 10-6 12M0 16v14', 1.8, '#cfc4ae'),
  shape('M-26-6C-16-30-8-44 8-48c-1 6 3 8 6 9-3 3-3 5-2 8 6 8 11 16 14 25-10-4-40-6-52 0z', '#c23a26'),
  line('M-26-6c12-6 42-4 52 0', 4, '#8f1f14'),
  dots([[-9, 2], [9, 2]], 2.2, INK),
  html`<ellipse cy="7" rx="6" ry="5" fill="#e79a7f" />`,
  dots([[-13, 9], [13, 9]], 3, '#f3c3ae'),
];

const wheelbarrow = () => [
  html`<g stroke=${INK} stroke-width="1.4">
    <rect x="-24" y="-30" width="20" height="28" rx="2.5" transform="rotate(-14 -14 -16)" fill="#fffdf6" />
    <rect x="-6" y="-34" width="20" height="28" rx="2.5" transform="rotate(4 4 -20)" fill="#fbe3a4" />
    <rect x="8" y="-30" width="20" height="28" rx="2.5" transform="rotate(20 18 -16)" fill="#fffdf6" /></g>`,
  line('M-44-8-16 14M-20 10-24 30', 4, '#86541f'),
  shape('M-28-8H34L24 16c-1 3-4 4-7 4H-10c-4 0-7-2-9-6z', '#1f7a5b'),
  line('M-28-8H34', 4, '#145240'),
  html`<circle cx="26" cy="25" r="12" fill="#fffdf6" stroke=${INK} stroke-width="5" />`,
  dots([[26, 25]], 2.6, INK),
];

const broom = () => [
  line('M30-46 4-4', 5, '#b98544'),
  shape('M-8-10 14 4 2 24C-8 34-24 34-38 28c8-4 10-8 14-16z', '#e9b949'),
  line('M-8-10 14 4', 6, '#a3281f'),
  line('M-6-1C-12 10-18 20-28 27M0 4C-4 14-8 22-14 29M6 6C4 14 2 22-4 27', 1.8, '#8a5c00'),
  [[26, 20, 1], [14, 34, 0.7], [36, 4, 0.6]].map(([x, y, size]) => html`
    <path d="M0-11Q1.5-1.5 11 0 1.5 1.5 0 11-1.5 1.5-11 0-1.5-1.5 0-11z"
      transform=${`translate(${x} ${y}) scale(${size})`} fill="#1f7a5b" />`),
];

/** @type {Record<string, () => unknown[]>} */
const ART = {
  1: snail, 2: cherries, 3: clover, 4: butterfly, 5: flower, 6: honeycomb, 7: ladybird, 8: spider, 9: grapes, 10: daisy,
  J: gnome, P: wheelbarrow, C: broom,
};
/** @type {Record<string, string>} */
const WORDS = { J: 'JOKER', P: 'PUSH', C: 'CLEAR' };

/** The corner: a figure, with a line under 6 and 9. @param {string} text @param {string} fill */
const corner = (text, fill) => html`
  <text x=${text.length > 1 ? 6 : 8} y="39" font-family=${SERIF} font-weight="700"
    font-size=${text.length > 1 ? 31 : 41} letter-spacing=${text.length > 1 ? -2.5 : 0} fill=${fill}>${text}</text>
  ${(text === '6' || text === '9') && html`<rect x="10" y="42.5" width="18" height="2.8" rx="1.4" fill=${fill} />`}`;

const frame = (/** @type {string} */ colour) => html`
  <rect width="100" height="150" rx="9" fill=${PAPER} />
  <rect x="4.5" y="4.5" width="91" height="141" rx="6" fill="none" stroke=${colour} stroke-opacity="0.35" stroke-width="1.4" />
  <ellipse cx="51" cy="90" rx="41" ry="47" fill=${colour} opacity="0.13" />`;

const stackOfThree = (/** @type {number} */ x, /** @type {number} */ y) => html`<g transform=${`translate(${x} ${y})`}>
  <rect x="-15" y="-3" width="30" height="20" rx="3" fill="#5fae8b" /><rect x="-11" y="-15" width="20" height="29" rx="3" fill="#8fd3b0" />
  <rect x="-8" y="-18" width="20" height="29" rx="3" fill="#e4f5ea" /><path d="M2-11 7-3.5 2 4-3-3.5z" fill="#1f5b47" /></g>`;

const back = () => html`
  <rect width="100" height="150" rx="9" fill="#f3ead3" /><rect x="5" y="5" width="90" height="140" rx="6" fill="#1f5b47" />
  <rect x="9" y="9" width="82" height="132" rx="4" fill="none" stroke="#8fd3b0" stroke-width="1.2" />
  ${[[29, 43], [71, 43], [29, 109], [71, 109]].map(([x, y]) => stackOfThree(x, y))}
  <path d="M50 64 58 75 50 86 42 75z" fill="none" stroke="#8fd3b0" stroke-width="2" /><circle cx="50" cy="75" r="2.6" fill="#8fd3b0" />`;

/** @param {string} text @param {string} fill */
const banner = (text, fill) => html`<text x="51" y="140" text-anchor="middle" font-family=${SERIF} font-weight="700"
  font-size=${text.length > 4 ? 16 : 19} letter-spacing="1" fill=${fill}>${text}</text>`;

/** A card no wider than a thumb nail shows its figure alone; style.css says when. @param {string} kind @param {string} [value] */
function thumbnail(kind, value) {
  const figure = value ?? kind;
  const special = kind in WORDS;
  const ground = special ? COLOURS[kind] : PAPER;
  return html`<g class="face-tiny" display="none"><rect width="100" height="150" rx="9" fill=${PAPER} />
    <rect x="6" y="6" width="88" height="138" rx="6" fill=${ground} />${value && html`<path d="M5 5H95V116H5z" fill=${PAPER} />`}
    <text x=${figure.length > 1 ? 46 : 50} y=${value ? 92 : 110} text-anchor="middle" font-family=${SERIF} font-weight="700"
      font-size=${figure.length > 1 ? 82 : 108} letter-spacing=${figure.length > 1 ? -8 : 0}
      fill=${special && !value ? '#fffaf0' : COLOURS[figure]}>${figure}</text>
    ${(figure === '6' || figure === '9') && html`<rect x="24" y=${value ? 99 : 119} width="52" height="8" rx="4" fill=${COLOURS[figure]} />`}</g>`;
}

/** What lies inside the card's svg. `J=8` is a joker that stands for 8. @param {string} code */
function inside(code) {
  if (code === '?') return back();
  const [kind, value] = code.split('=');
  const word = WORDS[kind];
  const ink = value ? COLOURS[value] : COLOURS[kind];
  return html`${frame(COLOURS[kind])}
    <g transform=${word ? 'translate(53 83)' : 'translate(51 92) scale(1.12)'}>${ART[kind]()}</g>
    ${corner(value ?? kind, ink)}${word && banner(value ? `= ${value}` : word, ink)}${thumbnail(kind, value)}`;
}

/** Each face is drawn once: Preact leaves alone what is the same as before. @type {Map<string, unknown>} */
const drawn = new Map();

/** @param {{code: string}} props */
export function Face({ code }) {
  if (!drawn.has(code)) drawn.set(code, html`<svg viewBox="0 0 100 150" aria-hidden="true">${inside(code)}</svg>`);
  return drawn.get(code);
}
