/** What stands on the cheat sheet, and the pictures in the rules. */

/** @type {import('cardshed/types').SheetSection[]} */
export const sheet = [
  { title: 'cheat-goal', lines: ['sheet-goal'] },
  { title: 'cheat-turn', lines: ['sheet-turn-lay', 'sheet-turn-draw'] },
  {
    title: 'cheat-cards',
    entries: [
      { parts: ['S7'], card: 'S7' },
      { parts: ['D8'], card: 'D8' },
      { parts: ['HJ'], card: 'HJ' },
      { parts: ['?'], words: 'sheet-mau' },
    ],
  },
  { title: 'cheat-end', lines: ['sheet-end'] },
  { title: 'cheat-score', lines: ['sheet-score'] },
];

/** @type {Record<string, import('cardshed/types').Picture[]>} */
export const pictures = {
  'MM-10': [
    { parts: ['H9', ':to', 'HK', ':yes'], words: 'picture-suit' },
    { parts: ['H9', ':to', 'C9', ':yes'], words: 'picture-rank' },
    { parts: ['H9', ':to', 'SQ', ':no'], words: 'picture-neither' },
  ],
  'MM-21': [{ parts: ['D7', ':to', 'S7', ':yes'], words: 'picture-seven' }],
  'MM-30': [{ parts: ['CJ', ':to', 'HA', ':yes'], words: 'picture-jack' }],
  'MM-31': [{ parts: ['CJ', ':to', 'DJ', ':no'], words: 'picture-jacks' }],
};
