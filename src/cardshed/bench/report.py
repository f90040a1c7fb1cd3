"""The figures as tables, for the terminal and for files."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cardshed.bench.ways import WAYS, WHOLE

Rate = dict[str, Any]
Row = list[str]
NOTHING = "–"
HEADINGS = ["", *WAYS.values()]
SIZE_HEADINGS = ["game", "games a batch", "bytes a game", "one decision a call, observed"]
WHAT = (
    "CPU figures are decisions per second of CPU time, that of all threads together; rows that say"
    " “per second” are by the clock on the wall. Ratios are those of one core. Two seats, random legal play."
)


def number(value: float) -> str:
    """Three digits where they say something.

    >>> number(1234.5), number(27.13), number(3.14159)
    ('1,234', '27.1', '3.14')
    """
    return f"{value:,.0f}" if value >= 99.95 else f"{value:.1f}" if value >= 9.995 else f"{value:.2f}"


def figure(rate: Rate) -> str:
    """A rate with its spread.

    >>> figure({"median": 26_100_000, "low": 25_800_000, "high": 26_200_000})
    '26.1 M (25.8–26.2)'
    """
    scale, unit = next(
        (scale, unit)
        for scale, unit in ((1e9, " G"), (1e6, " M"), (1e3, " k"), (0, ""))
        if rate["median"] >= scale
    )
    return spread(rate, scale or 1, unit)


def spread(rate: Rate, scale: float = 1, unit: str = "") -> str:
    median, low, high = (number(rate[name] / scale) for name in ("median", "low", "high"))
    return f"{median}{unit} ({low}–{high})"


def sections(result: dict[str, Any]) -> list[list[Row]]:
    """The one table: a section a game, then the peers."""
    ours = [list(_game_rows(result, game)) for game in result["games"]]
    peers = [
        [f"{peer['title']}, {peer['version']}", figure(peer), NOTHING, NOTHING]
        for peer in result["peers"].values()
    ]
    return [*ours, peers] if peers else ours


def _game_rows(result: dict[str, Any], game: str) -> Iterator[Row]:
    yield [game, "", "", ""]
    lines: dict[tuple[str, str], dict[str, str]] = {}
    for entry in result["table"]:
        if entry["game"] == game:
            cells = lines.setdefault((entry["processor"], entry["per"]), {})
            cells[entry["way"]] = figure(entry)
    for (processor, per), cells in lines.items():
        yield [f"{processor}, per {per}", *(cells.get(way, NOTHING) for way in WAYS)]
    if game in result["greedy"]:
        yield ["one core, greedy players", figure(result["greedy"][game]), NOTHING, NOTHING]
    for name, ratios in result["ratios"][game].items():
        yield [f"one core × {result['peers'][name]['short']}", *(spread(ratios[way]) for way in WAYS)]


def size_rows(result: dict[str, Any]) -> list[Row]:
    return [
        [
            size["game"],
            f"{size['games']:,}",
            f"{size['bytes_per_game']:,.0f}",
            figure(size["observed"]),
            figure(size["inside"]),
        ]
        for size in result["sizes"]
    ]


def size_headings(result: dict[str, Any]) -> Row:
    return [*SIZE_HEADINGS, f"{result['sizes'][0]['steps_inside']:,} decisions a call"]


def goals(result: dict[str, Any]) -> Iterator[str]:
    """Whether the goals are reached, whole games inside."""
    for name, peer in result["peers"].items():
        if peer["goal"] is None:
            continue
        ratios = {game: result["ratios"][game][name][WHOLE]["median"] for game in result["games"]}
        told = ", ".join(f"{game} {number(ratio)}" for game, ratio in ratios.items())
        reached = all(ratio >= peer["goal"] for ratio in ratios.values())
        said = (
            f"Goal of {peer['goal']:,} × {peer['title']}: {'reached' if reached else 'not reached'} ({told})"
        )
        by_all = ", ".join(_by_all_cores(result, peer))
        yield f"{said} by one core; by all cores, per second: {by_all}" if by_all else said


def _by_all_cores(result: dict[str, Any], peer: dict[str, Any]) -> Iterator[str]:
    """The same ratios of a whole machine, to a peer that uses one core."""
    for entry in result["table"]:
        if entry["way"] == WHOLE and entry["per"] == "second" and entry["processor"].startswith("all"):
            yield f"{entry['game']} {number(entry['median'] / peer['median'])}"


def about(result: dict[str, Any]) -> str:
    """The machine and the versions, in a line."""
    machine = result["machine"]
    parts = [f"{machine['processor']} ({machine['cores']} cores)"]
    if machine["gpu"]:
        parts.append(machine["gpu"])
    parts += [machine["system"], f"Python {machine['python']}"]
    parts += [f"{name} {version}" for name, version in result["versions"].items()]
    if machine["load"] is not None:
        parts.append(f"load {machine['load']:.2f} before the run")
    return ", ".join(parts)


def notes(result: dict[str, Any]) -> list[str]:
    settings = result["settings"]
    how = f"Median (lowest–highest) of {settings['repeats']} measurements in {settings['seconds']:g} seconds."
    missing = [f"{title}: {why}" for title, why in result["missing"].items()]
    return [f"{how} {WHAT}", *goals(result), *missing]


def markdown(result: dict[str, Any], command: str) -> str:
    """A page to keep."""
    rows = [row for section in sections(result) for row in section]
    bold = [[f"**{row[0]}**", *row[1:]] if not any(row[1:]) else row for row in rows]
    parts = [
        f"# {result['machine']['processor']}",
        f"{result['date']}, `{command}`",
        about(result),
        _table(HEADINGS, bold),
    ]
    if result["sizes"]:
        parts += ["## As batches grow on CUDA", _table(size_headings(result), size_rows(result))]
    parts += ["\n".join(f"* {note}" for note in notes(result))]
    return "\n\n".join(parts) + "\n"


def _table(headings: Row, rows: list[Row]) -> str:
    lines = [headings, ["---", *["---:"] * (len(headings) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
