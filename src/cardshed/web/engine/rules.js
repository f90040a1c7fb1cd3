/** The compiled rules of a game, run as WebAssembly. No rule is written here, and nothing of a record: which things lie in memory
 * and which doors take them is told by the document beside the game's file (docs/wasm.md). */

const PAGE = 65_536;
/** Whatever lies in memory begins at a multiple of it. */
const STEP = 16;

/**
 * @typedef {{bytes: number, items: number[], item: string | number}} Thing
 * @typedef {{head: number, streams: number, words: number}} Streams
 * @typedef {Record<string, {at: number, type: string}>} Fields
 * @typedef {{field: string, numbers?: Record<string, number | 'seats'>, adds?: boolean}} Setting
 * @typedef {{default: any, default_by_seats?: Record<string, any>}} Option
 * @typedef {{doors: Record<string, string[]>, things: Record<string, Thing>, chance: Streams, horizon: number,
 *   players: {fields: Fields}, settings: Record<string, Setting>}} Engine
 * @typedef {{engine: Engine, record: {fields: Fields}, options: Record<string, Option>, house_rules: Record<string, Option>,
 *   [more: string]: any}} About  a game's document
 * @typedef {Record<string, (...given: number[]) => any>} Doors
 * @typedef {[number, number, number, number, number]} Row  what a move tells: its kind, a seat, and three numbers
 */

/**
 * @param {BufferSource} file
 * @param {About} about
 */
export const load = async (file, about) => new Rules((await WebAssembly.instantiate(file)).instance, about);

export class Rules {
  #memory;
  #free;

  /**
   * @param {WebAssembly.Instance} instance
   * @param {About} about
   */
  constructor(instance, about) {
    const { memory, __heap_base: free, ...doors } = /** @type {any} */ (instance.exports);
    this.about = about;
    this.engine = about.engine;
    this.doors = /** @type {Doors} */ (doors);
    this.#memory = /** @type {WebAssembly.Memory} */ (memory);
    this.#free = /** @type {number} */ (free.value);
  }

  /** Whether others' decisions tell much about their cards, so that worlds are weighed. */
  get weighs() {
    return 'weigh_world' in this.doors;
  }

