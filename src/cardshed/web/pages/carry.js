/** The other device: somebody comes with a code, is asked plainly what is to happen, and only then it does. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';
import { post } from '../net/api.js';
import { colour, name } from '../net/profile.js';
import { pageTitle } from '../router.js';
import { Avatar, myName } from '../shell/person.js';
import { Button, TextField } from '../ui/index.js';
import { lang, t } from '../words.js';
import { useHeadingFocus, useStyles, useWords } from './loading.js';

/** @typedef {{code: string, name: string, colour: string, same: boolean}} Found */

export function CarryPage() {
  const styled = useStyles('pages/notice.css', 'pages/mine.css');
  const worded = useWords('web-mine');
  const [code, setCode] = useState('');
  const [found, setFound] = useState(/** @type {Found|null} */ (null));
  const [problem, setProblem] = useState('');
  const there = styled && worded;
  useEffect(() => { pageTitle.value = there ? t('carry-title') : ''; }, [lang.value, there]);
  useHeadingFocus(there);

  const look = (/** @type {string} */ typed) => {
    setCode(typed);
    setProblem('');
    setFound(null);
    post('/api/carry/look', { code: typed }).then((who) => setFound({ code: typed, ...who }), (failed) => setProblem(problemOf(failed)));
  };
  const take = () => {
    if (!found) return;
    post('/api/carry/take', { code: found.code }).then(become, (failed) => { setFound(null); setProblem(problemOf(failed)); });
  };
  useEffect(() => {
    const come = () => { const brought = broughtCode(); if (brought) look(brought); };
    come();
    addEventListener('hashchange', come);
    return () => removeEventListener('hashchange', come);
  }, []);

  if (!there) return html`<p class="page-waiting" role="status">${t('loading')}</p>`;
  return html`<section class="notice paper carry-page" data-testid="carry-page">
    ${found ? h(found.same ? Already : Question, { found, take, leave: () => setFound(null) })
      : h(Typing, { code, setCode, look, problem })}
  </section>`;
}

/** The code of the link, which then stands in no history. */
function broughtCode() {
  const code = location.hash.slice(1);
  if (code) history.replaceState(null, '', '/carry');
  return code;
}

/** From now on this browser is somebody else: everything is fetched anew. @param {{name: string, colour: string}} who */
function become(who) {
  name.value = who.name;
  colour.value = who.colour;
  location.assign('/mine');
}

/** @param {import('../net/api.js').ApiError} failed */
function problemOf(failed) {
  if (failed.status === 429) return t('carry-too-many');
  return t(failed.status === 404 || failed.status === 400 ? 'carry-unknown' : 'order-offline');
}

/** @param {{code: string, setCode: (code: string) => void, look: (code: string) => void, problem: string}} props */
function Typing({ code, setCode, look, problem }) {
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (code.trim()) look(code);
  };
  return html`<h1 tabindex="-1">${t('carry-title')}</h1>
    <p>${t('carry-about')}</p>
    <form class="carry-form" onSubmit=${send}>
      ${h(TextField, { label: t('devices-code'), value: code, onChange: setCode, autocomplete: 'off', autocapitalize: 'characters', spellcheck: false,
        maxlength: 40, placeholder: 'K7PX-2M9R-QWTD', 'aria-invalid': problem ? 'true' : undefined, 'data-testid': 'carry-typed' })}
      <p class="carry-problem" role="alert" data-testid="carry-problem">${problem}</p>
      <p class="notice-ways">${h(Button, { kind: 'primary', type: 'submit', 'data-testid': 'carry-look' }, t('carry-go-on'))}
        <a href="/mine">${t('mine-link')}</a></p>
    </form>`;
}

/** @param {{found: Found, take: () => void, leave: () => void}} props */
function Question({ found, take, leave }) {
  useHeading();
  return html`<h1 tabindex="-1" id="carry-question">${t('carry-question', { name: found.name })}</h1>
    <p class="carry-who">${h(Avatar, { name: found.name, colour: found.colour })}<strong>${found.name}</strong></p>
    <ul class="carry-terms">
      <li>${t('carry-then', { name: found.name })}</li>
      <li>${t('carry-behind', { name: myName() })}</li>
      <li><strong>${t('carry-own-only')}</strong></li>
    </ul>
    <p class="notice-ways">${h(Button, { kind: 'primary', onClick: take, 'data-testid': 'carry-take' }, t('carry-yes', { name: found.name }))}
      ${h(Button, { onClick: leave, 'data-testid': 'carry-leave' }, t('carry-no'))}</p>`;
}

/** @param {{found: Found}} props */
function Already({ found }) {
  useHeading();
  return html`<h1 tabindex="-1">${t('carry-same')}</h1>
    <p>${t('carry-same-about', { name: found.name })}</p><p class="notice-ways"><a class="button is-primary is-normal" href="/mine">${t('mine-link')}</a></p>`;
}

/** Whatever is asked is read out from its heading on. */
function useHeading() {
  useEffect(() => { /** @type {HTMLElement|null} */ (document.querySelector('.carry-page h1'))?.focus({ preventScroll: true }); }, []);
}
