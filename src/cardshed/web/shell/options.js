/** A game's options as fields: a short name each, and below it the line that explains it. */

import { html } from 'htm/preact';
import { Segmented, Stepper, Switch, TextField } from '../ui/index.js';
import { listed, optionMessage, optionName, optionText, t, tg } from '../words.js';

/** @typedef {import('../net/api.js').Game} Game */
/** @typedef {import('../net/api.js').Option} Option */
/** @typedef {import('../net/api.js').Values} Values */
/** @typedef {(value: any) => void} Change */

/** Up to this many values are stepped through; more are typed. */
const STEPS = 60;

/** @param {Game} game @param {Record<string, any>} chosen @param {number} seats @returns {Record<string, any>} */
export function withDefaults(game, chosen, seats) {
  return Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, chosen[name] ?? usualOf(option, seats)]));
}

/** What was chosen and fits a table of so many: nothing else is kept or sent. @param {Game} game @param {Record<string, any>} chosen @param {number} seats */
export function fitting(game, chosen, seats) {
  return Object.fromEntries(Object.entries(chosen).filter(([name, value]) => {
    const option = game.options[name];
    return option && value !== null && value !== usualOf(option, seats) && allows(valuesAt(option, seats), value);
  }));
}

/** @param {Option} option @param {number} seats */
const usualOf = (option, seats) => option.default ?? option.usual?.[seats] ?? null;

/** @param {Option} option @param {number} seats @returns {Values} */
const valuesAt = (option, seats) => option.fits[seats] ?? option.values;

/** @param {Values} values @param {any} value */
function allows(values, value) {
  return Array.isArray(values) ? values.includes(value) : Number.isInteger(value) && value >= values.from && value <= values.to;
}

/** The numbers of seats at which all values fit, as words. @param {Game} game @param {Option} option */
function seatsFor(game, option) {
  const [low, high] = game.seats;
  const numbers = Array.from({ length: high - low + 1 }, (_, i) => String(low + i)).filter((seats) => !option.fits[seats]);
  return listed(numbers, 'disjunction');
}

/** @param {{game: Game, seats: number, values: Record<string, any>, onChange: (name: string, value: any) => void, disabled?: boolean}} props */
export function OptionFields({ game, seats, values, onChange, disabled = false }) {
  return Object.entries(game.options).map(([name, option]) => html`<div key=${name} class="option">
    <${OptionField} game=${game} seats=${seats} name=${name} option=${option} value=${values[name]} disabled=${disabled}
      onChange=${(/** @type {any} */ value) => onChange(name, value)} /></div>`);
}

/** @param {{game: Game, seats: number, name: string, option: Option, value: any, onChange: Change, disabled: boolean}} props */
function OptionField({ game: info, seats, name, option, value, onChange, disabled }) {
  const game = info.id;
  const label = optionName(game, name);
  const about = optionText(game, name);
  const values = valuesAt(option, seats);
  if (!Array.isArray(values)) {
    return html`<${NumberField} label=${label} about=${about} value=${value} seats=${seats} from=${values.from} to=${values.to} option=${option}
      onChange=${onChange} disabled=${disabled} />`;
  }
  const note = option.fits[seats] ? `${about} ${t('option-seats', { seats: seatsFor(info, option) })}` : about;
  if (values.every((each) => typeof each === 'boolean')) {
    return html`<${Switch} label=${label} value=${value} onChange=${onChange} disabled=${disabled || values.length < 2} note=${note} />`;
  }
  const numbers = /** @type {number[]} */ (values.filter((each) => typeof each === 'number'));
  const named = values.filter((each) => typeof each === 'string').map((each) => ({ value: each, label: tg(game, `${optionMessage(name)}-${each}`) }));
  if (!numbers.length) {
    return html`<${Segmented} label=${label} value=${value} choices=${named} onChange=${onChange} note=${note} column disabled=${disabled} />`;
  }
  return html`<${MixedField} label=${label} note=${note} value=${value} numbers=${numbers} named=${named} onChange=${onChange} disabled=${disabled} />`;
}

/**
 * Numbers, or one of a few words instead.
 * @param {{label: string, note: string, value: any, numbers: number[], named: any[], onChange: Change, disabled: boolean}} props
 */
function MixedField({ label, note, value, numbers, named, onChange, disabled }) {
  const number = typeof value === 'number';
  return html`<div class="field-pair">
    <${Stepper} label=${label} value=${number ? value : numbers[0]} from=${numbers[0]} to=${numbers[numbers.length - 1]}
      show=${(/** @type {number} */ n) => (number ? String(n) : '–')} note=${note} onChange=${onChange} disabled=${disabled || !number} />
    ${named.map((choice) => html`<${Switch} key=${choice.value} label=${choice.label} value=${value === choice.value} disabled=${disabled}
      onChange=${(/** @type {boolean} */ on) => onChange(on ? choice.value : numbers[0])} />`)}</div>`;
}

/**
 * A number in a range. Where the number of players decides what is usual, one can always go back to that.
 * @param {{label: string, about: string, value: number, seats: number, from: number, to: number, option: Option, onChange: Change, disabled: boolean}} props
 */
function NumberField({ label, about, value, seats, from, to, option, onChange, disabled }) {
  const limit = (/** @type {number} */ n) => Math.min(to, Math.max(from, Math.round(n) || from));
  const note = option.fits[seats] ? `${about} ${t('option-most', { most: to, count: seats })}` : about;
  const field = to - from <= STEPS
    ? html`<${Stepper} label=${label} value=${value} from=${from} to=${to} onChange=${onChange} disabled=${disabled} note=${note} />`
    : html`<${TextField} label=${label} type="number" late inputmode="numeric" min=${from} max=${to} step="50"
        value=${value} disabled=${disabled} note=${note}
        onChange=${(/** @type {string} */ text) => onChange(limit(Number(text)))} />`;
  if (!option.usual) return field;
  const usual = option.usual[seats];
  return html`<div class="field-pair">${field}
    ${value === usual ? html`<p class="field-note">${t('option-usual', { count: seats })}</p>`
      : html`<button type="button" class="text-button" disabled=${disabled} onClick=${() => onChange(null)}>${t('option-to-usual', { value: String(usual), count: seats })}</button>`}</div>`;
}
