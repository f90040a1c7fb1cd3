"""``cardshed describe``: what a host in another language needs to know of a game."""

from __future__ import annotations

import argparse
import json
from typing import Any

from cardshed.cli.screen import Screen
from cardshed.engine.describing import description
from cardshed.games import game as game_by_id


def describe(chosen: argparse.Namespace) -> int:
    about = description(game_by_id(chosen.game), chosen.seats)
    if chosen.json:
        print(json.dumps(about, ensure_ascii=False))
    else:
        _show(about, Screen())
    return 0


def _show(about: dict[str, Any], screen: Screen) -> None:
    """The parts that a person asks for first; all the rest is in the JSON."""
    low, high = about["seats"]
    screen.heading(f"{about['title']} ({about['id']})")
    screen.item("seats", f"{low} to {high}")
    screen.item("cards", " ".join(card for card in about["cards"] if card))
    screen.item("actions", f"{len(about['actions']):,}: {', '.join(about['actions'][:8])} …")
    screen.item("record", f"{about['record']['bytes']:,} bytes, {len(about['record']['fields'])} fields")
    screen.item("features", f"{len(about['features']['names']):,} (version {about['features']['version']})")
    screen.heading("What a position tells")
    for name, field in about["position"].items():
        screen.item(name, _field(field))
    screen.heading("Events")
    for event in about["events"]:
        name = event["event"] if isinstance(event["event"], str) else " or ".join(event["event"]["names"])
        hidden = f"; only to some: {', '.join(event['private'])}" if event["private"] else ""
        screen.item(name, ", ".join(event["public"]) + hidden)
    screen.line()
    screen.line("Everything, for programs: --json (docs/description.md).")


_TOLD = {
    "number": "a number",
    "flag": "yes or no",
    "seats": "seats",
    "eachseat": "a number per seat",
    "either": "depends",
    "bycase": "depends",
}
_SEEN = {
    "all": "seen by all",
    "owner": "seen by their owner",
    "nobody": "seen by nobody",
    "top": "the top one seen by all",
    "top of several": "the top one seen by all while others are under it",
}


def _field(field: dict[str, Any]) -> str:
    if "zone" not in field:
        in_turn = ", seen by whoever is in turn" if field.get("seen_by") == "turn" else ""
        return _value(field) + in_turn
    per = ["a list per seat" if count == "seats" else f"{count} piles" for count in field["per"]]
    return ", ".join([*per, f"cards ({field['zone']['kept']})", _SEEN[field["seen_by"]]])


def _value(field: dict[str, Any]) -> str:
    if field["told"] != "named":
        return _TOLD[field["told"]]
    names = [str(name) for name in field["names"] if name]
    return "one of " + " ".join(names[:8]) + (" …" if len(names) > 8 else "")
