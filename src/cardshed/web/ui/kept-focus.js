import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Within a list whose rows stay while their buttons come and go: what takes the place of a button that is gone has its focus.
 * @param {string} row  a selector of the rows
 */
export function useKeptFocus(row) {
  const held = useRef(/** @type {HTMLElement|null} */ (null));
  const place = useRef(/** @type {Element|null} */ (null));
  useLayoutEffect(() => {
    if (!held.current || held.current.isConnected || document.activeElement !== document.body) return;
    held.current = null;
    /** @type {HTMLElement|null|undefined} */ (place.current?.querySelector('button, select'))?.focus();
  });
  return (/** @type {FocusEvent} */ event) => {
    held.current = /** @type {HTMLElement} */ (event.target);
    place.current = held.current.closest(row);
  };
}
