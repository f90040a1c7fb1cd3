"""Functions fit a screen and take few things: whoever reads one sees all of it."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[1]
PYTHON = ("src", "tests", "tools", "benchmarks", "examples")
WEB = REPOSITORY / "src" / "cardshed" / "web"
PARSER = REPOSITORY / "node_modules" / "typescript"
NODE = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")
MOST_LINES = 60
MOST_ARGUMENTS = 8

Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions() -> Iterator[tuple[str, Function]]:
    """Every function, with where it stands."""
    for folder in PYTHON:
        for path in sorted((REPOSITORY / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, Function):
                    yield f"{path.relative_to(REPOSITORY)}: {node.name}", node


def lines(function: Function) -> int:
    assert function.end_lineno is not None
    return function.end_lineno - function.lineno + 1


def arguments(function: Function) -> int:
    """How many things it takes, not counting whose method it is."""
    taken = function.args
    named = [*taken.posonlyargs, *taken.args, *taken.kwonlyargs]
    rest = [one for one in (taken.vararg, taken.kwarg) if one is not None]
    return len(rest) + len([one for one in named if one.arg not in ("self", "cls")])


def is_kernel(function: Function) -> bool:
    return any(isinstance(mark, ast.Name) and mark.id == "Kernel" for mark in function.decorator_list)


def test_every_function_fits_a_screen() -> None:
    assert [where for where, function in functions() if lines(function) > MOST_LINES] == []


@pytest.mark.skipif(not (NODE and PARSER.exists()), reason="needs Node and what `npm install` brings")
def test_the_browsers_functions_do_so_too() -> None:
    """Closures count with all that is in them."""
    assert NODE
    listed = subprocess.run(
        [NODE, REPOSITORY / "tools" / "shape" / "functions.mjs", WEB],
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    found = [line.split("\t") for line in listed.splitlines()]
    assert len(found) > 1000
    assert [one for one in found if int(one[2]) > MOST_LINES or int(one[3]) > MOST_ARGUMENTS] == []


def test_no_function_takes_more_than_a_few_arguments() -> None:
    found = [where for where, function in functions() if arguments(function) > MOST_ARGUMENTS]
    assert found == [
        f"src/cardshed/engine/processors/kernels.py: {name}" for name in ("decide", "matches", "among")
    ]
    assert all(is_kernel(function) for where, function in functions() if where in found)
