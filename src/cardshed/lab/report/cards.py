"""What is each card worth?"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

from cardshed.lab import charts
from cardshed.lab.findings import CardValue, Estimate, Variant
from cardshed.lab.report.markup import Section, details, paragraph, plot_rows, small
from cardshed.lab.report.measures import variant_name
from cardshed.lab.report.teller import Teller

BEST, WORST = 8, 4
"""So many are shown at once where there are many more; the rest can be opened."""
ENOUGH_HANDS = 30
COLOURED = re.compile(r"(?:(.+)-)?([ROGBYP])(?:([\d+].*|[a-z]+))?$")


def cards_section(tell: Teller) -> Section:
    seen = cards_sentences(tell, tell.first)
    body = cards_of(tell, tell.first, _scale(tell, tell.first.cards))
    return Section("cards", tell("cards"), seen, body + _note(tell))


def cards_comparison(tell: Teller) -> Section:
    scale = _scale(tell, [card for variant in tell.findings.variants for card in variant.cards])
    body = "".join(
        f"<h3>{variant_name(tell, variant)}</h3>"
        f"{paragraph(' '.join(cards_sentences(tell, variant)))}{cards_of(tell, variant, scale)}"
        for variant in tell.findings.variants
    )
    return Section("cards", tell("cards"), [tell("cards-each")], body + _note(tell))


def cards_sentences(tell: Teller, variant: Variant) -> list[str]:
    """The best and the worst card, and of how many nothing can be told."""
    cards = by_worth(variant.cards)
    told = [card for card in cards if can_be_told(card)]
    if not told:
        return [tell("cards-none", count=len(cards))]
    sentences = []
    best, worst = told[0], told[-1]
    if best.value.value > 0:
        sentences.append(tell("cards-best", card=place_of(tell, best), change=tell.change(best.value, False)))
    if worst.value.value < 0:
        loss = Estimate(-worst.value.value, -worst.value.high, -worst.value.low, worst.value.unit)
        sentences.append(tell("cards-worst", card=place_of(tell, worst), change=tell.change(loss, False)))
    rest = tell("cards-rest", count=len(cards) - len(told), all=len(cards))
    return [" ".join(sentences), rest]


def can_be_told(card: CardValue) -> bool:
    """Whether there is an effect, seen in hands enough for the interval to mean something."""
    return card.value.sure and card.dealt >= ENOUGH_HANDS


def by_worth(cards: Sequence[CardValue]) -> list[CardValue]:
    return sorted(cards, key=lambda card: -card.value.value)


def place_of(tell: Teller, card: CardValue) -> str:
    return tell("card-in", card=card.card, where=card.where)


def cards_of(tell: Teller, variant: Variant, scale: charts.Scale) -> str:
    """A list a place that cards are dealt to."""
    places = list(dict.fromkeys(card.where for card in variant.cards))
    body = ""
    for where in places:
        cards = by_worth([card for card in variant.cards if card.where == where])
        title = tell("cards-where", where=where)
        body += (f"<h3>{escape(title)}</h3>" if len(places) > 1 else "") + _list(tell, cards, scale, title)
    return body


def _scale(tell: Teller, cards: Sequence[CardValue]) -> charts.Scale:
    """One for all lists of the page, so that they can be compared."""
    ends = [end for card in cards for end in (card.value.low, card.value.high)]
    return charts.round_scale([0, *ends], lambda share: tell.numbers.short(round(100 * share, 9)))


def _list(tell: Teller, cards: Sequence[CardValue], scale: charts.Scale, title: str) -> str:
    if len(cards) <= BEST + WORST + 4:
        return _rows(tell, cards, scale, title)
    few = [*cards[:BEST], *cards[-WORST:]]
    words = tell("cards-few", best=BEST, worst=WORST)
    return (
        paragraph(words, "note")
        + _rows(tell, few, scale, words)
        + details(tell("cards-all", count=len(cards)), _rows(tell, cards, scale, title), "more")
    )


def _rows(tell: Teller, cards: Sequence[CardValue], scale: charts.Scale, title: str) -> str:
    rows = []
    for card in cards:
        value, low, high = tell.numbers.change(card.value)
        dealt = tell("cards-dealt", share=tell.numbers.percent(card.dealt / card.hands, 1))
        figure = f"{escape(value)} {small(tell('interval', low=low, high=high))}"
        drawn = charts.dot_row(
            scale, card.value.value, card.value.low, card.value.high, 0.0, can_be_told(card)
        )
        rows.append([f"{chip(card.card)} {small(dealt)}", figure, drawn])
    heads = [tell("head-card"), tell("head-worth")]
    return plot_rows(title, heads, tell("axis-worth"), charts.axis(scale), rows, "cards")


def chip(card: str) -> str:
    """A little card: its letter of colour beside its sign, and an edge in that colour."""
    found = COLOURED.match(card)
    if found is None or not (found[1] or found[3]):
        return f'<span class="chip">{escape(card)}</span>'
    return f'<span class="chip ink-{found[2]}">{escape(card)}</span>'


def _note(tell: Teller) -> str:
    return paragraph(tell("cards-note", command=f"cardshed rules {tell.game}"), "note")
