"""Which rules a match is played by.

An edition is the version that a game gives its rules, and a fingerprint of how they play: what is legal
in fixed matches, move for move. So a change of the rules is noticed even where nobody counted it; a change
of words, events or players is none.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

from cardshed.engine.cache import compiled_folder
from cardshed.engine.game import Game

MATCHES = 3
"""Fixed matches for each way to set up the game that is tried."""
MOVES = 120
"""Moves that each is followed for."""


def edition(game: Game) -> str:
    """The edition of a game's rules, worked out once for each release on a machine.

    >>> from cardshed import game
    >>> edition(game("solo")) == edition(game("solo")) != edition(game("skipbo"))
    True
    """
    known = _known.get((game.module, game.version))
    if known is None:
        known = _known[game.module, game.version] = _kept(game) or _worked_out(game)
    return known


_known: dict[tuple[str, int], str] = {}


def _file(game: Game) -> Path:
    """Where it is kept, beside the compiled rules of this release."""
    rules = import_module(f"{game.module}.rulebook").__file__
    assert rules is not None
    return Path(compiled_folder(rules)) / f"edition-{game.id}-{game.version}"


def _kept(game: Game) -> str:
    try:
        return _file(game).read_text("ascii")
    except OSError:
        return ""


def _worked_out(game: Game) -> str:
    made = f"{game.version}-{fingerprint(game)}"
    with suppress(OSError):
        _file(game).write_text(made, encoding="ascii")
    return made


def fingerprint(game: Game) -> str:
    """Eight digits that depend on what is legal in the fixed matches."""
    digest = hashlib.sha256(game.id.encode())
    for seats, options in _setups(game):
        for seed in range(MATCHES):
            match = game.match(seats, seed, options)
            for number in range(MOVES):
                choices = [(seat, move) for seat in match.actors for move in match.moves(seat)]
                digest.update(f"{match.scores} {choices}\n".encode())
                if not choices:
                    break
                match.play(*choices[_pick(f"{seed} {number}", len(choices))])
    return digest.hexdigest()[:8]


def _setups(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """The smallest and the fullest table, and each option with another value than usual."""
    few, many = game.seats[0], game.seats[-1]
    yield few, {}
    yield many, {}
    for name, option in game.options.items():
        values = list(option.values)
        yield min(few + 2, many), {name: values[0] if values[0] != option.default else values[-1]}


def _pick(what: str, count: int) -> int:
    """A number below ``count`` that looks random and is the same everywhere."""
    return int.from_bytes(hashlib.sha256(what.encode()).digest()[:8], "big") % count
