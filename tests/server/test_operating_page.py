"""docs/operating.md says what the code does.

``python -m tests.server.test_operating_page`` prints its tables.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardshed.cli import main
from cardshed.cli.limits import changed, named_limits
from cardshed.table import limits
from cardshed.table.limits import Limits, Rate

PAGE = (Path(__file__).parents[2] / "docs" / "operating.md").read_text("utf-8")
ROW = re.compile(r"^\| `([a-z]+\.[a-z_]+)` \|.*$", re.MULTILINE)


def written(value: Rate | float) -> str:
    """As an operator writes it."""
    return (
        f"{value.rate:g}/{value.burst:g}"
        if isinstance(value, Rate)
        else str(int(value) if value == int(value) else value)
    )


def reasons() -> dict[str, dict[str, str]]:
    """What stands below each limit in the code, by class."""
    found: dict[str, dict[str, str]] = {}
    for part in ast.parse(Path(limits.__file__).read_text("utf-8")).body:
        if isinstance(part, ast.ClassDef):
            found[part.name] = {"": ast.get_docstring(part) or ""}
            for field, text in zip(part.body, part.body[1:], strict=False):
                if isinstance(field, ast.AnnAssign) and isinstance(text, ast.Expr):
                    assert isinstance(field.target, ast.Name)
                    assert isinstance(text.value, ast.Constant)
                    found[part.name][field.target.id] = str(text.value.value)
    return found


def tables() -> Iterator[tuple[str, list[str]]]:
    """The heading and the rows of each table."""
    why = reasons()
    values = dict(named_limits(Limits()))
    for group in vars(Limits()):
        texts = why[type(getattr(Limits(), group)).__name__]
        rows = [
            f"| `{name}` | {written(value)} | {texts[name.partition('.')[2]].rstrip('.')} |"
            for name, value in values.items()
            if name.startswith(f"{group}.")
        ]
        yield texts[""], rows


def test_every_limit_is_listed_with_its_reason() -> None:
    rows = [row for _, listed in tables() for row in listed]
    assert [row.group() for row in ROW.finditer(PAGE)] == rows
    for heading, _ in tables():
        assert f"**{heading}**" in PAGE


def test_what_is_written_can_be_given_back() -> None:
    wishes = [f"{name}={written(value)}" for name, value in named_limits(Limits())]
    assert changed(Limits(), wishes) == Limits()


def test_every_option_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    help = capsys.readouterr().out
    for option in set(re.findall(r"--[a-z-]+", help)) - {"--help"}:
        assert f"| `{option}" in PAGE, option


if __name__ == "__main__":
    for heading, rows in tables():
        print(f"**{heading}**\n\n| limit | value | why |\n|---|---|---|", *rows, "", sep="\n")
