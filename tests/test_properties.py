"""What holds in every position that random play reaches, in all games, at all sizes of table."""

from __future__ import annotations

import json
import os
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cardshed
from cardshed.engine.events import seen_by
from tests.facts import facts_of
from tests.tools import GAMES, cards_of, deck, play_on, random_move, tables

# `make properties EXAMPLES=1000` tries more than the tests do.
EXAMPLES = int(os.environ.get("EXAMPLES", "40"))
SLOW = settings(max_examples=EXAMPLES)
FEWER = settings(max_examples=max(1, EXAMPLES // 4))
seeds = st.integers(0, 2**32)


@pytest.mark.parametrize("game", GAMES)
@SLOW
@given(data=st.data(), seed=seeds)
def test_cards_are_conserved(game: str, data: st.DataObject, seed: int) -> None:
    match = data.draw(tables(game))
    whole = deck(game, match.options)
    left_before = Counter(whole)
    round_before = 1
    for _ in play_on(match, random.Random(seed), 250):
        cards = cards_of(match.position())
        if facts_of(game).cards_leave:
            assert cards <= whole
            assert cards <= left_before or match.round != round_before
            left_before, round_before = cards, match.round
        else:
            assert cards == whole


@pytest.mark.parametrize("game", GAMES)
@SLOW
@given(data=st.data(), seed=seeds)
def test_moves_are_exactly_what_refusal_lets_through(game: str, data: st.DataObject, seed: int) -> None:
    match = data.draw(tables(game))
    chance = random.Random(seed)
    texts = cardshed.game(game).rulebook.actions
    known = set(cardshed.game(game).clauses)
    for step, _ in enumerate(play_on(match, chance, 90)):
        if step % 9:
            continue
        for seat in range(match.seats):
            allowed = []
            for text in texts:
                refusal = match.refusal(seat, text)
                if refusal is None:
                    allowed.append(text)
                else:
                    assert refusal.clause in known
                    assert refusal.text
            assert sorted(allowed) == match.moves(seat)


@pytest.mark.parametrize("game", GAMES)
@SLOW
@given(data=st.data(), seed=seeds)
def test_actors_are_the_seats_with_moves(game: str, data: st.DataObject, seed: int) -> None:
    match = data.draw(tables(game))
    for _ in play_on(match, random.Random(seed), 200):
        movers = tuple(seat for seat in range(match.seats) if match.moves(seat))
        assert match.actors == movers
        assert match.over or set(match.waiting_for) <= set(movers)
        assert match.over == (not movers)


@pytest.mark.parametrize("game", GAMES)
@SLOW
@given(data=st.data(), seed=seeds)
def test_a_refused_move_changes_nothing(game: str, data: st.DataObject, seed: int) -> None:
    match = data.draw(tables(game))
    chance = random.Random(seed)
    texts = cardshed.game(game).rulebook.actions
    for _ in play_on(match, chance, 60):
        before, record = match.position(), match.record()
        for _ in range(10):
            seat, text = chance.randrange(match.seats), chance.choice(texts)
            if match.refusal(seat, text) is not None:
                with pytest.raises(cardshed.IllegalMove) as caught:
                    match.play(seat, text)
                assert caught.value.seat == seat
                assert caught.value.clause
        assert match.position() == before
        assert match.record() == record


@pytest.mark.parametrize("game", GAMES)
@SLOW
@given(data=st.data(), seed=seeds)
def test_a_loaded_position_goes_on_identically(game: str, data: st.DataObject, seed: int) -> None:
    match = data.draw(tables(game))
    chance = random.Random(seed)
    twin = cardshed.load(match.position())
    for step, _ in enumerate(play_on(match, random.Random(seed), 200)):
        position = match.position()
        assert twin.position() == position
        assert [twin.moves(seat) for seat in range(twin.seats)] == [
            match.moves(seat) for seat in range(match.seats)
        ]
        if step % 5 == 0:
            twin = cardshed.load(json.dumps(position))
            assert twin.position() == position
        if not match.over and step < 200:
            twin.play(*random_move(twin, chance))


@pytest.mark.parametrize("game", GAMES)
@FEWER
@given(data=st.data(), seed=seeds)
def test_a_record_replays_to_the_same_end(game: str, data: st.DataObject, seed: int) -> None:
    match = data.draw(tables(game))
    for _ in play_on(match, random.Random(seed), 400):
        pass
    assert cardshed.replay(match.record()).position() == match.position()
    again = cardshed.load(match.position())
    assert cardshed.load(again.record()).position() == match.position()


@pytest.mark.parametrize("game", GAMES)
@FEWER
@given(data=st.data(), seed=seeds)
def test_what_a_seat_cannot_see_changes_nothing_it_is_told(game: str, data: st.DataObject, seed: int) -> None:
    match = data.draw(tables(game))
    chance = random.Random(seed)
    texts = cardshed.game(game).rulebook.actions
    for step, _ in enumerate(play_on(match, chance, 120)):
        if step % 6 or match.over:
            continue
        for seat in (*range(match.seats), None):
            other = cardshed.load(permuted(match.position(), match.view(seat), chance))
            assert other.view(seat) == match.view(seat)
            if seat is not None:
                assert other.moves(seat) == match.moves(seat)
                for text in chance.sample(texts, 25):
                    assert other.refusal(seat, text) == match.refusal(seat, text)


def permuted(position: dict[str, Any], view: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """The position with the cards that the view hides dealt anew among their places, nothing remembered."""
    position = json.loads(json.dumps({**position, "memory": None}))
    places = [
        place for place in hidden_places(position, view) if not (place[1] == "drawn" and place[0] is position)
    ]
    cards = [holder[key].removesuffix("*") for holder, key in places]
    chance.shuffle(cards)
    for (holder, key), card in zip(places, cards, strict=True):
        holder[key] = card + ("*" if holder[key].endswith("*") else "")
    if view.get("drawn") == "?":
        position["drawn"] = chance.choice(position["hands"][position["turn"]])
    return position


def hidden_places(truth: Any, view: Any) -> list[tuple[Any, Any]]:
    """Where the view has a question mark; a marked hidden card may stand elsewhere in a shown hand."""
    if isinstance(truth, list) and "?" in view and any(str(card).endswith("*") for card in truth):
        return [(truth, i) for i, card in enumerate(truth) if card.endswith("*")]
    keys: Any = ()
    if isinstance(truth, dict):
        keys = view.keys()
    elif isinstance(truth, list):
        keys = range(len(truth))
    found = []
    for key in keys:
        if view[key] == "?":
            found.append((truth, key))
        else:
            found += hidden_places(truth[key], view[key])
    return found


@pytest.mark.parametrize("game", GAMES)
@FEWER
@given(data=st.data(), seed=seeds)
def test_events_tell_a_seat_no_more_than_its_views(game: str, data: st.DataObject, seed: int) -> None:
    """Where a seat sees the same before and after a move, it is told the same about it."""
    match = data.draw(tables(game))
    chance = random.Random(seed)
    for step, _ in enumerate(play_on(match, chance, 100)):
        if step % 5 or match.over:
            continue
        mover, move = random_move(match, chance)
        after = match.copy()
        events = after.play(mover, move)
        if any(event["event"] in ("blind_fails", "round") for event in events):
            continue  # everybody sees a card that lies open before the next view (C4-55, a last card)
        for seat in (*range(match.seats), None):
            other = cardshed.load(permuted(match.position(), match.view(seat), chance))
            if move not in other.moves(mover):
                continue
            told = other.play(mover, move)
            if other.view(seat) == after.view(seat):
                assert heard(told, seat) == heard(events, seat)


def heard(events: list[dict[str, Any]], seat: int | None) -> list[dict[str, Any]]:
    """What a seat is told; in which order it drew several cards at once, a view does not show."""
    seen = [seen_by(event, seat) for event in events]
    return [{**event, "cards": sorted(event["cards"])} if "cards" in event else event for event in seen]


@pytest.mark.parametrize("game", GAMES)
def test_every_match_ends(game: str) -> None:
    kind = cardshed.game(game)
    for seats in kind.seats:
        results = cardshed.simulate(kind, ["random"] * seats, games=60, seed=seats)
        assert results.games == 60
        assert (results.lengths > 0).all()
