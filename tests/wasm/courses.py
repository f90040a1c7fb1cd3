"""The same matches natively and as WebAssembly in Node; ``python -m tests.wasm.courses`` plays many.

A course is a match of random moves. Before each its player is advised (what a careful player does, how moves
turn out in a world); after each it is looked at how the match stands, to the last byte.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

import cardshed
from cardshed.engine.anygame.beliefs import Past, weigh
from cardshed.engine.anygame.functions import start
from cardshed.engine.anygame.matches import MOST_ACTIONS, MOST_SEATS, choose, new_players
from cardshed.engine.anygame.moves import (
    able_to_act,
    forbidding,
    list_legal,
    make_move,
    take_note,
    waited_for,
)
from cardshed.engine.anygame.search import try_moves
from cardshed.engine.chance import FairChance, fast_words, seed_bytes
from cardshed.engine.events import new_log, read_log, seats_of
from cardshed.engine.rulebook import Telling
from cardshed.engine.state import DECLINE, new_states
from cardshed.games import OURS
from tests.facts import short_options

NODE = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")
ANSWER = Path(__file__).with_name("answer.mjs")
HABITS = (150, 120)
"""Those of ``answer.mjs``."""
TRIES = 3
"""Actions that are not legal, of which the refusal is asked before each move."""

Told = dict[str, Any]


class Played:
    """A match natively, by the functions that a host calls."""

    def __init__(self, game: str, seats: int, options: dict[str, Any], seed: int) -> None:
        kind = cardshed.game(game)
        self.rules = kind.rulebook
        self.seats = seats
        self.chance = FairChance(seed_bytes(seed), 0, self.rules.deck_size)
        self.states = new_states(self.rules.dtype, 2)
        self.states[0] = self.rules.before_the_deal(seats, kind.check(seats, options))[0]
        self.memories = new_states(self.rules.memory_dtype)
        self.past = Past(self.rules.dtype) if isinstance(self.rules, Telling) else None
        self.log = new_log()
        self.out = np.zeros(MOST_ACTIONS, dtype=np.int16)

    @property
    def notes(self) -> tuple[Any, Any]:
        return (None, None) if self.past is None else (self.past.notes, self.past.tables)

    def start(self) -> None:
        start(self.states[0], self.chance.words[0], self.log)
        take_note(self.states, self.memories, self.notes[0], self.log)

    def play(self, seat: int, action: int) -> None:
        given = self.states, self.memories, *self.notes, self.chance.words
        make_move(*given, seat, action, self.log)

    def legal(self, seat: int) -> list[int]:
        found: list[int] = self.out[: list_legal(self.states, seat, self.out)].tolist()
        return found

    def stand(self) -> Told:
        """How it stands after a move."""
        found = {
            "rows": [list(row) for row in read_log(self.log)],
            "record": _digest(self.states[:1]),
            "last_round": _digest(self.states[1:]),
            "memory": _digest(self.memories),
            "notes": "" if self.past is None else _digest(*self.notes),
            "waited": waited_for(self.states),
            "able": able_to_act(self.states),
            "legal": [self.legal(seat) for seat in range(self.seats)],
        }
        self.chance.settle()
        return found

    def advised(self, step: Told) -> Told:
        """What its player is advised."""
        state, seat, optional = self.states[0], step["seat"], step["optional"]
        luck, deal, further = step["words"]
        sensible = self.out[: self.rules.sensible(state, seat, self.out)].copy()
        room, values = self.room(), np.zeros((1, len(sensible)))
        asked = state, seat, optional
        greedy = self.rules.greedy(*asked, words_from(luck)[0], self.out)
        self.rules.resample(room[0], self.memories[0], seat, words_from(deal)[0])
        return {
            "forbidden": [forbidding(self.states, *tried) for tried in step["against"]],
            "sensible": sensible.tolist(),
            "pick": self.rules.pick(*asked, words_from(luck)[0], self.out),
            "greedy": greedy,
            "lapse": greedy if greedy == DECLINE else self.rules.lapse(state, seat, greedy),
            "worth": self.rules.worth(state, seat),
            "choice": choose(*asked, new_players([HABITS] * MOST_SEATS), words_from(luck)[0], self.out),
            "weight": self._weight(seat, deal),
            "world": _digest(room[:1]),
            "values": self._values(seat, sensible, deal, further, values),
        }

    def room(self) -> Any:
        room = np.zeros(3, dtype=self.rules.dtype).view(np.recarray)
        room[0] = self.states[0]
        return room

    def _weight(self, seat: int, deal: str) -> float:
        if self.past is None:
            return 0
        weights = np.zeros(1)
        weigh(self.room(), self.memories[0], *self.notes, seat, words_from(deal), weights)
        return float(weights[0])

    def _values(self, seat: int, actions: Any, deal: str, further: str, values: Any) -> list[float]:
        given = words_from(deal), words_from(further), self.rules.horizon, values
        try_moves(self.room(), self.memories[0], seat, actions, *given)
        found: list[float] = values[0].tolist()
        return found


def _digest(*arrays: Any) -> str:
    return hashlib.sha256(b"".join(array.tobytes() for array in arrays)).hexdigest()


def words_from(*words: str) -> Any:
    """Fast luck that begins with these words, a record each."""
    found = fast_words(0, 0, len(words))
    found.word[:, 0] = [int(word, 16) for word in words]
    return found


def draw(chance: random.Random) -> str:
    """A random word."""
    return f"{chance.getrandbits(64):016x}"


def course(game: str, seats: int, options: dict[str, Any], seed: int, moves: int) -> tuple[Told, Told]:
    """What Node is asked, and what it should answer."""
    played = Played(game, seats, options, seed)
    ask: Told = {"ask": "course", "game": game, "seats": seats, "options": options}
    ask["seed"] = played.chance.seed.hex()
    chance = random.Random(seed)
    steps: list[Told] = []
    played.start()
    stands, advice = [played.stand()], []
    while len(steps) < moves and (able := seats_of(stands[-1]["able"])):
        steps.append(_step(played, chance.choice(able), stands[-1], chance))
        advice.append(played.advised(steps[-1]))
        played.play(steps[-1]["seat"], steps[-1]["action"])
        stands.append(played.stand())
    return {**ask, "steps": steps}, {"stands": stands, "advice": advice}


def _step(played: Played, seat: int, stand: Told, chance: random.Random) -> Told:
    """A random move, and what is asked before it."""
    tried = [
        (other, action)
        for other in range(played.seats)
        for action in chance.sample(range(len(played.rules.actions)), TRIES)
        if action not in stand["legal"][other]
    ]
    return {
        "seat": seat,
        "action": chance.choice(stand["legal"][seat]),
        "optional": not stand["waited"] >> seat & 1,
        "against": tried,
        "words": [draw(chance) for _ in range(3)],
    }


def random_courses(game: str, count: int, seed: int, moves: int) -> Iterator[tuple[Told, Told]]:
    """Courses at all sizes of tables, the smallest and the fullest first, with any options."""
    seats_allowed = list(cardshed.game(game).seats)
    sizes = [seats_allowed.pop(-(number % 2)) for number in range(len(seats_allowed))]
    chance = random.Random(seed)
    for number in range(count):
        seats = sizes[number % len(sizes)]
        yield course(game, seats, short_options(game, seats, chance), chance.getrandbits(32), moves)


def answers(asked: Iterable[Told]) -> Iterator[Told]:
    """What Node answers, one after the other."""
    assert NODE is not None
    with subprocess.Popen([NODE, ANSWER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as node:
        assert node.stdin is not None
        assert node.stdout is not None
        for ask in asked:
            node.stdin.write(f"{json.dumps(ask)}\n")
            node.stdin.flush()
            yield json.loads(node.stdout.readline() or '{"nothing": true}')
        node.stdin.close()


def difference(told: Told, answer: Told) -> str:
    """The first thing that an answer says otherwise, or an empty text."""
    for part in ("stands", "advice"):
        for number, (mine, other) in enumerate(zip(told[part], answer.get(part, []), strict=False)):
            for name, value in mine.items():
                if other.get(name) != json.loads(json.dumps(value)):
                    return f"{part} {number}: {name} is {other.get(name)}, not {value}"
        if len(told[part]) != len(answer.get(part, [])):
            return f"{part}: {len(answer.get(part, []))} of {len(told[part])} were told"
    return ""


def compare(courses: Iterable[tuple[Told, Told]]) -> Iterator[tuple[Told, str]]:
    """What was asked in each course, and how the answer differs."""
    wanted: list[tuple[Told, Told]] = []

    def asked() -> Iterator[Told]:
        for one in courses:
            wanted.append(one)
            yield one[0]

    for answer in answers(asked()):
        ask, told = wanted.pop()
        yield ask, difference(told, answer)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=OURS)
    parser.add_argument("--count", type=int, default=300, help="courses of each game")
    parser.add_argument("--moves", type=int, default=10_000, help="moves of each at most")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    wrong = 0
    for game in chosen.games:
        moves = 0
        for ask, found in compare(random_courses(game, chosen.count, chosen.seed, chosen.moves)):
            moves += len(ask["steps"])
            if found:
                wrong += 1
                print(f"{game}, {ask['seats']} seats, seed {ask['seed']}: {found}")
        print(f"{game}: {chosen.count} matches, {moves:,} moves compared", flush=True)
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
