import { html } from 'htm/preact';
import { useId } from 'preact/hooks';
import { t } from '../words.js';
import { Icon } from './icon.js';

/** Letters that one row of a phone does not hold. */
const WORDY = 30;

/**
 * One of a few, all of them in sight.
 * @template T
 * @param {{label: string, value: T, choices: {value: T, label: any, title?: string}[], onChange: (value: T) => void,
 *   note?: string, hideLabel?: boolean, column?: boolean, disabled?: boolean}} props
 */
export function Segmented({ label, value, choices, onChange, note, hideLabel = false, column = false, disabled = false }) {
  const group = useId();
  const wordy = !column && choices.length > 3 && choices.map((choice) => choice.label).join('').length > WORDY;
  return html`<fieldset class="field" disabled=${disabled} aria-describedby=${note ? `${group}-note` : undefined}>
    <legend class=${hideLabel ? 'visually-hidden' : 'field-label'}>${label}</legend>
    <div class=${`segmented ${column ? 'is-column' : ''} ${wordy ? 'is-wordy' : ''}`}>
      ${choices.map((choice) => html`<label key=${String(choice.value)} title=${choice.title}>
        <input type="radio" class="visually-hidden" name=${group} checked=${choice.value === value}
          onChange=${() => onChange(choice.value)} /><span>${choice.label}</span>
      </label>`)}
    </div>
    ${note && html`<p class="field-note" id=${`${group}-note`}>${note}</p>`}
  </fieldset>`;
}

/**
 * A number with its two neighbours.
 * @param {{label: string, value: number, from: number, to: number, step?: number, onChange: (value: number) => void,
 *   note?: string, show?: (value: number) => string, disabled?: boolean}} props
 */
export function Stepper({ label, value, from, to, step = 1, onChange, note, show = String, disabled = false }) {
  const id = useId();
  const set = (/** @type {number} */ next) => onChange(Math.min(to, Math.max(from, next)));
  return html`<div class="field is-row" role="group" aria-labelledby=${id} aria-describedby=${note ? `${id}-note` : undefined}>
    <span class="field-label" id=${id}>${label}</span>
    <div class="stepper">
      <button type="button" aria-label=${t('less', { label })} disabled=${disabled || value <= from}
        onClick=${() => set(value - step)}><${Icon} name="minus" /></button>
      <output aria-live="polite">${show(value)}</output>
      <button type="button" aria-label=${t('more', { label })} disabled=${disabled || value >= to}
        onClick=${() => set(value + step)}><${Icon} name="plus" /></button>
    </div>
    ${note && html`<p class="field-note" id=${`${id}-note`}>${note}</p>`}
  </div>`;
}

/**
 * On or off.
 * @param {{label: any, value: boolean, onChange: (value: boolean) => void, note?: string, disabled?: boolean}} props
 */
export function Switch({ label, value, onChange, note, disabled = false }) {
  const id = useId();
  return html`<div class="field is-row">
    <label class="switch">
      <span class="field-label">${label}</span>
      <input type="checkbox" role="switch" checked=${value} disabled=${disabled} aria-describedby=${note ? id : undefined}
        onChange=${(/** @type {any} */ event) => onChange(event.currentTarget.checked)} />
      <span class="switch-track" aria-hidden="true"></span>
    </label>
    ${note && html`<p class="field-note" id=${id}>${note}</p>`}
  </div>`;
}

/**
 * A line of text or a number to type. `late`: told when the typing is over.
 * @param {{label: string, value: string | number, onChange: (value: string) => void, note?: string, late?: boolean, [attribute: string]: any}} props
 */
export function TextField({ label, value, onChange, note, late = false, ...rest }) {
  const id = useId();
  const typed = (/** @type {any} */ event) => onChange(event.currentTarget.value);
  return html`<div class="field">
    <label class="field-label" for=${id}>${label}</label>
    <input ...${rest} id=${id} class="text-field" value=${value} aria-describedby=${note ? `${id}-note` : undefined}
      ...${late ? { onChange: typed } : { onInput: typed }} />
    ${note && html`<p class="field-note" id=${`${id}-note`}>${note}</p>`}
  </div>`;
}

/**
 * One of many, in the browser's own list.
 * @param {{label: string, value: string, choices: {value: string, label: string}[], onChange: (value: string) => void,
 *   note?: string, hideLabel?: boolean, disabled?: boolean}} props
 */
export function Choice({ label, value, choices, onChange, note, hideLabel = false, disabled = false }) {
  const id = useId();
  return html`<div class="field">
    <label class=${hideLabel ? 'visually-hidden' : 'field-label'} for=${id}>${label}</label>
    <span class="choice"><select id=${id} disabled=${disabled} aria-describedby=${note ? `${id}-note` : undefined}
      onChange=${(/** @type {any} */ event) => onChange(event.currentTarget.value)}>
      ${choices.map((choice) => html`<option key=${choice.value} value=${choice.value} selected=${choice.value === value}>${choice.label}</option>`)}
    </select><${Icon} name="down" size=${18} /></span>
    ${note && html`<p class="field-note" id=${`${id}-note`}>${note}</p>`}
  </div>`;
}
