"""Tournaments: fair seatings, results that add up, work that can be taken up again."""

from __future__ import annotations

import json
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cardshed
from cardshed.arena import (
    Piece,
    Settings,
    Standing,
    arena_processor,
    pieces,
    play_piece,
    play_together,
    run_arena,
)
from cardshed.rating import Sprt, elo_table, share_of


def test_every_bot_sits_at_every_seat_of_every_deal() -> None:
    settings = Settings.check("clear4", ["random", "greedy", "easy"], seats=3, games=30)
    orders = [settings.order(0, turned) for turned in range(3)]
    assert [sorted(column) for column in zip(*orders, strict=True)] == [[0, 1, 2]] * 3


def test_all_choices_of_bots_meet() -> None:
    settings = Settings.check("clear4", ["random", "greedy", "easy", "medium"], seats=2)
    assert len(settings.lineups) == 6
    assert Settings.check("clear4", ["random", "greedy", "easy", "medium"], seats=3).lineups[0] == (0, 1, 2)


def test_the_last_bot_fills_up_the_table() -> None:
    settings = Settings.check("solo", ["greedy", "random"], seats=4)
    assert settings.lineups == [(0, 1, 1, 1)]
    assert settings.names(0, 1) == ["random", "greedy", "random", "random"]


def test_pieces_cover_every_deal_once() -> None:
    settings = Settings.check("clear4", ["random", "greedy", "search:50"], seats=2, games=300)
    covered = [
        (piece.lineup, deal)
        for piece in pieces(settings)
        for deal in range(piece.first, piece.first + piece.deals)
    ]
    assert sorted(covered) == [(lineup, deal) for lineup in range(3) for deal in range(150)]


@pytest.mark.parametrize("bots", [["greedy", "random"], ["search:40", "random"]])
def test_points_add_up(bots: list[str]) -> None:
    settings = Settings.check("clear4", bots, games=8)
    standing = Standing(settings)
    for piece in pieces(settings):
        standing.add(play_piece(settings, piece))
    assert standing.matches == 8
    assert standing.points.sum() + standing.unwon == pytest.approx(8)
    assert standing.beaten[0, 1] + standing.beaten[1, 0] == pytest.approx(8)
    summary = standing.summary()
    assert json.loads(json.dumps(summary)) == summary
    assert {row["bot"] for row in summary["standing"]} == set(bots)


def test_a_bot_against_itself_makes_even_points() -> None:
    settings = Settings("solo", ["greedy", "greedy"], 2, 64, 1, {"extras": True, "raise": "up", "limit": 0})
    piece = play_piece(settings, Piece(0, 0, 32))
    assert all(first == second for first, second in piece.points)


def test_any_number_of_cores_gives_the_same_standing() -> None:
    settings = Settings.check("clear4", ["greedy", "random", "easy"], games=700, seed=3)
    alone = run_arena(settings, workers=1).summary()
    for workers in (2, 3, None):
        assert run_arena(settings, workers).summary() == alone


def test_pieces_played_together_are_those_played_one_by_one() -> None:
    settings = Settings.check("hawaiki", ["greedy", "random", "easy"], seats=2, games=500, seed=9)
    some = list(pieces(settings))
    del some[4]  # as when a journal has it already
    play_together(settings, some, arena_processor(settings, "cpu", 2))
    assert some == [play_piece(settings, Piece(*piece.key)) for piece in some]


def test_compiled_bots_play_the_matches_of_a_simulation_with_the_seats_turned() -> None:
    settings = Settings.check("solo", ["greedy", "random"], seats=4, games=400, seed=1)
    expected = dict.fromkeys(settings.bots, 0.0)
    for turned in range(4):
        names = settings.names(0, turned)
        for mask in cardshed.simulate("solo", names, games=100, seed=1).winners:
            won = [name for seat, name in enumerate(names) if int(mask) >> seat & 1]
            for name in won:
                expected[name] += 1 / len(won)
    standing = run_arena(settings).summary()["standing"]
    assert {row["bot"]: row["points"] for row in standing} == pytest.approx(expected)


def test_processes_give_what_one_process_gives() -> None:
    settings = Settings.check("skipbo", ["search:20", "greedy", "random"], games=4, options={"stock": 2})
    alone, together = run_arena(settings, workers=1), run_arena(settings, workers=2)
    assert alone.matches == together.matches == 12
    assert (alone.points == together.points).all()
    assert (alone.beaten == together.beaten).all()


def test_a_tournament_is_taken_up_again(tmp_path: Path) -> None:
    journal = tmp_path / "journal.jsonl"
    whole = Settings.check("clear4", ["greedy", "random"], games=600, seed=3)
    expected = run_arena(whole, workers=1).summary()["standing"]

    class Stopped(Exception):
        pass

    def stop(standing: Standing) -> None:
        if standing.matches >= 200:
            raise Stopped

    with pytest.raises(Stopped):
        run_arena(whole, 1, journal, progress=stop)
    kept = journal.read_text().splitlines()
    assert 2 <= len(kept) < 6
    journal.write_text("\n".join(kept) + '\n{"lineup": 0, "first": 2')  # cut off while writing
    assert run_arena(whole, 1, journal).summary()["standing"] == expected
    longer = Settings.check("clear4", ["greedy", "random"], games=800, seed=3)
    assert run_arena(longer, 1, journal).matches == 800


