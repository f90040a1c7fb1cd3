/** What is drawn now: built from the state of a table and from what the player has picked. */

/** @typedef {import('./types.js').Scene} Scene */
/** @typedef {import('./types.js').GameTable} GameTable */
/** @typedef {import('./types.js').SeatInfo} SeatInfo */

/** @type {ReadonlySet<string>} */
const NONE = new Set();

/**
 * A scene that cannot be tapped: a replay, a picture.
 * @param {{game: GameTable, view: any, me?: number|null, seats: SeatInfo[], waiting?: number[], phase?: string, settings?: any}} from
 * @returns {Scene}
 */
export function stillScene({ game, view, me = null, seats, waiting = [], phase = 'over', settings = {} }) {
  return {
    game, view, me, seats, waiting, phase, settings, moves: [], names: seats.map((seat) => seat.name), chosen: [],
    sources: new Set(NONE), targets: new Set(NONE), hinted: new Set(NONE), act: () => undefined, mini: true,
  };
}

/**
 * The scene of a live table, with nothing picked yet.
 * @param {GameTable} game
 * @param {any} state
 * @returns {Scene}
 */
export function sceneOf(game, state) {
  const { match, me, seats, phase, settings, paused } = state;
  const scene = stillScene({ game, view: viewOf(phase, match), me, seats, waiting: paused || phase === 'between' ? [] : match?.waiting ?? [], phase, settings });
  scene.mini = false;
  const away = me !== null && seats[me].away;
  scene.moves = phase === 'playing' && !paused && !away ? match?.moves ?? [] : [];
  if (settings.purist && game.unprompted) scene.moves = scene.moves.filter((move) => !game.unprompted?.includes(move));
  for (const move of scene.moves) {
    const { source } = game.parse(move, scene);
    if (source) scene.sources.add(source);
  }
  return scene;
}

/** Between rounds the table stays as the last one left it. @param {string} phase @param {any} match */
const viewOf = (phase, match) => (phase === 'between' ? match?.ended : null) ?? match?.view ?? null;

/**
 * My turn may be over while its last card is still in the air: then nothing is offered any more.
 * @param {Scene} scene  what is drawn
 * @param {any} state  what the table knows already
 * @returns {Scene}
 */
export function asTheTurnIs(scene, state) {
  const { me } = scene;
  const waiting = state?.paused ? [] : state?.match?.waiting ?? [];
  if (me === null || !scene.waiting.includes(me) || waiting.includes(me)) return scene;
  return { ...scene, waiting, moves: [], sources: new Set(NONE), passing: true };
}

/**
 * Where the chosen source may go.
 * @param {Scene} scene
 * @param {string} source
 */
export function targetsOf(scene, source) {
  /** @type {Set<string>} */
  const targets = new Set();
  for (const { parts } of movesFrom(scene, source)) if (parts.target) targets.add(parts.target);
  return targets;
}

/** Where what is played by a second tap comes to lie. @param {Scene} scene @param {string} source */
export function ontoOf(scene, source) {
  const places = movesFrom(scene, source).map(({ parts }) => parts.target ?? parts.onto);
  return new Set(places.filter((place) => place !== undefined));
}

/**
 * My legal moves that start at a place.
 * @param {Scene} scene
 * @param {string} source
 */
export function movesFrom(scene, source) {
  return scene.moves
    .map((move) => ({ move, parts: scene.game.parse(move, scene) }))
    .filter(({ parts }) => parts.source === source);
}
