"""From rows of matches to findings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
import polars as pl

from cardshed import __version__
from cardshed.lab import sums as sums_of
from cardshed.lab.findings import (
    DECISIONS,
    MINUTES,
    POINTS,
    ROUNDS,
    SHARE,
    TIMES,
    TURNS,
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
    Place,
    Variant,
)
from cardshed.lab.plan import STRONG, Plan, Setting
from cardshed.lab.statistics import mean, share, spread, spread_by_match, times
from cardshed.lab.study import study_of
from cardshed.rating import SURE

Numbers = npt.NDArray[Any]
Shares = npt.NDArray[np.float64]
TWENTIETHS = [step / 20 for step in range(21)]
DEALS_AT_ONCE = 1 << 16


@dataclass(frozen=True)
class Rows:
    """The matches and contests of one setting."""

    plan: Plan
    setting: Setting
    matches: pl.LazyFrame
    contests: pl.LazyFrame

    @classmethod
    def of(cls, plan: Plan, setting: Setting, matches: pl.LazyFrame, contests: pl.LazyFrame) -> Rows:
        own = pl.col("variant") == setting.name
        return cls(plan, setting, matches.filter(own), contests.filter(own))

    def columns(self, *names: str) -> list[Numbers]:
        """Columns of the matches, in the order of their numbers."""
        found = self.matches.select(names).collect()
        return [found[name].to_numpy() for name in names]


def find_out(plan: Plan, matches: pl.LazyFrame, contests: pl.LazyFrame, command: str) -> Findings:
    """All there is to say about the matches of a plan."""
    rows = [Rows.of(plan, setting, matches, contests) for setting in plan.settings]
    measures = [measure(some) for some in rows]
    variants = tuple(describe(some, found) for some, found in zip(rows, measures, strict=True))
    differences = [
        Difference(setting.name, name, difference(measures[0][name], found[name]))
        for setting, found in zip(plan.settings[1:], measures[1:], strict=True)
        for name in found
    ]
    return Findings(experiment(plan, command), plan.side_by_side, variants, tuple(differences))


def experiment(plan: Plan, command: str) -> Experiment:
    return Experiment(
        plan.game.id,
        plan.seats,
        plan.given,
        plan.bots,
        plan.games,
        plan.seed,
        plan.pace,
        plan.dealing,
        __version__,
        command,
    )


# One number a match (or a deal), for each measure


@dataclass(frozen=True)
class Measure:
    """A number for each match, in order, or for each deal of a contest."""

    values: Numbers
    unit: str


def measure(rows: Rows) -> dict[str, Measure]:
    """Everything that variants are compared by."""
    plan = rows.plan
    decisions, let_go, turns, rounds, first, winners, blocked, changes, leaders = rows.columns(
        *("decisions", "let_go", "turns", "rounds", "first", "winners"),
        *("blocked", "lead_changes", "half_leaders"),
    )
    won = side_shares(rows, winners)
    minutes = np.round(((decisions - let_go) * plan.pace + rounds * plan.dealing) / 60, 4)
    measures = {
        "decisions": Measure(decisions, DECISIONS),
        "turns": Measure(turns, TURNS),
        "rounds": Measure(rounds, ROUNDS),
        "minutes": Measure(minutes, MINUTES),
        # Beyond a fair share, which is larger in teams: that alone is no difference.
        "first": Measure(won[np.arange(len(won)), first] - 1 / plan.sides(rows.setting), SHARE),
        "lead_changes": Measure(changes, TIMES),
        "comebacks": Measure((winners != 0) & ((winners & leaders) == 0), SHARE),
        "shared": Measure(seats_in(winners) > plan.side(rows.setting), SHARE),
        "unwon": Measure(winners == 0, SHARE),
        "blocked": Measure(blocked > 0, SHARE),
    }
    for name, _ in study_of(plan.game).RULES:
        (counts,) = rows.columns(f"rule_{name}")
        measures[f"rule:{name}"] = Measure(counts, TIMES)
    for weak in plan.weak:
        fair = 1 / plan.sides(rows.setting)
        measures[f"luck:{weak}"] = Measure((1 - strong_shares(rows, weak)) / (1 - fair), SHARE)
    return measures


def win_shares(winners: Numbers, seats: int) -> Shares:
    """(matches, seats) what each seat won: a match is one point, shared evenly."""
    won = winners[:, None] >> np.arange(seats) & 1
    shares: Shares = won / np.maximum(won.sum(axis=1, keepdims=True), 1)
    return shares


def side_shares(rows: Rows, winners: Numbers) -> Shares:
    """(matches, seats) what each seat's side won: partners win together, so each of them has all of it."""
    return win_shares(winners, rows.plan.seats) * rows.plan.side(rows.setting)


