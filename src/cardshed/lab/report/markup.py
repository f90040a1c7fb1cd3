"""Pieces of HTML that all sections are made of. What is passed as ``words`` is text; the rest is markup."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape


def paragraph(words: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(words)}</p>' if kind else f"<p>{escape(words)}</p>"


def small(words: str) -> str:
    return f'<span class="soft">{escape(words)}</span>'


@dataclass(frozen=True)
class Section:
    """A question, what is seen, and what shows it."""

    name: str
    """Its address on the page."""
    question: str
    seen: Sequence[str]
    """Sentences; the first is the answer."""
    body: str

    def render(self) -> str:
        first, *more = self.seen
        told = paragraph(first, "seen") + "".join(paragraph(words) for words in more)
        return (
            f'<section id="{self.name}" aria-labelledby="{self.name}-question">'
            f'<h2 id="{self.name}-question">{escape(self.question)}</h2>{told}{self.body}</section>'
        )


def figure(picture: str, across: str, up: str, title: str = "") -> str:
    """A plot with the titles of its axes."""
    head = f"<figcaption>{escape(title)}</figcaption>" if title else ""
    return (
        f'<figure class="plot">{head}<div class="up">{escape(up)}</div>'
        f'<div class="drawing">{picture}</div><div class="across">{escape(across)}</div></figure>'
    )


def plot_rows(
    name: str, heads: Sequence[str], axis_title: str, axis: str, rows: Sequence[Sequence[str]], kind: str = ""
) -> str:
    """A table whose last column is drawn: cells are markup, the first one names its row.

    Roles are written out because the style sheet lays rows out as grids, which makes some browsers forget
    them.
    """
    titles = "".join(f'<th role="columnheader" scope="col">{escape(head)}</th>' for head in heads)
    ruler = f'<span class="axis-title">{escape(axis_title)}</span>{axis}'
    titles += f'<th role="columnheader" scope="col" class="picture">{ruler}</th>'
    body = "".join(_plot_row(cells) for cells in rows)
    return (
        f'<table class="rows columns-{len(heads)} {kind}" role="table" aria-label="{escape(name)}">'
        f'<thead role="rowgroup"><tr role="row">{titles}</tr></thead>'
        f'<tbody role="rowgroup">{body}</tbody></table>'
    )


def _plot_row(cells: Sequence[str]) -> str:
    first, *others, picture = cells
    middle = "".join(f'<td role="cell">{cell}</td>' for cell in others)
    return (
        f'<tr role="row"><th role="rowheader" scope="row">{first}</th>{middle}'
        f'<td role="cell" class="picture">{picture}</td></tr>'
    )


def table(name: str, heads: Sequence[str], rows: Sequence[Sequence[str]], kind: str = "") -> str:
    """A plain table; on a phone every row becomes a little list that repeats the heads."""
    titles = "".join(f'<th role="columnheader" scope="col">{escape(head)}</th>' for head in heads)
    body = "".join(_table_row(heads, cells) for cells in rows)
    return (
        f'<table class="plain {kind}" role="table" aria-label="{escape(name)}">'
        f'<thead role="rowgroup"><tr role="row">{titles}</tr></thead>'
        f'<tbody role="rowgroup">{body}</tbody></table>'
    )


def _table_row(heads: Sequence[str], cells: Sequence[str]) -> str:
    first, *others = cells
    middle = "".join(
        f'<td role="cell" data-head="{escape(head)}"><span>{cell}</span></td>'
        for head, cell in zip(heads[1:], others, strict=True)
    )
    return f'<tr role="row"><th role="rowheader" scope="row">{first}</th>{middle}</tr>'


def details(summary: str, inside: str, kind: str = "") -> str:
    """Something to open; ``summary`` is text."""
    return f'<details class="{kind}"><summary>{escape(summary)}</summary><div>{inside}</div></details>'


def definitions(pairs: Sequence[tuple[str, str]]) -> str:
    """Terms as text with their explanations as markup."""
    return "<dl>" + "".join(f"<dt>{escape(term)}</dt><dd>{told}</dd>" for term, told in pairs) + "</dl>"
