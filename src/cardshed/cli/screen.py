"""What the commands write on: a terminal with colour, or plain text into a file."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

WIDTH = 100


def progress_bar() -> Progress:
    """On standard error, and only where that is a terminal."""
    terminal = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=terminal,
        transient=True,
        disable=not terminal.is_terminal,
    )


class Screen:
    """Standard output."""

    def __init__(self, colour: bool = True) -> None:
        self.console = Console(no_color=not colour, highlight=False, soft_wrap=False)
        if not self.console.is_terminal or self.console.width > WIDTH:
            self.console.width = WIDTH

    @property
    def interactive(self) -> bool:
        return self.console.is_terminal and sys.stdin.isatty()

    def heading(self, text: str) -> None:
        self.console.print()
        self.console.print(f"[bold]{escape(text)}[/bold]")

    def line(self, text: str = "", style: str | None = None) -> None:
        self.console.print(escape(text), style=style)

    def markup(self, text: str) -> None:
        """A line that carries colours already."""
        self.console.print(text)

    def item(self, name: str, text: str) -> None:
        """A named paragraph, its lines indented under the name."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=12, no_wrap=False)
        grid.add_column()
        grid.add_row(f"[cyan]{escape(name)}[/cyan]", escape(text))
        self.console.print(Padding(grid, (0, 0, 0, 1)))

    def clear(self) -> None:
        self.console.clear()
