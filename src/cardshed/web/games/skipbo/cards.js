// The faces of Skip-Bo: a tower that grows by one floor a card, from daybreak (1) to a night of stars (12).
import { html } from 'htm/preact';

/** Five cards for the small picture on the home page. */
export const STILL = ['2', '5', 'S', '9', '12'];

const INK = '#2b2320';
const PAPER = 'var(--card, #fbf5e6)';
const SERIF = 'Fraunces, Georgia, serif';
const FLOOR = 8.3;
const GROUND = 133;

/** Morning, noon and night; each with its own shape of windows and mark in the corner. */
const TIMES = [
  { ink: '#93450b', sky: ['#f7c873', '#fbdd9d', '#fdeec8'], hill: '#7d9b4e', wall: '#e6d2ab', edge: '#b89a67', mark: 'round' },
  { ink: '#0d5a73', sky: ['#7fc1d6', '#a8d8e4', '#d0ebee'], hill: '#5d9a5a', wall: '#c9714f', edge: '#964a2f', mark: 'square' },
  { ink: '#57307f', sky: ['#33285e', '#4b3a7c', '#76559a'], hill: '#2c4a4a', wall: '#7b3145', edge: '#511a2b', mark: 'pointed' },
];

/** @param {number} number */
const timeOf = (number) => TIMES[Math.floor((number - 1) / 4)];
/** @template T @param {number} count @param {(index: number) => T} draw */
const times = (count, draw) => Array.from({ length: count }, (_, index) => draw(index));

/** The outline of a mark of that half-width around x, y. @param {string} mark @param {number} x @param {number} y @param {number} half */
function outline(mark, x, y, half) {
  const at = (/** @type {number} */ dx, /** @type {number} */ dy) => `M${(x + dx * half).toFixed(1)} ${(y + dy * half).toFixed(1)}`;
  if (mark === 'round') return `${at(-1, 0)}${`a${half} ${half} 0 1 0 ${2 * half} 0`}${`a${half} ${half} 0 1 0 ${-2 * half} 0`}z`;
  if (mark === 'square') return `${at(-0.9, -0.9)}h${1.8 * half}v${1.8 * half}h${-1.8 * half}z`;
  return `${at(0, -1.1)}l${1.1 * half} ${2 * half}h${-2.2 * half}z`;
}

/** @param {string[]} sky from the top down */
const heavens = (sky) => html`
  <rect width="100" height="150" rx="9" fill=${PAPER} /><rect x="5" y="5" width="90" height="140" rx="6" fill=${sky[0]} />
  <path d="M5 54c18-9 32 6 50 0s26-8 40-2v93H5z" fill=${sky[1]} /><path d="M5 94c14 6 28-7 46-1s30 4 44-2v54H5z" fill=${sky[2]} />`;

/** @param {number} number */
function light(number) {
  const step = (number - 1) % 4;
  if (number > 8) {
    return html`${STARS.slice(0, 3 + step).map(star)}
      <path d="M7-9A11 11 0 1 0 9 6 9 9 0 0 1 7-9z" transform=${`translate(26 ${98 - step * 6})`} fill="#fbe7a6" />`;
  }
  if (number > 4) {
    return html`<circle cx="26" cy=${76 + step * 5} r="10" fill="#fbe08a" />${cloud(28, 92 + step * 4, 1)}${cloud(86, 24 + step * 3, 0.7)}`;
  }
  return html`<circle cx="28" cy=${122 - step * 12} r="15" fill="#ee8a3c" />
    <circle cx="28" cy=${122 - step * 12} r="21" fill="#ee8a3c" opacity=".25" />${step > 0 && birds()}`;
}

const STARS = [[47, 18], [89, 40], [16, 118], [40, 112], [90, 82], [45, 50], [13, 66]];
/** @param {number[]} at */
const star = ([x, y]) => html`
  <path d="M0-4Q.6-.6 4 0 .6.6 0 4-.6.6-4 0-.6-.6 0-4z" transform=${`translate(${x} ${y})`} fill="#fbe7a6" />`;
