"""Findings made up for tests of the report: plausible figures, no match played."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import cardshed
from cardshed.lab.findings import (
    CardValue,
    Contest,
    Difference,
    Ends,
    Estimate,
    Experiment,
    Findings,
    Firing,
    Lead,
    Length,
    OptionValues,
    Place,
    Spread,
    Variant,
)
from cardshed.lab.study import study_of


def about(value: float, error: float, unit: str) -> Estimate:
    return Estimate(value, value - error, value + error, unit)


def share(value: float) -> Estimate:
    return Estimate(value, max(0.0, value - 0.004), min(1.0, value + 0.004), "share")


def spread(middle: float, unit: str, games: int, bins: int = 40, width: float | None = None) -> Spread:
    """A hump round a middle."""
    step = width or max(1.0, round(middle / 15))
    edges = tuple(i * step for i in range(bins + 1))
    weights = [math.exp(-(((edge + step / 2 - middle) / (middle / 2.5 + 0.3)) ** 2)) for edge in edges[:-1]]
    counts = tuple(round(games * weight / sum(weights)) for weight in weights)
    percentiles = {
        "5": middle * 0.4,
        "25": middle * 0.75,
        "50": middle,
        "75": middle * 1.3,
        "95": middle * 1.9,
    }
    if unit not in ("minutes", "share"):
        percentiles = {key: float(round(value)) for key, value in percentiles.items()}
    largest = middle * 5 if unit != "share" else 1.0
    return Spread(about(middle * 1.04, middle * 0.004, unit), percentiles, 0.0, largest, edges, counts)


def cards(game: str, games: int, chance: random.Random) -> tuple[CardValue, ...]:
    """What each card is worth in a hand."""
    return tuple(
        CardValue(
            card,
            "hand",
            about(chance.gauss(0, 0.02), chance.uniform(0.002, 0.012), "share"),
            int(2 * games * chance.uniform(0.05, 0.5)),
            2 * games,
        )
        for card in cardshed.game(game).rulebook.cards
    )


def firings(game: str, games: int, chance: random.Random) -> tuple[Firing, ...]:
    """How often each rule fires."""
    fired = []
    for rule, clause in study_of(cardshed.game(game)).RULES:
        times = chance.choice((0.0, 0.004, 0.7, 1.3, 5.2))
        matches = share(min(0.98, times / 4))
        fired.append(Firing(rule, clause, about(times, times / 50, "times"), matches, int(times * games)))
    return tuple(fired)


def places(seats: int) -> tuple[Place, ...]:
    """An advantage for whoever begins."""
    round_share = about(1 / seats, 0.006, "share")
    first = 1 / seats + 0.02
    other = 1 / seats - 0.02 / (seats - 1)
    return tuple(
        Place(place, about(first if place == 0 else other, 0.006, "share"), round_share)
        for place in range(seats)
    )


def variant(
    game: str,
    seats: int,
    name: str,
    longer: float = 1.0,
    house: tuple[str, ...] = (),
    games: int = 10_000,
) -> Variant:
    chance = random.Random(f"{game} {name}")
    changed: OptionValues = {}
    for part in filter(None, name.split(",")):
        option, _, value = part.partition("=")
        changed[option] = value
    return Variant(
        name=name,
        options={**cardshed.game(game).check(seats, {}), **changed},
        changed=changed,
        house=house,
        games=games,
        length=Length(
            spread(60 * longer, "decisions", games),
            spread(41 * longer, "turns", games),
            spread(3, "rounds", games, 9),
            spread(12.5 * longer, "minutes", games),
        ),
        order=places(seats),
        lead=Lead(
            spread(3, "times", games, 12),
            about(0.213, 0.008, "share"),
            0.5,
            spread(0.6, "share", games, 20, width=0.05),
        ),
        contests=(contest(),),
        cards=cards(game, games, chance),
        rules=firings(game, games, chance),
        ends=Ends(
            about(0.003, 0.001, "share"),
            Estimate(0.0, 0.0, 0.0004, "share"),
            about(0.011, 0.002, "share"),
            spread(120, "points", games),
            spread(240, "points", games),
        ),
    )


def contest() -> Contest:
    """The careful player against the random one."""
    won, skill = about(0.954, 0.009, "share"), about(0.092, 0.018, "share")
    return Contest("greedy", "random", 2000, won, skill, (20, 144, 1836))


def findings(
    game: str,
    seats: int = 2,
    others: Sequence[str] = (),
    side_by_side: bool = False,
    house: tuple[str, ...] = (),
) -> Findings:
    """An experiment on a game, with other variants if some are named."""
    names = list(others) if side_by_side else ["", *others]
    variants = tuple(
        variant(game, seats, name, 1 + 0.15 * i, house if i else ()) for i, name in enumerate(names)
    )
    changes = [
        ("minutes", about(1.9, 0.1, "minutes")),
        ("decisions", about(9.1, 0.3, "decisions")),
        ("turns", about(6.1, 0.3, "turns")),
        ("rounds", about(0.0, 0.02, "rounds")),
        ("first", about(-0.001, 0.004, "share")),
        ("lead_changes", about(-0.31, 0.05, "times")),
        ("comebacks", about(0.012, 0.006, "share")),
        ("shared", about(0.0003, 0.001, "share")),
        ("unwon", about(0.0, 0.0004, "share")),
        ("blocked", about(-0.002, 0.001, "share")),
        ("luck:random", about(0.01, 0.02, "share")),
        *(
            (f"rule:{rule}", about(0.4, 0.1 + i / 10, "times"))
            for i, (rule, _) in enumerate(study_of(cardshed.game(game)).RULES)
        ),
    ]
    differences = tuple(
        Difference(name, measure, change) for name in names[1:] for measure, change in changes
    )
    experiment = Experiment(
        game=game,
        seats=seats,
        options={},
        bots=("greedy",) * seats,
        games=variants[0].games,
        seed=7,
        pace=5.0,
        dealing=60.0,
        version="0.1.0",
        command=f"cardshed lab {game} --seats {seats} --games 10000 --seed 7",
    )
    return Findings(experiment, side_by_side, variants, differences)
