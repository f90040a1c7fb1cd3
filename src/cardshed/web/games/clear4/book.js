/** What stands on Clear 4's cheat sheet, and the pictures in its rules. */

/** @typedef {import('../../table/types.js').SheetSection} SheetSection */
/** @typedef {import('../../table/types.js').Picture} Picture */

/** @type {SheetSection[]} */
export const sheet = [
  { title: 'cheat-goal', lines: ['sheet-goal'] },
  { title: 'cheat-turn', lines: ['sheet-turn-lay', 'sheet-turn-special', 'sheet-turn-pass'] },
  {
    title: 'cheat-cards',
    entries: [
      { parts: [['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']], card: '7', name: 'sheet-numbers' },
      { parts: ['J'], card: 'J' }, { parts: ['P'], card: 'P' }, { parts: ['C'], card: 'C' },
    ],
  },
  { title: 'sheet-four', entries: [{ parts: [['8', '8', 'J=8', '8']], words: 'sheet-sweep' }] },
  {
    title: 'sheet-stacks',
    entries: [{ parts: [['|?', '?', '5']], words: 'sheet-stack' }, { parts: ['|?'], words: 'sheet-blind' }],
  },
  { title: 'cheat-end', lines: ['sheet-end'] },
  { title: 'cheat-score', lines: ['sheet-score'] },
];

/** @type {Record<string, Picture[]>} */
export const pictures = {
  'C4-12': [{ parts: ['5', ':to', '8', ':yes'], words: 'picture-lower' }, { parts: ['9', ':to', '8', ':no'], words: 'picture-higher' }],
  'C4-13': [{ parts: [['5', 'J=5'], ':to', '8'], words: 'picture-joker-with' }],
  'C4-14': [{ parts: ['J', ':to', '8'], words: 'picture-joker-alone' }],
  'C4-17': [{ parts: [['|?', '?', '5'], ':to', ['|?', '3']], words: 'picture-turned' }],
  'C4-19': [{ parts: ['8', ':to', ['8', '8', '8', '8'], ':no'], words: 'picture-fifth' }],
  'C4-20': [{ parts: [['8', '8', 'J=8', '8']], words: 'picture-four' }],
  'C4-31': [{ parts: ['P'], words: 'picture-push' }],
  'C4-32': [{ parts: ['C'], words: 'picture-clear' }],
  'C4-51': [{ parts: ['|?', ':to', '6'], words: 'picture-blind' }],
};
