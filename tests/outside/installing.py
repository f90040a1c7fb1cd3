"""Packages as pip would install them, made without pip, network or a trace in this environment."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
MAUMAU = ROOT / "examples" / "maumau"
GROUP = "cardshed.games"


def install(folder: Path, project: Path = MAUMAU) -> list[str]:
    """Installs a project in a folder as ``pip install -e`` does; returns what Python has to look through."""
    about = tomllib.loads((project / "pyproject.toml").read_text("utf-8"))["project"]
    declare(folder, about["name"], about["version"], about["entry-points"][GROUP])
    return [str(folder), str(project / "src")]


def declare(folder: Path, name: str, version: str, games: dict[str, str]) -> None:
    """Leaves what tells Python of an installed package and the games that it brings."""
    info = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    points = "".join(f"{game} = {module}\n" for game, module in games.items())
    (info / "entry_points.txt").write_text(f"[{GROUP}]\n{points}")


def environment(paths: Sequence[str], **more: str) -> dict[str, str]:
    """The surroundings of a process that finds what is installed there."""
    before = os.environ.get("PYTHONPATH", "")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([*paths, *filter(None, [before])]), **more}


def python(paths: Sequence[str], *command: str, **options: Any) -> subprocess.CompletedProcess[str]:
    """Runs Python with what is installed there."""
    more: dict[str, str] = options.pop("env", {})
    return subprocess.run(
        [sys.executable, *command],
        env=environment(paths, **more),
        capture_output=True,
        text=True,
        check=False,
        **options,
    )
