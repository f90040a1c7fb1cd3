"""Says things about findings in a language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardshed.lab.findings import SHARE, Difference, Estimate, Findings, Variant
from cardshed.lab.report.numbers import Numbers
from cardshed.lab.words import bundle, option_words, rule_name, say, variant_words

WORDS = "lab-"


class Teller:
    """Words and numbers of one language for one experiment."""

    def __init__(self, findings: Findings, language: str) -> None:
        self.findings = findings
        self.language = language
        self.game = findings.experiment.game
        self.numbers = Numbers(language)
        self._changes = {(found.variant, found.measure): found for found in findings.differences}

    def __call__(self, message: str, **arguments: Any) -> str:
        """A message of the report; its name without the ``lab-`` that all of them begin with."""
        return say(WORDS + message, self.language, self.game, **arguments)

    def of_game(self, message: str) -> str | None:
        """A message of the game, if it has one."""
        if not bundle(self.language, self.game).has_message(message):
            return None
        return say(message, self.language, self.game)

    def rule(self, rule: str) -> str:
        return rule_name(self.game, rule, self.language)

    def listed(self, words: Sequence[str]) -> str:
        """Words one after another, as the language does it."""
        from babel.lists import format_list

        return str(format_list(list(words), locale=self.language)) if words else ""

    # Variants

    def variant(self, variant: Variant) -> str:
        return (
            variant_words(self.game, variant.name, self.language) if variant.name else self("variant-plain")
        )

    def option(self, option: str, value: str) -> str:
        return option_words(self.game, option, value, self.language)

    @property
    def first(self) -> Variant:
        return self.findings.variants[0]

    @property
    def others(self) -> Sequence[Variant]:
        return self.findings.variants[1:]

    def difference(self, variant: Variant, measure: str) -> Difference | None:
        return self._changes.get((variant.name, measure))

    def change(self, change: Estimate, signed: bool = True) -> str:
        """A difference with its interval and unit."""
        value, low, high = self.numbers.change(change, signed)
        words = self("change", value=value, low=low, high=high)
        return self("change-points", change=words) if change.unit == SHARE else words

    def compared(self, measure: str, name: str) -> str:
        """Which variants differ from the first, by how much, and for which that cannot be told."""
        found = [(variant, self.difference(variant, measure)) for variant in self.others]
        told = [(variant, d.change) for variant, d in found if d is not None and d.change.sure]
        rest = [self.variant(variant) for variant, d in found if d is not None and not d.change.sure]
        sentences = []
        if told:
            changes = [
                self("compared-one", variant=self.variant(variant), change=self.change(c))
                for variant, c in told
            ]
            sentences.append(
                self("compared", measure=name, first=self.variant(self.first), changes="; ".join(changes))
            )
        if rest:
            sentences.append(self("compared-rest", measure=name, names=self.listed(rest), count=len(rest)))
        return " ".join(sentences)
