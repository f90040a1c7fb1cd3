/** What stands on Solo's cheat sheet, and the pictures in its rules. */

/** @typedef {import('../../table/types.js').SheetSection} SheetSection */
/** @typedef {import('../../table/types.js').Picture} Picture */

/** @type {SheetSection[]} */
export const sheet = [
  { title: 'cheat-goal', lines: ['sheet-goal'] },
  { title: 'cheat-turn', lines: ['sheet-turn-lay', 'sheet-turn-draw'] },
  {
    title: 'sheet-watch',
    entries: [
      { parts: ['?'], words: 'sheet-call' },
      { parts: ['B7', ':to', 'B7'], words: 'sheet-jump' },
      { parts: [['R+2', 'G+2', '+4']], words: 'sheet-raise' },
    ],
  },
  {
    title: 'cheat-cards',
    entries: [
      { parts: [['R1', 'G5', 'B7', 'Y9']], card: 'R1', name: 'sheet-numbers' },
      { parts: ['Rskip'], card: 'Rskip', name: 'card-skip' },
      { parts: ['Gturn'], card: 'Gturn', name: 'card-turn' },
      { parts: ['B+2'], card: 'B+2', name: 'card-plus2' },
      { parts: ['Yswap'], card: 'Yswap', name: 'card-swap' },
      { parts: ['Rgift'], card: 'Rgift', name: 'card-gift' },
      { parts: ['color'], card: 'color' },
      { parts: ['+4'], card: '+4' },
      { parts: ['rotate'], card: 'rotate' },
      { parts: ['shield-G'], card: 'shield-G', name: 'card-shield' },
    ],
  },
  { title: 'cheat-end', lines: ['sheet-end'] },
  { title: 'cheat-score', lines: ['sheet-score', 'sheet-limit'] },
];

/** @type {Record<string, Picture[]>} */
export const pictures = {
  'SO-10': [
    { parts: ['R5', ':to', 'R8', ':yes'], words: 'picture-colour' },
    { parts: ['R5', ':to', 'B5', ':yes'], words: 'picture-number' },
    { parts: ['Gskip', ':to', 'Yskip', ':yes'], words: 'picture-symbol' },
    { parts: ['R5', ':to', 'G2', ':no'], words: 'picture-neither' },
  ],
  'SO-20': [{ parts: ['B7', ':to', 'B7', ':yes'], words: 'picture-jump' }],
  'SO-33': [{ parts: ['G+2', ':to', 'R+2'], words: 'picture-raise' }],
  'SO-34': [{ parts: ['color', ':to', 'B3', ':yes'], words: 'picture-black' }],
  'SO-51': [{ parts: ['shield-G', ':to', 'R+2'], words: 'picture-shield' }],
};
