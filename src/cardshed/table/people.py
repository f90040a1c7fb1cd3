"""Names and colours of those at a table."""

from __future__ import annotations

import random
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from cardshed.engine.errors import BadInput
from cardshed.table.messages import COLOURS, LONGEST_TEXT

LONGEST_NAME = 24
# fmt: off
BOT_NAMES = (
    "Nils", "Odile", "Marco", "Pia", "Bruno", "Lea", "Emil", "Chiara",
    "Hugo", "Greta", "Luca", "Anouk", "Felix", "Nora", "Théo", "Giulia",
    "Oskar", "Manon", "Enzo", "Frieda", "Jules", "Carla", "Anton", "Margot",
)
# fmt: on


JOINER = "\u200d"
"""Joins emoji into one, such as a face and a rocket into an astronaut."""
PICTURE_STYLE = "\ufe0f"
"""Asks for a character to be shown as an emoji."""
KEYCAP = "\u20e3"
LONGEST_LIGATURE = 4
"""Letters that one character may stand for."""
MOST_MARKS = 2
"""Combining marks on a letter; Vietnamese has two, more only pile up."""
# Characters that count as letters, marks or signs and show nothing.
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U0001d159")
_NOTHING = frozenset("\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f\U00016fe4")

# Letters that look like Latin ones, in both cases, since В is like B and в is not like b.
_LIKE_LATIN = str.maketrans(
    "АВЕКМНОРСТУХІЈЅԚԜҮӀ" "авекмнорстухіјѕԛԝһԁӏ" "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ" "αβεηικμνορτυχγω" "ı",
    "ABEKMHOPCTYXIJSQWYI" "abekmhopctyxijsqwhdl" "ABEZHIKMNOPTYX" "abenikuvoptuxyw" "i",
)  # fmt: skip


def clean_name(name: str) -> str:
    """A name fit to be shown: one line, no invisible characters, few marks on a letter, not too long.

    >>> clean_name("  Zoé\\n\\u202e ")
    'Zoé'
    >>> clean_name("\\u3164\\ufe0f")
    Traceback (most recent call last):
    cardshed.engine.errors.BadInput: name: must have at least one letter
    """
    shown = _shown(unicodedata.normalize("NFD", name))
    result = _cut(" ".join(unicodedata.normalize("NFC", shown).split()), LONGEST_NAME)
    if not result:
        raise BadInput("name", "must have at least one letter")
    return result


def clean_text(text: str) -> str:
    """What somebody says, fit to be shown: the same in a longer line; empty if nothing of it can be seen.

    >>> clean_text(" Well\\n\\u202eplayed!  ")
    'Well played!'
    """
    shown = _shown(unicodedata.normalize("NFD", text))
    return _cut(" ".join(unicodedata.normalize("NFC", shown).split()), LONGEST_TEXT)


def _shown(text: str) -> str:
    """What of a text can be seen."""
    shown = ""
    marks = 0
    for i, c in enumerate(text):
        last, following = shown[-1:], text[i + 1 : i + 2]
        if c.isspace() or c in _BLANK:
            shown += " "
        elif c in (JOINER, PICTURE_STYLE):
            shown += c if _in_picture(last, c, following) else ""
        elif not c.isprintable() or c in _NOTHING or _selects_variant(c) or _is_phrase(c):
            continue
        elif unicodedata.category(c) in ("Mn", "Me"):
            marks += 1
            shown += c if marks <= MOST_MARKS and last.strip() else ""
            continue
        else:
            shown += c
        marks = 0
    return shown


def _in_picture(last: str, c: str, following: str) -> bool:
    """Whether a joiner or a style belongs to an emoji."""
    if c == JOINER:
        return (_is_picture(last) or last == PICTURE_STYLE) and _is_picture(following)
    return _is_picture(last) or (last.isascii() and following == KEYCAP)


def _is_picture(c: str) -> bool:
    """A sign, or one of the colours of skin."""
    return bool(c) and (unicodedata.category(c) in ("So", "Sm") or "\U0001f3fb" <= c <= "\U0001f3ff")


def _selects_variant(c: str) -> bool:
    return "\ufe00" <= c <= "\ufe0f" or "\U000e0100" <= c <= "\U000e01ef"


def _is_phrase(c: str) -> bool:
    """A single character that stands for whole words, as there are in Arabic."""
    return len(unicodedata.normalize("NFKD", c)) > LONGEST_LIGATURE


def _cut(name: str, length: int) -> str:
    return name[:length].rstrip(f" {JOINER}")


def distinct_name(name: str, others: Iterable[str]) -> str:
    """The name, with a number if somebody at the table has one that looks the same.

    >>> distinct_name("Ann", ["Bob", "Zoé"])
    'Ann'
    >>> distinct_name("Аnn", ["ann", "A. N. N. 2"])
    'Аnn 3'
    """
    taken = {_likeness(other) for other in others}
    number, result = 1, name
    while _likeness(result) in taken:
        number += 1
        ending = f" {number}"
        result = _cut(name, LONGEST_NAME - len(ending)) + ending
    return result


def distinct_colour(colour: str, others: Iterable[str]) -> str:
    """The colour, or the next one that nobody at the table has.

    >>> distinct_colour("teal", ["moss"]), distinct_colour("teal", ["teal", "sky"])
    ('teal', 'plum')
    """
    taken = set(others)
    first = COLOURS.index(colour)
    return next((tint for tint in COLOURS[first:] + COLOURS[:first] if tint not in taken), colour)


@lru_cache(maxsize=4096)
def _likeness(name: str) -> str:
    """The same for names that look alike, whatever their case, marks, spaces and script."""
    letters = _bare(unicodedata.normalize("NFKD", name)).translate(_LIKE_LATIN).casefold()
    return _bare(unicodedata.normalize("NFKD", letters)) or unicodedata.normalize("NFKC", name)


def _bare(text: str) -> str:
    """Letters, digits and signs only."""
    return "".join(c for c in text if unicodedata.category(c)[0] in "LNS")


def check_colour(colour: str) -> str:
    if colour not in COLOURS:
        raise BadInput("colour", f"must be one of {', '.join(COLOURS)}")
    return colour


def new_bot(names: Iterable[str], colours: Iterable[str], dice: random.Random) -> tuple[str, str]:
    """A name and a colour that nobody at the table has; of colours, while there are some left."""
    taken, used = list(names), set(colours)
    free_names = [name for name in BOT_NAMES if distinct_name(name, taken) == name] or BOT_NAMES
    free_colours = [colour for colour in COLOURS if colour not in used] or COLOURS
    return distinct_name(dice.choice(free_names), taken), dice.choice(free_colours)
