/** What a page waits for: the games there are, a game's words, styles, answers of the server. */

import { useEffect, useState } from 'preact/hooks';
import { get, house, loadHouse } from '../net/api.js';
import { addStyles } from '../styles.js';
import { lang, loadGameWords, loadWords } from '../words.js';

/**
 * @typedef {Object} Asked
 * @property {any} content  null until it is there
 * @property {string|null} problem  the server's word for what is wrong
 * @property {() => void} retry
 */

/**
 * What a question brings, asked when the page is shown and when the key changes.
 * @param {string} key
 * @param {() => Promise<any>} question
 * @returns {Asked}
 */
export function useAsked(key, question) {
  const [answer, setAnswer] = useState({ key: '', content: /** @type {any} */ (null), problem: /** @type {string|null} */ (null) });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    const show = (/** @type {any} */ content, /** @type {string|null} */ problem) => {
      if (current) setAnswer({ key, content, problem });
    };
    question().then((content) => show(content, null), (failed) => show(null, failed.busy ? 'busy' : failed.error || 'offline'));
    return () => { current = false; };
  }, [key, tries]);
  const { content, problem } = answer.key === key ? answer : { content: null, problem: null };
  return { content, problem, retry: () => { setAnswer({ key: '', content: null, problem: null }); setTries(tries + 1); } };
}

/** The JSON at an address. @param {string} address */
export const useAnswer = (address) => useAsked(address, () => get(address));

/** The games there are. */
export function useHouse() {
  const { problem, retry } = useAsked('house', async () => { if (!house.value) await loadHouse(); });
  return { games: house.value?.games ?? null, problem: house.value ? null : problem, retry };
}

/** True once the words of a game are there. A change of language brings them along. @param {string|undefined} game @param {...string} more */
export function useGameWords(game, ...more) {
  const { content } = useAsked(`words ${game}`, async () => { if (game) await loadGameWords(game, ...more); return true; });
  return content === true;
}

/** True once the words that only some pages have are there. @param {string} name */
export function useWords(name) {
  const { content } = useAsked(`words ${name}`, async () => { await loadWords(lang.value, [name]); return true; });
  return content === true;
}

/** True once these style sheets are there. @param {...string} names  such as 'pages/notice.css' */
export function useStyles(...names) {
  const { content } = useAsked('styles', async () => {
    await addStyles(...names);
    return true;
  });
  return content === true;
}

/** Once a page is there, keyboard and screen reader go on at its heading, if they waited at the room's door. @param {boolean} there */
export function useHeadingFocus(there) {
  useEffect(() => {
    const heading = document.querySelector('main h1');
    if (there && document.activeElement?.id === 'main' && heading instanceof HTMLElement) heading.focus({ preventScroll: true });
  }, [there]);
}
