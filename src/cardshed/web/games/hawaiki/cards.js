// The faces of Hawaiki: five things of an island, one a colour, over a sea that counts the value.
import { html } from 'htm/preact';
import { letterOf } from '../letters.js';

/** Five cards for the small picture on the home page. */
export const STILL = ['R5', 'O3', 'G7', 'P6', 'B2'];

const PAPER = '#fbf5e6';
const NUMERALS = { fontFamily: 'Fraunces, Georgia, serif', fontVariantNumeric: 'lining-nums' };

/** @typedef {{main: string, deep: string, pale: string, spark: string}} Ink */
/** @typedef {{ink: Ink, small?: boolean}} MotifProps */

/** Each colour: the motif's tone, a deeper one for ink and shade, a pale one behind it. @type {Record<string, Ink>} */
const COLOURS = {
  R: { main: '#cc3a34', deep: '#92201f', pale: '#f9dcd1', spark: '#ffd25e' },
  O: { main: '#ee8a1d', deep: '#8f4300', pale: '#fde8c3', spark: '#fff0b8' },
  G: { main: '#2f9157', deep: '#135a35', pale: '#d9eccf', spark: '#b7e08a' },
  B: { main: '#2377b8', deep: '#0f4679', pale: '#d3e8f1', spark: '#f4fbff' },
  P: { main: '#8046a8', deep: '#50226f', pale: '#e9dcf1', spark: '#f3c9ff' },
};

const LETTERS = Object.keys(COLOURS);

const around = (/** @type {number} */ count, /** @type {(i: number) => unknown} */ draw) =>
  Array.from({ length: count }, (_, i) => html`<g transform="rotate(${(i * 360) / count})">${draw(i)}</g>`);

// Motifs fill a circle of radius 50 round the origin; `small` leaves out what a corner cannot show.

/** @param {MotifProps} props */
function Hibiscus({ ink, small }) {
  const petal = 'M0 3C-30-8-30-44-9-48C-5-50-2-48 0-43C2-48 5-50 9-48C30-44 30-8 0 3Z';
  if (small) {
    return html`${around(5, () => html`<path d=${petal} fill=${ink.deep} stroke=${ink.pale} stroke-width="5"/>`)}<circle r="11" fill=${ink.spark}/>`;
  }
  return html`
    ${around(5, () => html`
      <path d=${petal} fill=${ink.main} stroke=${ink.pale} stroke-width="1.6"/>
      <path d="M0-6V-33M-4-9L-11-30M4-9L11-30" stroke=${ink.deep} stroke-width="1.3" stroke-linecap="round" opacity=".45" fill="none"/>`)}
    ${around(5, () => html`<path d="M0 0C-8-4-5-15 0-19C5-15 8-4 0 0Z" fill=${ink.deep}/>`)}
    <path d="M0 0C6 8 14 14 24 15" stroke=${ink.spark} stroke-width="3.4" stroke-linecap="round" fill="none"/>
    ${[[15, 8], [20, 20], [25, 10], [28, 18], [13, 17]].map(([x, y]) => html`<circle cx=${x} cy=${y} r="2.5" fill=${ink.spark}/>`)}`;
}

/** @param {MotifProps} props */
function Sun({ ink, small }) {
  const ray = 'M-8.5-26Q-2-34 0-50Q2-34 8.5-26Z';
  const tone = small ? ink.deep : ink.main;
  const rays = around(small ? 8 : 12, (i) => html`<path d=${ray} fill=${!small && i % 2 ? ink.deep : tone}
    transform=${small ? 'scale(1.35 1)' : i % 2 ? 'scale(.8 .86)' : ''}/>`);
  if (small) return html`${rays}<circle r="27" fill=${tone}/>`;
  return html`${rays}
    <circle r="26.5" fill=${ink.main} stroke=${ink.pale} stroke-width="1.6"/>
    <circle r="20.5" fill="none" stroke=${ink.spark} stroke-width="2" stroke-dasharray="2.2 4.2"/>
    <circle r="15" fill=${ink.spark}/>
    <path d="M-7.5-2q2.2-3 4.6 0M2.9-2q2.2-3 4.6 0M-6 4.5Q0 9.5 6 4.5" stroke=${ink.deep} stroke-width="1.9" stroke-linecap="round" fill="none"/>`;
}