def seats_in(masks: Numbers) -> Numbers:
    """How many seats each mask has."""
    return np.bitwise_count(masks)


def strong_shares(rows: Rows, weak: str) -> Shares:
    """What the strong player won of each deal, over all its seats."""
    sides = rows.plan.sides(rows.setting)
    found = (
        rows.contests.filter(pl.col("weak") == weak)
        .sort("number", "strong")
        .select("number", "strong", "winners")
        .collect()
    )
    won = win_shares(found["winners"].to_numpy(), rows.plan.seats)
    strong = found["strong"].to_numpy()
    own = np.zeros(len(won))
    for partner in range(rows.plan.side(rows.setting)):
        own += won[np.arange(len(won)), strong + partner * sides]
    shares: Shares = own.reshape(-1, sides).mean(axis=1)
    return shares


def difference(base: Measure, other: Measure) -> Estimate:
    """How much more the other has, taken deal by deal over those that both have played."""
    both = min(len(base.values), len(other.values))
    return mean(other.values[:both].astype(float) - base.values[:both], other.unit)


# What is told of one variant


def describe(rows: Rows, measures: dict[str, Measure]) -> Variant:
    setting = rows.setting
    return Variant(
        name=setting.name,
        options=setting.options,
        changed=setting.changed,
        house=setting.house,
        games=setting.games,
        length=Length(
            *(
                spread(measures[name].values, measures[name].unit)
                for name in ("decisions", "turns", "rounds", "minutes")
            )
        ),
        order=order(rows),
        lead=lead(rows, measures),
        contests=tuple(contest(rows, weak) for weak in rows.plan.weak),
        cards=card_values(rows),
        rules=tuple(
            firing(name, clause, measures[f"rule:{name}"].values)
            for name, clause in study_of(rows.plan.game).RULES
        ),
        ends=ends(rows, measures),
    )


def order(rows: Rows) -> tuple[Place, ...]:
    seats = rows.plan.seats
    first, *masks = rows.columns("first", "winners", "round_winners")
    won = [side_shares(rows, winners) for winners in masks]
    lines = np.arange(len(first))
    places = []
    for place in range(seats):
        seat = (first + place) % seats
        match, first_round = (share(float(shares[lines, seat].sum()), len(first)) for shares in won)
        places.append(Place(place, match, first_round))
    return tuple(places)


def lead(rows: Rows, measures: dict[str, Measure]) -> Lead:
    settled, turns, winners, leaders = rows.columns("lead_settled", "turns", "winners", "half_leaders")
    behind = measures["comebacks"].values
    return Lead(
        spread(measures["lead_changes"].values, TIMES),
        share(int(behind.sum()), len(behind)),
        comebacks_by_chance(winners, leaders, rows.plan.seats),
        spread(settled / np.maximum(turns, 1), SHARE, TWENTIETHS),
    )


def comebacks_by_chance(winners: Numbers, leaders: Numbers, seats: int) -> float:
    """The share of matches without a leader among the winners if the leaders sat anywhere: the mean over all
    ways to turn the table, so that teams stay teams and ties stay ties.

    >>> comebacks_by_chance(np.array([0b0001]), np.array([0b0001]), 4)
    0.75
    """
    everyone = (1 << seats) - 1
    turned = [(leaders << turn | leaders >> (seats - turn)) & everyone for turn in range(seats)]
    return float(np.mean([(winners != 0) & (winners & mask == 0) for mask in turned]))


