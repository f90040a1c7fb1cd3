"""How was this made?"""

from __future__ import annotations

from html import escape

from cardshed.lab.findings import Findings
from cardshed.lab.report.markup import Section, definitions, paragraph
from cardshed.lab.report.measures import variant_name
from cardshed.lab.report.teller import Teller
from cardshed.lab.report.variants import option_words


def making_section(tell: Teller) -> Section:
    experiment = tell.findings.experiment
    number = tell.numbers.plain
    options = "".join(option_words(tell, tell.first, option) for option in tell.first.options)
    facts = [
        (tell("made-seed"), escape(str(experiment.seed))),
        (tell("made-version"), escape(f"Cardshed {experiment.version}")),
        (tell("made-seats"), escape(number(experiment.seats))),
        (tell("made-bots"), escape(", ".join(experiment.bots))),
        (tell("made-games"), _games(tell)),
        (tell("made-options"), options),
    ]
    command = f"<pre><code>{escape(experiment.command)}</code></pre>{paragraph(tell('made-again'))}"
    means = [(tell(f"means-{name}"), escape(tell(f"means-{name}-is"))) for name in MEANINGS]
    body = f"{command}{definitions(facts)}<h3>{escape(tell('means'))}</h3>{definitions(means)}"
    seen = tell("made-seen", games=number(total_games(tell.findings)), title=title_of(tell))
    return Section(
        "made", tell("made"), [seen, tell("made-misses", count=number(intervals(tell.findings)))], body
    )


MEANINGS = ("match", "decision", "turn", "minutes", "interval", "half", "hollow", "difference")


def title_of(tell: Teller) -> str:
    from cardshed.games import game

    return game(tell.game).title


def total_games(findings: Findings) -> int:
    return sum(variant.games for variant in findings.variants)


def _games(tell: Teller) -> str:
    number = tell.numbers.plain
    if len(tell.findings.variants) == 1:
        return escape(number(tell.first.games))
    return "".join(
        f"<p>{variant_name(tell, variant)}: {escape(number(variant.games))}</p>"
        for variant in tell.findings.variants
    )


def intervals(findings: Findings) -> int:
    """About how many intervals a page shows; histograms left out."""
    own = sum(
        8 + len(variant.order) + 2 * len(variant.contests) + len(variant.cards) + 2 * len(variant.rules)
        for variant in findings.variants[: None if findings.side_by_side else 1]
    )
    return own + len(findings.differences)