/** @param {MotifProps} props */
function Leaf({ ink, small }) {
  const leaf = 'M0-33C-10-50-46-44-46-9C-46 21-19 38 0 50C19 38 46 21 46-9C46-44 10-50 0-33Z';
  const cuts = ['M-52-24Q-30-16-13-9Q-32-8-52-13Z', 'M-52 1Q-28 3-13 9Q-28 12-46 15Z', 'M-40 28Q-22 20-12 24Q-20 31-27 40Z'];
  const background = ink.pale;
  if (small) {
    return html`<g transform="rotate(18)"><path d=${leaf} fill=${ink.deep}/>
      ${[1, -1].map((side) => html`<g transform="scale(${side} 1)"><path d="M-52-20L-14-5L-52-2ZM-50 10L-13 16L-38 32Z" fill=${background}/></g>`)}</g>`;
  }
  return html`<g transform="rotate(18)">
    <path d=${leaf} fill=${ink.main}/>
    <path d="M0-33C10-50 46-44 46-9C46 21 19 38 0 50Z" fill=${ink.deep} opacity=".35"/>
    ${[1, -1].map((side) => html`<g transform="scale(${side} 1)">
      ${cuts.map((d) => html`<path d=${d} fill=${background}/>`)}
      <path d="M0-22Q-14-30-32-29M0-12Q-10-12-30-3M0 8Q-14 16-33 19M0 26Q-5 30-12 36" stroke=${ink.spark} stroke-width="1.3" stroke-linecap="round" opacity=".8" fill="none"/>
      <ellipse cx="-13" cy="0" rx="4.2" ry="1.9" fill=${background} transform="rotate(12 -13 0)"/></g>`)}
    <path d="M0-50Q3-42 0-33V46" stroke=${ink.spark} stroke-width="2.2" stroke-linecap="round" fill="none"/></g>`;
}

/** @param {MotifProps} props */
function Wave({ ink, small }) {
  const body = 'M-50 42C-46 2-28-40 10-42C37-43 50-23 47-5C45 9 33 17 22 12C31 8 33-5 22-11C9-17-7-5-6 12C-5 27 14 36 50 35V42Z';
  if (small) return html`<path d=${body} fill=${ink.deep}/>`;
  return html`
    <path d=${body} fill=${ink.main}/>
    <path d="M-50 42C-36 22-30-4-14-20C-20 2-14 36 30 42Z" fill=${ink.deep} opacity=".55"/>
    <path d="M-29 17C-21-12-6-30 13-31C28-31 38-20 37-7M-36 36C-31 26-28 18-25 10M-17 22C-18-3-2-22 14-22C21-22 27-18 29-12" stroke=${ink.spark} stroke-width="2.1" stroke-linecap="round" fill="none" opacity=".9"/>
    ${[[47, 8, 4], [38, 17, 3.4], [49, 19, 2.2], [27, 19, 2.6], [43, 27, 1.9]].map(([x, y, r]) => html`<circle cx=${x} cy=${y} r=${r} fill=${ink.spark} stroke=${ink.main} stroke-width="1.2"/>`)}`;
}

/** @param {MotifProps} props */
function Ray({ ink, small }) {
  const body = 'M-9-36C-4-34-5-27-3-25H3C5-27 4-34 9-36C11-30 11-25 13-22C25-19 38-13 50 2C38 0 25 5 17 17C11 26 5 28 2 32C1 40 3 45 9 50C-1 48-3 40-2 32C-5 28-11 26-17 17C-25 5-38 0-50 2C-38-13-25-19-13-22C-11-25-11-30-9-36Z';
  if (small) return html`<path d=${body} fill=${ink.deep} transform="rotate(14) scale(1.06)"/>`;
  return html`<g transform="rotate(14)">
    <path d=${body} fill=${ink.main}/>
    <path d="M0-25H3C5-27 4-34 9-36C11-30 11-25 13-22C25-19 38-13 50 2C38 0 25 5 17 17C11 26 5 28 2 32Q0 26 0 20Z" fill=${ink.deep} opacity=".45"/>
    <path d="M-11-12Q0-19 11-12M-14-4Q-24-9-36-4M14-4Q24-9 36-4M-9 5Q0-1 9 5M-7 12Q0 7 7 12" stroke=${ink.spark} stroke-width="1.9" stroke-linecap="round" fill="none"/>
    ${[[-21, 2], [21, 2], [-16, 9], [16, 9]].map(([x, y]) => html`<circle cx=${x} cy=${y} r="1.9" fill=${ink.spark}/>`)}
    <circle cx="-8" cy="-21" r="1.7" fill=${PAPER}/><circle cx="8" cy="-21" r="1.7" fill=${PAPER}/></g>`;
}

/** @type {Record<string, (props: MotifProps) => any>} */
const MOTIFS = { R: Hibiscus, O: Sun, G: Leaf, B: Wave, P: Ray };

/** The motif of a colour, small and plain: for the corners. @param {{colour: string, x: number, y: number, size: number}} props */
function Motif({ colour, x, y, size }) {
  return html`<g transform="translate(${x} ${y}) scale(${size / 100})"><${MOTIFS[colour]} ink=${COLOURS[colour]} small/></g>`;
}

/** Seven teeth along the sea, as many in colour as the value. @param {{value: number, ink: Ink}} props */
function Teeth({ value, ink }) {
  return Array.from({ length: 7 }, (_, i) => html`<path d="M${10 + i * 11.5} 139l5.5-9 5.5 9z"
    fill=${i < value ? ink.spark : 'none'} stroke=${ink.spark} stroke-width="1" stroke-linejoin="round" opacity=${i < value ? 1 : 0.45}/>`);
}

