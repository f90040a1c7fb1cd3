"""The table of Skip-Bo in text."""

from __future__ import annotations

from collections.abc import Sequence

from cardshed.drawing import View, back, chip, pad, player


def card(text: str) -> str:
    if text == "?":
        return back()
    return chip(text, "magenta" if text == "S" else "bold")


def draw(view: View, seat: int | None, names: Sequence[str]) -> list[str]:
    lines = []
    for owner in range(view["seats"]):
        stock = view["stocks"][owner]
        top = card(stock[-1]) if stock else "[dim]—[/]"
        piles = " ".join(pad(_pile(f"d{i}", pile), 15) for i, pile in enumerate(view["discards"][owner], 1))
        name = player(view, owner, names)
        hand = len(view["hands"][owner])
        lines.append(f"{name} {hand} ▯   ▤ {pad(top, 4)} {len(stock):2}   {piles}")
    building = "  ".join(_building(i, pile) for i, pile in enumerate(view["building"], 1))
    lines += ["", f"    {building}    ▒ {len(view['draw'])}   ✓ {len(view['done'])}"]
    if seat is not None:
        lines += ["", "    ▯ " + (" ".join(card(text) for text in view["hands"][seat]) or "[dim]—[/]")]
    return lines


def _pile(name: str, cards: Sequence[str]) -> str:
    """A discard pile: its top and the two below."""
    if not cards:
        return f"[dim]{name} —[/]"
    below = " ".join(cards[-3:-1])
    more = "…" if len(cards) > 3 else ""
    return f"{name} [dim]{more}{below}[/] {card(cards[-1])}".replace("[dim][/] ", "")


def _building(number: int, cards: Sequence[str]) -> str:
    if not cards:
        return f"[dim]b{number} — → 1[/]"
    return f"b{number} {card(str(len(cards)))} → {len(cards) + 1}"
