"""Numbers as a language writes them, with as many digits as their intervals allow."""

from __future__ import annotations

import math
from dataclasses import dataclass

from cardshed.lab.findings import SHARE, Estimate
from cardshed.wording import per_cent

MOST_DECIMALS = 4
APART = "\N{NO-BREAK SPACE}…\N{NO-BREAK SPACE}"
DASH = "\N{WORD JOINER}–\N{WORD JOINER}"
"""Between the ends of a range; lines do not break there."""


def decimals_for(error: float, value: float = 0.0) -> int:
    """How many decimals are worth writing when a figure may be off by so much.

    >>> decimals_for(0.4), decimals_for(0.04), decimals_for(30)
    (1, 2, 0)
    """
    if error <= 0:
        return 0 if float(value).is_integer() else 2
    return max(0, min(MOST_DECIMALS, math.ceil(-math.log10(error))))


@dataclass(frozen=True)
class Numbers:
    """Writes numbers in a language.

    >>> Numbers("de").plain(1234.56, 1)
    '1.234,6'
    """

    language: str

    def plain(self, value: float, decimals: int = 0, signed: bool = False) -> str:
        """So many decimals; nothing at all is just 0."""
        from babel.numbers import format_decimal

        if value == 0:
            return "0"
        pattern = "#,##0" + ("." + "0" * decimals if decimals else "")
        rounded = round(value, decimals) + 0.0
        text = str(format_decimal(rounded, format=pattern, locale=self.language)).replace("-", "−")
        return f"+{text}" if signed and rounded > 0 else text

    def short(self, value: float) -> str:
        """As on an axis: no more decimals than the number has.

        >>> Numbers("fr").short(2.5)
        '2,5'
        """
        decimals = next((d for d in range(6) if math.isclose(value, round(value, d), abs_tol=1e-9)), 6)
        return self.plain(value, decimals)

    def percent(self, share: float, decimals: int = 0) -> str:
        """
        >>> Numbers("en").percent(0.5), Numbers("en").percent(0.1234, 1)
        ('50%', '12.3%')
        """
        return per_cent(self.plain(100 * share, decimals if share < 1 else 0), self.language)

    def short_percent(self, share: float) -> str:
        return per_cent(self.short(round(100 * share, 9)), self.language)

    def value(self, estimate: Estimate) -> str:
        """The figure itself."""
        if estimate.unit == SHARE:
            return self.percent(estimate.value, decimals_for(100 * estimate.error))
        return self.plain(estimate.value, decimals_for(estimate.error, estimate.value))

    def interval(self, estimate: Estimate) -> str:
        """
        >>> Numbers("en").interval(Estimate(0.5, 0.48, 0.52, "share")).replace(DASH, " to ")
        '48 to 52%'
        """
        if estimate.unit == SHARE:
            decimals = decimals_for(100 * estimate.error)
            return self.range(self.plain(100 * estimate.low, decimals), self.percent(estimate.high, decimals))
        decimals = decimals_for(estimate.error, estimate.value)
        return self.range(self.plain(estimate.low, decimals), self.plain(estimate.high, decimals))

    def range(self, low: str, high: str) -> str:
        """From one number to another; a dash would be taken for a second minus."""
        return f"{low}{APART if low.startswith('−') else DASH}{high}"

    def both(self, estimate: Estimate) -> str:
        """The figure and, in brackets, its interval where it has one."""
        if estimate.low == estimate.high:
            return self.value(estimate)
        return f"{self.value(estimate)} ({self.interval(estimate)})"

    def change(self, estimate: Estimate, signed: bool = True) -> tuple[str, str, str]:
        """A difference, its least and its most; of shares in percentage points."""
        scale, least = (100, 1) if estimate.unit == SHARE else (1, 0)
        decimals = max(least, decimals_for(scale * estimate.error, scale * estimate.value))
        nearest = min(abs(estimate.low), abs(estimate.high)) * scale
        # A difference that can be told must not look as if its interval reached zero.
        while estimate.sure and decimals < MOST_DECIMALS and round(nearest, decimals) == 0:
            decimals += 1
        value, low, high = (
            self.plain(scale * number, decimals, signed)
            for number in (estimate.value, estimate.low, estimate.high)
        )
        return value, low, high
