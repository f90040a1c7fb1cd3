/** The page of a table: its lobby, and the table itself while a match goes on. */

import { h } from 'preact';
import { html } from 'htm/preact';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { connect } from '../net/socket.js';
import { renew } from '../parts.js';
import { addTableStyles } from '../styles.js';
import { Button } from '../ui/index.js';
import { t } from '../words.js';
import { Aside, Retold } from './aside.js';
import { Board } from './board.js';
import { loadGame } from './games.js';
import { keepName } from './naming.js';
import { createPlaying } from './playing.js';
import { watchRemoval } from './removal.js';

/** @typedef {import('./types.js').GameTable} GameTable */

/** Milliseconds until what could not be fetched is asked for again: the server may be starting. */
const TRY_AGAIN = 1500;

/** @param {{tableId: string}} props */
export function TablePage({ tableId }) {
  const connection = useMemo(() => connect(tableId), [tableId]);
  useEffect(() => () => connection.close?.(), [connection]);
  useEffect(() => keepName(connection), [connection]);
  useEffect(() => watchRemoval(connection), [connection]);
  return h(Table, { connection, key: tableId });
}

/** @param {{connection: any}} props */
export function Table({ connection }) {
  const game = useSignal(/** @type {GameTable|null} */ (null));
  const styled = useSignal(false);
  const gameId = connection.state.value?.game;
  useEffect(() => {
    void addTableStyles().then(() => { styled.value = true; });
  }, []);
  useEffect(() => {
    let timer = 0;
    const again = () => { void renew(); timer = setTimeout(load, TRY_AGAIN); };
    const load = () => void loadGame(gameId).then((loaded) => { game.value = loaded; }, again);
    if (gameId) load();
    return () => clearTimeout(timer);
  }, [gameId]);
  if (connection.gone?.value) return h(Notice, { text: t('table-gone') });
  if (connection.hindrance?.value === 'full') return h(Full, { connection });
  const state = connection.state.value;
  if (!state || !game.value || !styled.value) return h(Notice, { text: t(connection.hindrance?.value === 'busy' ? 'busy' : 'table-opening') });
  if (state.phase === 'lobby') return h(LobbyPage, { connection, game: game.value });
  if (state.phase === 'aside') return h(Aside, { connection });
  if (!state.match) return h(Retold, { connection, game: game.value });
  return h(Match, { connection, game: game.value });
}

/** @param {{connection: any, game: GameTable}} props */
function Match({ connection, game }) {
  const playing = useMemo(() => createPlaying(connection, game), [connection, game]);
  useEffect(() => () => playing.dispose(), [playing]);
  return h(Board, { playing });
}

/** The lobby is loaded when somebody waits there. @param {{connection: any, game: GameTable}} props */
function LobbyPage({ connection, game }) {
  const lobby = useSignal(/** @type {{Lobby: any}|null} */ (null));
  useSignalEffect(() => {
    let timer = 0;
    const load = () => void import('../lobby.js').then((module) => { lobby.value = module; }, () => { timer = setTimeout(load, TRY_AGAIN); });
    load();
    return () => clearTimeout(timer);
  });
  return lobby.value ? h(lobby.value.Lobby, { connection, game }) : h(Notice, { text: t('table-opening') });
}

/** @param {{text: string, children?: any}} props */
function Notice({ text, children }) {
  return html`<div class="table-notice" data-testid="table-page" role="status"><p>${text}</p>${children}<p><a href="/">${t('table-home')}</a></p></div>`;
}

/** Too many people watch. @param {{connection: any}} props */
function Full({ connection }) {
  return h(Notice, { text: t('table-full') }, html`<p><${Button} kind="primary" data-testid="again" onClick=${connection.again}>${t('try-again')}</${Button}></p>`);
}
