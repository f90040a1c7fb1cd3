"""How each game's table is drawn in text: by a file here, or by ``drawing.py`` of the package that brings the
game. A game without either gets a plain list."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.markup import escape
from rich.text import Text

from cardshed.engine.packages import package_of

View = dict[str, Any]
_COMMON = ("game", "seats", "turn", "options", "round", "first", "moves", "scores", "over", "winners")


def draw(view: View, seat: int | None, names: Sequence[str]) -> list[str]:
    """The table as lines of markup, seen from a seat."""
    package = package_of(view["game"])
    name = f"{package.module}.drawing" if package else f"{__name__}.{view['game']}"
    if find_spec(name) is None:
        return _plain(view)
    lines: list[str] = import_module(name).draw(view, seat, names)
    return lines


def _plain(view: View) -> list[str]:
    return [escape(f"{key}: {value}") for key, value in view.items() if key not in _COMMON]


def player(view: View, seat: int, names: Sequence[str], width: int = 14) -> str:
    """A player's name, marked when it is their turn."""
    name = escape(names[seat][:width].ljust(width))
    if view["turn"] == seat and not view["over"]:
        return f"[bold yellow]▸ {name}[/]"
    return f"  {name}"


def chip(text: str, style: str) -> str:
    """A card."""
    return f"[{style}]\\[{escape(text)}][/]" if text else ""


def back() -> str:
    return "[dim]\\[▒▒][/]"


def pad(markup: str, width: int) -> str:
    """Markup filled up to a width as it is seen."""
    return markup + " " * (width - Text.from_markup(markup).cell_len)
