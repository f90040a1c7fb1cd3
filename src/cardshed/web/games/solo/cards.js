// The faces of Solo: one bold block a colour, cut out of coloured paper, and black cards that bear all four.
import { html } from 'htm/preact';
import { letterOf } from '../letters.js';

/** Five cards for the small picture on the home page. */
export const STILL = ['Y2', 'Rskip', 'B+2', 'color', 'G7'];

const PAPER = '#fbf5e6';
const BLACK = '#2a2226';
const NUMERALS = { fontFamily: 'Fraunces, Georgia, serif', fontVariantNumeric: 'lining-nums' };

/** @typedef {{ink: string, ground: string}} SymbolProps */

/** Each colour: its tone, a deeper one for ink on paper, and the ink on the tone itself. @type {Record<string, {main: string, deep: string, ink: string}>} */
export const COLOURS = {
  R: { main: '#cb3b33', deep: '#a52822', ink: PAPER },
  G: { main: '#257d46', deep: '#1d6b39', ink: PAPER },
  B: { main: '#2b69b8', deep: '#1d4f92', ink: PAPER },
  Y: { main: '#f4bd2c', deep: '#8a5b00', ink: '#3a2700' },
};
export const LETTERS = Object.keys(COLOURS);

/** The blocks fill a circle of radius 50 round the origin. @type {Record<string, string>} */
const BLOCKS = {
  R: 'M0-46A46 46 0 1 1 0 46A46 46 0 1 1 0-46Z',
  G: 'M-7-46Q0-56 7-46L54 33Q59 43 48 43H-48Q-59 43-54 33Z',
  B: 'M-34-43H34Q43-43 43-34V34Q43 43 34 43H-34Q-43 43-43 34V-34Q-43-43-34-43Z',
  Y: 'M-5-48Q0-57 5-48L16-23 44-20Q53-18 47-10L27 11 33 39Q34 49 25 45L0 31-25 45Q-34 49-33 39L-27 11-47-10Q-53-18-44-20L-16-23Z',
};
/** How large a block is on its card, how far below its origin its middle seems to be, and how large a symbol it holds. @type {Record<string, number[]>} */
const FITS = { R: [80, 0, 1], G: [76, 9, 0.84], B: [80, 0, 1], Y: [86, 1, 0.88] };

/** The block of a colour alone: for corners, the colour in force, choosers. @param {{colour: string, x?: number, y?: number, size?: number, fill?: string}} props */
export function Block({ colour, x = 0, y = 0, size = 16, fill = COLOURS[colour].main }) {
  return html`<path d=${BLOCKS[colour]} fill=${fill} transform="translate(${x} ${y}) scale(${size / 100})"/>`;
}

