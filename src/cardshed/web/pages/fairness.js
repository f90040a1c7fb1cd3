/** The proof of a fair shuffle, told in plain words and checked on the spot. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { useState } from 'preact/hooks';
import { get } from '../net/api.js';
import { Button, Icon, notify } from '../ui/index.js';
import { t } from '../words.js';
import { addressOf } from './addresses.js';

/** @typedef {import('./match.js').Match} Match */
/** @typedef {{good: boolean|null, text: string}} Finding  good null: could not be checked */

/** @param {{match: Match}} props */
export function Fairness({ match }) {
  const [findings, setFindings] = useState(/** @type {{own: Finding, server: Finding}|null} */ (null));
  const [busy, setBusy] = useState(false);
  const noted = notedBefore(match.match);
  const verify = async () => {
    setBusy(true);
    const [own, server] = await Promise.all([checkHere(match, noted), checkThere(match)]);
    setFindings({ own, server });
    setBusy(false);
  };
  return html`<section class="match-fair paper" aria-labelledby="fair-title" data-testid="fairness">
    <h2 id="fair-title">${t('fair-title')}</h2>
    <ol class="fair-story">${['fair-first', 'fair-second', 'fair-third'].map((id) => html`<li>${t(id)}</li>`)}</ol>
    <dl class="fair-numbers">
      ${noted && html`<dt>${t('fair-noted')}</dt><dd><code data-testid="fair-noted">${noted}</code></dd>`}
      <dt>${t('fair-commitment')}</dt><dd><code>${match.commitment}</code></dd>
      <dt>${t('fair-seed')}</dt><dd><code>${match.seed}</code></dd>
      ${match.rules && html`<dt>${t('fair-rules')}</dt><dd><code data-testid="fair-rules">${match.rules}</code></dd>`}
    </dl>
    ${!noted && html`<p class="fair-note">${t('fair-not-noted')}</p>`}
    ${Boolean(match.undone) && html`<p class="fair-undone" data-testid="fair-undone">${t('fair-undone', { count: match.undone ?? 0 })}</p>`}
    <p>${h(Button, { kind: 'primary', icon: 'check', busy, disabled: busy, onClick: verify, 'data-testid': 'verify' },
      t(busy ? 'fair-verifying' : findings ? 'fair-again' : 'fair-verify'))}</p>
    <div class="fair-findings" role="status" data-testid="findings">${findings && !busy && h(Findings, findings)}</div>
    ${h(CheckYourself, { match })}
  </section>`;
}

/** @param {{own: Finding, server: Finding}} props */
function Findings({ own, server }) {
  const all = [own.good, server.good];
  const verdict = all.includes(false) ? 'fair-no' : all.includes(null) ? 'fair-unsure' : 'fair-yes';
  return html`<p class=${`fair-verdict is-${verdict}`}>${t(verdict)}</p>
    <ul role="list">
      ${h(FindingLine, { who: t('fair-own'), finding: own })}
      ${h(FindingLine, { who: t('fair-server'), finding: server })}
    </ul>`;
}

/** @param {{who: string, finding: Finding}} props */
function FindingLine({ who, finding }) {
  const look = finding.good === null ? 'is-unsure' : finding.good ? 'is-good' : 'is-bad';
  const icon = finding.good === null ? 'minus' : finding.good ? 'check' : 'warning';
  return html`<li class=${`finding ${look}`}>${h(Icon, { name: icon })}<span><strong>${who}</strong> ${finding.text}</span></li>`;
}

/** @param {{match: Match}} props */
function CheckYourself({ match }) {
  return html`<details class="fair-yourself">
    <summary>${t('fair-yourself')}</summary>
    <p>${t('fair-yourself-about')}</p>
    ${h(Command, { text: `cardshed verify ${match.game}-${match.match}.jsonl` })}
    <p>${t('fair-yourself-hash')}</p>
    ${h(Command, { text: `python3 -c "import hashlib; print(hashlib.sha256(bytes.fromhex('${match.seed}')).hexdigest())"` })}
  </details>`;
}

/** @param {{text: string}} props */
function Command({ text }) {
  const copy = () => navigator.clipboard.writeText(text).then(() => notify(t('fair-copied')), () => undefined);
  return html`<div class="fair-command"><code>${text}</code>
    ${navigator.clipboard && h(Button, { kind: 'quiet', icon: 'copy', label: t('fair-copy'), onClick: copy })}</div>`;
}

/** What this browser was shown before the deal, if it was there. @param {string} match */
function notedBefore(match) {
  try {
    return localStorage.getItem(`cardshed-fair-${match}`);
  } catch {
    return null;
  }
}

/** @param {Match} match @param {string|null} noted @returns {Promise<Finding>} */
async function checkHere(match, noted) {
  if (noted && noted !== match.commitment) return { good: false, text: t('fair-noted-bad') };
  const own = await fingerprint(match.seed);
  if (own === null) return { good: null, text: t('fair-own-cannot') };
  if (own !== match.commitment) return { good: false, text: t('fair-own-bad') };
  return { good: true, text: t(noted ? 'fair-own-noted' : 'fair-own-good') };
}

/** @param {Match} match @returns {Promise<Finding>} */
async function checkThere(match) {
  try {
    const answer = await get(`${addressOf(match.match)}/verify`);
    if (answer.fair) return { good: true, text: t('fair-server-good', { count: answer.moves }) };
    if (answer.fair === null) return { good: null, text: t('fair-server-other-rules') };
    return { good: false, text: t('fair-server-bad', { problem: answer.problem ?? '' }) };
  } catch (problem) {
    return { good: null, text: t(/** @type {any} */ (problem).busy ? 'fair-server-busy' : 'fair-server-cannot') };
  }
}

/** SHA-256 of the seed's bytes; null where the browser does not offer it. @param {string} seed */
async function fingerprint(seed) {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