/** An eye that sleeps: nobody else sees this card. @param {{ink: Ink}} props */
function HiddenMark({ ink }) {
  return html`<g transform="translate(80 21)">
    <circle r="12.5" fill=${PAPER} stroke=${ink.deep} stroke-width="1.6"/>
    <path d="M-7.5-2Q0 6.5 7.5-2M-5 1.5l-2.2 3.2M0 3v4M5 1.5l2.2 3.2" stroke=${ink.deep} stroke-width="2" stroke-linecap="round" fill="none"/></g>`;
}

/** @param {{code: string}} props */
function Front({ code }) {
  const colour = code[0];
  const value = Number(code[1]);
  const ink = COLOURS[colour];
  return html`<g class="face-full">
    <rect x="4.5" y="4.5" width="91" height="141" rx="7" fill=${ink.pale}/>
    <circle cx="58" cy="84" r="35" fill=${PAPER} opacity=".62"/>
    <path d="M4.5 121Q16 113 27.5 121T50 121T72.5 121T95.5 121V138.5a7 7 0 0 1-7 7H11.5a7 7 0 0 1-7-7Z" fill=${ink.deep} opacity=".5"/>
    <path d="M4.5 127Q16 119 27.5 127T50 127T72.5 127T95.5 127V138.5a7 7 0 0 1-7 7H11.5a7 7 0 0 1-7-7Z" fill=${ink.deep}/>
    <g transform="translate(58.5 84) scale(.69)"><${MOTIFS[colour]} ink=${ink}/></g>
    <${Teeth} value=${value} ink=${ink}/>
    <text x="18.5" y="37" font-size="40" font-weight="600" text-anchor="middle" fill=${ink.deep}>${value}</text>
    <${Motif} colour=${colour} x=${13.5} y=${49} size=${17}/>
    <text x="28" y="54.5" font-size="14" font-weight="600" text-anchor="middle" fill=${ink.deep}>${letterOf('hawaiki', LETTERS, colour)}</text>
    ${code.endsWith('*') && html`<${HiddenMark} ink=${ink}/>`}</g><${Tiny} colour=${colour} value=${value} />`;
}

/** What a card of a fingernail's size still shows. @param {{colour: string, value: number}} props */
function Tiny({ colour, value }) {
  const ink = COLOURS[colour];
  return html`<g class="face-tiny" display="none"><rect width="100" height="150" fill=${ink.pale}/>
    <text x="50" y="80" font-size="100" font-weight="700" text-anchor="middle" fill=${ink.deep}>${value}</text><${Motif} colour=${colour} x=${50} y=${116} size=${54}/></g>`;
}

/** The back: a sailing star over rows of swell. */
function Back() {
  const row = (/** @type {number} */ y, /** @type {number} */ shift) =>
    `M${-12 + shift} ${y}${'q6-8 12 0t12 0'.repeat(6)}`;
  return html`<g class="face-full">
    <rect x="4.5" y="4.5" width="91" height="141" rx="7" fill="#134b61"/>
    <svg x="9" y="9" width="82" height="132" viewBox="9 9 82 132">
      ${Array.from({ length: 14 }, (_, i) => html`<path d=${row(10 + i * 11, (i % 2) * -12)} stroke=${i % 2 ? '#2f7f97' : '#23677f'} stroke-width="2" fill="none"/>`)}
    </svg>
    <circle cx="50" cy="75" r="31" fill="#134b61" stroke="#ff8a66" stroke-width="1.8"/>
    <circle cx="50" cy="75" r="26.5" fill="none" stroke="#8fc6d2" stroke-width="1" stroke-dasharray="1 4.55" stroke-linecap="round"/>
    <g transform="translate(50 75)">
      ${around(4, () => html`<path d="M0-13L-5.5-5.5 0 0 5.5-5.5Z" fill="#8fc6d2" transform="rotate(45) scale(1.15)"/>`)}
      ${around(4, () => html`<path d="M0-25L-6-6 0 0Z" fill="#ff8a66"/><path d="M0-25L6-6 0 0Z" fill="#ffb79e"/>`)}
      <circle r="3" fill="#134b61"/></g>
    <rect x="9" y="9" width="82" height="132" rx="4" fill="none" stroke="#ff8a66" stroke-width="1.2" opacity=".8"/></g>
    <g class="face-tiny" display="none"><rect width="100" height="150" fill="#3f97ad"/><path d="M50 20L62 63 95 75 62 87 50 130 38 87 5 75 38 63Z" fill="#ffd9c9" stroke="#134b61" stroke-width="6"/></g>`;
}

/** @param {{code: string}} props */
export function Face({ code }) {
  return html`<svg viewBox="0 0 100 150" style=${NUMERALS} aria-hidden="true">
    ${code === '?' ? html`<${Back}/>` : html`<${Front} code=${code}/>`}</svg>`;
}
