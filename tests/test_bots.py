"""Players by name: what they are given, what they may answer, and what happens when they fail."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import cardshed
from cardshed.bots import BotError, ask, bot, check_bots
from cardshed.bots.asking import play_out
from cardshed.bots.levels import LEVELS
from cardshed.engine.anygame.budget import Budget
from cardshed.engine.match import Match
from tests.facts import facts_of, short_options
from tests.tools import GAMES, play_on

BUILT_IN = ["random", "greedy", "search:60", "beginner", "easy", "medium"]

OWN_BOTS = '''
class First:
    def choose(self, view, moves, optional):
        return moves[0]

class Peeking:
    """Keeps what it is shown, so that a test can look at it."""
    shown = []
    def __init__(self, seed):
        self.seed = seed
    def choose(self, view, moves, optional):
        Peeking.shown.append(("view", view))
        return moves[-1]
    def see(self, event):
        Peeking.shown.append(("event", event))

class Raising:
    def choose(self, view, moves, optional):
        return moves[5000]

class Cheating:
    def choose(self, view, moves, optional):
        moves.clear()
        view.clear()
        return "all the aces"

class Silent:
    def choose(self, view, moves, optional):
        return None

class Unmade:
    def __init__(self, friend):
        self.friend = friend
    def choose(self, view, moves, optional):
        return moves[0]

class NoPlayer:
    pass

class Leaving:
    def choose(self, view, moves, optional):
        raise SystemExit(0)

class Answering:
    answer = 42
    def choose(self, view, moves, optional):
        return "nonsense"
'''


@pytest.fixture(autouse=True)
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A module with bots in the current folder, as somebody would write it."""
    (tmp_path / "ownbots.py").write_text(OWN_BOTS)
    (tmp_path / "brokenbots.py").write_text("import nothing_of_this_name\n")
    monkeypatch.chdir(tmp_path)
    path = list(sys.path)
    yield
    sys.path[:] = path
    for name in ("ownbots", "brokenbots"):
        sys.modules.pop(name, None)


def a_match(game: str, seats: int = 2, seed: int = 1) -> Match:
    return cardshed.game(game).match(seats=seats, seed=seed, options=facts_of(game).short)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", [*BUILT_IN, "ownbots:First"])
def test_a_bot_plays_a_match_to_its_end(game: str, name: str) -> None:
    match = a_match(game, seats=3)
    names = [name, "random", "greedy"]
    course = play_out(match, [bot(name, 1) for name in names], names, random.Random(1))
    assert match.over
    assert sum(course.decisions) >= len(match.history)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["random", "greedy", "easy", "search:100"])
def test_the_same_seed_makes_the_same_decisions(game: str, name: str) -> None:
    def history() -> list[tuple[int, str]]:
        match = a_match(game)
        names = [name, "medium"]
        play_out(match, [bot(name, 7) for name in names], names, random.Random(2))
        return match.history

    assert history() == history()


@pytest.mark.parametrize("game", GAMES)
def test_a_search_decides_alike_on_one_core_and_on_two(game: str) -> None:
    match = a_match(game)
    for _ in play_on(match, random.Random(3), 6):
        pass
    seat = match.waiting_for[0]
    one = match.think(seat, False, Budget.read("400"), 5)
    two = match.think(seat, False, Budget.read("400@2"), 5)
    assert [(e.action, e.worlds) for e in one.estimates] == [(e.action, e.worlds) for e in two.estimates]
    assert [e.chance for e in one.estimates] == pytest.approx([e.chance for e in two.estimates])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["random", "greedy", "beginner", "search:80"])
def test_cards_a_seat_cannot_see_do_not_change_its_decision(game: str, name: str) -> None:
    dice = random.Random(f"{game}{name}")
    compared = 0
    for deal in range(8):
        match = any_table(game, deal, dice)
        for step, _ in enumerate(play_on(match, dice, 60)):
            if match.over or step % 4:
                continue
            for seat in match.actors:
                other = match.resample(seat, dice.getrandbits(60))
                optional = seat not in match.waiting_for
                seed = dice.getrandbits(32)
                here = ask(bot(name, seed), name, match, seat, optional)
                there = ask(bot(name, seed), name, other, seat, optional)
                assert here == there, match.view(seat)
                compared += match.position() != other.position()
    assert compared > 40


def any_table(game: str, seed: int, dice: random.Random) -> Match:
    """A new match with some seats and options; the first with the usual ones."""
    kind = cardshed.game(game)
    seats = dice.choice(kind.seats[:5])
    options = short_options(game, seats, dice)
    return kind.match(seats=seats, seed=seed, options=options if seed else None)


def test_a_card_drawn_and_kept_in_secret_changes_no_search() -> None:
    """SO-11: four matches that differ in the card another seat drew and kept."""
    found = set()
    for drawn in ("R1", "R3", "B9", "G3"):
        stock = ["Y6", "Y5", "Y4", *sorted({"R1", "R3", "B9", "G3"} - {drawn}), drawn]
        match = cardshed.load(
            {"game": "solo", "seats": 2, "turn": 1, "options": {"limit": 0}, "color": "R", "discard": ["R7"],
             "hands": [["R5", "B7", "B8"], ["G1", "G2", "Y3"]], "stock": stock}
        )  # fmt: skip
        match.play(1, "draw")
        match.play(1, "keep")
        thought = match.think(0, False, Budget.read("600"), 5)
        found.add(tuple((e.action, e.chance, e.worlds) for e in thought.estimates))
    assert len(found) == 1


