"""Packages of the npm registry, fetched by the versions and checksums of a recipe's lock file."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class NoRegistry(Exception):
    """The packages cannot be fetched."""


@contextmanager
def fetched(recipe: Path) -> Iterator[Path]:
    """The packages, unpacked; nothing that they would run is run."""
    with tempfile.TemporaryDirectory() as folder:
        for name in ("package.json", "package-lock.json", ".npmrc"):
            shutil.copy(recipe / name, folder)
        fetch = ["npm", "ci", "--ignore-scripts", "--fetch-retries=1", "--fetch-timeout=20000"]
        try:
            done = subprocess.run(
                fetch, cwd=folder, env=with_node(), capture_output=True, text=True, timeout=180, check=False
            )
        except (OSError, subprocess.TimeoutExpired) as problem:
            raise NoRegistry(str(problem)) from None
        if done.returncode:
            raise NoRegistry(done.stderr.strip())
        yield Path(folder) / "node_modules"


def with_node() -> dict[str, str]:
    """Node comes with the test extra, beside Python."""
    return {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
