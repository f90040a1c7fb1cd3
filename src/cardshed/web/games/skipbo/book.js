/** What stands on Skip-Bo's cheat sheet, and the pictures in its rules. */

/** @typedef {import('../../table/types.js').SheetSection} SheetSection */
/** @typedef {import('../../table/types.js').Picture} Picture */

const ALL = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];

/** @type {SheetSection[]} */
export const sheet = [
  { title: 'cheat-goal', lines: ['sheet-goal'] },
  { title: 'cheat-turn', lines: ['sheet-turn-draw', 'sheet-turn-lay', 'sheet-turn-discard'] },
  { title: 'cheat-cards', entries: [{ parts: [ALL], words: 'sheet-numbers' }, { parts: ['S'], card: 'S', name: 'sheet-joker' }] },
  {
    title: 'sheet-piles',
    entries: [
      { parts: [['?', '?', '7']], words: 'sheet-stock' },
      { parts: [['1', '2', 'S=3', '4']], words: 'sheet-building' },
      { parts: [['9', '3', '11']], words: 'sheet-discard' },
      { parts: [['?', '?']], words: 'sheet-draw' },
    ],
  },
  { title: 'section-teams', lines: ['sheet-teams'] },
  { title: 'cheat-end', lines: ['sheet-end'] },
  { title: 'cheat-score', lines: ['sheet-score'] },
];

/** @type {Record<string, Picture[]>} */
export const pictures = {
  'SB-12': [{ parts: ['9', ':to', ['4', '9']], words: 'picture-discard' }],
  'SB-14': [{ parts: [['?', '?', '7'], ':to', ['?', '2']], words: 'picture-turned' }],
  'SB-15': [{ parts: [['4', '9', '6']], words: 'picture-top' }],
  'SB-20': [
    { parts: ['3', ':to', ['1', '2'], ':yes'], words: 'picture-next' },
    { parts: ['S', ':to', ['1', '2'], ':yes'], words: 'picture-joker' },
    { parts: ['5', ':to', ['1', '2'], ':no'], words: 'picture-wait' },
  ],
  'SB-21': [{ parts: [ALL], words: 'picture-complete' }],
};