def test_a_bot_of_ones_own_sees_no_hidden_card() -> None:
    match = a_match("solo", seats=3)
    names = ["ownbots:Peeking", "greedy", "greedy"]
    players = [bot(name, 3) for name in names]
    play_out(match, players, names, random.Random(1))
    shown: Sequence[Any] = import_module("ownbots").Peeking.shown
    views = [what for kind, what in shown if kind == "view"]
    events = [what for kind, what in shown if kind == "event"]
    assert all(set(view["hands"][1]) <= {"?"} and set(view["stock"]) <= {"?"} for view in views)
    assert any(event["event"] == "deal" and event["seat"] == 0 and event["cards"] for event in events)
    assert not any("private" in event for event in events)
    assert not any("cards" in event for event in events if event.get("seat") not in (None, 0))
    assert vars(players[0])["seed"] == 3


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("ownbots:Raising", "failed: IndexError"),
        ("ownbots:Cheating", "answered 'all the aces'"),
        ("ownbots:Silent", "answered None"),
        ("ownbots:Leaving", "failed: SystemExit"),
        ("ownbots:Answering", "answered 'nonsense'"),
    ],
)
def test_a_bot_that_fails_is_named_and_the_match_unharmed(name: str, said: str) -> None:
    match = a_match("clear4")
    before = match.position()
    with pytest.raises(BotError, match=said) as caught:
        ask(bot(name), name, match, match.turn, False)
    assert repr(name) in str(caught.value)
    assert match.position() == before
    assert match.moves(match.turn)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nobody", "there is no bot 'nobody'; there is random"),
        ("", "there is no bot ''"),
        ("search:", "__valid__"),
        ("search:0", "from 1 to"),
        ("search:-5ms", "not a budget"),
        ("search:fast", "not a budget"),
        ("search:1.5", "not a budget"),
        ("search:nan", "not a budget"),
        ("search:1e9s", "not a budget"),
        ("search:5000s", "from 1ms to"),
        ("search:50ms@0", "number of cores"),
        ("search:50ms@many", "number of cores"),
        ("ownbots:Nobody", "'ownbots:Nobody' cannot be loaded"),
        ("ownbots:NoPlayer", "'ownbots:NoPlayer' has no method choose"),
        ("brokenbots:Bot", "'brokenbots:Bot' cannot be loaded: ModuleNotFoundError"),
        ("no.such.module:Bot", "'no.such.module:Bot' cannot be loaded"),
        (":", "cannot be loaded"),
    ],
)
def test_a_bad_name_is_refused_and_named(name: str, said: str) -> None:
    if said == "__valid__":
        assert check_bots([name]) == [name]
        return
    with pytest.raises(cardshed.BadInput) as caught:
        check_bots([name])
    assert said in str(caught.value)
    assert repr(name) in str(caught.value)


def test_a_class_that_cannot_be_made_is_named() -> None:
    with pytest.raises(cardshed.BadInput, match="'ownbots:Unmade' cannot be made: TypeError"):
        bot("ownbots:Unmade")


def test_bots_must_be_a_list_of_names() -> None:
    for value in ("random", None, [1], [None]):
        with pytest.raises(cardshed.BadInput, match="bots"):
            check_bots(value)


@pytest.mark.parametrize("game", GAMES)
def test_hints_are_legal_sorted_and_sure(game: str) -> None:
    match = a_match(game, seats=3)
    for _ in play_on(match, random.Random(1), 9):
        pass
    for seat in range(3):
        hints = match.hint(seat, "600")
        moves = match.moves(seat)
        assert bool(hints) == bool(moves)
        assert all(hint.move in moves or hint.move is None for hint in hints)
        for hint in hints:
            assert 0 <= hint.chance <= 1
            assert 0 <= hint.error <= 1
        longest = [hint.chance for hint in hints if hint.playouts == hints[0].playouts]
        assert longest == sorted(longest, reverse=True)


def test_a_hint_is_never_quite_sure_and_shows_more_than_one_move() -> None:
    match = cardshed.game("skipbo").match(seats=2, seed=5)
    hints = match.hint(match.turn, "1")
    assert all(hint.error > 0.1 for hint in hints)
    assert len(match.hint(match.turn, "100")) >= 3


@pytest.mark.parametrize("budget", [500, None, "", "soon", "1000000000000000000000", "5m", "1 s"])
def test_a_bad_budget_is_refused(budget: Any) -> None:
    with pytest.raises(cardshed.BadInput, match="budget"):
        a_match("clear4").hint(0, budget)


def test_a_hint_finds_the_winning_move() -> None:
    match = cardshed.load(
        {"game": "solo", "seats": 2, "turn": 0, "options": {"limit": 0}, "color": "R",
         "hands": [["R5"], ["G1", "G2", "Y3"]], "stock": ["G3", "G4", "Y5", "Y6"], "discard": ["R7"]}
    )  # fmt: skip
    best, other = match.hint(0, "200")
    assert (best.move, best.chance, other.move) == ("R5", 1.0, "draw")


def test_levels_wait_within_their_pace_whatever_they_hold() -> None:
    for level in LEVELS.values():
        for optional, pace in ((False, level.thinking), (True, level.reacting)):
            dice = random.Random(1)
            pauses = [level.pause(optional, dice) for _ in range(200)]
            assert pace.shortest <= min(pauses) <= max(pauses) <= pace.longest
            dice = random.Random(1)
            assert pauses == [level.pause(optional, dice) for _ in range(200)]


def test_levels_get_quicker_and_forget_less() -> None:
    levels = list(LEVELS.values())
    for weaker, stronger in pairwise(levels):
        assert (weaker.guess, weaker.lapse) >= (stronger.guess, stronger.lapse)
        assert weaker.reacting.usual > stronger.reacting.usual
