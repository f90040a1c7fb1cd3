"""What batches and simulations are worked on by: the cores of the CPU, or a GPU."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from cardshed.engine.errors import BadInput
from cardshed.engine.processors.arrays import Arrays, Company, Finished
from cardshed.engine.rulebook import Rulebook

DEVICES = ("cpu", "cuda")
MOST_CORES = 1024


class Processor(Protocol):
    """Works on the arrays of a batch of one game with one number of seats."""

    record: np.dtype[Any]
    """What a match takes here."""

    def zeros(self, shape: tuple[int, ...], dtype: Any) -> Any:
        """Room for an array where this processor works; raises ``MemoryError``."""

    def upload(self, host: Any) -> Any:
        """An array where this processor works."""

    def download(self, array: Any) -> Any:
        """A copy of an array in the memory of the CPU."""

    def actions(self, given: Any) -> Any:
        """Actions where this processor can work on them."""

    def begin(self, arrays: Arrays) -> None: ...

    def step(self, arrays: Arrays, actions: Any) -> None: ...

    def random_steps(self, arrays: Arrays, steps: int) -> None: ...

    def begin_among(self, arrays: Arrays, company: Company) -> None:
        """Begins where all but a learner are compiled players."""

    def step_among(self, arrays: Arrays, company: Company, actions: Any) -> None:
        """The learner's actions, and what the others do until it is asked again."""

    def pick_actions(self, arrays: Arrays) -> Any:
        """Random legal actions of the asked seats, from the matches' own chance."""

    def mark_legal(self, arrays: Arrays) -> None: ...

    def observe(self, arrays: Arrays) -> None: ...

    def first_illegal(self, arrays: Arrays, actions: Any) -> int: ...

    def play_matches(self, template: Any, players: Any | None, words: Any) -> Finished:
        """Plays a match from each word, between these compiled players or random ones."""

    def sum_up(self, template: Any, players: Any | None, stream: int, first: int, count: int) -> Any:
        """Plays the matches of a stream from number ``first`` on; returns their sums (``anygame.sums``)."""


def processor(device: object, rules: Rulebook, seats: int, cores: int | None = None) -> Processor:
    """A processor by name; :class:`BadInput` says what is missing."""
    if device == "cpu":
        from cardshed.engine.processors.cpu import Cpu

        return Cpu(rules, seats, cores)
    if device == "cuda":
        from cardshed.engine.processors.gpu import Gpu, check_gpu

        check_gpu()
        return Gpu(rules, seats)
    raise BadInput("device", f"must be one of {', '.join(DEVICES)}, not {device!r}")
