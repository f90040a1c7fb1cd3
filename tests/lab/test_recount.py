"""The figures of a report, counted again from its raw data with nothing but Polars and arithmetic."""

from __future__ import annotations

import json
import math
from pathlib import Path
from statistics import NormalDist
from typing import Any

import polars as pl
import pytest

import cardshed
from cardshed import lab
from cardshed.lab.study import study_of
from tests.tools import GAMES

Z = NormalDist().inv_cdf(0.975)
GAMES_PLAYED = 600


TEAMS = "skipbo in teams"


@pytest.fixture(scope="module", params=[*GAMES, TEAMS])
def report(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Report:
    return Report(request.param, tmp_path_factory.mktemp("lab") / "report")


class Report:
    """The files that a run leaves, read as a stranger would."""

    def __init__(self, game: str, name: Path) -> None:
        how: dict[str, Any] = {"games": GAMES_PLAYED, "seed": 3, "bots": "easy", "out": name}
        self.game, _, teams = game.partition(" ")
        self.seats = 4 if teams else 3 if game == "hawaiki" else 2
        if teams:
            both = [{"teams": True}, {"teams": False}]
            lab.compare(self.game, both, self.seats, options={"stock": 3}, **how)
        else:
            lab.run(self.game, self.seats, **how)
        self.found: dict[str, Any] = json.loads(name.with_name("report.json").read_text("utf-8"))
        self.matches = pl.read_parquet(name.with_name("report.parquet"))
        self.contests = pl.read_parquet(name.with_name("report-contests.parquet"))

    def variants(self) -> list[tuple[dict[str, Any], pl.DataFrame]]:
        return [
            (found, self.matches.filter(pl.col("variant").cast(pl.String) == found["name"]))
            for found in self.found["variants"]
        ]


def close(found: dict[str, float], value: float, error: float | None = None) -> None:
    """An estimate is what was counted; so is half the width of its interval."""
    assert found["value"] == pytest.approx(value, rel=1e-3, abs=1e-9)
    if error is not None:
        assert (found["high"] - found["low"]) / 2 == pytest.approx(error, rel=1e-3, abs=1e-9)


def wilson(found: dict[str, float], count: float, total: int) -> None:
    """Both ends of Wilson's interval solve (p − share)² = z² p (1 − p) / n."""
    share = count / total
    assert found["value"] == pytest.approx(share, rel=1e-3, abs=1e-9)
    for end in (found["low"], found["high"]):
        if 1e-6 < end < 1 - 1e-6:
            assert (end - share) ** 2 == pytest.approx(Z**2 * end * (1 - end) / total, rel=1e-2)
    assert found["low"] <= share <= found["high"]


def error_of(values: pl.Series) -> float:
    spread = values.cast(pl.Float64).std()
    assert isinstance(spread, float)
    return Z * spread / math.sqrt(len(values))


def bit(mask: str, seat: pl.Expr | int) -> pl.Expr:
    """Whether a seat is in a mask."""
    shifted = pl.col(mask) // pl.lit(2).pow(seat).cast(pl.Int32)
    return shifted % 2 == 1


def size(mask: str, seats: int) -> pl.Expr:
    return pl.sum_horizontal(bit(mask, seat).cast(pl.Int32) for seat in range(seats))


def side_of(found: dict[str, Any]) -> int:
    """How many play together."""
    return 2 if found["options"].get("teams") else 1


def won_by(mask: str, seat: pl.Expr, seats: int, side: int) -> pl.Expr:
    """What a seat and its partners have of the win; they are in the mask together."""
    return pl.when(bit(mask, seat)).then(side / size(mask, seats)).otherwise(0.0)


def minutes() -> pl.Expr:
    return (((pl.col("decisions") - pl.col("let_go")) * 4 + pl.col("rounds") * 45) / 60).round(4)


def test_every_match_is_there_once(report: Report) -> None:
    for found, rows in report.variants():
        assert rows["number"].to_list() == list(range(found["games"]))
    assert report.found["variants"][0]["games"] == GAMES_PLAYED
    assert sum(found["games"] for found in report.found["variants"]) == len(report.matches)


def test_lengths(report: Report) -> None:
    for found, rows in report.variants():
        table = rows.with_columns(minutes().alias("minutes"))
        for name, spread in found["length"].items():
            values = table[name]
            mean = values.mean()
            assert isinstance(mean, float)
            close(spread["mean"], mean, error_of(values))
            assert spread["smallest"] == values.min()
            assert spread["largest"] == values.max()
            for percent, value in spread["percentiles"].items():
                assert value == pytest.approx(values.quantile(int(percent) / 100, "linear"))
            check_histogram(spread, values)


def check_histogram(spread: dict[str, Any], values: pl.Series) -> None:
    edges = [*spread["edges"][:-1], math.inf]
    for low, high, count in zip(edges[:-1], edges[1:], spread["counts"], strict=True):
        assert values.filter((values >= low) & (values < high)).len() == count
    assert sum(spread["counts"]) == len(values)


def test_who_wins_by_the_order_of_play(report: Report) -> None:
    seats = report.seats
    for found, rows in report.variants():
        for place in found["order"]:
            seat = (pl.col("first") + place["place"]) % seats
            for key, mask in (("match", "winners"), ("round", "round_winners")):
                share = rows.select(won_by(mask, seat, seats, side_of(found)).sum()).item()
                wilson(place[key], share, len(rows))


def test_all_places_together_win_as_often_as_there_are_partners(report: Report) -> None:
    for found, rows in report.variants():
        won = sum(place["match"]["value"] for place in found["order"])
        unwon = len(rows.filter(pl.col("winners") == 0))
        assert won == pytest.approx(side_of(found) * (1 - unwon / len(rows)))


def _by_chance(rows: pl.DataFrame, seats: int) -> float:
    """How often nobody of the winners led, had the leaders sat at any other place."""
    without = 0
    for winners, leaders in rows.select("winners", "half_leaders").iter_rows():
        won = {seat for seat in range(seats) if winners >> seat & 1}
        led = {seat for seat in range(seats) if leaders >> seat & 1}
        turned = [{(seat + turn) % seats for seat in led} for turn in range(seats)]
        without += sum(bool(won) and not won & somewhere for somewhere in turned)
    return without / (seats * len(rows))


def test_leads_and_comebacks(report: Report) -> None:
    for found, rows in report.variants():
        changes = rows["lead_changes"]
        close(found["lead"]["changes"]["mean"], changes.mean(), error_of(changes))  # type: ignore[arg-type]
        behind = rows.filter(
            (pl.col("winners") > 0)
            & ~pl.any_horizontal(
                bit("winners", seat) & bit("half_leaders", seat) for seat in range(report.seats)
            )
        )
        wilson(found["lead"]["comebacks"], len(behind), len(rows))
        assert found["lead"]["by_chance"] == pytest.approx(_by_chance(rows, report.seats))
        settled = rows.select((pl.col("lead_settled") / pl.col("turns")).mean()).item()
        close(found["lead"]["settled"]["mean"], settled)


def test_luck_and_skill(report: Report) -> None:
    seats = report.seats
    for found in report.found["variants"]:
        side = side_of(found)
        sides = seats // side
        assert [contest["weak"] for contest in found["contests"]] == ["random", "beginner", "easy"]
        for contest in found["contests"]:
            rows = report.contests.filter(
                (pl.col("variant").cast(pl.String) == found["name"])
                & (pl.col("weak").cast(pl.String) == contest["weak"])
            )
            deals = rows.group_by("number").agg(
                won_by("winners", pl.col("strong"), seats, side).sum().alias("won"), pl.len()
            )
            assert len(deals) == contest["deals"]
            assert deals["len"].unique().to_list() == [sides]
            share = float(deals["won"].sum()) / sides
            wilson(contest["share"], share, len(deals))
            close(contest["luck"], (1 - share / len(deals)) / (1 - 1 / sides))
            whole = deals["won"].map_elements(lambda won: math.floor(won + 1e-9), pl.Int64).to_list()
            assert contest["seats_won"] == [whole.count(n) for n in range(sides + 1)]


def test_how_often_rules_fire(report: Report) -> None:
    for found, rows in report.variants():
        for rule in found["rules"]:
            counts = rows[f"rule_{rule['rule']}"]
            assert rule["total"] == counts.sum()
            if rule["total"]:
                close(rule["per_match"], counts.mean())  # type: ignore[arg-type]
                assert rule["per_match"]["high"] - rule["per_match"]["value"] == pytest.approx(
                    error_of(counts), rel=1e-3, abs=1e-9
                )
            else:
                assert 0 < rule["per_match"]["high"] < 10 / len(rows)
            wilson(rule["share"], counts.filter(counts > 0).len(), len(rows))


def test_ends_and_scores(report: Report) -> None:
    seats = report.seats
    for found, rows in report.variants():
        ends = found["ends"]
        wilson(ends["shared"], len(rows.filter(size("winners", seats) > side_of(found))), len(rows))
        wilson(ends["unwon"], len(rows.filter(pl.col("winners") == 0)), len(rows))
        wilson(ends["blocked"], len(rows.filter(pl.col("blocked") > 0)), len(rows))
        for key, winning in (("winners", True), ("others", False)):
            matches = [
                [row[f"score_{seat}"] for seat in range(seats) if (row["winners"] >> seat & 1) == winning]
                for row in rows.iter_rows(named=True)
            ]
            values = [score for match in matches for score in match]
            mean = sum(values) / len(values)
            close(ends[key]["mean"], mean, score_error(list(filter(None, matches)), mean))
            check_histogram(ends[key], pl.Series(values))


def score_error(matches: list[list[int]], mean: float) -> float:
    """Of a ratio of two sums a match: the scores, and how many there are."""
    rests = [sum(match) - mean * len(match) for match in matches]
    scatter = sum(rest**2 for rest in rests) / (len(matches) - 1)
    return Z * math.sqrt(scatter * len(matches)) / sum(map(len, matches))


def test_what_cards_are_worth(report: Report) -> None:
    """The slope of winning on copies, by the textbook, hand by hand."""
    kinds = study_of(cardshed.game(report.game)).DEALT
    found, rows = report.variants()[0]
    worth = {(card["card"], card["where"]): card for card in found["cards"]}
    for number, kind in list(enumerate(kinds))[::7]:
        if kind[0] == "":
            assert kind not in worth
            continue
        check_worth(worth[kind], rows, number, report.seats, side_of(found))


def check_worth(found: dict[str, Any], rows: pl.DataFrame, number: int, seats: int, side: int) -> None:
    fair = side / seats
    hands: list[list[tuple[int, float]]] = []
    for row in rows.iter_rows(named=True):
        winners = [seat for seat in range(seats) if row["round_winners"] >> seat & 1]
        hands.append(
            [
                (list(row[f"dealt_{seat}"]).count(number), side * (seat in winners) / max(len(winners), 1))
                for seat in range(seats)
            ]
        )
    every = [hand for match in hands for hand in match]
    usual = sum(copies for copies, _ in every) / len(every)
    squares = sum((copies - usual) ** 2 for copies, _ in every)
    slope = sum((copies - usual) * (won - fair) for copies, won in every) / squares
    scatter = 0.0
    for match in hands:
        rest = sum((c - usual) * (won - fair - slope * (c - usual)) for c, won in match)
        scatter += rest**2
    assert found["dealt"] == sum(copies > 0 for copies, _ in every)
    assert found["hands"] == len(every)
    close(found["value"], slope, Z * math.sqrt(scatter) / squares)


def test_differences_are_taken_match_by_match(report: Report) -> None:
    seats = report.seats
    (game, base), *others = report.variants()

    def measures(rows: pl.DataFrame, side: int) -> pl.DataFrame:
        rules = [name for name in rows.columns if name.startswith("rule_")]
        return rows.select(
            "number",
            "decisions",
            "turns",
            "rounds",
            "lead_changes",
            minutes().alias("minutes"),
            (won_by("winners", pl.col("first"), seats, side) - side / seats).alias("first"),
            (pl.col("blocked") > 0).cast(pl.Float64).alias("blocked"),
            *(pl.col(name).alias(name.replace("rule_", "rule:", 1)) for name in rules),
        )

    first = measures(base, side_of(game))
    for found, rows in others:
        pairs = measures(rows, side_of(found)).join(first, on="number", suffix=" before")
        told = {
            d["measure"]: d["change"] for d in report.found["differences"] if d["variant"] == found["name"]
        }
        for name in first.columns[1:]:
            change = pairs[name].cast(pl.Float64) - pairs[f"{name} before"]
            close(told[name], change.mean(), error_of(change))  # type: ignore[arg-type]
