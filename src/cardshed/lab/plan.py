"""What is to be found out, checked: the game, its variants, who plays, and how the work is cut into parts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cardshed.bots.names import Habits, check_bots, compiled, compiled_players, known_bots
from cardshed.engine.errors import BadInput
from cardshed.engine.fields import whole
from cardshed.engine.game import Game
from cardshed.engine.options import Option
from cardshed.games import game as game_by_id
from cardshed.lab.findings import OptionValues
from cardshed.lab.study import study_of

MOST_GAMES = 100_000_000
SMALLEST_PART, LARGEST_PART = 256, 1 << 14
"""Matches of a part. A part is kept as a whole, so that it should take seconds at most."""
SHARES = 32
"""Parts that the matches of a setting are cut into, if the parts are not too small or too large then."""
ENOUGH = 10_000
"""Matches of each option tried and of each contest, if the game itself has more than that."""
FEWER = 10
"""Each option tried, and each contest, has so many times fewer matches than the game itself."""

STRONG = "greedy"
WEAK = ("random", "beginner", "easy")
"""Who plays in contests, from the weakest on."""

PACE = 4.0
DEALING = 45.0
"""Seconds a move takes people, and a deal."""


@dataclass(frozen=True)
class Setting:
    """One way to play."""

    name: str
    options: OptionValues
    changed: OptionValues
    house: tuple[str, ...]
    games: int

    @property
    def contest_games(self) -> int:
        """Of each contest, and of each option tried besides."""
        return min(self.games, max(ENOUGH, self.games // FEWER))


@dataclass(frozen=True)
class Part:
    """A piece of the work: some matches of one setting, or deals of one contest. It depends on nothing but
    the plan, wherever and whenever it is played."""

    setting: int
    contest: int | None
    """The number of the weak player; ``None`` for the matches themselves."""
    first: int
    count: int
    matches: int

    @property
    def name(self) -> str:
        kind = "matches" if self.contest is None else f"contest-{self.contest}"
        return f"{self.setting:03}-{kind}-{self.first:09}"


@dataclass(frozen=True)
class Plan:
    """A checked experiment."""

    game: Game
    seats: int
    given: OptionValues
    bots: tuple[str, ...]
    games: int
    seed: int
    settings: tuple[Setting, ...]
    side_by_side: bool
    weak: tuple[str, ...]
    pace: float = PACE
    dealing: float = DEALING

    def at_pace(self, pace: object) -> Plan:
        """The same with so many seconds a move."""
        return replace(self, pace=_check_pace(pace))

    @property
    def habits(self) -> Habits:
        habits = compiled_players(self.bots)
        assert habits is not None
        return habits

    def side(self, setting: Setting) -> int:
        """How many seats play together."""
        size: int = study_of(self.game).side(setting.options)
        return size

    def sides(self, setting: Setting) -> int:
        return self.seats // self.side(setting)

    def deals(self, setting: Setting) -> int:
        """Deals of each contest, two at least; every one is played once with the strong player at each
        seat."""
        return max(-(-setting.contest_games // self.sides(setting)), 2)

    def parts(self) -> Iterator[Part]:
        """All parts: first all matches, then all contests."""
        for number, setting in enumerate(self.settings):
            size = part_size(setting.games)
            for first in range(0, setting.games, size):
                count = min(size, setting.games - first)
                yield Part(number, None, first, count, count)
        for number, setting in enumerate(self.settings):
            sides, deals = self.sides(setting), self.deals(setting)
            size = max(part_size(setting.contest_games) // sides, 1)
            for contest in range(len(self.weak)):
                for first in range(0, deals, size):
                    count = min(size, deals - first)
                    yield Part(number, contest, first, count, count * sides)

    def describe(self) -> dict[str, Any]:
        """What decides the numbers, as plain values."""
        return {
            "game": self.game.id,
            "seats": self.seats,
            "bots": list(self.bots),
            "seed": self.seed,
            "weak": list(self.weak),
            "variants": [[setting.name, setting.options, setting.games] for setting in self.settings],
        }


def part_size(games: int) -> int:
    return min(max(games // SHARES, SMALLEST_PART), LARGEST_PART)


def make_plan(
    game: str | Game,
    seats: int,
    games: int,
    seed: int,
    bots: str | Sequence[str],
    options: Mapping[str, Any] | None,
    variants: Sequence[Mapping[str, Any]] | bool,
    contests: bool,
) -> Plan:
    """Checks everything; :class:`BadInput` names what is wrong. ``variants`` are those to compare, or whether
    the game's options are to be tried one by one."""
    kind = game_by_id(game) if isinstance(game, str) else game
    whole("seats", seats, kind.seats[0], kind.seats[-1])
    whole("games", games, 2, MOST_GAMES)  # one match says nothing of how they differ
    whole("seed", seed, 0, 2**256 - 1)
    given = _mapping("options", options)
    names = _check_players(bots, seats)
    side_by_side = not isinstance(variants, bool)
    if isinstance(variants, bool):
        settings = _alone(kind, seats, given, games, variants)
    else:
        settings = _compared(kind, seats, given, games, variants)
    return Plan(
        kind,
        seats,
        given,
        names,
        games,
        seed,
        settings,
        side_by_side,
        WEAK if contests else (),
    )


