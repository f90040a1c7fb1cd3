import { html } from 'htm/preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../words.js';
import { Button } from './button.js';

/**
 * A sheet of paper over the table; a sheet from below on phones. The browser keeps the focus inside and gives it back.
 * @param {{open: boolean, onClose: () => void, title: string, wide?: boolean, class?: string, footer?: any, children?: any}} props
 */
export function Dialog({ open, onClose, title, wide = false, class: extra = '', footer, children }) {
  const element = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const heading = useId();
  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      dialog.showModal();
      // It is read from its beginning, wherever the focus is.
      dialog.querySelector('.dialog-body')?.scrollTo(0, 0);
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);
  useEffect(() => (open ? keepFocusWithin(/** @type {HTMLDialogElement} */ (element.current)) : undefined), [open]);
  /** @param {MouseEvent} event */
  const outside = (event) => event.target === element.current && onClose();
  return html`<dialog ref=${element} class=${`dialog paper ${wide ? 'is-wide' : ''} ${extra}`} aria-labelledby=${heading}
    onClose=${onClose} onPointerDown=${outside}>
    ${open && html`<div class="dialog-sheet">
      <div class="dialog-head">
        <h2 id=${heading}>${title}</h2>
        <${Button} kind="quiet" icon="close" label=${t('close')} onClick=${onClose} />
      </div>
      <div class="dialog-body">${children}</div>
      ${footer && html`<div class="dialog-foot">${footer}</div>`}
    </div>`}
  </dialog>`;
}

/** What had the focus may be gone from the sheet: then its main button has it, or its first. @param {HTMLDialogElement} dialog */
function keepFocusWithin(dialog) {
  const restore = () => {
    if (document.activeElement !== document.body) return;
    const next = dialog.querySelector('.dialog-body [autofocus]') ?? dialog.querySelector('.dialog-body button') ?? dialog.querySelector('button');
    /** @type {HTMLElement|null} */ (next)?.focus();
  };
  const observer = new MutationObserver(restore);
  observer.observe(dialog, { subtree: true, childList: true });
  return () => observer.disconnect();
}
