"""Where finished parts are kept until all are there: in memory, or in a folder that outlives the process."""

from __future__ import annotations

import errno
import hashlib
import io
import json
import os
import shutil
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

import polars as pl

from cardshed.engine.cache import compiled_folder
from cardshed.engine.errors import BadInput
from cardshed.lab import watch
from cardshed.lab.plan import Part, Plan

DESCRIPTION = "experiment.json"


class CannotWrite(RuntimeError):
    """A full disk, or a place where nothing may be written."""

    def __init__(self, path: Path, problem: OSError) -> None:
        why = "the disk is full" if problem.errno == errno.ENOSPC else problem.strerror or str(problem)
        super().__init__(f"cannot write {path}: {why}")


class Store(Protocol):
    """Keeps the tables of finished parts."""

    def has(self, part: Part) -> bool: ...

    def keep(self, part: Part, table: pl.DataFrame) -> None: ...

    def tables(self, parts: list[Part]) -> pl.LazyFrame:
        """The rows of some parts, in their order."""


class Memory:
    """Forgets everything when the process ends."""

    def __init__(self) -> None:
        self._tables: dict[str, pl.DataFrame] = {}

    def has(self, part: Part) -> bool:
        return part.name in self._tables

    def keep(self, part: Part, table: pl.DataFrame) -> None:
        self._tables[part.name] = table

    def tables(self, parts: list[Part]) -> pl.LazyFrame:
        return pl.concat([self._tables[part.name] for part in parts]).lazy()


class Folder:
    """``NAME.parts``: a file a part, each written whole or not at all. A description in it says which
    experiment they belong to."""

    def __init__(self, path: Path, plan: Plan, fresh: bool = False) -> None:
        self.path = path
        if fresh:
            self.remove()
        try:
            path.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise CannotWrite(path, problem) from problem
        self._check(_description(plan))

    def _check(self, own: dict[str, Any]) -> None:
        """Refuses to mix experiments."""
        file = self.path / DESCRIPTION
        try:
            kept = json.loads(file.read_text("utf-8"))
        except FileNotFoundError:
            if any(self.path.glob("*.parquet")):
                raise BadInput(
                    "out",
                    f"{self.path} has parts, but nothing says of which experiment;"
                    " choose another name with --out, or start over with --fresh",
                ) from None
            write_whole(file, json.dumps(own, indent=1).encode())
            return
        except (OSError, ValueError):
            kept = {}
        for field, value in json.loads(json.dumps(own)).items():
            if not isinstance(kept, dict) or kept.get(field) != value:
                raise BadInput(
                    field,
                    f"{self.path} has parts of another experiment, with a different {field};"
                    " choose another name with --out, or start over with --fresh",
                )

    def _file(self, part: Part) -> Path:
        return self.path / f"{part.name}.parquet"

    def has(self, part: Part) -> bool:
        """Whether a part is there and whole."""
        file = self._file(part)
        if not file.exists():
            return False
        try:
            found = pl.scan_parquet(file).select(pl.len()).collect().item()
        except (OSError, pl.exceptions.PolarsError):
            return False
        return bool(found == (part.count if part.contest is None else part.matches))

    def keep(self, part: Part, table: pl.DataFrame) -> None:
        write_whole(self._file(part), parquet(table))

    def tables(self, parts: list[Part]) -> pl.LazyFrame:
        return pl.concat([pl.scan_parquet(self._file(part)) for part in parts])

    def remove(self) -> None:
        """The description goes last: parts without one could be of any experiment."""
        for file in self.path.glob("*.parquet"):
            with suppress(OSError):
                file.unlink()
        shutil.rmtree(self.path, ignore_errors=True)


def parts_folder(name: str | Path) -> Path:
    """Where the parts of an experiment are kept until it is finished."""
    path = Path(name)
    return path.with_name(f"{path.name}.parts")


def kept_matches(folder: Path, plan: Plan) -> int:
    """How many matches of a plan are finished and kept."""
    kept = {file.name for file in folder.glob("*.parquet")}
    return sum(part.matches for part in plan.parts() if f"{part.name}.parquet" in kept)


def _description(plan: Plan) -> dict[str, Any]:
    """What the plan decides by, and the rules it is played by."""
    return {**plan.describe(), "rules": rules_digest()}


def rules_digest() -> str:
    """The rules as they are here, and how they are watched; any change of them gives another."""
    return hashlib.sha256(Path(compiled_folder(watch.__file__)).name.encode()).hexdigest()[:16]


def parquet(table: pl.DataFrame) -> bytes:
    buffer = io.BytesIO()
    table.write_parquet(buffer, compression="zstd", compression_level=1)
    return buffer.getvalue()


def write_whole(path: Path, data: bytes) -> None:
    """Writes a file so that it is there as a whole or not at all, even after a crash."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with open(draft, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except OSError as problem:
        with suppress(OSError):
            draft.unlink()
        raise CannotWrite(path, problem) from problem
