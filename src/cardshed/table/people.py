"""Names and colours of those at a table."""

from __future__ import annotations

import random
import unicodedata
from collections.abc import Iterable

from cardshed.engine.errors import BadInput
from cardshed.table.messages import COLOURS

LONGEST_NAME = 24
# fmt: off
BOT_NAMES = (
    "Nils", "Odile", "Marco", "Pia", "Bruno", "Lea", "Emil", "Chiara",
    "Hugo", "Greta", "Luca", "Anouk", "Felix", "Nora", "Théo", "Giulia",
    "Oskar", "Manon", "Enzo", "Frieda", "Jules", "Carla", "Anton", "Margot",
)
# fmt: on


def clean_name(name: str) -> str:
    """A name fit to be shown: one line, no invisible characters, not too long.

    >>> clean_name("  Zoé\\n\\u202e ")
    'Zoé'
    """
    text = unicodedata.normalize("NFC", name)
    visible = "".join(" " if c.isspace() else c for c in text if c.isspace() or c.isprintable())
    result = " ".join(visible.split())[:LONGEST_NAME].strip()
    if not result:
        raise BadInput("name", "must have at least one letter")
    return result


def check_colour(colour: str) -> str:
    if colour not in COLOURS:
        raise BadInput("colour", f"must be one of {', '.join(COLOURS)}")
    return colour


def new_bot(names: Iterable[str], colours: Iterable[str], dice: random.Random) -> tuple[str, str]:
    """A name and a colour that nobody at the table has, while there are some left."""
    taken, used = set(names), set(colours)
    free_names = [name for name in BOT_NAMES if name not in taken] or BOT_NAMES
    free_colours = [colour for colour in COLOURS if colour not in used] or COLOURS
    return dice.choice(free_names), dice.choice(free_colours)
