"""Playing one part of an experiment: a table with a row for each match."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from threading import Lock
from typing import Any

import numpy as np
import numpy.typing as npt
import polars as pl

from cardshed.bots.names import compiled_players
from cardshed.engine.anygame.functions import start
from cardshed.engine.anygame.matches import OFTEN, new_players
from cardshed.engine.chance import fast_words
from cardshed.engine.processors import processor
from cardshed.lab.plan import STRONG, Part, Plan, Setting
from cardshed.lab.study import study_of
from cardshed.lab.watch import FIGURES, MOST_DEALT, watch_matches
from cardshed.simulation import play_compiled

CHUNK = 128
"""Matches a call of compiled code."""
_one_gpu = Lock()
"""Threads that watch matches on the cores take turns at the GPU."""

Progress = Callable[[int], None]


class Stopped(Exception):
    """The work was called off."""


class CannotPlay(RuntimeError):
    """Parts were sent elsewhere, and cannot be played there."""


def play_part(plan: Plan, part: Part, progress: Progress | None = None, device: str = "cpu") -> pl.DataFrame:
    """Plays a part; ``progress`` is told the matches played since, and may raise :class:`Stopped`."""
    tell = progress or (lambda count: None)
    setting = plan.settings[part.setting]
    if part.contest is None:
        return _watch(plan, setting, part, tell)
    return _contest(plan, setting, part, tell, device)


def _watch(plan: Plan, setting: Setting, part: Part, tell: Progress) -> pl.DataFrame:
    rules = plan.game.rulebook
    template = rules.before_the_deal(plan.seats, setting.options)
    players = new_players(plan.habits)
    random_only = all(guess == OFTEN for guess, _ in plan.habits)
    words = fast_words(plan.seed, part.first, part.count)
    figures = np.zeros((part.count, len(FIGURES)), dtype=np.int32)
    counts = np.zeros((part.count, len(study_of(plan.game).RULES)), dtype=np.int32)
    hands = np.zeros((part.count, plan.seats, cards_dealt(plan, setting)), dtype=np.uint8)
    scores = np.zeros((part.count, plan.seats), dtype=np.int32)
    for first in range(0, part.count, CHUNK):
        some = slice(first, min(first + CHUNK, part.count))
        states = np.zeros(some.stop - first, dtype=rules.dtype).view(np.recarray)
        states[:] = template
        watch_matches(states, players, random_only, words[some], figures[some], counts[some], hands[some])
        scores[some] = states["scores"][:, : plan.seats]
        tell(some.stop - first)
    return _table(plan, setting, part, figures, counts, hands, scores)


def _table(
    plan: Plan,
    setting: Setting,
    part: Part,
    figures: npt.NDArray[np.int32],
    counts: npt.NDArray[np.int32],
    hands: npt.NDArray[np.uint8],
    scores: npt.NDArray[np.int32],
) -> pl.DataFrame:
    columns: dict[str, Any] = _key(plan, setting, part)
    for i, name in enumerate(FIGURES):
        columns[name] = np.ascontiguousarray(figures[:, i])
    for seat in range(plan.seats):
        columns[f"score_{seat}"] = np.ascontiguousarray(scores[:, seat])
    for i, (name, _) in enumerate(study_of(plan.game).RULES):
        columns[f"rule_{name}"] = np.ascontiguousarray(counts[:, i])
    for seat in range(plan.seats):
        columns[f"dealt_{seat}"] = pl.Series(np.ascontiguousarray(hands[:, seat])).arr.to_list()
    return pl.DataFrame(columns)


def _key(plan: Plan, setting: Setting, part: Part) -> dict[str, Any]:
    """Which matches these are."""
    return {
        "variant": pl.Series([setting.name] * part.count, dtype=pl.Enum([s.name for s in plan.settings])),
        "number": np.arange(part.first, part.first + part.count, dtype=np.int64),
    }


def cards_dealt(plan: Plan, setting: Setting) -> int:
    """How many cards each seat is dealt that the lab looks at."""
    rules = plan.game.rulebook
    record = rules.before_the_deal(plan.seats, setting.options)[0]
    start(record, fast_words(0, 0, 1)[0], None)
    room = np.zeros(MOST_DEALT, dtype=np.uint8)
    return max(int(study_of(plan.game).dealt(record, seat, room)) for seat in range(plan.seats))


def _contest(plan: Plan, setting: Setting, part: Part, tell: Progress, device: str) -> pl.DataFrame:
    """Each deal once with the strong player (and its partners) at each seat."""
    assert part.contest is not None
    weak = plan.weak[part.contest]
    sides = plan.sides(setting)
    work = processor(device, plan.game.rulebook, plan.seats, 1)
    tables = []
    for strong in range(sides):
        names = [STRONG if seat % sides == strong else weak for seat in range(plan.seats)]
        habits = compiled_players(names)
        assert habits is not None
        winners = np.zeros(part.count, dtype=np.int32)
        decisions = np.zeros(part.count, dtype=np.int32)
        step = part.count if device == "cuda" else CHUNK
        for first in range(0, part.count, step):
            some = slice(first, min(first + step, part.count))
            words = fast_words(plan.seed, part.first + first, some.stop - first)
            with _one_gpu if device == "cuda" else nullcontext():
                found = play_compiled(work, plan.game, habits, setting.options, words)
            winners[some], decisions[some] = found.winners, found.lengths
            tell(some.stop - first)
        key = _key(plan, setting, part)
        who = {
            "weak": pl.Series([weak] * part.count, dtype=pl.Enum(plan.weak)),
            "strong": np.full(part.count, strong, dtype=np.int8),
        }
        tables.append(pl.DataFrame({**key, **who, "winners": winners, "decisions": decisions}))
    return pl.concat(tables)


def prepare(plan: Plan) -> None:
    """Compiles what the plan needs, or loads it if that was done before."""
    play_part(plan, Part(0, None, 0, 1, 1))
    if plan.weak:
        play_part(plan, Part(0, 0, 0, 1, plan.seats))
