import { html } from 'htm/preact';
import { useState } from 'preact/hooks';
import {
  LANGUAGES, announcements, colour, dark, language, motion, preferredLanguage, secondTap, settled, shortcuts, sound, theme,
} from '../net/profile.js';
import { Button, Choice, Dialog, Icon, Segmented, Switch } from '../ui/index.js';
import { lang, setLanguage, t } from '../words.js';
import { Logo } from './logo.js';
import { Avatar, PersonFields, myName, seatedAs } from './person.js';

const LANGUAGE_NAMES = { en: 'English', fr: 'Français', de: 'Deutsch', it: 'Italiano' };

/** @param {{page: string}} props */
export function TopBar({ page }) {
  const [open, setOpen] = useState(false);
  const isDark = dark.value;
  const me = seatedAs.value ?? { name: myName(), colour: colour.value };
  return html`<header class="topbar">
    <a class="brand" href="/" aria-current=${page === 'home' ? 'page' : undefined} aria-label=${t('brand-label')}>
      <${Logo} /><span class="brand-name" aria-hidden="true">Cardshed</span></a>
    <div class="topbar-tools">
      <a class="button is-quiet is-normal topbar-extra" href="/mine" aria-current=${page === 'mine' ? 'page' : undefined} data-testid="bar-mine">
        <${Icon} name="trophy" /><span class="button-words">${t('mine-link')}</span></a>
      <div class="topbar-extra"><${LanguageChoice} /></div>
      <${Button} kind="quiet" class="topbar-extra" icon=${isDark ? 'sun' : 'moon'} label=${t(isDark ? 'theme-to-light' : 'theme-to-dark')}
        onClick=${() => (theme.value = isDark ? 'light' : 'dark')} />
      <${Button} kind="quiet" icon=${sound.value ? 'sound' : 'mute'} label=${t('sound')} aria-pressed=${sound.value}
        onClick=${() => (sound.value = !sound.value)} />
      <button type="button" class="me-button" data-testid="me" aria-haspopup="dialog" aria-label=${`${me.name}, ${t('me-settings')}`}
        onClick=${() => setOpen(true)}>
        <${Avatar} name=${me.name} colour=${me.colour} />
        <span class="me-name">${me.name}</span></button>
    </div>
  </header>
  <${Me} open=${open} onClose=${() => { setOpen(false); settled.value += 1; }} />`;
}

function LanguageChoice({ hideLabel = true }) {
  return html`<${Choice} label=${t('language')} hideLabel=${hideLabel} value=${lang.value} onChange=${chooseLanguage}
    choices=${LANGUAGES.map((tag) => ({ value: tag, label: LANGUAGE_NAMES[tag] }))} />`;
}

/** @param {string} tag */
async function chooseLanguage(tag) {
  language.value = tag;
  await setLanguage(preferredLanguage());
}

/** Everything this browser remembers of its player. @param {{open: boolean, onClose: () => void}} props */
function Me({ open, onClose }) {
  const themes = ['auto', 'light', 'dark'].map((value) => ({ value, label: t(`theme-${value}`) }));
  return html`<${Dialog} open=${open} onClose=${onClose} title=${t('me-title')}
    footer=${html`<${Button} kind="primary" onClick=${onClose}>${t('done')}</${Button}>`}>
    <${PersonFields} />
    <p class="field-note">${t('me-note')}</p>
    <p class="me-links"><a class="button is-plain is-normal" href="/mine" onClick=${onClose} data-testid="me-mine"><${Icon} name="trophy" />${t('mine-link')}</a>
      <a class="button is-plain is-normal" href="/mine#devices" onClick=${onClose} data-testid="me-devices"><${Icon} name="share" />${t('devices-link')}</a></p>
    <hr />
    <${LanguageChoice} hideLabel=${false} />
    <${Segmented} label=${t('theme')} value=${theme.value} choices=${themes} onChange=${(/** @type {string} */ value) => (theme.value = value)} />
    <${Switch} label=${t('sound')} value=${sound.value} onChange=${(/** @type {boolean} */ on) => (sound.value = on)} />
    <${Switch} label=${t('motion')} value=${motion.value !== 'reduced'} note=${t('motion-note')}
      onChange=${(/** @type {boolean} */ on) => (motion.value = on ? 'auto' : 'reduced')} />
    <${Switch} label=${t('second-tap')} value=${secondTap.value} note=${t('second-tap-note')}
      onChange=${(/** @type {boolean} */ on) => (secondTap.value = on)} />
    <${Switch} label=${t('announce-all')} value=${announcements.value === 'all'} note=${t('announce-all-note')}
      onChange=${(/** @type {boolean} */ on) => (announcements.value = on ? 'all' : 'brief')} />
    <${Switch} label=${t('single-keys')} value=${shortcuts.value} note=${t('single-keys-note')}
      onChange=${(/** @type {boolean} */ on) => (shortcuts.value = on)} />
  </${Dialog}>`;
}