const birds = () => html`
  <path d="M58 34q4-5 7 0 3-5 7 0M74 50q3-4 5.5 0 2.5-4 5.5 0" fill="none" stroke="#93450b" stroke-width="1.8" stroke-linecap="round" />`;
/** @param {number} x @param {number} y @param {number} size */
const cloud = (x, y, size) => html`
  <path d="M-16 6a6 6 0 0 1 2-11 9 9 0 0 1 16-3 7 7 0 0 1 11 6 5 5 0 0 1 1 8z"
    transform=${`translate(${x} ${y}) scale(${size})`} fill="#fbfdfb" />`;

/** Up to four floors, all of one time of the day: three paths however many they are. @param {number} part @param {number} number */
function floors(part, number) {
  const { wall, edge, mark } = TIMES[part];
  const built = times(Math.min(4, number - part * 4), (index) => {
    const level = part * 4 + index;
    return { level, width: 37 - level * 0.9, y: GROUND - (level + 1) * FLOOR };
  });
  const windows = built.filter(({ level }) => level > 0).flatMap(({ width, y }) =>
    [-1, 0, 1].map((column) => outline(mark, 66 + column * width * 0.3, y + 4.9, 1.9)));
  return html`<path d=${built.map(({ width, y }) => `M${66 - width / 2} ${y}h${width}v${FLOOR}h${-width}z`).join('')} fill=${wall} />
    <path d=${built.map(({ width, y }) => `M${64.5 - width / 2} ${y - 0.8}h${width + 3}v2.2h${-width - 3}z`).join('')} fill=${edge} />
    <path d=${windows.join('')} fill=${part === 2 ? '#fbd66b' : INK} />`;
}

/** @param {number} number */
function tower(number) {
  const top = GROUND - number * FLOOR;
  return html`${times(Math.ceil(number / 4), (part) => floors(part, number))}
    <path d="M61 ${GROUND}v-4a5 4.6 0 0 1 10 0v4z" fill=${INK} />
    ${number === 12
      ? html`<path d="M50 ${top}Q60 ${top - 6} 66 ${top - 20}Q72 ${top - 6} 82 ${top}z" fill="#2f8a82" />`
      : html`<path d="M66 ${top}V${top - 15}" stroke=${INK} stroke-width="1.8" />
        <path d="M66.5 ${top - 15}l11 3.6-11 3.6z" fill="#c9342b" />`}`;
}

/** The corner: a paper tab with the figure and, below it, a mark. @param {string} text @param {string} ink @param {string} mark */
const corner = (text, ink, mark) => html`
  <path d="M0 9A9 9 0 0 1 9 0H33q5 0 5 5V47q0 8-8 8H0z" fill=${PAPER} />
  <text x=${text.length > 1 ? 17.5 : 19} y="34" text-anchor="middle" font-family=${SERIF} font-weight="700"
    font-size=${text.length > 1 ? 29 : 38} letter-spacing=${text.length > 1 ? -2.5 : 0} fill=${ink}>${text}</text>
  ${mark === 'S'
    ? html`<text x="19" y="51" text-anchor="middle" font-family=${SERIF} font-weight="700" font-size="15" fill="#a3281f">S</text>`
    : mark && html`<path d=${outline(mark, 19, 45, 4.6)} fill=${ink} />`}`;

const ENVELOPE = 'M0-44C24-44 36-27 36-9 36 9 20 22 9 34H-9C-20 22-36 9-36-9-36-27-24-44 0-44z';

const balloon = () => html`<g transform="translate(56 78)">
  ${[[1, '#c9342b'], [0.72, '#f2b544'], [0.44, '#fbf5e6']].map(([width, fill]) => html`
    <path d=${ENVELOPE} transform=${`scale(${width} 1)`} fill=${fill} />`)}
  <path d="M-9 34-6 46M9 34 6 46" stroke=${INK} stroke-width="1.4" />
  <rect x="-8" y="45" width="16" height="12" rx="2.5" fill="#8a5a2b" />
  <path d="M-8 49H8" stroke="#5f3a12" stroke-width="1.6" />
  <text y="8" text-anchor="middle" font-family=${SERIF} font-weight="700" font-size="46" fill="#6a2530">S</text></g>`;

