"""The table of Solo in text."""

from __future__ import annotations

from collections.abc import Sequence

from cardshed.drawing import View, back, chip, player

_STYLES = {"R": "bold red", "G": "bold green", "B": "bold blue", "Y": "bold yellow"}


def card(text: str) -> str:
    """A card in its colour; a shield in that of its bolt."""
    if text == "?":
        return back()
    letter = text[-1] if text.startswith("shield-") else text[0]
    return chip(text, _STYLES.get(letter, "bold white"))


def draw(view: View, seat: int | None, names: Sequence[str]) -> list[str]:
    lines = []
    for owner in range(view["seats"]):
        count = len(view["hands"][owner])
        lines.append(f"{player(view, owner, names)} {count:2} ▯  {back() * min(count, 12)}")
    arrow = "↓" if view["direction"] == 1 else "↑"
    top = card(view["discard"][-1])
    owed = f"   [bold red]+{view['owed']}[/]" if view["owed"] else ""
    colour = chip(view["color"], _STYLES[view["color"]])
    lines += ["", f"    {top}   ● {colour}   {arrow}   ▒ {len(view['stock'])}{owed}"]
    if seat is not None:
        lines += ["", "    ▯ " + " ".join(card(text) for text in view["hands"][seat])]
    return lines
