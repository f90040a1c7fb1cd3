"""``cardshed bench``: decisions per second of every game, beside the peers that are installed."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from rich.table import Table

from cardshed.bench.machine import file_name
from cardshed.bench.report import HEADINGS, about, markdown, notes, sections, size_headings, size_rows
from cardshed.bench.run import Settings, run
from cardshed.cli.screen import Screen, progress_bar
from cardshed.engine.errors import BadInput


def bench(chosen: argparse.Namespace) -> int:
    if not 0.05 <= chosen.seconds <= 600:
        raise BadInput("--seconds", "must be from 0.05 to 600")
    if chosen.save is not None:
        Path(chosen.save).mkdir(parents=True, exist_ok=True)  # rather now than after a long run
    with Progress() as progress:
        result = run(Settings(chosen.seconds, chosen.device), progress.tell)
    result["command"] = _command(chosen)
    if chosen.json:
        print(json.dumps(result))
    else:
        show(result, Screen())
    if chosen.save is not None:
        save(result, Path(chosen.save))
    return 0


def _command(chosen: argparse.Namespace) -> str:
    """The command as it can be given again."""
    parts = ["cardshed bench", f"--seconds {chosen.seconds:g}"]
    if chosen.device != "cpu":
        parts.append(f"--device {chosen.device}")
    return " ".join(parts)


class Progress:
    """On standard error: a bar at a terminal, else a line a measurement."""

    def __init__(self) -> None:
        self._bar = progress_bar()
        self._task = self._bar.add_task("")

    def __enter__(self) -> Progress:
        self._bar.start()
        return self

    def __exit__(self, *problem: object) -> None:
        self._bar.stop()

    def tell(self, done: int, total: int, title: str) -> None:
        self._bar.update(self._task, completed=done, total=total, description=title)
        if self._bar.disable:
            print(f"{done + 1}/{total} {title}", file=sys.stderr, flush=True)


def show(result: dict[str, Any], screen: Screen) -> None:
    table = _table("Decisions per second, median (lowest–highest)", HEADINGS)
    for rows in sections(result):
        for row in rows:
            table.add_row(*row, style=None if any(row[1:]) else "bold")
        table.add_section()
    screen.console.print(table)
    if result["sizes"]:
        grown = _table("As batches grow on CUDA", size_headings(result))
        for row in size_rows(result):
            grown.add_row(*row)
        screen.console.print(grown)
    for text in (about(result), *notes(result)):
        screen.line(text)


def _table(title: str, headings: list[str]) -> Table:
    table = Table(title=title)
    for place, heading in enumerate(headings):
        table.add_column(heading, justify="left" if place == 0 else "right")
    return table


def save(result: dict[str, Any], folder: Path) -> None:
    """The figures as JSON, and a page beside it to read."""
    name = file_name(result["machine"])
    page, figures = folder / f"{name}.md", folder / f"{name}.json"
    figures.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    page.write_text(markdown(result, result["command"]), encoding="utf-8")
    print(f"saved: {figures} and {page}", file=sys.stderr)
