"""Tournaments between bots: every deal is played once with each bot at each seat.

The work is cut into pieces that depend on nothing but the settings, so that they can be played on any
number of cores, kept in a journal, and taken up again. Where all players are compiled, many pieces are played
together on a processor; the others are played one by one, in processes.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from functools import cached_property
from itertools import chain, combinations, islice
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from cardshed.bots.builtin import Search
from cardshed.bots.names import check_bots, compiled_players
from cardshed.engine.chance import fast_words
from cardshed.engine.errors import BadInput
from cardshed.engine.fields import whole
from cardshed.engine.processors import MOST_CORES, Processor
from cardshed.engine.processors.cpu import usable_cores
from cardshed.games import game as game_by_id
from cardshed.rating import Sprt, elo_table, wilson
from cardshed.simulation import (
    MOST_GAMES,
    part_sizes,
    play_compiled,
    processor_for,
    run_asked,
)

COMPILED_DEALS = 64
"""Deals a piece of work where the bots are compiled; otherwise one."""
JOURNAL_VERSION = 1


@dataclass(frozen=True)
class Settings:
    """What is played: ``games`` matches (rounded up to whole deals) of each line-up."""

    game: str
    bots: list[str]
    seats: int
    games: int
    seed: int
    options: dict[str, Any]

    @classmethod
    def check(
        cls,
        game: str,
        bots: Sequence[str],
        seats: int | None = None,
        games: int = 1000,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
    ) -> Settings:
        kind = game_by_id(game)
        names = check_bots(list(bots))
        if len(set(names)) != len(names):
            raise BadInput("bots", "names a bot twice")
        if len(names) < 2:
            raise BadInput("bots", "must name at least two")
        places = kind.seats[0] if seats is None else whole("seats", seats, kind.seats[0], kind.seats[-1])
        whole("games", games, 1, MOST_GAMES)
        whole("seed", seed, 0, 2**256 - 1)
        return cls(game, names, places, games, seed, kind.check(places, options))

    @cached_property
    def lineups(self) -> list[tuple[int, ...]]:
        """Who meets whom: all choices of as many bots as there are seats. With fewer bots than seats
        the last one fills up the table."""
        numbers = range(len(self.bots))
        if len(self.bots) < self.seats:
            return [(*numbers, *[len(self.bots) - 1] * (self.seats - len(self.bots)))]
        return list(combinations(numbers, self.seats))

    @property
    def deals(self) -> int:
        """Deals a line-up; each is played with the seats turned in every way."""
        return -(-self.games // self.seats)

    def names(self, lineup: int, turned: int = 0) -> list[str]:
        return [self.bots[i] for i in self.order(lineup, turned)]

    @cached_property
    def compiled(self) -> list[bool]:
        """Whether all players of each line-up are compiled."""
        return [compiled_players(self.names(lineup)) is not None for lineup in range(len(self.lineups))]

    def order(self, lineup: int, turned: int) -> list[int]:
        """Which bot sits where when everybody has moved on by so many seats."""
        players = self.lineups[lineup]
        return [players[(seat - turned) % self.seats] for seat in range(self.seats)]


@dataclass
class Piece:
    """Some deals of one line-up, and how they went."""

    lineup: int
    first: int
    deals: int
    points: list[list[float]] = field(default_factory=list)
    """For each deal, what each place of the line-up won in it: a match is one point, shared evenly."""
    unwon: int = 0
    decisions: list[int] = field(default_factory=list)
    """By place of the line-up, as what follows; compiled players are not timed one by one."""
    seconds: list[float] = field(default_factory=list)
    longest: list[float] = field(default_factory=list)
    playouts: list[int] = field(default_factory=list)

    @property
    def key(self) -> tuple[int, int, int]:
        return self.lineup, self.first, self.deals


def pieces(settings: Settings) -> Iterator[Piece]:
    """The whole work, in an order that serves all line-ups alike."""
    sizes = [COMPILED_DEALS if compiled else 1 for compiled in settings.compiled]
    for start in range(0, settings.deals, COMPILED_DEALS):
        stop = min(start + COMPILED_DEALS, settings.deals)
        for first in range(start, stop):
            for lineup, size in enumerate(sizes):
                if (first - start) % size == 0:
                    yield Piece(lineup, first, min(size, stop - first))


def play_piece(settings: Settings, piece: Piece) -> Piece:
    """Plays the deals of a piece; the same wherever it runs, but for searches on the clock."""
    if settings.compiled[piece.lineup]:
        play_together(settings, [piece], arena_processor(settings, "cpu", 1))
        return piece
    _make_room(settings, piece)
    for turned in range(settings.seats):
        _play_asked(settings, piece, turned)
    return piece


def arena_processor(settings: Settings, device: str, cores: int) -> Processor:
    return processor_for(game_by_id(settings.game), settings.seats, settings.bots, device, cores)


def play_together(settings: Settings, some: Sequence[Piece], work: Processor) -> None:
    """Plays pieces whose players are compiled."""
    for lineup in {piece.lineup for piece in some}:
        _play_compiled(settings, [piece for piece in some if piece.lineup == lineup], work)


def _play_compiled(settings: Settings, some: Sequence[Piece], work: Processor) -> None:
    """Pieces of one line-up."""
    kind = game_by_id(settings.game)
    deals = sum(piece.deals for piece in some)
    points = np.zeros((deals, settings.seats))
    unwon = np.zeros(deals, dtype=np.int64)
    for turned in range(settings.seats):
        habits = compiled_players(settings.names(some[0].lineup, turned))
        assert habits is not None
        words = [fast_words(settings.seed, piece.first, piece.deals) for piece in some]
        found = play_compiled(work, kind, habits, settings.options, np.concatenate(words).view(np.recarray))
        won = _shares(found.winners, settings.seats)
        points += np.roll(won, -turned, axis=1)
        unwon += found.winners == 0
    start = 0
    for piece in some:
        _make_room(settings, piece)
        part = slice(start, start + piece.deals)
        piece.points = points[part].tolist()
        piece.unwon = int(unwon[part].sum())
        start += piece.deals


def _shares(winners: npt.NDArray[np.int16], seats: int) -> npt.NDArray[np.float64]:
    """(matches, seats) what each seat won: a match is one point, shared evenly."""
    won = winners[:, None] >> np.arange(seats) & 1
    shares: npt.NDArray[np.float64] = won / np.maximum(won.sum(axis=1, keepdims=True), 1)
    return shares


def _make_room(settings: Settings, piece: Piece) -> None:
    seats = settings.seats
    piece.points = [[0.0] * seats for _ in range(piece.deals)]
    piece.decisions, piece.playouts = [0] * seats, [0] * seats
    piece.seconds, piece.longest = [0.0] * seats, [0.0] * seats


def _play_asked(settings: Settings, piece: Piece, turned: int) -> None:
    names = settings.names(piece.lineup, turned)
    kind = game_by_id(settings.game)
    for deal in range(piece.deals):
        match, course, players = run_asked(
            kind, names, settings.options, settings.seed, piece.first + deal, turned
        )
        _score(piece, deal, match.winners, turned)
        for seat, player in enumerate(players):
            place = (seat - turned) % settings.seats
            piece.decisions[place] += course.decisions[seat]
            piece.seconds[place] += course.seconds[seat]
            piece.longest[place] = max(piece.longest[place], course.longest[seat])
            piece.playouts[place] += player.playouts if isinstance(player, Search) else 0


def _score(piece: Piece, deal: int, winners: Sequence[int], turned: int) -> None:
    points = piece.points[deal]
    for seat in winners:
        points[(seat - turned) % len(points)] += 1 / len(winners)
    piece.unwon += not winners


# What came of it


class Standing:
    """The results so far."""

    def __init__(self, settings: Settings, sprt: Sprt | None = None) -> None:
        count = len(settings.bots)
        self.settings = settings
        self.sprt = sprt
        self.matches = 0
        self.unwon = 0
        self.played = np.zeros(count)
        self.points = np.zeros(count)
        self.beaten = np.zeros((count, count))
        """How many points bot i made where bot j sat at the same table, their common ones halved."""
        self.decisions = np.zeros(count, dtype=np.int64)
        self.seconds = np.zeros(count)
        self.longest = np.zeros(count)
        self.playouts = np.zeros(count, dtype=np.int64)
        self._tested = 0
        self._early: dict[int, Piece] = {}

    def add(self, piece: Piece) -> None:
        seats = self.settings.seats
        lineup = self.settings.lineups[piece.lineup]
        self.matches += seats * piece.deals
        self.unwon += piece.unwon
        totals = np.sum(piece.points, axis=0)
        for place, bot in enumerate(lineup):
            self.played[bot] += seats * piece.deals
            self.points[bot] += totals[place]
            self.decisions[bot] += piece.decisions[place]
            self.seconds[bot] += piece.seconds[place]
            self.longest[bot] = max(self.longest[bot], piece.longest[place])
            self.playouts[bot] += piece.playouts[place]
            for other_place, other in enumerate(lineup):
                if other != bot:
                    lead = totals[place] - totals[other_place]
                    self.beaten[bot, other] += (seats * piece.deals + lead) / 2
        if self.sprt is not None:
            self._test(self.sprt, piece)

    def _test(self, sprt: Sprt, piece: Piece) -> None:
        """Shows the deals to the test in their order, however they were finished."""
        self._early[piece.first] = piece
        while self._tested in self._early:
            following = self._early.pop(self._tested)
            self._tested += following.deals
            for first, *others in following.points:
                lead = first - sum(others) / len(others)
                sprt.add((1 + lead / self.settings.seats) / 2)

    @property
    def decided(self) -> bool:
        return self.sprt is not None and self.sprt.verdict is not None

    def summary(self) -> dict[str, Any]:
        """The figures as plain values, the strongest bot first."""
        ratings = elo_table(self.beaten)
        rows = [self._row(i, name, *ratings[i]) for i, name in enumerate(self.settings.bots)]
        return {
            **asdict(self.settings),
            "matches": self.matches,
            "unwon": self.unwon,
            "standing": sorted(rows, key=lambda row: -row["elo"]),
            "sprt": None if self.sprt is None else self.sprt.summary(),
        }

    def _row(self, i: int, name: str, elo: float, elo_error: float) -> dict[str, Any]:
        played = int(self.played[i])
        points = float(self.points[i])
        return {
            "bot": name,
            "matches": played,
            "points": points,
            "share": _ratio(points, played),
            "interval": list(wilson(points, played)) if played else None,
            "elo": elo,
            "elo_error": elo_error,
            "ms_per_decision": _ratio(1000 * self.seconds[i], self.decisions[i]),
            "ms_longest": _ratio(1000 * self.longest[i], bool(self.decisions[i])),
            "playouts_per_second": _ratio(self.playouts[i], self.seconds[i] if self.playouts[i] else 0),
        }


def _ratio(amount: float, over: float) -> float | None:
    return float(amount / over) if over else None


# Playing it all


def run_arena(
    settings: Settings,
    workers: int | None = None,
    journal: str | os.PathLike[str] | None = None,
    sprt: Sprt | None = None,
    progress: Callable[[Standing], None] | None = None,
    device: str = "cpu",
) -> Standing:
    """Plays the tournament on all cores, or on as many as there shall be ``workers``, and returns the final
    standing. Compiled players play on the ``device``; others are asked in processes.

    With a journal, pieces already in it are not played again. Stopping early (Ctrl-C) loses nothing
    that is in the journal."""
    if sprt is not None and len(settings.bots) != 2:
        raise BadInput("sprt", "compares exactly two bots")
    cores = usable_cores() if workers is None else whole("workers", workers, 1, MOST_CORES)
    work = arena_processor(settings, device, cores)
    standing = Standing(settings, sprt)
    kept = Journal(journal, settings) if journal is not None else None
    done = {piece.key: piece for piece in kept.read()} if kept else {}
    for piece in pieces(settings) if done else ():
        if piece.key in done:
            standing.add(done[piece.key])
    if progress is not None:
        progress(standing)

    def left(compiled: bool) -> Iterator[Piece]:
        for piece in pieces(settings):
            if settings.compiled[piece.lineup] == compiled and piece.key not in done:
                yield piece

    for piece in chain(
        _played_together(settings, left(True), work, part_sizes(device, cores), standing),
        _played(settings, left(False), cores, standing),
    ):
        standing.add(piece)
        if kept:
            kept.write(piece)
        if progress is not None:
            progress(standing)
    return standing


def _played_together(
    settings: Settings, left: Iterator[Piece], work: Processor, sizes: Iterator[int], standing: Standing
) -> Iterator[Piece]:
    """Pieces in their order, many played at once; what was played in vain when the matter got decided is
    left out, so that the standing does not depend on how many."""
    for size in sizes:
        some = list(islice(left, max(1, size // (COMPILED_DEALS * settings.seats))))
        if not some or standing.decided:
            return
        play_together(settings, some, work)
        for piece in some:
            if standing.decided:
                return
            yield piece


def _played(settings: Settings, left: Iterator[Piece], workers: int, standing: Standing) -> Iterator[Piece]:
    """Pieces as they get finished; stops handing out new ones once the matter is decided."""
    if workers == 1:
        for piece in left:
            if standing.decided:
                return
            yield play_piece(settings, piece)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, context, _end_with, (os.getpid(),)) as pool:
        running: set[Future[Piece]] = set()
        try:
            while True:
                while len(running) < 2 * workers and not standing.decided:
                    following = next(left, None)
                    if following is None:
                        break
                    running.add(pool.submit(play_piece, settings, following))
                if not running:
                    return
                finished, running = wait(running, return_when=FIRST_COMPLETED)
                for future in finished:
                    yield future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _end_with(parent: int) -> None:
    """A worker ends when the process that started it is gone."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(2)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class Journal:
    """Finished pieces, a line each, after a line with the settings."""

    def __init__(self, path: str | os.PathLike[str], settings: Settings) -> None:
        self.path = Path(path)
        self.header = {"arena": JOURNAL_VERSION, **asdict(settings)}
        del self.header["games"]  # a tournament may be prolonged

    def read(self) -> list[Piece]:
        """The pieces kept so far; a last line that was cut off is left out."""
        if not self.path.exists() or self.path.stat().st_size == 0:
            self.path.write_text(json.dumps(self.header) + "\n", encoding="utf-8")
            return []
        *lines, cut_off = self.path.read_text(encoding="utf-8").split("\n")
        try:
            header, *rows = [json.loads(line) for line in lines]
            found = [Piece(**row) for row in rows]
        except (ValueError, TypeError) as problem:
            raise BadInput("journal", f"{self.path} is not a journal of an arena") from problem
        if header != self.header:
            raise BadInput("journal", f"{self.path} belongs to another tournament")
        if cut_off:
            self.path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        return found

    def write(self, piece: Piece) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(piece)) + "\n")
