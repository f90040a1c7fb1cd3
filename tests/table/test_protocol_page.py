"""docs/protocol.md says what the code does."""

from __future__ import annotations

import re
import typing
from pathlib import Path

from cardshed.table import entries, messages

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")


def rows(heading: str) -> dict[str, str]:
    """The rows of the first table below a heading: names in the first column, the rest."""
    part = PAGE.split(f"## {heading}\n", 1)[1].split("\n## ")[0]
    table = re.search(r"\|---.*\n((?:\|.*\n)+)", part)
    assert table is not None
    found: dict[str, str] = {}
    for line in table[1].splitlines():
        names, rest = line.strip("|").split("|", 1)
        found |= dict.fromkeys(re.findall(r"`([a-z-]+)`", names), rest)
    return found


def fields(text: str) -> set[str]:
    return set(re.findall(r"`([a-z]+)`", text))


def test_every_command_is_listed_with_its_fields() -> None:
    listed = rows("From the browser")
    known = {kind.__struct_config__.tag: kind for kind in typing.get_args(messages.FromBrowser)}
    assert set(listed) == set(known)
    for tag, kind in known.items():
        assert fields(listed[str(tag)].split("|")[0]) == set(kind.__struct_fields__), tag


def test_every_answer_is_listed_with_its_fields() -> None:
    listed = rows("From the server")
    known = {kind.__struct_config__.tag: kind for kind in messages._ToBrowser.__subclasses__()}
    assert set(listed) == set(known)
    for tag, kind in known.items():
        assert fields(listed[str(tag)].split("|")[0]) == set(kind.__struct_fields__), tag


def test_every_kind_of_entry_is_listed() -> None:
    known = {str(kind.__struct_config__.tag) for kind in typing.get_args(entries.AnyEntry)}
    assert set(rows("Entries")) == known
