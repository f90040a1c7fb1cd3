"""How the careful player of Solo plays."""

from __future__ import annotations

import random
from typing import Any

import pytest

import cardshed
from cardshed import Match
from cardshed.engine.compile import INTERPRETED
from tests.players.asking import asked, considered, forgetful, worth
from tests.rules.solo_table import table

SINGLE = {"limit": 0}
STOCK = "B1 B2 B3 B4 G1 G2 G3 G4"


def seen(*hands: str, **more: Any) -> Match:
    """A single round, with enough cards to draw."""
    more = {"discard": "R7", "stock": STOCK, "options": SINGLE, **more}
    return table(*hands, **more)


def test_goes_out_when_it_can() -> None:
    assert asked(seen("R5", "Y1 Y2 Y3"), 0) == "R5"


def test_calls_with_the_last_card_but_one() -> None:
    assert asked(seen("R5 G9", "Y1 Y2 Y3"), 0) == "R5!"


def test_names_the_colour_it_holds_most_of() -> None:
    assert asked(seen("color G5 G6 G8 Y1", "Y2 Y3 Y4 Y5"), 0) == "color:G"


def test_keeps_a_black_card_while_a_colour_fits() -> None:
    assert asked(seen("R5 color G6 Y1", "Y2 Y3 Y4 Y5"), 0) == "R5"


def test_stays_in_the_colour_it_holds_most_of() -> None:
    assert asked(seen("R5 G7 G5 G9 G2", "Y2 Y3 Y4 Y5"), 0) == "G7"


def test_keeps_the_black_card_for_going_out() -> None:
    assert asked(seen("R5 color", "Y2 Y3 Y4"), 0) == "R5!"


def test_with_two_seats_lays_the_card_that_gives_another_turn_before_the_last() -> None:
    assert asked(seen("R5 Rskip", "Y2 Y3 Y4"), 0) == "Rskip!"


def test_lays_one_of_a_pair_to_jump_in_with_the_other() -> None:
    assert asked(seen("R5 R5 Rturn", "Y1 Y2", "Y3 Y4", "Y5 Y6"), 0) != "draw"
    assert asked(seen("R5 R5", "Y1 Y2", "Y3 Y4", "Y5 Y6"), 0) == "R5!"


def test_strikes_the_next_player_about_to_go_out() -> None:
    assert asked(seen("R5 R+2 R9 B2 Y5", "Y1"), 0) == "R+2"
    assert asked(seen("+4 G5 G6 G8 R1", "Y1"), 0) == "+4:G"


def test_raises_rather_than_take() -> None:
    assert asked(seen("B+2 G5 G6 Y1", "Y2 Y3 Y4", discard="R+2", owed=2), 0) == "B+2"


def test_wards_off_many_cards_with_a_shield() -> None:
    assert asked(seen("shield-G G6 Y1", "Y2 Y3 Y4", discard="R7 +4 +4", color="R", owed=8), 0) == "shield-G"


def test_refuses_a_gift_with_which_its_giver_goes_out() -> None:
    gift = {"effect": "gift", "asked": [0]}
    match = seen("shield-G G6 Y1", "Y2 Y3", discard="Rgift", turn=1, pending=gift)
    assert asked(match, 0) == "shield-G"


def test_lets_a_swap_for_a_smaller_hand_happen() -> None:
    swap = {"effect": "swap", "asked": [0]}
    many, few = "shield-G G6 Y1 Y5 B7 B8 B9", "Y2 Y3"
    assert asked(seen(many, few, discard="Rswap", turn=1, pending=swap), 0) == "accept"


def test_refuses_to_swap_a_smaller_hand_away() -> None:
    swap = {"effect": "swap", "asked": [0]}
    few, many = "shield-G Y1", "G6 Y5 B7 B8 B9 Y2 Y3"
    assert asked(seen(few, many, discard="Rswap", turn=1, pending=swap), 0) == "shield-G!"


def test_swaps_with_whoever_holds_fewest_cards() -> None:
    match = seen("Rswap G1 G2 G3 G4 Y5 Y6", "Y1 Y2 Y3", "Y7", "B5 B6", stock="B1 B2")
    assert asked(match, 0) == "Rswap@2"


def test_lays_a_swap_without_a_target_rather_than_give_away_a_small_hand() -> None:
    match = seen("Rswap color", "Y1 Y2 Y3 Y4 Y5", "B5 B6 B7 B8 B9")
    assert asked(match, 0) == "Rswap!"


def test_rotates_for_a_smaller_hand_only() -> None:
    many = "rotate G5 G6 G8 G9 Y5 Y6"
    assert asked(seen(many, "Y1", "Y2 Y3 Y4 Y7 Y8", direction=-1), 0) == "rotate"
    assert asked(seen("rotate R5 G6", "Y1 Y2 Y3 Y4", "Y5 Y6 Y7 Y8"), 0) == "R5"


def test_goes_out_with_a_gift() -> None:
    assert asked(seen("Rgift R5 G9", "Y1 Y2 Y3", "Y4 Y5 Y6"), 0) in ("Rgift@1", "Rgift@2")


def test_gives_away_a_number_rather_than_a_shield() -> None:
    giving = {"effect": "give", "to": 1, "cards": 2}
    match = seen("shield-G Y1 G5 G6", "Y2 Y3", discard="Rgift", pending=giving)
    assert asked(match, 0) in ("give Y1", "give G5", "give G6")


