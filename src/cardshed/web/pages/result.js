/** Who won, who played, and what one can do next. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { Icon } from '../ui/index.js';
import { signed } from '../table/account.js';
import { has, listed, optionMessage, optionName, optionText, regional, t, tg } from '../words.js';
import { addressOf, tableOf } from './addresses.js';

/** @typedef {import('./match.js').Match} Match */
/** @typedef {import('../net/api.js').Game} GameInfo */

/** @param {{match: Match, game: GameInfo|undefined}} props */
export function Result({ match, game }) {
  const winners = match.winners.map((seat) => match.names[seat]);
  return html`<header class="match-result felt rim" data-testid="match-result">
    <p class="match-game">${game?.title}</p>
    <h1 tabindex="-1">${t('match-won', { count: winners.length, winners: listed(winners) })}</h1>
    <p class="match-facts">${factsOf(match).map((fact) => html`<span>${fact}</span>`)}</p>
    ${game && h(Unusual, { match, game })}
    <ul class="match-players" role="list">${match.names.map((_, seat) => h(Player, { match, seat }))}</ul>
    <p class="match-ways">
      <a class="button is-primary is-normal" href=${tableOf(match.match)}><span class="button-words">${t('match-rematch')}</span></a>
      <a class="button is-plain is-normal" href=${`${addressOf(match.match)}/record`} download title=${t('match-download-about')}
        data-testid="match-download">${h(Icon, { name: 'download' })}<span class="button-words">${t('match-download')}</span></a>
      <a class="button is-plain is-normal" href=${`/rules/${match.game}`}>${h(Icon, { name: 'book' })}<span
        class="button-words">${t('match-rules', { title: game?.title ?? '' })}</span></a>
      <a class="button is-plain is-normal" href="/mine">${h(Icon, { name: 'trophy' })}<span class="button-words">${t('mine-link')}</span></a>
    </p>
  </header>`;
}

/** @param {Match} match */
function factsOf(match) {
  const day = new Intl.DateTimeFormat(regional(), { dateStyle: 'long', timeStyle: 'short' }).format(match.ended);
  const minutes = Math.floor((match.ended - match.started) / 60000);
  return [
    day,
    t('match-minutes', { count: minutes }),
    t('match-rounds', { count: match.sheet.length }),
    t('match-moves', { count: match.moves }),
  ];
}

/** The options that were not as usual. @param {{match: Match, game: GameInfo}} props */
function Unusual({ match, game }) {
  const unusual = Object.entries(match.options).filter(([name, value]) => {
    const usual = game.options[name]?.default;
    return usual !== null && usual !== value;
  });
  if (!unusual.length) return null;
  return html`<p class="match-options">${unusual.map(([name, value]) =>
    html`<span title=${optionText(match.game, name)}>${optionChosen(match.game, name, value)}</span>`)}</p>`;
}

/** An option and its value in a few words; a number with words of its own says all. @param {string} game @param {string} name @param {any} value */
function optionChosen(game, name, value) {
  const named = `${optionMessage(name)}-${value}`;
  const words = has(named, game) ? tg(game, named) : String(value);
  return typeof value === 'number' && has(named, game) ? words : t('match-option', { name: optionName(game, name), value: words });
}

/** @param {{match: Match, seat: number}} props */
function Player({ match, seat }) {
  const bot = match.bots[seat];
  const won = match.winners.includes(seat);
  return html`<li class=${won ? 'match-player is-winner' : 'match-player'} data-colour=${match.colours[seat]}>
    ${won && html`<span class="match-trophy" title=${t('match-winner')}>${h(Icon, { name: 'trophy', size: 20 })}<span
      class="visually-hidden">${t('match-winner')} </span></span>`}
    <span class="match-name">${match.names[seat]}</span>
    ${bot && html`<span class="match-level">${t('match-bot', { level: t(`level-${bot}`) })}</span>`}
    <span class="match-score">${signed(match.scores[seat])}</span>
  </li>`;
}
