/** What stands on Hawaiki's cheat sheet, and the pictures in its rules. */

/** @typedef {import('../../table/types.js').SheetSection} SheetSection */
/** @typedef {import('../../table/types.js').Picture} Picture */

const PAIR = ['G4', ':to', 'G4'];
const SUITE = ['R3', 'B5', 'P4'];
const COLOUR = ['B1', 'B6', 'B4'];
const THREE = ['R6', 'G6', 'O6'];

/** @type {SheetSection[]} */
export const sheet = [
  { title: 'cheat-goal', lines: ['sheet-goal'] },
  { title: 'cheat-turn', lines: ['sheet-turn-lay', 'sheet-turn-announce', 'sheet-turn-draw'] },
  { title: 'cheat-cards', entries: [{ parts: [['R1', 'O2', 'G3', 'B4', 'P5', 'R6', 'O7']], card: 'R1', name: 'sheet-cards' }] },
  {
    title: 'section-combinations',
    entries: [
      { parts: PAIR, words: 'sheet-pair' }, { parts: SUITE, words: 'sheet-suite' },
      { parts: COLOUR, words: 'sheet-colour' }, { parts: THREE, words: 'sheet-three' },
    ],
  },
  { title: 'sheet-manners', lines: ['sheet-thanks', 'sheet-forgotten'] },
  { title: 'cheat-end', lines: ['sheet-end'] },
  { title: 'cheat-score', lines: ['sheet-score'] },
];

/** @type {Record<string, Picture[]>} */
export const pictures = {
  'HW-10': [
    { parts: ['R5', ':to', 'R2', ':yes'], words: 'picture-colour' },
    { parts: ['R5', ':to', 'B5', ':yes'], words: 'picture-value' },
    { parts: ['R5', ':to', 'G2', ':no'], words: 'picture-neither' },
  ],
  'HW-20': [{ parts: PAIR, words: 'picture-pair' }],
  'HW-21': [{ parts: SUITE, words: 'picture-suite' }],
  'HW-22': [{ parts: COLOUR, words: 'picture-one-colour' }],
  'HW-23': [{ parts: THREE, words: 'picture-three' }],
  'HW-25': [{ parts: ['R1', 'O2', 'B3', ':to', 'R4', 'O2', 'B3'], words: 'picture-new-suite' }],
};
