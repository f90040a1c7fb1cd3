/** A game's options as fields, each with the one line that explains it. */

import { html } from 'htm/preact';
import { Segmented, Stepper, Switch, TextField } from '../ui/index.js';
import { has, t, tg } from '../words.js';

/** @typedef {import('../net/api.js').Game} Game */
/** @typedef {import('../net/api.js').Option} Option */
/** @typedef {(value: any) => void} Change */

/** Up to this many values are stepped through; more are typed. */
const STEPS = 60;

/** @param {Game} game @param {Record<string, any>} chosen @returns {Record<string, any>} */
export function withDefaults(game, chosen) {
  return Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, chosen[name] ?? option.default]));
}

/** What differs from the defaults. @param {Game} game @param {Record<string, any>} chosen */
export function withoutDefaults(game, chosen) {
  return Object.fromEntries(Object.entries(chosen).filter(([name, value]) => name in game.options && value !== game.options[name].default));
}

/** @param {{game: Game, values: Record<string, any>, onChange: (name: string, value: any) => void, disabled?: boolean}} props */
export function OptionFields({ game, values, onChange, disabled = false }) {
  return Object.entries(game.options).map(([name, option]) => html`<div key=${name} class="option">
    <${OptionField} game=${game.id} name=${name} option=${option} value=${values[name]} disabled=${disabled}
      onChange=${(/** @type {any} */ value) => onChange(name, value)} /></div>`);
}

/** @param {{game: string, name: string, option: Option, value: any, onChange: Change, disabled: boolean}} props */
function OptionField({ game, name, option, value, onChange, disabled }) {
  const message = `option-${name.replaceAll('_', '-')}`;
  const label = has(message, game) ? tg(game, message) : name;
  const values = option.values;
  if (!Array.isArray(values)) {
    return html`<${NumberField} label=${label} value=${value} from=${values.from} to=${values.to} fallback=${option.default}
      onChange=${onChange} disabled=${disabled} />`;
  }
  if (values.every((each) => typeof each === 'boolean')) {
    return html`<${Switch} label=${label} value=${value} onChange=${onChange} disabled=${disabled} />`;
  }
  const numbers = /** @type {number[]} */ (values.filter((each) => typeof each === 'number'));
  const named = values.filter((each) => typeof each === 'string').map((each) => ({ value: each, label: tg(game, `${message}-${each}`) }));
  if (!numbers.length) {
    return html`<${Segmented} label=${label} value=${value} choices=${named} onChange=${onChange} column disabled=${disabled} />`;
  }
  return html`<${MixedField} label=${label} value=${value} numbers=${numbers} named=${named} onChange=${onChange} disabled=${disabled} />`;
}

/**
 * Numbers, or one of a few words instead.
 * @param {{label: string, value: any, numbers: number[], named: any[], onChange: Change, disabled: boolean}} props
 */
function MixedField({ label, value, numbers, named, onChange, disabled }) {
  const number = typeof value === 'number';
  return html`<div class="field-pair">
    <${Stepper} label=${label} value=${number ? value : numbers[0]} from=${numbers[0]} to=${numbers[numbers.length - 1]}
      show=${(/** @type {number} */ n) => (number ? String(n) : '–')} onChange=${onChange} disabled=${disabled || !number} />
    ${named.map((choice) => html`<${Switch} key=${choice.value} label=${choice.label} value=${value === choice.value} disabled=${disabled}
      onChange=${(/** @type {boolean} */ on) => onChange(on ? choice.value : numbers[0])} />`)}</div>`;
}

/**
 * A number in a range; without a default of its own the table's size decides.
 * @param {{label: string, value: number | null, from: number, to: number, fallback: any, onChange: Change, disabled: boolean}} props
 */
function NumberField({ label, value, from, to, fallback, onChange, disabled }) {
  const automatic = value === null || value === undefined;
  const limit = (/** @type {number} */ n) => Math.min(to, Math.max(from, Math.round(n) || from));
  const field = to - from <= STEPS
    ? html`<${Stepper} label=${label} value=${automatic ? to : value} from=${from} to=${to} onChange=${onChange} disabled=${disabled || automatic}
        show=${(/** @type {number} */ n) => (automatic ? '–' : String(n))} />`
    : html`<${TextField} label=${label} type="number" late inputmode="numeric" min=${from} max=${to} step="50"
        value=${value ?? ''} disabled=${disabled}
        onChange=${(/** @type {string} */ text) => onChange(limit(Number(text)))} />`;
  if (fallback !== null) return field;
  return html`<div class="field-pair">${field}
    <${Switch} label=${t('rules-by-seats')} value=${automatic} disabled=${disabled}
      onChange=${(/** @type {boolean} */ on) => onChange(on ? null : to)} /></div>`;
}
