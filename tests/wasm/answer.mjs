/** Plays by the rules in `web/engine` what stands on lines of JSON, and tells on a line each how it went. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Advice, Chance, Match, load } from '../../src/cardshed/web/engine/rules.js';

const ENGINE = new URL('../../src/cardshed/web/engine/', import.meta.url);
const HABITS = { guess: 150, lapse: 120 };

const fromHex = (text) => Uint8Array.from(Buffer.from(text, 'hex'));
const digest = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

const begun = async ({ game, seats, options, seed }) => {
  const about = JSON.parse(readFileSync(new URL(`${game}.json`, ENGINE), 'utf8'));
  const rules = await load(readFileSync(new URL(`${game}.wasm`, ENGINE)), about);
  return new Match(rules, await Chance.of(rules, fromHex(seed)), seats, options);
};

const kept = (match, name) => match.rules.bytes(match[name], match.rules.engine.things[name].bytes);

const stand = (match, rows, seats) => ({
  rows,
  record: digest(match.record),
  last_round: digest(match.lastRound),
  memory: digest(kept(match, 'memory')),
  notes: match.rules.weighs ? digest(kept(match, 'notebook'), kept(match, 'tables')) : '',
  waited: match.waitedFor,
  able: match.ableToAct,
  legal: Array.from({ length: seats }, (_, seat) => match.legal(seat)),
});

const advised = (advice, { seat, optional, against, words }) => {
  const [luck, deal, further] = words.map((word) => BigInt(`0x${word}`));
  const { match } = advice;
  const sensible = match.sensible(seat);
  const greedy = advice.greedy(seat, optional, luck);
  const told = {
    forbidden: against.map(([other, action]) => match.forbidding(other, action)),
    sensible,
    pick: advice.pick(seat, optional, luck),
    greedy,
    lapse: greedy < 0 ? greedy : advice.lapse(seat, greedy),
    worth: advice.worth(seat),
    choice: advice.choose(seat, optional, HABITS, luck),
    weight: match.rules.weighs ? advice.weighWorld(seat, deal) : 0,
  };
  advice.dealWorld(seat, deal);
  return { ...told, world: digest(advice.world), values: advice.tryInWorld(seat, sensible, further) };
};

/** A whole course: how the match stands after each move, and what its player is advised before it. */
const course = async ({ steps, ...given }) => {
  const { seats } = given;
  const match = await begun(given);
  const advice = new Advice(match);
  const stands = [stand(match, match.start(), seats)];
  await match.chance.settle();
  const advices = [];
  for (const step of steps) {
    advices.push(advised(advice, step));
    stands.push(stand(match, match.play(step.seat, step.action), seats));
    await match.chance.settle();
  }
  return { stands, advice: advices };
};

/** Careful matches from a word each, as often as it says: their lengths, how they end, and the seconds it took. */
const matches = async ({ words, ...given }) => {
  const match = await begun(given);
  const { doors } = match.rules;
  const luck = match.rules.place('luck');
  const players = match.rules.place('players');
  const undealt = match.record.slice();
  const lengths = [];
  const began = performance.now();
  for (const word of words) {
    match.record.set(undealt);
    match.rules.words(luck, 1)[0] = BigInt(`0x${word}`);
    doors.start_simulated(match.at, luck);
    lengths.push(doors.play_match(match.at, players, luck, match.moves));
  }
  return { lengths, last: digest(match.record), seconds: (performance.now() - began) / 1000 };
};

/** The heart of a search, world after world, in the match as it was dealt: how the moves turned out, and the seconds it took. */
const search = async ({ seat, words, ...given }) => {
  const match = await begun(given);
  match.start();
  const advice = new Advice(match);
  const actions = match.sensible(seat);
  const values = [];
  const began = performance.now();
  for (const [deal, further] of words.map((pair) => pair.map((word) => BigInt(`0x${word}`)))) {
    advice.dealWorld(seat, deal);
    values.push(advice.tryInWorld(seat, actions, further));
  }
  return { values, seconds: (performance.now() - began) / 1000 };
};

const ANSWERS = { course, matches, search };

for await (const line of createInterface({ input: process.stdin })) {
  const { ask, ...given } = JSON.parse(line);
  process.stdout.write(`${JSON.stringify(await ANSWERS[ask](given))}\n`);
}