def test_a_journal_of_another_tournament_is_refused(tmp_path: Path) -> None:
    journal = tmp_path / "journal.jsonl"
    run_arena(Settings.check("clear4", ["greedy", "random"], games=10), 1, journal)
    with pytest.raises(cardshed.BadInput, match="another tournament"):
        run_arena(Settings.check("clear4", ["greedy", "easy"], games=10), 1, journal)
    journal.write_text("no journal\nand not finished")
    with pytest.raises(cardshed.BadInput, match="not a journal"):
        run_arena(Settings.check("clear4", ["greedy", "random"], games=10), 1, journal)
    assert journal.read_text() == "no journal\nand not finished"


def test_an_empty_journal_is_a_new_one(tmp_path: Path) -> None:
    journal = tmp_path / "journal.jsonl"
    journal.touch()
    assert run_arena(Settings.check("clear4", ["greedy", "random"], games=10), 1, journal).matches == 10
    assert len(journal.read_text().splitlines()) == 2


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ({"workers": 0}, "workers: must be from 1"),
        ({"workers": True}, "workers: must be a whole number"),
        ({"device": "tpu"}, "device: must be one of cpu, cuda"),
    ],
)
def test_bad_places_to_play_are_refused(arguments: dict[str, Any], problem: str) -> None:
    settings = Settings.check("clear4", ["greedy", "random"], games=10)
    with pytest.raises(cardshed.BadInput, match=problem):
        run_arena(settings, **arguments)


def test_bots_that_are_asked_do_not_play_on_a_gpu() -> None:
    settings = Settings.check("clear4", ["greedy", "random", "search:20"], games=10)
    with pytest.raises(cardshed.BadInput, match=r"only compiled bots play on cuda .*, not search:20"):
        run_arena(settings, device="cuda")


@pytest.mark.parametrize(
    ("bots", "field"), [(["random"], "bots"), (["random", "random"], "bots"), (["random", "x"], "bots")]
)
def test_bad_settings_are_refused(bots: list[str], field: str) -> None:
    with pytest.raises(cardshed.BadInput, match=field):
        Settings.check("solo", bots)
    with pytest.raises(cardshed.BadInput, match="seats"):
        Settings.check("solo", ["random", "greedy"], seats=11)
    with pytest.raises(cardshed.BadInput, match="games"):
        Settings.check("solo", ["random", "greedy"], games=0)


# Ratings


def test_elo_of_a_known_strength_is_found() -> None:
    true = np.array([0.0, 120.0, 300.0])
    shares = 1 / (1 + 10 ** ((true[None, :] - true[:, None]) / 400))
    beaten = 10_000 * shares * (1 - np.eye(3))
    found = elo_table(beaten)
    assert [elo for elo, _ in found] == pytest.approx(list(true), abs=2)
    assert all(0 < error < 10 for _, error in found[1:])


def test_elo_errors_are_those_of_the_lead() -> None:
    (_, error), (elo, none) = elo_table(np.array([[0.0, 75.0], [25.0, 0.0]]))
    assert elo == 0
    assert none == pytest.approx(0, abs=1e-3)
    assert error == pytest.approx(1.96 * 173.7 / (100 * 0.75 * 0.25) ** 0.5, rel=0.03)


def test_elo_stays_finite_for_who_lost_everything() -> None:
    (worst, _), (best, error) = elo_table(np.array([[0.0, 0.0], [50.0, 0.0]]))
    assert worst == 0
    assert 400 < best < 3000
    assert error < 3000


@pytest.mark.parametrize(("elo", "verdict"), [(60, "high"), (-20, "low")])
def test_sprt_decides_and_stops(elo: float, verdict: str) -> None:
    dice = random.Random(4)
    wrong = 0
    for _ in range(60):
        sprt = Sprt(0, 40)
        while sprt.verdict is None:
            sprt.add(sum(dice.random() < share_of(elo) for _ in range(2)) / 2)
            assert sprt.deals < 5000
        wrong += sprt.verdict != verdict
    assert wrong <= 5


def test_sprt_ends_the_tournament_early() -> None:
    settings = Settings.check("skipbo", ["greedy", "random"], games=4000, options={"stock": 3})
    standing = run_arena(settings, 1, sprt=Sprt(0, 50))
    assert standing.sprt is not None
    assert standing.sprt.verdict == "high"
    assert standing.matches < 2000
    assert run_arena(settings, 3, sprt=Sprt(0, 50)).summary() == standing.summary()
    with pytest.raises(cardshed.BadInput, match="exactly two"):
        run_arena(Settings.check("clear4", ["greedy", "random", "easy"]), sprt=Sprt(0, 50))


def test_the_order_of_finishing_does_not_change_the_test() -> None:
    settings = Settings.check("clear4", ["greedy", "easy"], games=1280)
    played = [play_piece(settings, piece) for piece in pieces(settings)]
    verdicts = set()
    for order in (played, played[::-1], played[1::2] + played[::2]):
        standing = Standing(settings, Sprt(0, 50))
        for piece in order:
            standing.add(piece)
        assert standing.sprt is not None
        verdicts.add((standing.sprt.deals, standing.sprt.total, standing.sprt.verdict))
    assert len(verdicts) == 1


def test_the_likelihood_ratio_grows_with_the_lead() -> None:
    ratios = []
    for wins in (8, 10, 12, 14):
        sprt = Sprt(0, 20)
        for i in range(20):
            sprt.add(1.0 if i * 7 % 20 < wins else 0.0)
        ratios.append(sprt.ratio)
    assert all(low < high for low, high in pairwise(ratios))
