"""What an experiment found out, as plain values: no playing, no drawing.

All of it can be written as JSON and read again. Shares run from 0 to 1. Every figure that was estimated from
matches is an :class:`Estimate` with its 95 % interval:

* shares of matches: Wilson's interval;
* means a match: the mean, plus and minus 1.96 standard errors;
* differences between variants: taken match by match over the deals that both have played, then as means;
* what a card is worth: the slope of the regression of winning on the number of copies dealt, with standard
  errors that allow for the seats of one match depending on each other.

>>> Estimate(0.5, 0.4, 0.6, "share").error
0.1
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, is_dataclass
from types import UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from cardshed.engine.errors import BadInput

OptionValues = dict[str, bool | int | str | None]

SHARE, DECISIONS, TURNS, ROUNDS, MINUTES, TIMES, POINTS = (
    "share",
    "decisions",
    "turns",
    "rounds",
    "minutes",
    "times",
    "points",
)
"""Units of estimates. ``times`` is how often something happens in a match; ``points`` are the game's own
(of a score). A difference has the unit of what it is a difference of."""


@dataclass(frozen=True)
class Estimate:
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float
    unit: str

    @property
    def error(self) -> float:
        """Half the width of the interval."""
        return round((self.high - self.low) / 2, 12)

    @property
    def sure(self) -> bool:
        """Whether the interval leaves out zero: for differences, whether one can be told at all."""
        return self.low > 0 or self.high < 0


@dataclass(frozen=True)
class Spread:
    """How a number is spread over matches."""

    mean: Estimate
    percentiles: dict[str, float]
    """``"5"``, ``"25"``, ``"50"``, ``"75"``, ``"95"``: so many per cent of the matches are not above."""
    smallest: float
    largest: float
    edges: tuple[float, ...]
    """Of the histogram: bar i counts values from ``edges[i]`` up to, but not with, ``edges[i + 1]``. The last
    bar is open: it counts all larger values too."""
    counts: tuple[int, ...]


@dataclass(frozen=True)
class Length:
    """How long matches are."""

    decisions: Spread
    """Every time a seat was asked, chances it let go by included."""
    turns: Spread
    rounds: Spread
    minutes: Spread
    """At a human pace: see ``Experiment.pace`` and ``Experiment.dealing``."""


@dataclass(frozen=True)
class Place:
    """How often whoever sits at a place in the order of play wins; shared wins are shared. Partners win
    together, so a fair share is one over the sides: over the seats where nobody has a partner."""

    place: int
    """0 begins the first round, 1 sits to the left, and so on."""
    match: Estimate
    round: Estimate
    """The same for the first round. Equal to ``match`` where a match is one round."""


@dataclass(frozen=True)
class Lead:
    """Who is ahead, looked at whenever a turn begins; each game says how (``study.ahead``)."""

    changes: Spread
    """How often the lead passes to somebody else in a match."""
    comebacks: Estimate
    """The share of matches won by nobody of those who led at half-time (half of the match's turns)."""
    by_chance: float
    """What that share would be if leading at half-time said nothing about who wins."""
    settled: Spread
    """After which share of its turns (0 to 1) the lead of a match did not change any more."""


@dataclass(frozen=True)
class Contest:
    """A strong player (or a team of strong ones) among weak ones. Every deal is played once with the strong
    one at each seat."""

    strong: str
    weak: str
    deals: int
    share: Estimate
    """Of the matches, won by the strong player; shared wins are shared."""
    luck: Estimate
    """(1 − share) / (1 − fair): 1 if the strong player wins just a fair share (1 / sides), 0 if it wins
    always."""
    seats_won: tuple[int, ...]
    """How many deals the strong player won from 0, 1, … all seats (shared wins rounded down). At a table of
    two: deals lost from both seats, deals in which the seat decided, deals won from both seats."""


@dataclass(frozen=True)
class CardValue:
    """What being dealt a card changes."""

    card: str
    where: str
    """``hand``, ``stack``, ``stock``: where the card was dealt to."""
    value: Estimate
    """How much one more copy dealt raises the chance to win the first round (in teams, that of the side)."""
    dealt: int
    """How many of the hands (one a seat and match) had at least one."""
    hands: int
    """Of so many."""


@dataclass(frozen=True)
class Firing:
    """How often a rule fires."""

    rule: str
    """Its name; ``cardshed.lab.words.rule_name(game, rule, language)`` says it in words."""
    clause: str
    """The clause that it stands for; ``say(clause, language, game)`` gives its words."""
    per_match: Estimate
    share: Estimate
    """Of the matches, those in which it fires at least once."""
    total: int


@dataclass(frozen=True)
class Ends:
    """How matches end."""

    shared: Estimate
    """Share of matches that several seats (or teams) win together."""
    unwon: Estimate
    """Share of matches that nobody wins."""
    blocked: Estimate
    """Share of matches with at least one blocked round."""
    winners: Spread
    """Scores of those who win; empty counts where nobody ever does."""
    others: Spread
    """Scores of all others."""


@dataclass(frozen=True)
class Variant:
    """One way to play the game, and all that was found out about it."""

    name: str
    """Its options as typed, ``raise=same,limit=0``; ``""`` for the game as the experiment sets it."""
    options: OptionValues
    """All of them, defaults too."""
    changed: OptionValues
    """Those that differ from the defaults of the game."""
    house: tuple[str, ...]
    """The options among them that are house rules, beyond the rulebook's values."""
    games: int
    length: Length
    order: tuple[Place, ...]
    lead: Lead
    contests: tuple[Contest, ...]
    """Luck and skill, against the weakest opponent first; empty if that was not asked for."""
    cards: tuple[CardValue, ...]
    rules: tuple[Firing, ...]
    """In the order of the clauses."""
    ends: Ends


@dataclass(frozen=True)
class Difference:
    """How a variant differs from the first one."""

    variant: str
    measure: str
    """``decisions``, ``turns``, ``rounds``, ``minutes``, ``first`` (the first player's share of the matches
    beyond a fair share, which is larger in teams), ``lead_changes``, ``comebacks``, ``shared``, ``unwon``,
    ``blocked``, ``luck:WEAK`` (a bot), ``rule:NAME`` (times a match)."""
    change: Estimate


@dataclass(frozen=True)
class Experiment:
    """What was asked."""

    game: str
    seats: int
    options: OptionValues
    """As given, for all variants."""
    bots: tuple[str, ...]
    """One a seat."""
    games: int
    """Matches of the first variant (``Variant.games`` has each one's own)."""
    seed: int
    pace: float
    """Seconds a move takes, for the minutes. Letting a chance go by takes none."""
    dealing: float
    """Seconds that shuffling and dealing take before each round."""
    version: str
    """Of Cardshed."""
    command: str
    """What to type to do it again."""


@dataclass(frozen=True)
class Findings:
    """What an experiment found out."""

    experiment: Experiment
    side_by_side: bool
    """Whether variants were to be compared (``lab compare``), rather than one game looked at closely, with
    its options tried besides."""
    variants: tuple[Variant, ...]
    """The first is what the others are compared with."""
    differences: tuple[Difference, ...]
    """Of every other variant from the first."""

    def to_json(self) -> str:
        return json.dumps(asdict(self), indent=1, ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str) -> Findings:
        try:
            return read(cls, json.loads(text))
        except KeyError as problem:
            raise BadInput("findings", f"have no {problem}: another version wrote them") from None


T = TypeVar("T")


def read(kind: type[T], data: Any) -> T:
    """A value of a type from what ``asdict`` and JSON made of it."""
    found: Any = _read(kind, data)
    result: T = found
    return result


def _read(kind: Any, data: Any) -> Any:
    origin = get_origin(kind)
    if is_dataclass(kind) and isinstance(kind, type):
        hints = get_type_hints(kind)
        return kind(**{field.name: _read(hints[field.name], data[field.name]) for field in fields(kind)})
    if origin is tuple:
        inner = get_args(kind)[0]
        return tuple(_read(inner, item) for item in data)
    if origin is dict and isinstance(data, Mapping):
        return dict(data)
    if origin in (Union, UnionType):
        return data
    return float(data) if kind is float else data
