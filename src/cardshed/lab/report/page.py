"""The page round the sections."""

from __future__ import annotations

import base64
import re
from functools import cache
from html import escape
from importlib.resources import files

from cardshed.engine.packages import web_of
from cardshed.engine.words import check_language
from cardshed.lab.findings import Findings, Variant
from cardshed.lab.report.cards import cards_comparison, cards_section
from cardshed.lab.report.ends import ends_comparison, ends_section
from cardshed.lab.report.lead import lead_comparison, lead_section
from cardshed.lab.report.length import length_comparison, length_section
from cardshed.lab.report.luck import luck_comparison, luck_section
from cardshed.lab.report.making import making_section, title_of, total_games
from cardshed.lab.report.markup import Section
from cardshed.lab.report.measures import house_mark
from cardshed.lab.report.order import order_comparison, order_section
from cardshed.lab.report.rules import rules_comparison, rules_section
from cardshed.lab.report.short import short_section
from cardshed.lab.report.teller import Teller
from cardshed.lab.report.variants import options_section, spelled, variants_section, warnings

FONT_FILE = re.compile(r'url\("[^"]*/fraunces\.woff2"\)')
FELT = re.compile(r"--(?:felt|accent|accent-ink): *#[0-9a-f]+;")


def render(findings: Findings, language: str = "en") -> str:
    """The report as one HTML document in English, French, German or Italian.

    >>> from cardshed.lab.findings import Findings
    >>> page = render(Findings.from_json(open("report.json").read()), "de")  # doctest: +SKIP
    """
    tell = Teller(findings, check_language(language))
    sections = _sections(tell)
    title = tell("title-compare" if findings.side_by_side else "title", title=title_of(tell))
    body = "".join(section.render() for section in sections)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f"<title>{escape(title)}</title>\n"
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta name="generator" content="Cardshed {escape(findings.experiment.version)}">\n'
        f'<link rel="icon" href="{_inlined(_web("art/logo.svg"), "image/svg+xml")}">\n'
        f"<style>\n{_style(tell.game)}</style>\n</head>\n<body>\n"
        f"{_head(tell, title)}<main>{_contents(tell, sections)}{warnings(tell)}{body}</main>\n"
        "</body>\n</html>\n"
    )


def _sections(tell: Teller) -> list[Section]:
    first = tell.first
    if tell.findings.side_by_side:
        sections = [
            variants_section(tell),
            length_comparison(tell),
            order_comparison(tell),
            lead_comparison(tell),
        ]
        sections += [luck_comparison(tell)] if first.contests else []
        sections += [cards_comparison(tell)] if first.cards else []
        sections += [rules_comparison(tell)] if first.rules else []
        return [*sections, ends_comparison(tell), making_section(tell)]
    sections = [short_section(tell), length_section(tell), order_section(tell), lead_section(tell)]
    sections += [luck_section(tell)] if first.contests else []
    sections += [cards_section(tell)] if first.cards else []
    sections += [rules_section(tell)] if first.rules else []
    sections += [ends_section(tell)]
    sections += [options_section(tell)] if tell.others else []
    return [*sections, making_section(tell)]


def _head(tell: Teller, title: str) -> str:
    experiment = tell.findings.experiment
    compared = tell.findings.side_by_side
    facts = tell(
        "subtitle",
        games=tell.numbers.plain(total_games(tell.findings) if compared else tell.first.games),
        seats=experiment.seats,
        bots=tell.listed(list(dict.fromkeys(experiment.bots))),
    )
    names = ""
    if compared:
        names = "".join(_named(tell, v, tell.variant(v)) for v in tell.findings.variants)
    elif tell.first.changed:
        names = _named(tell, tell.first, "; ".join(tell.option(*each) for each in _chosen(tell)))
    variants = f'<p class="names">{names}</p>' if names else ""
    logo = (
        _web("art/logo.svg").decode().replace("<svg ", '<svg aria-hidden="true" width="56" height="56" ', 1)
    )
    words = f"<h1>{escape(title)}</h1><p>{escape(facts)}</p>{variants}"
    return f'<header class="felt">{logo}<div>{words}</div></header>\n'


def _named(tell: Teller, variant: Variant, name: str) -> str:
    return f"<b>{escape(name)}</b>{house_mark(tell) if variant.house else ''} "


def _chosen(tell: Teller) -> list[tuple[str, str]]:
    return [(name, spelled(value)) for name, value in tell.first.changed.items()]


def _contents(tell: Teller, sections: list[Section]) -> str:
    links = "".join(f'<li><a href="#{s.name}">{escape(s.question)}</a></li>' for s in sections)
    return f'<nav aria-label="{escape(tell("contents"))}"><ul>{links}</ul></nav>'


# The house's own style, so that colours and type have one source.


@cache
def _style(game: str) -> str:
    font = _inlined(_web("vendor/fraunces.woff2"), "font/woff2")
    tokens = FONT_FILE.sub(f'url("{font}")', _web("style/tokens.css").decode())
    own = (files("cardshed") / "lab" / "report" / "report.css").read_text("utf-8")
    return f"{tokens}\n:root {{ {_colours(game)} }}\n{own}"


def _colours(game: str) -> str:
    """The felt and accent of a game's table in the browser; a game without one has the shed's."""
    sheet = web_of(game) / "style.css"
    return " ".join(FELT.findall(sheet.read_text("utf-8"))) if sheet.is_file() else ""


def _web(path: str) -> bytes:
    return (files("cardshed") / "web").joinpath(*path.split("/")).read_bytes()


def _inlined(content: bytes, kind: str) -> str:
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"
