import { html } from 'htm/preact';
import { Icon } from './icon.js';

/**
 * @param {{kind?: 'primary' | 'plain' | 'quiet', size?: 'normal' | 'large' | 'small', icon?: import('./icon.js').IconName,
 *   busy?: boolean, label?: string, class?: string, children?: any, [attribute: string]: any}} props
 *   `label` names a button that shows an icon only.
 */
export function Button({ kind = 'plain', size = 'normal', icon, busy = false, label, class: extra = '', children, ...rest }) {
  const only = label !== undefined && !children;
  return html`<button type="button" ...${rest} aria-label=${label} title=${only ? label : rest.title} aria-busy=${busy || undefined}
    class=${`button is-${kind} is-${size} ${only ? 'is-icon' : ''} ${extra}`}>
    ${icon && html`<${Icon} name=${icon} />`}${children && html`<span class="button-words">${children}</span>`}
  </button>`;
}
