/** A table's settings while they are being changed. */

import { useState } from 'preact/hooks';

/** @typedef {import('../net/socket.js').Settings} Settings */
/** @typedef {(part: Partial<Settings>) => void} Change */

/**
 * The settings as somebody wants them: what the table has not answered yet is shown already, and what is chosen next builds on it.
 * @param {Settings} settings @param {(command: {t: 'settings'} & Partial<Settings>) => Promise<unknown>} tell @returns {[Settings, Change]}
 */
export function useWanted(settings, tell) {
  const [asked, setAsked] = useState(/** @type {Partial<Settings>[]} */ ([]));
  const change = async (/** @type {Partial<Settings>} */ part) => {
    setAsked((all) => [...all, part]);
    await tell({ t: 'settings', ...part });
    setAsked((all) => all.filter((each) => each !== part));
  };
  return [Object.assign({}, settings, ...asked), change];
}