/** @param {string} [value] what the joker stands for */
const joker = (value) => html`${heavens(['#2d7f86', '#4f9d9c', '#8cc4b9'])}${cloud(26, 118, 0.9)}${cloud(84, 136, 0.8)}${balloon()}
  ${corner(value ?? 'S', value ? timeOf(Number(value)).ink : '#a3281f', value ? 'S' : '')}
  ${!value && html`<path d="M0-5 1.5-1.5 5 0 1.5 1.5 0 5-1.5 1.5-5 0-1.5-1.5z" transform="translate(19 45)" fill="#a3281f" />`}`;

const numberCard = (/** @type {number} */ number) => {
  const { sky, hill, ink, mark } = timeOf(number);
  return html`${heavens(sky)}${light(number)}
    <path d="M5 134c20-12 48-8 90-6v11q0 6-6 6H11q-6 0-6-6z" fill=${hill} />${tower(number)}
    <path d="M5 140c30-9 62-7 90-2v1q0 6-6 6H11q-6 0-6-6z" fill=${hill} />${corner(String(number), ink, mark)}`;
};

/** A card no wider than a thumb nail shows its figure and mark alone; style.css says when. @param {string} kind @param {string} [value] */
function thumbnail(kind, value) {
  const figure = value ?? kind;
  const joker = kind === 'S';
  const { ink, mark } = figure === 'S' ? { ink: '#fffaf0', mark: '' } : timeOf(Number(figure));
  return html`<g class="face-tiny" display="none"><rect width="100" height="150" rx="9" fill=${PAPER} />
    <rect x="6" y="6" width="88" height="138" rx="6" fill=${joker ? '#a3281f' : PAPER} />
    ${value && html`<path d="M5 5H95V114H5z" fill=${PAPER} />`}
    <text x=${figure.length > 1 ? 46 : 50} y=${figure === 'S' ? 112 : 94} text-anchor="middle" font-family=${SERIF} font-weight="700"
      font-size=${figure.length > 1 ? 84 : 108} letter-spacing=${figure.length > 1 ? -8 : 0} fill=${ink}>${figure}</text>
    ${mark && !joker && html`<path d=${outline(mark, 50, 124, 14)} fill=${ink} />`}</g>`;
}

const back = () => html`
  <rect width="100" height="150" rx="9" fill="#f3ead3" /><rect x="5" y="5" width="90" height="140" rx="6" fill="#6a2530" />
  ${[['#f2b544', 70], ['#d98a3a', 95], ['#b2503a', 120]].map(([stroke, y]) =>
    html`<path d=${`M15 ${y}${'h14v-9'.repeat(4)}h14`} fill="none" stroke=${stroke} stroke-width="6"
      stroke-linejoin="round" stroke-linecap="round" />`)}
  <rect x="9" y="9" width="82" height="132" rx="4" fill="none" stroke="#f2b544" stroke-width="1.2" />
  <circle cx="30" cy="31" r="9" fill="#f2b544" />`;

/** What lies inside the card's svg. `S=5` is a joker that stands for 5. @param {string} code */
function inside(code) {
  if (code === '?') return back();
  const [kind, value] = code.split('=');
  return [kind === 'S' ? joker(value) : numberCard(Number(kind)), thumbnail(kind, value)];
}

/** Each face is drawn once: Preact leaves alone what is the same as before. @type {Map<string, unknown>} */
const drawn = new Map();

/** @param {{code: string}} props */
export function Face({ code }) {
  if (!drawn.has(code)) drawn.set(code, html`<svg viewBox="0 0 100 150" aria-hidden="true">${inside(code)}</svg>`);
  return drawn.get(code);
}
