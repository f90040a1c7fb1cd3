"""Labels stay short enough for a phone of 360 px, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from tests.words.texts import LANGUAGES, messages, names, readings, referred


class Kind(NamedTuple):
    """Messages that are shown alike, and the most signs one of them may have."""

    what: str
    ids: str
    most: int


KINDS = [
    Kind("the bar under the table: six side by side", r"short-.*", 8),
    Kind("the menu of a table", r"tool-.*", 34),
    Kind("what may be said", r"phrase-.*", 24),
    Kind("called across the table", r"shout-.*", 30),
    Kind("the line above the hand", r"advice-.*", 42),
    Kind("a place on the table", r"place-.*", 34),
    Kind("below a pile", r"caption-(?!discards).*|stock-.*|pile-(empty|limit|below|run)", 18),
    Kind("a choice among several side by side", r"(level|pace|theme|clock)-(?!to-|left).*", 14),
    Kind("the name of an option", r"option-.*\.name|purist", 24),
    Kind("the name of a house rule", r"house-.*\.name", 26),
    Kind("a value of an option, on a line of its own", r"option-(raise|courtesy|rounds)-.*", 32),
    Kind("a combination, shouted and on buttons", r"combo-.*", 15),
    Kind("the name of a card", r"card-(skip|turn|swap|gift|color|rotate|shield|joker|push|clear)", 20),
    Kind("a button for a move", r"do-.*", 66),
    Kind(
        "a button that is as wide as the page",
        r"lobby-(start|fill|join|sit|stand)|match-(rematch|download)",
        34,
    ),
    Kind(
        "a button in a row",
        r"play-now|with-friends|next-round|rematch|invite-(copy|share)|pause-.*|nudge",
        22,
    ),
    Kind(
        "a button of the people at the table", r"bot-for-.*|play-again-myself|seat-back|make-host|remove", 32
    ),
    Kind("a button after a match", r"to-match|to-the-table|aside-start|leave-for-.*", 38),
    Kind("a tab or a link to a page", r"cheat-(link|rules)|home-rules|mine-link|match-(home|rules)", 24),
    Kind("a head of the score sheet", r"sheet-(round|total|start|besides)|match-sheet-round", 18),
    Kind("how long a match lasts", r"minutes", 12),
]
# What is filled in, as long as it usually gets.
SAMPLES = {
    "name": "Scoiattolo",
    "names": "Scoiattolo",
    "other": "Hérisson",
    "title": "Hawaiki",
    "move": "Zwischenwerfen: +4",
}
CARDS = {
    "hawaiki": "7 arancione",
    "solo": "Richtungswechsel (Grün)",
    "skipbo": "un jolly",
    "clear4": "un joker",
}
NUMBER = "12"


def labels(language: str, name: str) -> Iterator[tuple[str, str]]:
    """Ids and readings of a file's messages with samples filled in."""
    known = referred(language, name)
    card = CARDS.get(name.partition("-")[0], "")
    samples = SAMPLES | {"card": card, "combination": "Drilling", "colour": "arancione"}
    for id, pattern in messages(language, name):
        for words in dict.fromkeys(readings(pattern, known, lambda what: samples.get(what, NUMBER))):
            yield id, words


def too_long(id: str, words: str) -> str | None:
    for kind in KINDS:
        if re.fullmatch(kind.ids, id) and len(words) > kind.most:
            return f"{len(words)} signs; {kind.what}: at most {kind.most}"
    return None


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_on_a_phone(language: str) -> None:
    wrong = [
        f"{language}/{name}: {id}: {words} ({why})"
        for name in names(language)
        if not name.startswith("lab")
        for id, words in labels(language, name)
        if (why := too_long(id, words))
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.ids)
def test_every_kind_of_label_is_there(kind: Kind) -> None:
    """A kind that no message belongs to would hold nothing."""
    ids = {id for name in names("en") for id, _ in messages("en", name)}
    assert any(re.fullmatch(kind.ids, id) for id in ids)


def test_a_long_label_is_noticed() -> None:
    assert too_long("short-undo", "Zug zurücknehmen")
    assert too_long("option-stock.name", "Wie viele Karten im Spielerstapel liegen")
    assert too_long("short-undo", "Zurück") is None
