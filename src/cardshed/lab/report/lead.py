"""Does the lead change, and can one come back?"""

from __future__ import annotations

from cardshed.lab.findings import Variant
from cardshed.lab.report.length import spread_plot
from cardshed.lab.report.markup import Section, paragraph
from cardshed.lab.report.measures import compared, side_by_side
from cardshed.lab.report.teller import Teller


def lead_section(tell: Teller) -> Section:
    lead = tell.first.lead
    plots = spread_plot(tell, lead.changes, "lead-changes") + spread_plot(tell, lead.settled, "settled")
    body = f'<div class="pair">{plots}</div>{paragraph(ahead(tell), "note")}'
    return Section("lead", tell("lead"), lead_sentences(tell, tell.first), body)


def lead_comparison(tell: Teller) -> Section:
    body = side_by_side(tell, "lead_changes")
    body += side_by_side(tell, "comebacks", lambda variant: variant.lead.by_chance)
    body += paragraph(ahead(tell), "note")
    return Section("lead", tell("lead"), [compared(tell, "lead_changes"), compared(tell, "comebacks")], body)


def lead_sentences(tell: Teller, variant: Variant) -> list[str]:
    lead = variant.lead
    return [
        tell("lead-changes", changes=tell.numbers.both(lead.changes.mean)),
        tell(
            "lead-comebacks",
            share=tell.numbers.both(lead.comebacks),
            chance=tell.numbers.percent(lead.by_chance),
        ),
        tell("lead-settled", share=tell.numbers.percent(lead.settled.percentiles["50"])),
    ]


def ahead(tell: Teller) -> str:
    """Who counts as ahead; the game says it if it can."""
    return " ".join(filter(None, (tell.of_game("lab-ahead"), tell("lead-note"))))
