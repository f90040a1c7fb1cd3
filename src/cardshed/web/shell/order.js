/** What somebody orders: a table of a game, with their remembered wishes. */

import { html } from 'htm/preact';
import { useEffect, useRef } from 'preact/hooks';
import { ApiError, house, newTable } from '../net/api.js';
import { choices, colour, pace } from '../net/profile.js';
import { go } from '../router.js';
import { Button, Dialog, Segmented, Stepper, Switch, notify } from '../ui/index.js';
import { has, lang, optionName, t, tg } from '../words.js';
import { OptionFields, fitting, withDefaults } from './options.js';
import { myName } from './person.js';

/** @typedef {import('../net/api.js').Game} Game */
/** @typedef {{level: string, seats: number, options: Record<string, any>, clock: number, hints: boolean, purist: boolean}} Wishes */

const USUAL = { level: 'medium', seats: 3, options: {}, clock: 0, hints: true, purist: false };

/** How often a game that is not loaded yet is asked for again. */
const PATIENCE = 8;

/** One table at a time, however often somebody clicks. */
let ordering = false;

/** @param {Game} game @returns {Wishes} */
export function wishesFor(game) {
  const wishes = { ...USUAL, ...choices.value[game.id] };
  const seats = Math.min(game.seats[1], Math.max(game.seats[0], wishes.seats));
  return { ...wishes, seats, options: fitting(game, wishes.options, seats) };
}

/** Makes the table and goes there. Says so if it cannot be had. @param {Game} game @param {Wishes} wishes @param {boolean} friends */
export async function placeOrder(game, wishes, friends) {
  const { level, seats, options, clock, hints, purist } = wishes;
  if (ordering) return;
  ordering = true;
  fetchTable(game.id);
  try {
    const person = { name: myName(), colour: colour.value, lang: lang.value };
    const table = await orderTable({ game: game.id, seats, options, level, friends, clock, hints, purist, pace: pace.value, ...person });
    go(`/t/${table}`);
  } catch (problem) {
    notify(orderProblem(game.id, problem));
    forget(game, problem);
  } finally {
    ordering = false;
  }
}

/** A game that is still being loaded is asked for again. @param {import('../net/api.js').Order} order @returns {Promise<string>} */
async function orderTable(order, patience = PATIENCE) {
  try {
    return await newTable(order);
  } catch (problem) {
    if (!(problem instanceof ApiError) || problem.error !== 'not-ready' || !patience) throw problem;
    notify(t('preparing-starts'));
    await new Promise((done) => setTimeout(done, problem.wait));
    return orderTable(order, patience - 1);
  }
}

/** The table's code comes while the table is set up; if it does not come, the table asks again. @param {string} game */
function fetchTable(game) {
  void import('../table/frame.js').catch(() => undefined);
  void import('../table/games.js').then(({ loadGame }) => loadGame(game)).catch(() => undefined);
}

/** What the server refuses is not kept: the next click finds a table. @param {Game} game @param {unknown} problem */
function forget(game, problem) {
  const name = problem instanceof ApiError && problem.field.startsWith('options.') ? problem.field.slice('options.'.length) : '';
  const wishes = wishesFor(game);
  if (!(name in wishes.options)) return;
  const { [name]: _, ...options } = wishes.options;
  choices.value = { ...choices.value, [game.id]: { ...wishes, options } };
}

/** @param {string} game @param {unknown} problem */
function orderProblem(game, problem) {
  if (!(problem instanceof ApiError) || problem.status === 0) return t('order-offline');
  if (problem.status === 429) return t('order-too-many');
  if (problem.status === 503) return t(problem.error === 'not-ready' ? 'no-not-ready' : 'no-busy');
  if (problem.field === 'name') return t('no-bad-name');
  const [, option] = problem.field.split('options.');
  return option ? t('order-option', { name: optionName(game, option) }) : t('order-refused');
}

/** @param {number} seconds */
export function clockText(seconds) {
  if (!seconds) return t('clock-none');
  return seconds % 60 ? t('clock-seconds', { seconds }) : t('clock-minutes', { minutes: seconds / 60 });
}

/** @param {{game: Game, open: boolean, onClose: () => void, start: (wishes: Wishes, friends: boolean) => void}} props */
export function OrderDialog({ game, open, onClose, start }) {
  const wishes = wishesFor(game);
  // On the way from four players to six, what does not fit five is not lost.
  const wanted = useRef(/** @type {Record<string, any>} */ ({}));
  useEffect(() => { wanted.current = wishes.options; }, [open]);
  const change = (/** @type {Partial<Wishes>} */ part) => {
    wanted.current = { ...wanted.current, ...part.options };
    const all = { ...wishes, ...part };
    choices.value = { ...choices.value, [game.id]: { ...all, options: fitting(game, wanted.current, all.seats) } };
  };
  const begin = (/** @type {boolean} */ friends) => {
    onClose();
    start(wishes, friends);
  };
  const actions = html`<div class="form-actions">
    <${Button} kind="primary" icon="play" data-testid="order-play" onClick=${() => begin(false)}>${t('play-now')}</${Button}>
    <${Button} icon="friends" data-testid="order-friends" onClick=${() => begin(true)}>${t('with-friends')}</${Button}>
  </div>`;
  return html`<${Dialog} open=${open} onClose=${onClose} wide title=${t('order-title', { title: game.title })} footer=${actions}>
    <${OrderForm} game=${game} wishes=${wishes} change=${change} /></${Dialog}>`;
}

/** @param {{game: Game, wishes: Wishes, change: (part: Partial<Wishes>) => void}} props */
function OrderForm({ game, wishes, change }) {
  const levels = (house.value?.levels ?? []).map((level) => ({ value: level, label: t(`level-${level}`) }));
  const paces = (house.value?.paces ?? []).map((value) => ({ value, label: t(`pace-${value}`) }));
  const clocks = (house.value?.clocks ?? [0]).map((seconds) => ({ value: seconds, label: clockText(seconds) }));
  return html`<div class="form" data-game=${game.id}>
    <${Segmented} label=${t('order-level')} value=${wishes.level} choices=${levels} onChange=${(/** @type {string} */ level) => change({ level })} />
    <${Stepper} label=${t('order-seats')} value=${wishes.seats} from=${game.seats[0]} to=${game.seats[1]}
      onChange=${(/** @type {number} */ seats) => change({ seats })} note=${t('order-seats-note')} />
    <${Segmented} label=${t('order-pace')} value=${pace.value} choices=${paces} onChange=${(/** @type {string} */ value) => { pace.value = value; }} />
    <details class="more">
      <summary>${t('order-options')}</summary>
      <div class="form options"><${OptionFields} game=${game} seats=${wishes.seats} values=${withDefaults(game, wishes.options, wishes.seats)}
        onChange=${(/** @type {string} */ name, /** @type {any} */ value) => change({ options: { [name]: value } })} /></div>
    </details>
    <${Segmented} label=${t('order-clock')} value=${wishes.clock} choices=${clocks} note=${t('order-clock-note')}
      onChange=${(/** @type {number} */ clock) => change({ clock })} />
    <${Switch} label=${t('order-hints')} value=${wishes.hints} note=${t('order-hints-note')}
      onChange=${(/** @type {boolean} */ hints) => change({ hints })} />
    ${has('purist', game.id) && html`<${Switch} label=${tg(game.id, 'purist')} note=${tg(game.id, 'purist.note')} value=${wishes.purist}
      onChange=${(/** @type {boolean} */ purist) => change({ purist })} />`}
  </div>`;
}