const line = (/** @type {string} */ ink, width = 8) =>
  ({ stroke: ink, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', fill: 'none' });

// Symbols fit a circle of radius 30. `ink` draws; `ground` is the colour behind.

/** @param {SymbolProps} props */
function Leap({ ink }) {
  return html`<path d="M-26 12C-24-24 18-28 22 0" ...${line(ink)}/><path d="M9-5L23 5 30-12" ...${line(ink)}/>
    <circle cx="-1" cy="6" r="6.5" fill=${ink}/><path d="M-13 28Q-13 15-1 15T11 28Z" fill=${ink}/>`;
}

/** @param {SymbolProps} props */
function Hairpin({ ink }) {
  return html`<path d="M-17 27V-7A17 17 0 0 1 17-7V20" ...${line(ink, 9)}/><path d="M4 10L17 24 30 10" ...${line(ink, 9)}/>`;
}

const sheet = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ turn, /** @type {string} */ fill, /** @type {string} */ edge) =>
  html`<rect x="-9" y="-13" width="18" height="26" rx="3" fill=${fill} stroke=${edge} stroke-width="2.2" transform="translate(${x} ${y}) rotate(${turn})"/>`;

/** @param {SymbolProps} props */
function Swap({ ink, ground }) {
  return html`${sheet(-15, 0, -8, ink, ground)}${sheet(15, 0, 8, ground, ink)}
    <path d="M-20-20Q0-33 19-22M8-31L20-21 7-14M20 20Q0 33-19 22M-8 31L-20 21-7 14" ...${line(ink, 5)}/>`;
}

/** @param {SymbolProps} props */
function Gift({ ink, ground }) {
  return html`<path d="M-22-2H22V25Q22 28 19 28H-19Q-22 28-22 25Z" fill=${ink}/><rect x="-27" y="-13" width="54" height="13" rx="3" fill=${ink} stroke=${ground} stroke-width="2"/>
    <path d="M-4.5-13H4.5V28H-4.5Z" fill=${ground}/>
    <path d="M0-14C-8-34-26-30-20-19C-17-14-8-14 0-14C8-14 17-14 20-19C26-30 8-34 0-14Z" ...${line(ink, 5)}/>`;
}

/** "+2", "+4": the sign as heavy as the digit, middle at the origin. */
const amountText = (/** @type {string} */ what, /** @type {string} */ ink) => html`<path d="M-22 1H-4M-13-8V10" ...${line(ink, 6)}/>
  <text x="12" y="14" font-size="40" font-weight="700" text-anchor="middle" fill=${ink}>${what[1]}</text>`;

/** @param {SymbolProps} props */
function DrawTwo({ ink, ground }) {
  return html`${sheet(-15, -14, -16, ground, ink)}${sheet(15, -14, 16, ground, ink)}
    <rect x="-29" y="-6" width="58" height="38" rx="8" fill=${ground}/><g transform="translate(0 13)">${amountText('+2', ink)}</g>`;
}

/** @type {Record<string, (props: SymbolProps) => any>} */
const SYMBOLS = { skip: Leap, turn: Hairpin, '+2': DrawTwo, swap: Swap, gift: Gift };

/** What the corner shows: a number, or the symbol made small. @param {SymbolProps & {what: string, x: number, y: number}} props */
function Mark({ what, ink, ground, x, y }) {
  if (what.length === 1) {
    return html`<text x=${x} y=${y + 14} font-size="40" font-weight="700" text-anchor="middle" fill=${ink}>${what}</text>`;
  }
  const small = what === '+2' ? amountText(what, ink) : html`<${SYMBOLS[what]} ink=${ink} ground=${ground}/>`;
  return html`<g transform="translate(${x} ${y}) scale(${what === '+2' ? 0.56 : 0.44})">${small}</g>`;
}

/** @param {{what: string, colour: string}} props */
function Corner({ what, colour }) {
  const { main, ink } = COLOURS[colour];
  return html`<${Mark} what=${what} ink=${ink} ground=${main} x=${18.5} y=${22}/>
    <${Block} colour=${colour} x=${13} y=${48} size=${14} fill=${ink}/>
    <text x="26.5" y="53" font-size="14" font-weight="700" text-anchor="middle" fill=${ink}>${letterOf('solo', LETTERS, colour)}</text>`;
}

/** @param {{what: string, colour: string}} props */
function Coloured({ colour, what }) {
  const { main, deep } = COLOURS[colour];
  const [size, drop, scale] = FITS[colour];
  const Symbol = SYMBOLS[what];
  const number = !Symbol;
  return html`
    <rect x="4.5" y="4.5" width="91" height="141" rx="7" fill=${main}/>
    <svg x="4.5" y="4.5" width="91" height="141" viewBox="4.5 4.5 91 141">
      ${[2.2, 1.6].map((times) => html`<${Block} colour=${colour} x=${50} y=${90} size=${size * times} fill="#1a0a0817"/>`)}
      <${Block} colour=${colour} x=${51.2} y=${92.2} size=${size} fill="#0003"/>
      <${Block} colour=${colour} x=${50} y=${90} size=${size} fill=${PAPER}/></svg>
    <g transform="translate(50 ${90 + drop}) scale(${scale * (number ? 1 : 0.92)})">
      ${number
        ? html`<text y="19" font-size="55" font-weight="700" text-anchor="middle" fill=${deep}>${what}</text>
          ${'69'.includes(what) && html`<path d="M-11 26H11" ...${line(deep, 3.5)}/>`}`
        : html`<${Symbol} ink=${deep} ground=${PAPER}/>`}</g>
    <${Corner} what=${what} colour=${colour}/>`;
}

/** All four blocks in a square. @param {{x: number, y: number, size: number, gap: number}} props */
function Four({ x, y, size, gap }) {
  return html`<g transform="translate(${x} ${y})">${LETTERS.map((colour, i) => html`<${Block} colour=${colour}
    x=${(i % 2 ? 1 : -1) * gap} y=${(i > 1 ? 1 : -1) * gap} size=${size}/>`)}</g>`;
}

function Colour() {
  return html`<circle cx="50" cy="90" r="38" fill=${PAPER}/><${Four} x=${50} y=${89} size=${28} gap=${15.5}/>
    <${Four} x=${22} y=${24} size=${16} gap=${8.5}/>`;
}

function DrawFour() {
  return html`
    ${LETTERS.map((colour, i) => html`<g transform="translate(50 114) rotate(${(i - 1.5) * 22}) translate(0 -40)">
      <rect x="-14" y="-21" width="28" height="42" rx="4" fill=${COLOURS[colour].main} stroke=${PAPER} stroke-width="2.4"/>
      <${Block} colour=${colour} y=${-8} size=${13} fill=${COLOURS[colour].ink}/></g>`)}
    <rect x="18" y="97" width="64" height="40" rx="9" fill=${BLACK}/><g transform="translate(50 117) scale(1.1)">${amountText('+4', PAPER)}</g>
    <g transform="translate(21 23) scale(.62)">${amountText('+4', PAPER)}</g>`;
}

const whirl = (/** @type {number} */ width) => html`<path d="M-20-14A25 25 0 0 1 23-9" ...${line(PAPER, width)}/><path d="M25-23L24-8 9-10" ...${line(PAPER, width)}/>`;

function Rotate() {
  return html`
    <g transform="translate(50 90) scale(1.12)">
      ${LETTERS.map((colour, i) => html`<g transform="rotate(${i * 90})"><g transform="translate(0 -27) rotate(90)">
        <rect x="-9.5" y="-14" width="19" height="28" rx="3" fill=${COLOURS[colour].main} stroke=${PAPER} stroke-width="2"/>
        <${Block} colour=${colour} size=${11} fill=${COLOURS[colour].ink}/></g></g>`)}
      ${[0, 180].map((turn) => html`<g transform="rotate(${turn}) scale(.48)">${whirl(8)}</g>`)}</g>
    ${[0, 180].map((turn) => html`<g transform="translate(20 22) rotate(${turn}) scale(.52)">${whirl(8)}</g>`)}`;
}

const SHIELD = 'M0-46C13-37 27-34 41-34C43 4 32 32 0 48C-32 32-43 4-41-34C-27-34-13-37 0-46Z';
const BOLT = 'M9-33L-23 7H-4L-11 36L23-8H3Z';

/** @param {{colour: string}} props */
function Shield({ colour }) {
  const { main, deep } = COLOURS[colour];
  return html`
    <g transform="translate(50 92) scale(.84)">
      <path d=${SHIELD} fill=${PAPER}/><path d=${SHIELD} fill="none" stroke=${main} stroke-width="3.5" transform="scale(.85)"/>
      <path d=${BOLT} fill=${main} stroke=${deep} stroke-width="2" stroke-linejoin="round"/></g>
    <g transform="translate(19 22) scale(.32)"><path d=${SHIELD} fill=${PAPER}/><path d=${BOLT} fill=${colour === 'Y' ? '#d99a00' : main}/></g>
    <${Block} colour=${colour} x=${13} y=${48} size=${15} fill=${main}/>
    <text x="27" y="53" font-size="14" font-weight="700" text-anchor="middle" fill=${PAPER}>${letterOf('solo', LETTERS, colour)}</text>
    <${Block} colour=${colour} x=${85} y=${133} size=${14} fill=${main}/>`;
}

/** @param {{children?: any}} props */
function Black({ children }) {
  return html`<rect x="4.5" y="4.5" width="91" height="141" rx="7" fill=${BLACK}/>
    <circle cx="50" cy="90" r="43" fill="none" stroke="#4a3f44" stroke-dasharray="0 5" stroke-width="2" stroke-linecap="round"/>${children}`;
}

/** The back: one great ring of dots round a single one. */
function Back() {
  const dots = [];
  for (const [radius, count, r] of [[17, 8, 2.6], [25.5, 16, 2.1], [34, 24, 1.6]]) {
    for (let i = 0; i < count; i += 1) {
      const angle = ((i + (radius > 20 && radius < 30 ? 0.5 : 0)) / count) * 2 * Math.PI;
      dots.push(html`<circle cx=${(50 + radius * Math.cos(angle)).toFixed(1)} cy=${(75 + radius * Math.sin(angle)).toFixed(1)} r=${r}/>`);
    }
  }
  return html`<rect x="4.5" y="4.5" width="91" height="141" rx="7" fill="#3a2852"/>
    <rect x="9" y="9" width="82" height="132" rx="4" fill="none" stroke="#f5c844" stroke-width="1.2" opacity=".8"/>
    <g fill="#f5c844">${dots}<circle cx="50" cy="75" r="9.5"/></g>
    <g fill="#8468ab">${[[18, 18], [82, 18], [18, 132], [82, 132]].map(([x, y]) => html`<circle cx=${x} cy=${y} r="3"/>`)}
      ${[0, 1].map((side) => html`<g transform="rotate(${side * 180} 50 75)"><path d="M28 28A36 36 0 0 1 72 28" ...${line('#8468ab', 1.8)}/><circle cx="50" cy="31" r="2"/></g>`)}</g>`;
}

function TinyBack() {
  return html`<rect width="100" height="150" fill="#6a4b93"/><circle cx="50" cy="75" r="31" ...${line('#f5c844', 11)}/><circle cx="50" cy="75" r="12" fill="#f5c844"/>`;
}

/** @type {Record<string, () => any>} */
const BLACKS = { color: Colour, '+4': DrawFour, rotate: Rotate };

/** The colour a card is of, or stands for: a shield's is its bolt's. @param {string} code */
const colourOf = (code) => (code.startsWith('shield-') ? code.slice(-1) : code in BLACKS ? null : code[0]);

/** @param {{code: string}} props */
function Front({ code }) {
  const colour = colourOf(code);
  if (code in BLACKS) return html`<${Black}><${BLACKS[code]}/><//>`;
  if (code.startsWith('shield-')) return html`<${Black}><${Shield} colour=${colour}/><//>`;
  return html`<${Coloured} colour=${colour} what=${code.slice(1)}/>`;
}

/** What a card of a fingernail's size still shows. @param {{code: string}} props */
function Tiny({ code }) {
  const colour = colourOf(code);
  const black = !colour || code.startsWith('shield-');
  const ground = black ? BLACK : COLOURS[colour].main;
  const ink = black ? PAPER : COLOURS[colour].ink;
  return html`<rect width="100" height="150" fill=${ground}/>
    <g transform="translate(50 50)">${tinyMark(code, ink, ground)}</g>
    ${colour ? html`<${Block} colour=${colour} x=${50} y=${118} size=${44} fill=${black ? COLOURS[colour].main : ink}/>` : html`<${Four} x=${50} y=${code === 'color' ? 75 : 118} size=${code === 'color' ? 46 : 26} gap=${code === 'color' ? 24 : 14}/>`}`;
}

/** @param {string} code @param {string} ink @param {string} ground */
function tinyMark(code, ink, ground) {
  const what = code.slice(1);
  if (code.startsWith('shield-')) return html`<g transform="scale(.86)"><path d=${SHIELD} fill=${PAPER}/><path d=${BOLT} fill=${BLACK}/></g>`;
  if (code === '+4' || what === '+2') return html`<g transform="scale(1.7)">${amountText(code.slice(-2), ink)}</g>`;
  if (code === 'rotate') return [0, 180].map((turn) => html`<g transform="rotate(${turn}) scale(1.3)">${whirl(9)}</g>`);
  if (code === 'color') return null;
  return what in SYMBOLS ? html`<g transform="scale(1.35)"><${SYMBOLS[what]} ink=${ink} ground=${ground}/></g>`
    : html`<text y="32" font-size="98" font-weight="700" text-anchor="middle" fill=${ink}>${what}</text>`;
}

/** @param {{code: string}} props */
export function Face({ code }) {
  const back = code === '?';
  return html`<svg viewBox="0 0 100 150" style=${NUMERALS} aria-hidden="true">
    <g class="face-full">${back ? html`<${Back}/>` : html`<${Front} code=${code}/>`}</g>
    <g class="face-tiny" display="none">${back ? html`<${TinyBack}/>` : html`<${Tiny} code=${code}/>`}</g></svg>`;
}
