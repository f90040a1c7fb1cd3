/** A person's name and colour: how they look, and how they are chosen. */

import { html } from 'htm/preact';
import { signal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { COLOURS, colour, guest, name } from '../net/profile.js';
import { Icon, TextField } from '../ui/index.js';
import { t } from '../words.js';

export const NAME_LENGTH = 20;

/** Who one is at the table that is open: others there may have had the name or the colour first. @type {import('@preact/signals').Signal<{name: string, colour: string}|null>} */
export const seatedAs = signal(null);

/** The chosen name, or a friendly one until there is one. */
export function myName() {
  return name.value.trim() || t(`guest-${guest.value}`);
}

/** A round plate in somebody's colour. @param {{name: string, colour: string, bot?: boolean, small?: boolean}} props */
export function Avatar({ name: shown, colour: tint, bot = false, small = false }) {
  return html`<span class=${`avatar ${small ? 'is-small' : ''}`} data-colour=${tint} aria-hidden="true">
    ${bot ? html`<${Icon} name="bot" size=${small ? 16 : 20} />` : [...shown.trim()][0]?.toUpperCase()}</span>`;
}

/** Name and colour, remembered at once. @param {{onChange?: () => void}} props */
export function PersonFields({ onChange = () => undefined }) {
  const group = useId();
  const rename = (/** @type {string} */ text) => {
    name.value = text.slice(0, NAME_LENGTH);
    onChange();
  };
  const recolour = (/** @type {string} */ tint) => {
    colour.value = tint;
    onChange();
  };
  return html`
    <${TextField} label=${t('your-name')} value=${name.value} onChange=${rename} placeholder=${myName()}
      maxlength=${NAME_LENGTH} autocomplete="nickname" data-testid="name" />
    <fieldset class="field"><legend class="field-label">${t('your-colour')}</legend>
      <div class="swatches">${COLOURS.map((tint) => html`<label key=${tint} title=${t(`colour-${tint}`)}>
        <input type="radio" class="visually-hidden" name=${group} checked=${colour.value === tint} onChange=${() => recolour(tint)} />
        <span class="swatch" data-colour=${tint}><${Icon} name="check" size=${20} /></span>
        <span class="visually-hidden">${t(`colour-${tint}`)}</span></label>`)}</div>
    </fieldset>`;
}