  /**
   * A place for a thing, filled with zeros. It is kept for as long as the rules are.
   * @param {string} name
   */
  place(name) {
    const at = Math.ceil(this.#free / STEP) * STEP;
    this.#free = at + this.engine.things[name].bytes;
    const missing = this.#free - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    return at;
  }

  /**
   * Some bytes as they lie in memory; good until the next thing is given a place.
   * @param {number} at
   * @param {number} count
   */
  bytes(at, count) {
    return new Uint8Array(this.#memory.buffer, at, count);
  }

  /**
   * @param {number} at
   * @param {number} count
   */
  shorts(at, count) {
    return new Int16Array(this.#memory.buffer, at, count);
  }

  /**
   * @param {number} at
   * @param {number} count
   */
  ints(at, count) {
    return new Int32Array(this.#memory.buffer, at, count);
  }

  /**
   * @param {number} at
   * @param {number} count
   */
  floats(at, count) {
    return new Float64Array(this.#memory.buffer, at, count);
  }

  /**
   * @param {number} at
   * @param {number} count
   */
  words(at, count) {
    return new BigUint64Array(this.#memory.buffer, at, count);
  }

  /**
   * What reads and writes a field of the record at a place.
   * @param {number} at
   * @param {string} name
   * @returns {{value: number}}
   */
  field(at, name) {
    const { at: offset, type } = this.about.record.fields[name];
    const Kind = { i1: Int8Array, i2: Int16Array, i4: Int32Array }[type];
    if (!Kind) throw new RangeError(`${name} is of type ${type}`);
    const numbers = new Kind(this.#memory.buffer, at + offset, 1);
    return {
      get value() {
        return numbers[0];
      },
      set value(number) {
        numbers[0] = number;
      },
    };
  }

  /**
   * What the rules have written into a log, which is empty then.
   * @param {number} at
   */
  rows(at) {
    const [most, columns] = this.engine.things.log.items;
    const log = this.ints(at, most * columns);
    const rows = Array.from({ length: log[0] }, (_, n) => [...log.subarray((n + 1) * columns, (n + 2) * columns)]);
    log[0] = 0;
    return /** @type {Row[]} */ (rows);
  }
}

/** The chance of a match: the words of its next shuffles, worked out from its seed as docs/architecture.md says. */
export class Chance {
  #rules;
  #key;
  #shuffles;

  /**
   * @param {Rules} rules
   * @param {CryptoKey} key
   * @param {number} shuffles
   */
  constructor(rules, key, shuffles) {
    this.at = rules.place('chance');
    this.#rules = rules;
    this.#key = key;
    this.#shuffles = shuffles;
  }

  /**
   * @param {Rules} rules
   * @param {Uint8Array<ArrayBuffer>} seed
   * @param {number} shuffles  how many were made already
   */
  static async of(rules, seed, shuffles = 0) {
    const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    const chance = new Chance(rules, key, shuffles);
    await chance.#fill(0);
    return chance;
  }

  get shuffles() {
    return this.#shuffles;
  }

  /** To be called after each move: counts the shuffles it made and readies the next ones. */
  async settle() {
    const { head, streams, words } = this.#rules.engine.chance;
    const word = this.#rules.words(this.at, head + streams * words);
    const made = Number(word[0]);
    if (made === 0) return;
    this.#shuffles += made;
    word.copyWithin(head, head + made * words);
    word.fill(0n, 0, head);
    await this.#fill(streams - made);
  }

  /** @param {number} first  of the shuffles whose words are not there yet */
  async #fill(first) {
    const { head, streams, words } = this.#rules.engine.chance;
    for (let stream = first; stream < streams; stream++) {
      const drawn = await this.#stream(this.#shuffles + stream, words);
      this.#rules.words(this.at + 8 * (head + stream * words), words).set(drawn);
    }
  }

  /**
   * The words of a shuffle, four from each block.
   * @param {number} number
   * @param {number} count
   */
  async #stream(number, count) {
    const texts = Array.from({ length: Math.ceil(count / 4) }, (_, block) => `cardshed shuffle ${number} block ${block}`);
    const sign = (/** @type {string} */ text) => crypto.subtle.sign('HMAC', this.#key, new TextEncoder().encode(text));
    const blocks = (await Promise.all(texts.map(sign))).map((block) => new DataView(block));
    return BigUint64Array.from({ length: count }, (_, n) => blocks[n >> 2].getBigUint64(8 * (n & 3)));
  }
}

/**
 * Writes seats and options into an empty record. They are taken as they are: whether they go together is not checked.
 * @param {Rules} rules
 * @param {number} at
 * @param {number} seats
 * @param {Record<string, any>} chosen  options by name; what is left out is as usual
 */
const setUp = (rules, at, seats, chosen) => {
  const { options, house_rules: house, engine } = rules.about;
  rules.field(at, 'seats').value = seats;
  for (const [name, option] of Object.entries({ ...options, ...house })) {
    const value = chosen[name] ?? option.default ?? option.default_by_seats?.[seats];
    const { field, numbers, adds } = engine.settings[name];
    const number = numbers?.[String(value)] ?? value;
    const set = rules.field(at, field);
    set.value = (adds ? set.value : 0) + (number === 'seats' ? seats : number);
  }
};

/** One match: what is kept of it in memory, and the doors to it. Seats and actions are numbers, several seats a mask. */
export class Match {
  /**
   * @param {Rules} rules
   * @param {Chance} chance
   * @param {number} seats
   * @param {Record<string, any>} options
   */
  constructor(rules, chance, seats, options = {}) {
    this.rules = rules;
    this.chance = chance;
    this.at = rules.place('match');
    this.memory = rules.place('memory');
    this.notebook = rules.place('notebook');
    this.tables = rules.place('tables');
    this.moves = rules.place('moves');
    this.log = rules.place('log');
    setUp(rules, this.at, seats, options);
  }

  /** What only games that weigh worlds keep. */
  get #notes() {
    return this.rules.weighs ? [this.notebook, this.tables] : [];
  }

  /** Deals the first round; what that tells. */
  start() {
    this.rules.doors.start(this.at, this.chance.at, this.log);
    this.rules.doors.take_note(this.at, this.memory, ...this.#notes.slice(0, 1), this.log);
    return this.rules.rows(this.log);
  }

  /**
   * Makes a legal move; what it tells. Chance is to be settled before the next.
   * @param {number} seat
   * @param {number} action
   */
  play(seat, action) {
    this.rules.doors.make_move(this.at, this.memory, ...this.#notes, this.chance.at, seat, action, this.log);
    return this.rules.rows(this.log);
  }

  /** @param {number} seat */
  legal(seat) {
    return this.#listed(this.rules.doors.list_legal(this.at, seat, this.moves));
  }

  /**
   * The legal actions worth a thought.
   * @param {number} seat
   */
  sensible(seat) {
    return this.#listed(this.rules.doors.sensible(this.at, seat, this.moves));
  }

  /** @param {number} count */
  #listed(count) {
    return [...this.rules.shorts(this.moves, count)];
  }

  /**
   * The clause, by its number, that forbids an action that is not legal.
   * @param {number} seat
   * @param {number} action
   * @returns {number}
   */
  forbidding(seat, action) {
    return this.rules.doors.forbidding(this.at, seat, action);
  }

  /** @returns {number} the seats it cannot go on without */
  get waitedFor() {
    return this.rules.doors.waited_for(this.at);
  }

  /** @returns {number} the seats that can do something now */
  get ableToAct() {
    return this.rules.doors.able_to_act(this.at);
  }

  get record() {
    return this.rules.bytes(this.at, Number(this.rules.engine.things.match.item));
  }

  /** The record as the latest round was left, before the next was dealt; zeros where none has ended. */
  get lastRound() {
    const item = Number(this.rules.engine.things.match.item);
    return this.rules.bytes(this.at + item, item);
  }
}

/** What players ask of a match. They read nothing that their seat may not know; all their chance is the word given. */
export class Advice {
  #luck;

  /** @param {Match} match */
  constructor(match) {
    this.match = match;
    this.rules = match.rules;
    this.#luck = this.rules.place('luck');
    this.room = this.rules.place('room');
    this.actions = this.rules.place('actions');
    this.values = this.rules.place('values');
    this.players = this.rules.place('players');
  }

  /** @param {bigint} word */
  #drawn(word) {
    this.rules.words(this.#luck, 1)[0] = word;
    return this.#luck;
  }

  /**
   * A random legal action; −1 where an out-of-turn chance (``optional``) is let go by.
   * @param {number} seat
   * @param {boolean} optional
   * @param {bigint} word
   * @returns {number}
   */
  pick(seat, optional, word) {
    return this.rules.doors.pick(this.match.at, seat, +optional, this.#drawn(word), this.match.moves);
  }

  /**
   * What a careful player does.
   * @param {number} seat
   * @param {boolean} optional
   * @param {bigint} word
   * @returns {number}
   */
  greedy(seat, optional, word) {
    return this.rules.doors.greedy(this.match.at, seat, +optional, this.#drawn(word), this.match.moves);
  }

  /**
   * What a player does who leaves so many of a thousand decisions to chance and makes so many forgetfully.
   * @param {number} seat
   * @param {boolean} optional
   * @param {{guess: number, lapse: number}} habits
   * @param {bigint} word
   * @returns {number}
   */
  choose(seat, optional, habits, word) {
    const { guess, lapse } = this.rules.engine.players.fields;
    this.rules.ints(this.players + guess.at, seat + 1)[seat] = habits.guess;
    this.rules.ints(this.players + lapse.at, seat + 1)[seat] = habits.lapse;
    return this.rules.doors.choose(this.match.at, seat, +optional, this.players, this.#drawn(word), this.match.moves);
  }

  /**
   * What a forgetful player does in place of an action; −1 for a chance missed.
   * @param {number} seat
   * @param {number} action
   * @returns {number}
   */
  lapse(seat, action) {
    return this.rules.doors.lapse(this.match.at, seat, action);
  }

  /**
   * How likely a seat is to win, judged by all cards: to be asked about worlds only.
   * @param {number} seat
   * @returns {number}
   */
  worth(seat) {
    return this.rules.doors.worth(this.match.at, seat);
  }

  /** The world that was dealt. */
  get world() {
    const { item } = this.rules.engine.things.room;
    return this.rules.bytes(this.room + Number(item), Number(item));
  }

  /**
   * Deals a world, as it could be for all that a seat knows.
   * @param {number} seat
   * @param {bigint} deal
   */
  dealWorld(seat, deal) {
    this.#open();
    this.rules.doors.deal_world(this.room, this.match.memory, seat, this.#drawn(deal));
  }

  /**
   * How each of some actions turns out in that world, all carried on by the same word.
   * @param {number} seat
   * @param {number[]} actions
   * @param {bigint} word
   */
  tryInWorld(seat, actions, word) {
    const { doors, engine } = this.rules;
    this.rules.shorts(this.actions, actions.length).set(actions);
    const given = [this.actions, actions.length, this.#drawn(word), engine.horizon, this.values, this.match.moves];
    doors.try_in_world(this.room, seat, ...given);
    return [...this.rules.floats(this.values, actions.length)];
  }

  /**
   * How believable the world is that a word deals; in games that weigh worlds.
   * @param {number} seat
   * @param {bigint} deal
   * @returns {number}
   */
  weighWorld(seat, deal) {
    this.#open();
    const { memory, notebook, tables, moves } = this.match;
    return this.rules.doors.weigh_world(this.room, memory, notebook, tables, seat, this.#drawn(deal), moves);
  }

  /** The room begins with the match as it is. */
  #open() {
    this.rules.bytes(this.room, this.match.record.length).set(this.match.record);
  }
}
