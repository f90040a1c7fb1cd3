"""The lab: what a designer wants to know about a game or a variant, from many matches.

>>> from cardshed import lab
>>> result = lab.run("clear4", games=200, seed=1, variants=False)
>>> result.findings.variants[0].games
200
>>> result.matches.shape[0]
200
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypedDict, Unpack

from cardshed.engine.errors import BadInput, check_keywords
from cardshed.lab.findings import Estimate, Findings

if TYPE_CHECKING:
    from cardshed.lab.result import Result, open_result

__all__ = ["Estimate", "Findings", "Result", "cards", "compare", "open_result", "run"]


class How(TypedDict, total=False):
    """How an experiment is made."""

    contests: bool
    """Whether the shares of luck and skill are looked for too, which is so if nothing is said."""
    pace: float
    """Seconds a move takes people; four if nothing is said."""
    out: str | Path | None
    """Beside this name the report and the data are written, and finished work is kept there meanwhile."""
    fresh: bool
    """Whether finished work is done again."""
    cores: int | None
    device: str
    on: str | None
    """``"ray"`` or an address: a Ray cluster."""
    progress: Callable[[int], None] | None


def run(
    game: str,
    seats: int = 2,
    games: int = 10_000,
    seed: int = 0,
    bots: str | Sequence[str] = "greedy",
    options: Mapping[str, Any] | None = None,
    variants: bool = True,
    **how: Unpack[How],
) -> Result:
    """Plays a game many times and finds out what there is to know about it; with ``variants``, also how
    each of its options shifts that, and with ``contests`` the shares of luck and skill.

    With ``out`` the report and the data are written beside that name, and finished work is kept there
    meanwhile. ``on="ray"`` or an address plays on a Ray cluster. The numbers depend on none of that."""
    return _run(how, game, seats, games, seed, bots, options, variants)


def compare(
    game: str,
    variants: Sequence[Mapping[str, Any]],
    seats: int = 2,
    games: int = 10_000,
    seed: int = 0,
    bots: str | Sequence[str] = "greedy",
    options: Mapping[str, Any] | None = None,
    **how: Unpack[How],
) -> Result:
    """Puts variants of a game side by side, each with so many ``games``; the first is what the others are
    compared with.

    >>> found = compare("hawaiki", [{"tokens": 1}, {"tokens": 2}], games=100, contests=False).findings
    >>> [variant.name for variant in found.variants]
    ['tokens=1', 'tokens=2']
    """
    return _run(how, game, seats, games, seed, bots, options, list(variants))


def _run(
    how: How,
    game: str,
    seats: int,
    games: int,
    seed: int,
    bots: str | Sequence[str],
    options: Mapping[str, Any] | None,
    variants: bool | Sequence[Mapping[str, Any]],
) -> Result:
    check_polars()
    from cardshed.lab.command import typed
    from cardshed.lab.plan import PACE, make_plan
    from cardshed.lab.running import choose_player, run_plan

    check_keywords(how, How)
    contests, pace = how.get("contests", True), how.get("pace", PACE)
    plan = make_plan(game, seats, games, seed, bots, options, variants, contests).at_pace(pace)
    player = choose_player(how.get("cores"), how.get("device", "cpu"), how.get("on"))
    out, fresh = how.get("out"), how.get("fresh", False)
    return run_plan(plan, player, typed(plan), out, fresh, progress=how.get("progress"))


def cards(game: str) -> tuple[tuple[str, str], ...]:
    """What the numbers in the columns ``dealt_…`` stand for: the card, and where it was dealt to.

    >>> cards("solo")[0]
    ('R1', 'hand')
    """
    from cardshed.games import game as game_by_id
    from cardshed.lab.study import study_of

    kinds: tuple[tuple[str, str], ...] = study_of(game_by_id(game)).DEALT
    return kinds


def check_polars() -> None:
    """Says plainly what is missing."""
    if find_spec("polars") is None:
        raise BadInput("lab", "needs polars, which is not installed (pip install 'cardshed[lab]')")


def __getattr__(name: str) -> Any:
    if name in ("Result", "open_result"):
        check_polars()
        from cardshed.lab import result

        return getattr(result, name)
    raise AttributeError(f"module 'cardshed.lab' has no attribute {name!r}")
