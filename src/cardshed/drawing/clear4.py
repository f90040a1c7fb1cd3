"""The table of Clear 4 in text."""

from __future__ import annotations

from collections.abc import Sequence

from cardshed.drawing import View, back, chip, pad, player

_STYLES = {"J": "magenta", "P": "red", "C": "green"}


def card(text: str) -> str:
    return back() if text == "?" else chip(text, _STYLES.get(text[0], "bold"))


def draw(view: View, seat: int | None, names: Sequence[str]) -> list[str]:
    lines = []
    for owner in range(view["seats"]):
        stacks = " ".join(pad(_stack(i, stack), 11) for i, stack in enumerate(view["stacks"][owner], 1))
        lines.append(f"{player(view, owner, names)} {len(view['hands'][owner]):2} ▯   {stacks}")
    pile = " ".join(card(text) for text in view["pile"]) or "[dim]—[/]"
    lines += ["", f"    ▤ {len(view['pile']):2}   {pile}"]
    if view["play"]:
        lines.append(f"       … {view['play']['value']} × {view['play']['cards']}")
    if seat is not None:
        lines += ["", "    ▯     " + " ".join(card(text) for text in view["hands"][seat])]
    return lines


def _stack(number: int, cards: Sequence[str]) -> str:
    """`s1` with its face-up card and how many lie below, `b1` with only the blind one."""
    if not cards:
        return "[dim]·[/]"
    if len(cards) == 1:
        return f"b{number} {back()}"
    return f"s{number} {card(cards[-1])}[dim]+{len(cards) - 1}[/]"
