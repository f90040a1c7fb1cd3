"""Which players there are, and what they are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from cardshed.bots import outside
from cardshed.bots.levels import LEVELS
from cardshed.engine.errors import BadInput

if TYPE_CHECKING:
    from cardshed.bots.builtin import Careful, Search

Player: TypeAlias = "Careful | Search | outside.Bot"

DEFAULT_BUDGET = "100ms"
ALWAYS = 1000
Habits: TypeAlias = list[tuple[int, int]]
"""Of compiled players: how many of a thousand decisions are guesses, and how many forgetful."""


def known_bots() -> list[str]:
    """The names of the players that come with the games, from weak to strong."""
    return ["random", *LEVELS, "greedy", "search"]


def compiled(name: str) -> tuple[int, int] | None:
    """How often a compiled player guesses and forgets; ``None`` for other players."""
    if name == "random":
        return ALWAYS, 0
    if name == "greedy":
        return 0, 0
    level = LEVELS.get(name)
    return (level.guess, level.lapse) if level and level.budget is None else None


def search_budget(name: str) -> str | None:
    """The budget of a searching player; ``None`` for other players."""
    if name in LEVELS:
        return LEVELS[name].budget
    head, _, budget = name.partition(":")
    return (budget or DEFAULT_BUDGET) if head == "search" else None


def check_bots(names: object) -> list[str]:
    """Names of players, or an error that says which is not one."""
    if not isinstance(names, list | tuple):
        raise BadInput("bots", "must be a list of names")
    for i, name in enumerate(names):
        if not isinstance(name, str):
            raise BadInput(f"bots[{i}]", f"must be a name, not {name!r}")
        _check(f"bots[{i}]", name.strip())
    return [name.strip() for name in names]


def _check(field: str, name: str) -> None:
    budget = search_budget(name)
    if budget is not None:
        from cardshed.engine.anygame.budget import Budget

        Budget.read(budget, f"{field} {name!r}")
    elif compiled(name) is None:
        if ":" not in name:
            known = f"{', '.join(known_bots())}, or module:Class for one of your own"
            raise BadInput(field, f"there is no bot {name!r}; there is {known}")
        outside.load_class(name)


def bot(name: str, seed: int | None = None) -> Player:
    """A player by its name; the same seed makes the same decisions (of a search: under a budget of
    playouts)."""
    (name,) = check_bots([name])
    from cardshed.bots.builtin import Careful, Search
    from cardshed.engine.anygame.budget import Budget

    budget = search_budget(name)
    if budget is not None:
        return Search(Budget.read(budget), seed)
    habits = compiled(name)
    return outside.make(name, seed) if habits is None else Careful(*habits, seed)


def others_at_table(names: object, seats: int) -> list[str]:
    """Compiled players for all seats but one; the last one named also sits at those that are left over."""
    if not isinstance(names, list | tuple) or not 1 <= len(names) < seats:
        raise BadInput("bots", f"must be a list of 1 to {seats - 1} names, for all seats but the learner's")
    for i, name in enumerate(names):
        if not isinstance(name, str) or compiled(name) is None:
            able = ", ".join(name for name in known_bots() if compiled(name) is not None)
            raise BadInput(f"bots[{i}]", f"must be a compiled bot ({able}), not {name!r}")
    return [*names, *names[-1:] * (seats - 1 - len(names))]


def compiled_players(names: Sequence[str]) -> Habits | None:
    """How often each guesses and forgets, if all players are compiled."""
    habits = [compiled(name) for name in names]
    return None if None in habits else [habit for habit in habits if habit is not None]
