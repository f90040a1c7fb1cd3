"""What an experiment leaves: every match as a row, and what they say."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import polars as pl

from cardshed.engine.errors import BadInput
from cardshed.lab.findings import Findings
from cardshed.lab.store import CannotWrite, parquet, write_whole


@dataclass(frozen=True)
class Result:
    """The findings of an experiment and the matches they are from.

    ``matches`` and ``contests`` are Polars frames with a row a match; ``docs/lab.md`` names the columns.
    In a notebook a result shows its report."""

    findings: Findings
    rows: pl.LazyFrame
    contest_rows: pl.LazyFrame

    @cached_property
    def matches(self) -> pl.DataFrame:
        return self.rows.collect()

    @cached_property
    def contests(self) -> pl.DataFrame:
        return self.contest_rows.collect()

    def to_pandas(self) -> Any:
        """The matches as a pandas frame; needs pandas and pyarrow."""
        for library in ("pandas", "pyarrow"):
            if find_spec(library) is None:
                raise BadInput(
                    "to_pandas", f"needs {library}, which is not installed (pip install {library})"
                )
        return self.matches.to_pandas()

    def html(self, language: str = "en") -> str:
        """The report, as one page that needs nothing else."""
        from cardshed.lab.report import render

        page: str = render(self.findings, language)
        return page

    def _repr_html_(self) -> str:
        from html import escape

        return (
            f'<iframe srcdoc="{escape(self.html())}" style="width: 100%; height: 40em; border: 0"></iframe>'
        )

    def save(self, name: str | Path, language: str = "en") -> list[Path]:
        """Writes ``NAME.html``, ``NAME.json``, ``NAME.parquet`` and, if there were contests,
        ``NAME-contests.parquet``; returns their paths. Each is there as a whole or not at all."""
        files: dict[Path, Any] = {
            beside(name, ".parquet"): lambda: parquet(self.matches),
            beside(name, "-contests.parquet"): lambda: parquet(self.contests),
            beside(name, ".json"): lambda: self.findings.to_json().encode(),
            beside(name, ".html"): lambda: self.html(language).encode(),
        }
        if not any(variant.contests for variant in self.findings.variants):
            unused = beside(name, "-contests.parquet")
            files.pop(unused)
            try:
                unused.unlink(missing_ok=True)
            except OSError as problem:
                raise CannotWrite(unused, problem) from problem
        for path, content in files.items():
            write_whole(path, content())
        return list(files)


def beside(name: str | Path, ending: str) -> Path:
    """A file of an experiment, by the experiment's name."""
    path = Path(name)
    return path.with_name(path.name + ending)


def open_result(name: str | Path) -> Result:
    """A result that was saved under a name. Rows are read when they are first asked for."""
    contests = beside(name, "-contests.parquet")
    return Result(
        Findings.from_json(beside(name, ".json").read_text("utf-8")),
        pl.scan_parquet(beside(name, ".parquet")),
        pl.scan_parquet(contests) if contests.exists() else no_contests(),
    )


def no_contests() -> pl.LazyFrame:
    """The table of contests where none were asked for."""
    kinds = {"number": pl.Int64, "strong": pl.Int8, "winners": pl.Int32, "decisions": pl.Int32}
    return pl.LazyFrame(schema={"variant": pl.String, "weak": pl.String, **kinds})