def _mapping(field: str, value: object) -> dict[str, Any]:
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise BadInput(field, "must be names with values")
    return dict(value)


def _check_pace(pace: object) -> float:
    if isinstance(pace, bool) or not isinstance(pace, int | float) or not 0 < pace <= 3600:
        raise BadInput("pace", f"must be seconds a move, up to 3600, not {pace!r}")
    return float(pace)


def _check_players(bots: str | Sequence[str], seats: int) -> tuple[str, ...]:
    """A compiled player for each seat; one name is for all."""
    names = check_bots([bots] if isinstance(bots, str) else list(bots))
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise BadInput("bots", f"{len(names)} bots were named for {seats} seats")
    able = ", ".join(name for name in known_bots() if compiled(name) is not None)
    for name in names:
        if compiled(name) is None:
            raise BadInput("bots", f"the lab needs compiled bots ({able}), not {name}")
    return tuple(names)


def _setting(kind: Game, seats: int, name: str, options: Mapping[str, Any], games: int) -> Setting:
    chosen = kind.check(seats, options)
    usual = kind.check(seats, {})
    changed = {key: value for key, value in chosen.items() if key not in usual or value != usual[key]}
    house = tuple(key for key in changed if key not in kind.options)
    return Setting(name, chosen, changed, house, games)


def _alone(kind: Game, seats: int, given: dict[str, Any], games: int, tried: bool) -> tuple[Setting, ...]:
    """The game itself and, if that is asked for, each of its options set to something else."""
    settings = [_setting(kind, seats, "", given, games)]
    fewer = settings[0].contest_games
    for name, option in kind.options.items() if tried else ():
        for value in other_values(kind, name, option, settings[0].options[name]):
            try:
                typed = spell({name: value})
                settings.append(_setting(kind, seats, typed, {**given, name: value}, fewer))
            except BadInput:
                continue  # it does not go with these seats or options
    return tuple(settings)


def other_values(kind: Game, name: str, option: Option, now: object) -> list[bool | int | str]:
    """The values of an option that are worth a look: those the game names, or all others of a few."""
    values = study_of(kind).TRIED.get(name)
    if values is None:
        values = () if isinstance(option.values, range) or len(option.values) > 5 else option.values
    return [value for value in values if (type(value), value) != (type(now), now)]


def _compared(
    kind: Game, seats: int, given: dict[str, Any], games: int, variants: Sequence[Mapping[str, Any]]
) -> tuple[Setting, ...]:
    if len(variants) < 2:
        raise BadInput("variants", "must be at least two, to compare")
    settings = []
    for i, variant in enumerate(variants):
        options = {**given, **_mapping(f"variants[{i}]", variant)}
        chosen = kind.check(seats, options)
        name = spell({key: chosen[key] if value is None else value for key, value in variant.items()})
        settings.append(_setting(kind, seats, name, options, games))
    for i, setting in enumerate(settings):
        for earlier in settings[:i]:
            if setting.options == earlier.options:
                raise BadInput(f"variants[{i}]", f"{_quoted(setting)} is the same as {_quoted(earlier)}")
    return tuple(settings)


def _quoted(setting: Setting) -> str:
    return setting.name or "the game as it is set"


def spell(options: Mapping[str, Any]) -> str:
    """Options as they are typed.

    >>> spell({"limit": 0, "extras": False})
    'limit=0,extras=false'
    """

    def text(value: Any) -> str:
        return str(value).lower() if isinstance(value, bool) else str(value)

    return ",".join(f"{name}={text(value)}" for name, value in options.items())
