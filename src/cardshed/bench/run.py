"""One run: every game in every way, then the peers, beside each other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime
from functools import partial
from typing import Any, TypeVar

from cardshed.bench.apart import measure_interpreted, measure_peer
from cardshed.bench.machine import load, machine, versions
from cardshed.bench.peers import INSTALL, PEERS, Peer
from cardshed.bench.timing import REPEATS, Measured, Rate, measure
from cardshed.bench.ways import (
    CUDA,
    INTERPRETED,
    ONE_CORE,
    PLACES,
    SEATS,
    SIZES,
    STEPS_INSIDE,
    WAYS,
    WHOLE,
    Place,
    all_cores,
    bytes_per_game,
    decisions,
    whole_matches,
    work,
)
from cardshed.games import games

LONGEST_INTERPRETED = 2.0
"""Seconds: its figures need no more digits."""
CPU_SECOND, SECOND = "CPU second", "second"

Watch = Callable[[int, int, str], None]
"""Is told how many measurements are done, how many there are, and which is next."""


@dataclass(frozen=True)
class Settings:
    seconds: float = 2.0
    device: str = "cpu"
    games: Sequence[str] = field(default_factory=games)
    peers: Sequence[Peer] = PEERS
    gpu: Place = CUDA
    sizes: Sequence[int] = SIZES
    steps_inside: int = STEPS_INSIDE


@dataclass
class Found:
    """All that was measured so far."""

    table: list[dict[str, Any]] = field(default_factory=list)
    ours: dict[tuple[str, str], Rate] = field(default_factory=dict)
    """By game and way, on one core: what peers are compared with."""
    greedy: dict[str, Rate] = field(default_factory=dict)
    peers: dict[str, Rate] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)
    """What could not be measured, and why."""
    sizes: list[dict[str, Any]] = field(default_factory=list)


T = TypeVar("T")
Task = tuple[str, Callable[[Found], None]]


def run(settings: Settings, watch: Watch) -> dict[str, Any]:
    """All figures as plain values."""
    if settings.device == "cuda":
        from cardshed.engine.processors.gpu import check_gpu

        check_gpu()
    began, busy = datetime.now(UTC), load()
    found = Found()
    tasks = list(_tasks(settings))
    for done, (title, task) in enumerate(tasks):
        watch(done, len(tasks), title)
        task(found)
    return {
        "unit": "decisions per CPU second, one core, two seats, random legal play unless said otherwise",
        "date": began.isoformat(timespec="seconds"),
        "machine": {**machine(settings.device), "load": busy},
        "versions": versions(),
        "settings": {"seconds": settings.seconds, "repeats": REPEATS, "seats": SEATS},
        **_figures(settings, found),
    }


def _figures(settings: Settings, found: Found) -> dict[str, Any]:
    peers = [peer for peer in settings.peers if peer.id in found.peers]
    return {
        "games": {game: asdict(found.ours[game, WHOLE]) for game in settings.games},
        "greedy": {game: asdict(rate) for game, rate in found.greedy.items()},
        "table": sorted(found.table, key=lambda entry: PLACES.index(entry["device"])),
        "peers": {peer.id: _about(peer, found.peers[peer.id]) for peer in peers},
        "ratios": {
            game: {
                peer.id: {way: asdict(found.ours[game, way].over(found.peers[peer.id])) for way in WAYS}
                for peer in peers
            }
            for game in settings.games
        },
        "missing": found.missing,
        "sizes": found.sizes,
    }


def _about(peer: Peer, rate: Rate) -> dict[str, Any]:
    return {
        "title": peer.title,
        "short": peer.short,
        "version": peer.version,
        "goal": peer.goal,
        **asdict(rate),
    }


def _tasks(settings: Settings) -> Iterator[Task]:
    """Peers come right after what they are compared with."""
    seconds = settings.seconds
    for game in settings.games:
        for way, title in WAYS.items():
            yield f"{game}, one core, {title}", partial(_one_core, game, way, seconds)
    for peer in settings.peers:
        yield peer.title, partial(_peer, peer, seconds)
    for game in settings.games:
        yield f"{game}, one core, greedy players", partial(_greedy, game, seconds)
    cores = all_cores()
    for game in settings.games:
        for way, title in WAYS.items():
            yield f"{game}, {cores.title}, {title}", partial(_all_cores, game, way, cores, seconds)
    for game in settings.games:
        for way, title in WAYS.items():
            yield f"{game}, interpreted, {title}", partial(_interpreted, game, way, seconds)
    if settings.device == "cuda":
        yield from _gpu_tasks(settings)


def _gpu_tasks(settings: Settings) -> Iterator[Task]:
    for game in settings.games:
        for way, title in WAYS.items():
            yield f"{game}, CUDA, {title}", partial(_gpu, game, way, settings)
    for game in settings.games:
        for size in settings.sizes:
            yield f"{game}, CUDA, {size:,} games", partial(_size, game, size, settings)


# Single measurements


def _enter(found: Found, game: str, place: Place, way: str, per: str, rate: Rate) -> None:
    found.table.append(
        {
            "game": game,
            "device": place.id,
            "processor": place.title,
            "way": way,
            "per": per,
            **asdict(rate),
        }
    )


def _one_core(game: str, way: str, seconds: float, found: Found) -> None:
    rate = measure(work(way, game, ONE_CORE), seconds).cpu
    found.ours[game, way] = rate
    _enter(found, game, ONE_CORE, way, CPU_SECOND, rate)


def _greedy(game: str, seconds: float, found: Found) -> None:
    found.greedy[game] = measure(whole_matches(game, ONE_CORE, "greedy"), seconds).cpu


def _all_cores(game: str, way: str, cores: Place, seconds: float, found: Found) -> None:
    measured = measure(work(way, game, cores), seconds)
    _enter(found, game, cores, way, CPU_SECOND, measured.cpu)
    _enter(found, game, cores, way, SECOND, measured.wall)


def _interpreted(game: str, way: str, seconds: float, found: Found) -> None:
    measured = _attempt(
        found,
        f"{game}, interpreted, {WAYS[way]}",
        lambda: measure_interpreted(game, way, min(seconds, LONGEST_INTERPRETED)),
    )
    if measured is not None:
        _enter(found, game, INTERPRETED, way, CPU_SECOND, measured.cpu)


def _peer(peer: Peer, seconds: float, found: Found) -> None:
    if not peer.installed:
        found.missing[peer.title] = f"not installed ({INSTALL})"
        return
    measured = _attempt(found, peer.title, lambda: measure_peer(peer.id, seconds))
    if measured is not None:
        found.peers[peer.id] = measured.cpu


def _gpu(game: str, way: str, settings: Settings, found: Found) -> None:
    measured = _attempt(
        found,
        f"{game}, CUDA, {WAYS[way]}",
        lambda: measure(work(way, game, settings.gpu), settings.seconds),
    )
    if measured is not None:
        _enter(found, game, settings.gpu, way, SECOND, measured.wall)


def _size(game: str, size: int, settings: Settings, found: Found) -> None:
    place = replace(settings.gpu, games=size)

    def both() -> tuple[Measured, Measured]:
        observed = measure(decisions(game, place, observed=True), settings.seconds)
        long_calls = replace(place, calls=1)
        inside = decisions(game, long_calls, observed=False, steps=settings.steps_inside)
        return observed, measure(inside, settings.seconds)

    measured = _attempt(found, f"{game}, CUDA, {size:,} games", both)
    if measured is not None:
        found.sizes.append(
            {
                "game": game,
                "games": size,
                "bytes_per_game": bytes_per_game(game, place),
                "steps_inside": settings.steps_inside,
                "observed": asdict(measured[0].wall),
                "inside": asdict(measured[1].wall),
            }
        )


def _attempt(found: Found, title: str, measuring: Callable[[], T]) -> T | None:
    """A figure that cannot be had is named with its reason; a long run is not lost for it."""
    try:
        return measuring()
    except Exception as problem:
        found.missing[title] = " ".join(str(problem).split()) or type(problem).__name__
        return None
