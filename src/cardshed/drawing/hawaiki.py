"""The table of Hawaiki in text."""

from __future__ import annotations

from collections.abc import Sequence

from cardshed.drawing import View, back, chip, player

_STYLES = {
    "R": "bold red",
    "O": "bold dark_orange",
    "G": "bold green",
    "B": "bold blue",
    "P": "bold magenta",
}


def card(text: str) -> str:
    return back() if text == "?" else chip(text, _STYLES[text[0]])


def draw(view: View, seat: int | None, names: Sequence[str]) -> list[str]:
    lines = []
    for owner in range(view["seats"]):
        hand = view["hands"][owner]
        cards = " ".join(card(text) for text in hand) if owner != seat else ""
        tokens = "●" * view["tokens"][owner]
        lines.append(f"{player(view, owner, names)} {len(hand):2} ▯  [yellow]{tokens:<10}[/]  {cards}")
    piles = "    ".join(f"{i} {_pile(pile)}" for i, pile in enumerate(view["piles"], 1))
    lines += ["", f"    {piles}    ▒ {len(view['stock'])}"]
    if seat is not None:
        lines += ["", "    ▯ " + " ".join(card(text) for text in view["hands"][seat])]
    return lines


def _pile(cards: Sequence[str]) -> str:
    return f"{card(cards[-1])}[dim]+{len(cards) - 1}[/]" if len(cards) > 1 else card(cards[-1])
