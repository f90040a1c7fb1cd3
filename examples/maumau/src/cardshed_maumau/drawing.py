"""The table of Mau-Mau in text."""

from __future__ import annotations

from collections.abc import Sequence

from cardshed.drawing import View, back, chip, player

SIGNS = {"C": "♣", "S": "♠", "H": "♥", "D": "♦"}
STYLES = {"C": "bold white", "S": "bold cyan", "H": "bold red", "D": "bold yellow"}


def card(text: str) -> str:
    return back() if text == "?" else chip(SIGNS[text[0]] + text[1:], STYLES[text[0]])


def draw(view: View, seat: int | None, names: Sequence[str]) -> list[str]:
    lines = []
    for owner, hand in enumerate(view["hands"]):
        lines.append(f"{player(view, owner, names)} {len(hand):2} ▯  {back() * min(len(hand), 12)}")
    owed = f"   [bold red]+{view['owed']}[/]" if view["owed"] else ""
    suit = f"[{STYLES[view['suit']]}]{SIGNS[view['suit']]}[/]"
    lines += ["", f"    {card(view['discard'][-1])}   {suit}   ▒ {len(view['stock'])}{owed}"]
    if seat is not None:
        lines += ["", "    ▯ " + " ".join(card(text) for text in view["hands"][seat])]
    return lines
