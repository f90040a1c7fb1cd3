import { html } from 'htm/preact';

/** Line drawings on a 24 × 24 grid. */
const DRAWINGS = {
  auto: 'M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18',
  back: 'M19 12H5m6-6-6 6 6 6',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15zM10 19.5a2 2 0 0 0 4 0M12 5V3.5',
  book: 'M4 5.5C6.5 4 9.5 4 12 6c2.5-2 5.5-2 8-.5V19c-2.5-1.5-5.5-1.5-8 .5-2.5-2-5.5-2-8-.5zM12 6v13',
  bot: 'M6 9h12a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2zM12 9V5m-1.5-1.5h3M9 13.5v1M15 13.5v1',
  chat: 'M4 5h16v11h-8l-5 4v-4H4z',
  check: 'm5 13 4.5 4.5L19 7',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  door: 'M6 21V3h9v18M3 21h18M12 12v.5M18 9l3 3-3 3',
  down: 'm6 9 6 6 6-6',
  download: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
  eye: 'M2.5 12C5 7.5 8.5 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-6 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  first: 'M6 5v14M19 5l-9 7 9 7z',
  friends: 'M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3 19c0-3.5 2.5-5.5 6-5.5s6 2 6 5.5M15.5 5.3a3 3 0 0 1 0 5.4M17 14c2.5.6 4 2.4 4 5',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3v3m0 12v3M3 12h3m12 0h3M5.6 5.6l2.1 2.1m8.6 8.6 2.1 2.1m0-12.8-2.1 2.1m-8.6 8.6-2.1 2.1',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3z',
  hand: 'M8 12V5.5a1.5 1.5 0 0 1 3 0V11m0-6.5a1.5 1.5 0 0 1 3 0V11m0-4.5a1.5 1.5 0 0 1 3 0V14c0 4-2.5 7-6 7-3 0-4.5-1.5-6-4.5L3.5 13c.8-1.3 2.3-1 3.2.2L8 15',
  home: 'M4 11 12 4l8 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  keyboard: 'M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M17.5 10h.01M8 14h8',
  last: 'M18 5v14M5 5l9 7-9 7z',
  light: 'M9 18h6m-5 3h4M12 3a6 6 0 0 0-3.5 10.9c.5.4.5 1.1.5 2.1h6c0-1 0-1.7.5-2.1A6 6 0 0 0 12 3z',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  log: 'M5 5h14v14H5zM8.5 9h7m-7 3.5h7m-7 3.5h4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M6 12h12',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  mute: 'M4 10v4h3.5l5 4.5v-13L7.5 10zM16.5 9.5l5 5m0-5-5 5',
  next: 'M8 5l9 7-9 7z',
  pause: 'M8 5v14M16 5v14',
  person: 'M12 4.5a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4zM4.5 20c0-4 3-6 7.5-6s7.5 2 7.5 6',
  play: 'M8 5l11 7-11 7z',
  plus: 'M6 12h12M12 6v12',
  previous: 'M16 5l-9 7 9 7z',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 14h2M14 18v2M18 18h2v2h-2z',
  question: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.5-1.1 1-1.1 1.8M12 16.5v.01',
  right: 'm9 6 6 6-6 6',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5',
  share: 'M12 15V4m-4 4 4-4 4 4M6 11H5v9h14v-9h-1',
  sheet: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7m-7 4h7',
  sound: 'M4 10v4h3.5l5 4.5v-13L7.5 10zM16 9c1.5 1.5 1.5 4.5 0 6M18.5 6.5c3 3 3 8 0 11',
  swap: 'M7 4v14m-3.5-3.5L7 18l3.5-3.5M17 20V6m-3.5 3.5L17 6l3.5 3.5',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5V5m0 14v2.5M2.5 12H5m14 0h2.5M5.3 5.3 7 7m10 10 1.7 1.7m0-13.4L17 7M7 17l-1.7 1.7',
  trophy: 'M8 4h8v6a4 4 0 0 1-8 0zM8 6H4.5c0 3 1.5 4.5 3.8 4.5M16 6h3.5c0 3-1.5 4.5-3.8 4.5M12 14v4m-4 2.5h8M10 18h4',
  to: 'M5 12h14m-6-6 6 6-6 6',
  undo: 'M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 9.5h-3',
  warning: 'M12 4 2.5 20h19zM12 10v4.5m0 2.5v.5',
};

/** @typedef {keyof typeof DRAWINGS} IconName */

/**
 * A decoration: whatever it stands beside says the same in words.
 * @param {{name: IconName, size?: number, class?: string}} props
 */
export function Icon({ name, size = 22, class: extra = '' }) {
  return html`<svg class=${`icon ${extra}`} width=${size} height=${size} viewBox="0 0 24 24" fill="none"
    stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"
    aria-hidden="true" focusable="false"><path d=${DRAWINGS[name]} /></svg>`;
}
