/** Every match I finished, the latest first; each leads to its result and replay. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { gameOf, get } from '../net/api.js';
import { Button, Icon, notify } from '../ui/index.js';
import { signed } from '../table/account.js';
import { listed, regional, t } from '../words.js';

/** @typedef {import('./mine.js').Played} Played */

/** @param {{first: Played[], next: string|null}} props */
export function Matches({ first, next: following }) {
  const [{ matches, next }, setShown] = useState({ matches: first, next: following });
  const [waiting, setWaiting] = useState(false);
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  /** Where keyboard and screen reader go on once older matches are there. */
  const added = useRef(0);
  useEffect(() => {
    if (!added.current) return;
    const entry = list.current?.children[added.current];
    /** @type {HTMLElement|null|undefined} */ (entry?.querySelector('.mine-match'))?.focus();
    added.current = 0;
  }, [matches]);
  const fetchOlder = async () => {
    setWaiting(true);
    try {
      const found = await get(`/api/mine/matches?before=${encodeURIComponent(next ?? '')}`);
      added.current = matches.length;
      setShown({ matches: [...matches, ...found.matches], next: found.next });
    } catch {
      notify(t('order-offline'));
    } finally {
      setWaiting(false);
    }
  };
  return html`<section class="mine-matches" aria-labelledby="mine-matches" data-testid="mine-matches">
    <h2 id="mine-matches">${t('mine-matches')}</h2>
    <ol role="list" class="mine-list paper" ref=${list}>${matches.map((played) => html`<li key=${played.match}>${h(Match, { played })}</li>`)}</ol>
    ${next && html`<p>${h(Button, { busy: waiting, onClick: fetchOlder, 'data-testid': 'older' }, t('mine-older'))}</p>`}
  </section>`;
}

/** @param {{played: Played}} props */
function Match({ played }) {
  const look = played.won ? 'mine-match is-won' : 'mine-match';
  const inside = html`
    <span class="mine-mark felt" aria-hidden="true">${h(Icon, { name: played.won ? 'trophy' : 'minus', size: 20 })}</span>
    <span class="mine-words"><strong>${gameOf(played.game)?.title ?? played.game}</strong>
      <span class="mine-outcome">${outcome(played)}</span><span>${company(played)}</span></span>
    <span class="mine-facts"><span>${day(played.ended)}</span><span>${t('mine-score', { score: signed(played.score) })}</span></span>`;
  return played.kept ? html`<a class=${look} href=${`/m/${played.match}`} data-game=${played.game} data-testid="played">${inside}</a>`
    : html`<div class=${look} data-game=${played.game} tabindex="-1" data-testid="played">${inside}</div>`;
}

/** How it ended for me. @param {Played} played */
function outcome({ won, winners, names = [], seat }) {
  if (!winners) return t(won ? 'mine-you-won' : 'mine-not-won');
  const others = winners.filter((winner) => winner !== seat).map((winner) => names[winner]);
  if (won) return others.length ? t('mine-shared', { names: listed(others) }) : t('mine-you-won');
  return others.length ? t('mine-they-won', { names: listed(others), count: others.length }) : t('mine-nobody-won');
}

/** With whom. @param {Played} played */
function company({ names, bots = [], seat }) {
  if (!names) return t('mine-cleared');
  const told = names.map((name, place) => (bots[place] ? t('mine-bot', { name, level: t(`level-${bots[place]}`) }) : name));
  return t('mine-with', { names: listed(told.filter((_, place) => place !== seat)) });
}

/** @param {number} at */
const day = (at) => new Intl.DateTimeFormat(regional(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