def test_jumps_in_with_a_number() -> None:
    assert asked(seen("Y1 Y2 Y3", "R7 G5 G6", "B5 B6 B7"), 1, optional=True) == "R7"


def test_sheds_expensive_cards_in_a_match_when_another_is_about_to_go_out() -> None:
    hands = ("R5 +4 Y5 Y6 Y8 B9", "Y1 Y2 Y3", "Y4", "B5 B6 B7")
    assert asked(seen(*hands, options={"limit": 300}), 0) == "+4:Y"
    assert asked(seen(*hands), 0) == "R5"


def test_considers_no_silent_lay_and_no_draw_while_a_colour_fits() -> None:
    assert considered(seen("R5 R9", "Y1 Y2"), 0) == ["R9!"]


def test_considers_drawing_rather_than_a_black_card() -> None:
    assert considered(seen("color G5 G6", "Y1 Y2"), 0) == ["color:G", "draw"]


def test_considers_the_highest_of_numbers_that_serve_alike() -> None:
    assert considered(seen("R5 R9 R2 R2 R3 B3", "Y1 Y2"), 0) == ["R2", "R3", "R9"]


def test_considers_one_way_of_going_out() -> None:
    assert considered(seen("color", "Y1 Y2"), 0) == ["color:R"]


def test_forgets_to_call_and_to_jump_in() -> None:
    match = seen("R5 R9", "R7 Y2", "Y1 Y3")
    assert forgetful(match, 0, "R5!") == "R5"
    assert forgetful(match, 1, "R7!") is None
    assert forgetful(match, 0, "draw") == "draw"


def test_expects_more_with_fewer_cards_in_a_round_and_fewer_points_in_a_match() -> None:
    ahead = seen("R5", "Y1 Y2 Y3", "Y4 Y5 Y6")
    assert worth(ahead, 0) > 0.4 > worth(ahead, 1)
    behind = seen("R5", "Y1 Y2 Y3", scores=[250, 20], options={"limit": 300})
    assert worth(behind, 0) < 0.1


@pytest.mark.parametrize("options", [SINGLE, {"limit": 300}])
@pytest.mark.parametrize("seats", [2, 5])
def test_expectations_of_all_seats_make_one(seats: int, options: dict[str, Any]) -> None:
    match = cardshed.game("solo").match(seats=seats, seed=3, options=options)
    assert sum(worth(match, seat) for seat in range(seats)) == pytest.approx(1)


def test_the_end_is_worth_what_was_won() -> None:
    match = seen("R5 R9", "Y2")
    match.play(0, "R9!")
    match.play(1, "draw")
    match.play(1, "keep")
    match.play(0, "R5")
    assert match.over
    assert (worth(match, 0), worth(match, 1)) == (1, 0)


@pytest.mark.parametrize("seats", [2, 3, 6, 10])
@pytest.mark.parametrize("raising", ["same", "up", "any"])
@pytest.mark.parametrize("extras", [True, False])
def test_all_it_does_is_legal(seats: int, raising: str, extras: bool) -> None:
    """In every situation of some random rounds, asked or not."""
    chance = random.Random(seats)
    for seed in range(1 if INTERPRETED else 4):
        options = {"raise": raising, "extras": extras, "limit": 60 * (seed % 2)}
        match = cardshed.game("solo").match(seats=seats, seed=seed, options=options)
        for _ in range(60 if INTERPRETED else 300):
            if match.over:
                break
            for seat in match.actors:
                check(match, seat)
            seat = chance.choice(match.actors)
            match.play(seat, chance.choice(match.moves(seat)))


def optional(match: Match, seat: int) -> bool:
    """Whether the game does not wait for this seat."""
    return not match.game.rulebook.must(match._state) >> seat & 1


def check(match: Match, seat: int) -> None:
    """Whatever the player does or considers is legal here."""
    moves = match.moves(seat)
    free = optional(match, seat)
    choice = asked(match, seat, free)
    assert choice in moves or (free and choice is None)
    assert set(considered(match, seat)) <= set(moves)
    assert considered(match, seat)
    for move in moves:
        forgotten = forgetful(match, seat, move)
        assert forgotten in moves or (free and forgotten is None)
    assert 0 <= worth(match, seat) <= 1


def test_what_it_cannot_see_changes_nothing() -> None:
    """Others' cards and the stock are dealt anew; the decision stays."""
    chance = random.Random(1)
    match = cardshed.game("solo").match(seats=3, seed=5)
    for _ in range(40 if INTERPRETED else 200):
        for seat in match.actors:
            free = optional(match, seat)
            assert asked(match, seat, free) == asked(dealt_anew(match, seat, chance), seat, free)
        seat = next(seat for seat in match.actors if not optional(match, seat))
        match.play(seat, asked(match, seat) or "")


def dealt_anew(match: Match, seat: int, chance: random.Random) -> Match:
    """The same position with the cards that the seat cannot see exchanged among their places."""
    position = match.position()
    position.pop("memory", None)
    hidden = [hand for owner, hand in enumerate(position["hands"]) if owner != seat] + [position["stock"]]
    cards = [card for pile in hidden for card in pile]
    chance.shuffle(cards)
    for pile in hidden:
        pile[:] = [cards.pop() for _ in pile]
    if position["drawn"] is not None and position["turn"] != seat:
        position["drawn"] = position["hands"][position["turn"]][0]
    return cardshed.load(position)