def contest(rows: Rows, weak: str) -> Contest:
    """Deals count as single trials in the interval, since the matches of one deal are much alike."""
    sides = rows.plan.sides(rows.setting)
    shares = strong_shares(rows, weak)
    won = share(float(shares.sum()), len(shares))
    fair = 1 / sides
    luck = Estimate(
        (1 - won.value) / (1 - fair), (1 - won.high) / (1 - fair), (1 - won.low) / (1 - fair), SHARE
    )
    seats_won = np.bincount(np.floor(shares * sides + 1e-9).astype(int), minlength=sides + 1)
    return Contest(STRONG, weak, len(shares), won, luck, tuple(int(count) for count in seats_won))


def firing(name: str, clause: str, counts: Numbers) -> Firing:
    return Firing(name, clause, times(counts), share(int((counts > 0).sum()), len(counts)), int(counts.sum()))


def ends(rows: Rows, measures: dict[str, Measure]) -> Ends:
    def part(name: str) -> Estimate:
        values = measures[name].values
        return share(int(values.sum()), len(values))

    seats = rows.plan.seats
    winners, *scores = rows.columns("winners", *(f"score_{seat}" for seat in range(seats)))
    won = (winners[:, None] >> np.arange(seats) & 1).astype(bool)
    table = np.stack(scores, axis=1)
    return Ends(
        part("shared"),
        part("unwon"),
        part("blocked"),
        spread_by_match(table, won, POINTS),
        spread_by_match(table, ~won, POINTS),
    )


# What cards are worth


def card_values(rows: Rows) -> tuple[CardValue, ...]:
    """For each kind of card, the slope of winning the first round on the copies dealt."""
    kinds = study_of(rows.plan.game).DEALT
    fair = 1 / rows.plan.sides(rows.setting)
    sums = np.zeros((sums_of.SUMS, len(kinds)))
    copies = np.zeros(len(kinds), dtype=np.int32)
    _each(rows, lambda dealt, won: sums_of.count_copies(dealt, copies, sums))
    hands = rows.setting.games * rows.plan.seats
    usual = sums[sums_of.COPIES] / hands
    _each(rows, lambda dealt, won: sums_of.weigh_copies(dealt, won, fair, usual, sums))
    return tuple(
        CardValue(card, where, _slope(sums[:, kind]), int(sums[sums_of.HANDS, kind]), hands)
        for kind, (card, where) in enumerate(kinds)
        if sums[sums_of.SQUARES, kind] > 0
    )


def _each(rows: Rows, work: Callable[[npt.NDArray[np.uint8], Shares], None]) -> None:
    """All deals, some at a time: cards dealt (matches, seats, cards), and what the sides of the seats won."""
    names = [f"dealt_{seat}" for seat in range(rows.plan.seats)]
    table = rows.matches.select("round_winners", *names).collect()
    cards = len(table[names[0]][0])
    for start in range(0, len(table), DEALS_AT_ONCE):
        some = table.slice(start, DEALS_AT_ONCE)
        dealt = np.stack([some[name].list.to_array(cards).to_numpy() for name in names], axis=1)
        work(dealt, side_shares(rows, some["round_winners"].to_numpy()))


def _slope(sums: Numbers) -> Estimate:
    """Σ A / Σ B, and its error with the matches as clusters: √ Σ (A − slope × B)² / Σ B."""
    squares = sums[sums_of.SQUARES]
    slope = float(sums[sums_of.CROSS] / squares)
    scatter = (
        sums[sums_of.CROSS_CROSS]
        - 2 * slope * sums[sums_of.CROSS_SQUARES]
        + slope * slope * sums[sums_of.SQUARES_SQUARES]
    )
    error = SURE * float(np.sqrt(max(scatter, 0.0)) / squares)
    return Estimate(slope, slope - error, slope + error, SHARE)
