/** The sheets of paper that can lie over the table. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { shortcuts } from '../net/profile.js';
import { go } from '../router.js';
import { Button, Dialog, Switch } from '../ui/index.js';
import { t } from '../words.js';
import { Company } from './company.js';
import { KEYS } from './keys.js';
import { Log } from './log.js';
import { Result, SheetOfTable } from './sheet.js';

/** @typedef {import('./playing.js').Playing} Playing */

const PAUSE_BEFORE_RESULT_MS = 900;

/** @param {{playing: Playing}} props */
export function Panels({ playing }) {
  useResult(playing);
  const panel = playing.panel.value;
  /** @type {Record<string, [string, () => any]>} */
  const panels = {
    sheet: [t('sheet-title'), () => h(SheetOfTable, { game: playing.game, state: playing.state.value })],
    result: [t(playing.ending.value?.over ? 'match-is-over' : 'round-is-over'), () => h(Result, { playing })],
    log: [t('log-title'), () => h(Log, { playing, testid: 'log-drawer' })],
    company: [t('company-title'), () => h(Company, { playing })],
    keys: [t('tool-keys'), () => h(Keys, {})],
    leave: [t('leave-title'), () => h(Leave, { playing })],
    rules: [t('tool-rules'), () => h(Rules, { game: playing.game.id, clause: panel?.clause ?? null })],
  };
  const [title, content] = panels[panel?.name ?? ''] ?? ['', () => null];
  return h(Dialog, { open: panel !== null, onClose: playing.close, title, wide: panel?.name === 'rules', class: `panel-${panel?.name}`, children: content() });
}

/** The sheet is laid on the table when a round or the match ends, after a moment to see why. @param {Playing} playing */
function useResult(playing) {
  const { phase, number, sheet } = playing.state.value;
  const shown = useRef(true);
  useEffect(() => {
    const show = () => { shown.current = true; playing.open('result'); };
    if (phase !== 'between' && phase !== 'over') {
      if (!playing.ending.peek()) shown.current = true;
      // Others were so quick that it has not even been seen.
      if (!shown.current) show();
      else if (playing.panel.peek()?.name === 'result' && !playing.ending.peek()) playing.close();
      return undefined;
    }
    shown.current = false;
    const timer = setTimeout(show, PAUSE_BEFORE_RESULT_MS);
    return () => clearTimeout(timer);
  }, [phase, number, sheet.length]);
}

function Keys() {
  const known = KEYS.filter(({ single }) => !single || shortcuts.value);
  return html`<${SingleKeys} /><dl class="keys">${known.map(({ keys, id }) => html`<div key=${id}>
    <dt>${keys.map((key) => html`<kbd key=${key}>${key}</kbd> `)}</dt><dd>${t(id)}</dd></div>`)}</dl>`;
}

const SingleKeys = () => html`<${Switch} label=${t('single-keys')} note=${t('single-keys-note')} value=${shortcuts.value}
  onChange=${(/** @type {boolean} */ on) => (shortcuts.value = on)} />`;

/** @param {{playing: Playing}} props */
function Leave({ playing }) {
  const leave = async () => {
    if (await playing.command({ t: 'stand' })) go('/');
  };
  // Where nothing is being played, nobody has to play for me.
  const stepOut = () => playing.connection.send({ t: 'away' }).catch(() => undefined).then(() => go('/'));
  return html`<div class="leave"><p>${t('leave-text')}</p>
    <p><${Button} kind="plain" data-testid="leave-for-now" onClick=${stepOut}>${t('leave-for-now')}</${Button}></p>
    <p><${Button} kind="quiet" data-testid="leave-for-good" onClick=${leave}>${t('leave-for-good')}</${Button}></p></div>`;
}

/** @param {{game: string, clause: string|null}} props */
function Rules({ game, clause }) {
  const page = useSignal(/** @type {{RulesPanel: any}|null} */ (null));
  const failed = useSignal(false);
  useEffect(() => {
    import('../pages/rules.js').then((module) => { page.value = module; }, () => { failed.value = true; });
  }, []);
  if (failed.value) return html`<p><a href=${`/rules/${game}${clause ? `#${clause}` : ''}`}>${t('tool-rules')}</a></p>`;
  return page.value ? h(page.value.RulesPanel, { game, clause }) : html`<p role="status">${t('one-moment')}</p>`;
}
