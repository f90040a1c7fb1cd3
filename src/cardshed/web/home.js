/** The first page: who you are, what you left on the table, and the games. */

import { html } from 'htm/preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { house, loadHouse, myTables } from './net/api.js';
import { colour } from './net/profile.js';
import { pageTitle } from './router.js';
import { CodeForm } from './shell/code.js';
import { Lamp } from './shell/lamp.js';
import { OrderDialog, placeOrder, wishesFor } from './shell/order.js';
import { Avatar, PersonFields, myName } from './shell/person.js';
import { TablePicture } from './shell/picture.js';
import { Ticket } from './shell/ticket.js';
import { Button, Icon } from './ui/index.js';
import { has, hasGame, loadGameWords, t, tg } from './words.js';

/** @typedef {import('./net/api.js').Game} Game */

const TABLE_SOON = 1500;

export function Home() {
  useEffect(() => void (pageTitle.value = ''), []);
  useEffect(fetchTableSoon, []);
  return html`<div class="home">
    <${Welcome} />
    <${GoOn} />
    <section class="games" aria-labelledby="games-heading">
      <h2 id="games-heading" class="visually-hidden">${t('home-games')}</h2>
      ${house.value ? house.value.games.map((game) => html`<${GameCard} key=${game.id} game=${game} />`) : html`<${NoHouse} />`}
    </section>
    <footer class="home-foot"><p>${t('home-foot')}</p></footer>
  </div>`;
}

/** The table's code is fetched while the games are looked at, so that a game starts at once. */
function fetchTableSoon() {
  const timer = setTimeout(() => void import('./table/frame.js').catch(() => undefined), TABLE_SOON);
  return () => clearTimeout(timer);
}

function Welcome() {
  const [editing, setEditing] = useState(false);
  const [entering, setEntering] = useState(false);
  return html`<section class="welcome">
    <${Lamp} />
    <h1>${t('home-title')}</h1>
    <p class="welcome-text">${t('home-text')}</p>
    <p class="welcome-me"><span class="welcome-who"><${Avatar} name=${myName()} colour=${colour.value} small /><span>${t('home-you-are', { name: myName() })}</span>
      <button type="button" class="text-button" aria-expanded=${editing} aria-controls="welcome-person" onClick=${() => setEditing(!editing)}>
        ${t(editing ? 'done' : 'home-change-name')}</button></span>
      <a class="text-button" href="/mine" data-testid="home-mine">${t('mine-link')}</a>
      <button type="button" class="text-button" data-testid="have-code" aria-expanded=${entering} aria-controls="code-entry" onClick=${() => setEntering(!entering)}>
        ${t('code-have')}</button></p>
    <div id="welcome-person" class="paper welcome-person" hidden=${!editing}>${editing && html`<${PersonFields} />`}</div>
    <div id="code-entry" class="paper welcome-person" hidden=${!entering}>${entering && html`<${CodeForm} />`}</div>
  </section>`;
}

function GoOn() {
  const [tables, setTables] = useState(/** @type {import('./net/api.js').Mine[]} */ ([]));
  useEffect(() => void myTables().then((found) => setTables(found.tables), () => undefined), []);
  if (!tables.length) return null;
  return html`<section class="go-on" aria-labelledby="go-on-heading">
    <h2 id="go-on-heading">${t('home-go-on')}</h2>
    <ul role="list">${tables.map((table) => html`<li key=${table.table}><${Ticket} table=${table} /></li>`)}</ul>
  </section>`;
}

/** @param {{game: Game}} props */
function GameCard({ game }) {
  const [open, setOpen] = useState(false);
  const { waiting, start } = useStart(game);
  const wishes = wishesFor(game);
  useEffect(() => void loadGameWords(game.id).catch(() => undefined), [game.id]);
  const told = hasGame(game.id);
  return html`<article class="game" data-game=${game.id} aria-labelledby=${`game-${game.id}`}>
    <${TablePicture} game=${game.id} />
    <div class="game-label paper">
      <h3 id=${`game-${game.id}`}>${game.title}</h3>
      <p class="game-tagline">${told ? tg(game.id, 'tagline') : ' '}</p>
      <ul role="list" class="game-facts">
        <li><${Icon} name="friends" size=${18} />${t('seats-range', { low: game.seats[0], high: game.seats[1] })}</li>
        ${has('minutes', game.id) && html`<li><${Icon} name="clock" size=${18} />${tg(game.id, 'minutes')}</li>`}
      </ul>
      <div class="game-actions">
        ${game.ready ? html`<${Button} kind="primary" size="large" icon="play" id=${`play-${game.id}`} aria-labelledby=${`play-${game.id} game-${game.id}`} data-testid=${`play-${game.id}`}
            onClick=${() => start(wishes, false)}>${t('play-now')}</${Button}>`
          : html`<${Preparing} game=${game.id} waiting=${waiting} onClick=${() => start(wishes, false)} />`}
        <button type="button" class="game-wishes" data-testid=${`wishes-${game.id}`} aria-haspopup="dialog" onClick=${() => setOpen(true)}>
          <span>${t('home-wishes', { level: t(`level-${wishes.level}`), count: wishes.seats })}</span><${Icon} name="gear" size=${20} />
          <span class="visually-hidden">${t('home-wishes-change', { title: game.title })}</span></button>
        <${Button} size="large" icon="friends" id=${`friends-${game.id}`} aria-labelledby=${`friends-${game.id} game-${game.id}`} data-testid=${`friends-${game.id}`}
          onClick=${() => start(wishes, true)}>${t('with-friends')}</${Button}>
      </div>
      <details class="more game-about"><summary>${t('home-about')}</summary>
        <p>${told ? tg(game.id, 'about').replaceAll('`', '') : ''}</p><p class="game-links"><a href=${`/rules/${game.id}/sheet`}>${t('cheat-link')}</a><a href=${`/rules/${game.id}`}>${t('home-rules')}</a></p></details>
    </div>
    <${OrderDialog} game=${game} open=${open} onClose=${() => setOpen(false)} start=${start} />
  </article>`;
}

/**
 * Starting a game, now or as soon as it is prepared.
 * @param {Game} game
 */
function useStart(game) {
  const order = useRef(/** @type {(() => void) | null} */ (null));
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!game.ready) return;
    order.current?.();
    order.current = null;
    setWaiting(false);
  }, [game.ready]);
  const start = (/** @type {import('./shell/order.js').Wishes} */ wishes, /** @type {boolean} */ friends) => {
    if (game.ready) return void placeOrder(game, wishes, friends);
    order.current = () => placeOrder(game, wishes, friends);
    setWaiting(true);
  };
  return { waiting, start };
}

/** @param {{game: string, waiting: boolean, onClick: () => void}} props */
function Preparing({ game, waiting, onClick }) {
  return html`<div class="preparing" role="status">
    <${Button} kind="primary" size="large" busy aria-disabled=${waiting} data-testid=${`play-${game}`} onClick=${onClick}>
      ${t(waiting ? 'preparing-starts' : 'preparing')}</${Button}>
    <p class="field-note">${t('preparing-note')}</p></div>`;
}

function NoHouse() {
  const again = () => void loadHouse().catch(() => undefined);
  useEffect(() => {
    const timer = setInterval(again, 4000);
    return () => clearInterval(timer);
  }, []);
  return html`<div class="page-note paper"><h3>${t('trouble-title')}</h3><p>${t('house-offline')}</p>
    <${Button} kind="primary" onClick=${again}>${t('try-again')}</${Button}></div>`;
}
