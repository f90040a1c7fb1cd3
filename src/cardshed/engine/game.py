"""A game as one meets it before the first match: its name, seats and options."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any

from cardshed.engine.errors import BadInput
from cardshed.engine.fields import whole
from cardshed.engine.options import Option, OptionValue, check_options

if TYPE_CHECKING:
    from cardshed.engine.match import Match
    from cardshed.engine.rulebook import Rulebook

Section = tuple[str, tuple[str, ...]]


@dataclass(frozen=True)
class Game:
    """One of the games.

    >>> from cardshed import game
    >>> game("solo").seats
    range(2, 11)
    """

    id: str
    title: str
    seats: range
    options: Mapping[str, Option]
    sections: tuple[Section, ...] = field(repr=False)
    """The clauses, by section, as the rules page shows them."""
    notation: tuple[tuple[str, str], ...] = field(repr=False)
    """Rows of the table of moves: an example, and the message that explains it."""
    module: str = field(repr=False)
    adjust: Callable[[int, dict[str, Any]], None] | None = field(default=None, repr=False)
    """Fills in defaults that depend on the seats and refuses options that do not go together."""
    version: int = field(default=1, repr=False)
    """Counts changes of the rules: one more with each, so that old matches are known for what they are."""
    first_edition: str = field(default="", repr=False)
    """The edition (see ``engine/edition.py``) of matches that were kept before editions were noted."""
    house: Mapping[str, Option] = field(default_factory=dict, repr=False)
    """What the rulebook has fixed and may be set all the same: each with the clause it departs from, and
    by default what that clause says."""

    fewest_points_win: bool = field(default=False, repr=False)
    """Whether points count against who has them."""

    @property
    def clauses(self) -> tuple[str, ...]:
        return tuple(clause for _, clauses in self.sections for clause in clauses)

    def numbers(self, *clauses: str) -> tuple[int, ...]:
        """The numbers by which compiled rules name clauses: their places among ``clauses``.

        >>> from cardshed import game
        >>> game("solo").numbers("SO-01", "SO-10")
        (0, 6)
        """
        return tuple(self.clauses.index(clause) for clause in clauses)

    @property
    def rulebook(self) -> Rulebook:
        """The compiled rules; loads Numba on first use."""
        rulebook: Rulebook = import_module(f"{self.module}.rulebook").RULEBOOK
        return rulebook

    def check(self, seats: object, options: object, house: bool = True) -> dict[str, Any]:
        """All options of a table, or a :class:`BadInput` that names the wrong one.

        With ``house`` false, house rules are refused."""
        count = whole("seats", seats, self.seats[0], self.seats[-1])
        chosen = check_options(self.options, self.house, options)
        if not house:
            for name in self.house_rules(chosen):
                clause = self.house[name].clause
                raise BadInput(f"options.{name}", f"is a house rule ({clause}); here the rulebook holds")
        if self.adjust is not None:
            self.adjust(count, chosen)
        return chosen

    def house_rules(self, options: Mapping[str, Any]) -> dict[str, OptionValue]:
        """Those of a table's options that depart from the rulebook.

        >>> from cardshed import game
        >>> solo = game("solo")
        >>> solo.house_rules(solo.check(4, {"limit": 100, "hand": 5}))
        {'hand': 5}
        """
        return {name: value for name, value in options.items() if name in self.house}

    def match(
        self,
        seats: int = 2,
        seed: int | bytes | None = None,
        options: Mapping[str, Any] | None = None,
        names: Sequence[str] | None = None,
    ) -> Match:
        """Deals a new match.

        A seed is a whole number or 32 bytes; without one it is fresh and secret.
        """
        from cardshed.engine.match import Match

        return Match.deal(self, seats, seed, self.check(seats, options), check_names(names, seats))


def check_names(names: object, seats: int) -> list[str] | None:
    """A name for each seat, or none at all."""
    if names is None:
        return None
    if not isinstance(names, list | tuple) or len(names) != seats:
        raise BadInput("names", f"must be a list of {seats} names")
    for i, name in enumerate(names):
        if not isinstance(name, str) or not 0 < len(name) <= 80:
            raise BadInput(f"names[{i}]", "must be a text of 1 to 80 characters")
        if any("\ud800" <= sign <= "\udfff" for sign in name):
            raise BadInput(f"names[{i}]", "has a sign that cannot be written as UTF-8")
    return list(names)
