"""Mutated moves, positions and records: each must be refused clearly or be valid, and never harm a match.

``python -m tests.fuzz 1000000`` runs a longer campaign than the tests do.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from typing import Any

import cardshed
from cardshed.engine.match import Match
from tests.tools import GAMES, play_on

JUNK: list[Any] = [
    None, True, False, 0, -1, 1, 2, 7, 99, 10**6, -(10**12), 2**70, 1.5, float("nan"), float("inf"),
    "", " ", "?", "R5", "J", "J=5", "J=0", "S", "12", "R5*", "é", "\x00", "١", "x" * 300,
    [], [[]], [[[]]], ["R5"], ["1", "1"], {}, {"a": 1}, {"seed": "00"}, [None], [0, 0],
]  # fmt: skip


def mutated_text(text: str, chance: random.Random) -> str:
    """A move with letters lost, doubled, swapped or invented."""
    letters = list(text)
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(letters) + 1)
        kind = chance.randrange(4)
        if kind == 0 and letters:
            del letters[min(at, len(letters) - 1)]
        elif kind == 1:
            letters.insert(at, chance.choice("RGBYOPJSCDbdsp0123456789>@+!:*- ,é\x00\n"))
        elif kind == 2 and letters:
            i, j = chance.randrange(len(letters)), chance.randrange(len(letters))
            letters[i], letters[j] = letters[j], letters[i]
        else:
            letters += letters[:at]
    return "".join(letters)


def mutated(value: Any, chance: random.Random) -> Any:
    """A JSON value with one place changed."""
    copy = json.loads(json.dumps(value))
    holder, key = chance.choice(_places(copy))
    kind = chance.randrange(5)
    if kind == 0 and isinstance(holder, dict):
        del holder[key]
    elif kind == 1 and isinstance(holder, list):
        holder.insert(key, chance.choice(JUNK))
    elif kind == 2 and isinstance(holder[key], int) and not isinstance(holder[key], bool):
        holder[key] += chance.choice([-1, 1, 2, 100])
    elif kind == 3 and isinstance(holder[key], list) and holder[key]:
        holder[key].append(chance.choice(holder[key]))
    else:
        holder[key] = chance.choice(JUNK)
    if chance.random() < 0.05 and isinstance(copy, dict):
        copy[chance.choice(["x", "Turn", "hand", "chance", "memory", ""])] = chance.choice(JUNK)
    return copy


def _places(value: Any) -> list[tuple[Any, Any]]:
    found: list[tuple[Any, Any]] = []
    keys: Any = value.keys() if isinstance(value, dict) else range(len(value))
    for key in keys:
        found.append((value, key))
        if isinstance(value[key], dict | list) and value[key]:
            found += _places(value[key])
    return found


def some_match(game: str, chance: random.Random) -> Match:
    """A match somewhere in its middle."""
    kind = cardshed.game(game)
    options = {
        name: chance.choice(option.values)
        for name, option in kind.options.items()
        if isinstance(option.default, bool | str)
    }
    seats = chance.choice([seats for seats in kind.seats if seats in (4, 6) or not options.get("teams")])
    match = kind.match(seats=seats, seed=chance.getrandbits(64), options=options)
    for _ in play_on(match, chance, chance.randrange(120)):
        pass
    return match


def fuzz_move(match: Match, chance: random.Random) -> None:
    """A broken move is refused with a clause, or is another legal move; nothing else happens."""
    texts = match.game.rulebook.actions
    text: Any = mutated_text(chance.choice(texts), chance)
    seat: Any = chance.randrange(match.seats)
    if chance.random() < 0.1:
        text = chance.choice(JUNK)
    if chance.random() < 0.05:
        seat = chance.choice([-1, match.seats, None, "0", 1.0, True, 10**20])
    before = match.position()
    try:
        refusal = match.refusal(seat, text)
        if refusal is not None:
            assert refusal.text
            assert refusal.clause in match.game.clauses
            match.play(seat, text)
            raise AssertionError(f"{text!r} was refused and then played")
        assert text in match.moves(seat)
    except ValueError as problem:
        check_named(problem)
    assert match.position() == before


def fuzz_position(match: Match, chance: random.Random) -> None:
    """A broken position is refused with the field's name, or is a position one can play on from."""
    data = mutated(match.position(), chance)
    try:
        loaded = cardshed.load(data if chance.random() < 0.5 else json.dumps(data))
    except ValueError as problem:
        check_named(problem)
        return
    again = cardshed.load(loaded.position())
    assert again.position() == loaded.position()
    assert loaded.over or loaded.actors, data
    for seat in range(loaded.seats):
        loaded.view(seat)
    for _ in play_on(loaded, chance, 8):
        pass


def fuzz_record(match: Match, chance: random.Random) -> None:
    """A broken record is refused, or is a record of another match."""
    lines = [json.loads(line) for line in match.record().splitlines()][: chance.randint(1, 12)]
    if chance.random() < 0.5:
        lines[0] = mutated(lines[0], chance)
    else:
        lines = mutated(lines, chance)
    text = "\n".join(json.dumps(line) for line in lines)
    if chance.random() < 0.1:
        text = mutated_text(text, chance)
    try:
        loaded = cardshed.load(text)
    except ValueError as problem:
        check_named(problem)
        return
    assert cardshed.load(loaded.record()).position() == loaded.position()


def check_named(problem: ValueError) -> None:
    """The message begins with what is wrong: a field, a line, or a seat and its move."""
    if isinstance(problem, cardshed.IllegalMove):
        assert problem.clause
        return
    assert isinstance(problem, cardshed.BadInput), repr(problem)
    assert str(problem).startswith(f"{problem.field}: ")


Fuzzer = Callable[[Match, random.Random], None]


def campaign(tries: int, seed: int) -> int:
    """Runs ``tries`` mutations, most of them of moves, over all games; returns how many it made."""
    chance = random.Random(seed)
    made = 0
    while made < tries:
        match = some_match(GAMES[made // 100 % len(GAMES)], chance)
        fuzzers: list[tuple[Fuzzer, int]] = [(fuzz_move, 70), (fuzz_position, 20), (fuzz_record, 10)]
        for fuzzer, count in fuzzers:
            for _ in range(count):
                fuzzer(match, chance)
                made += 1
    return made


if __name__ == "__main__":
    print(f"{campaign(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0):,} tries, no finding")
