"""Matches of the lab played once more, move by move, and counted from what is told: slowly, and without
anything of the lab."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

import cardshed
from cardshed.bots.names import compiled_players
from cardshed.engine.anygame.functions import apply, pick, start
from cardshed.engine.anygame.matches import MOST_ACTIONS, OFTEN, asked, choose, new_players
from cardshed.engine.chance import fast_words
from cardshed.engine.events import DRAW, Event, Row, new_log, read_log
from cardshed.engine.state import DECLINE
from cardshed.engine.telling import tell


@dataclass
class Move:
    """What somebody did, the table before and after it, and all that was told."""

    seat: int
    text: str | None
    before: Any
    after: Any
    rows: list[Row]
    events: list[Event]

    def count(self, name: str, **features: Any) -> int:
        """How many such events there are."""
        return sum(
            event["event"] == name and all(event[key] == value for key, value in features.items())
            for event in self.events
        )


@dataclass
class Story:
    """A whole match. The first move is the deal."""

    moves: list[Move] = field(default_factory=list)

    @property
    def events(self) -> list[Event]:
        return [event for move in self.moves for event in move.events]

    @property
    def deal(self) -> Any:
        return self.moves[0].after

    @property
    def end(self) -> Any:
        return self.moves[-1].after


def retell(game: str, bots: Sequence[str], options: dict[str, Any], seed: int, number: int) -> Story:
    kind = cardshed.game(game)
    rules = kind.rulebook
    record = rules.before_the_deal(len(bots), kind.check(len(bots), options))[0]
    habits = compiled_players(bots)
    assert habits is not None
    players = new_players(habits)
    only_random = all(guess == OFTEN for guess, _ in habits)
    words = fast_words(seed, number, 1)[0]
    out = np.zeros(MOST_ACTIONS, dtype=np.int16)
    log = new_log()
    story = Story()

    def note(seat: int, text: str | None, before: Any) -> None:
        rows = read_log(log)
        events = tell(rows, rules.cards, rules.tellers)
        story.moves.append(Move(seat, text, before, record.copy(), rows, events))

    empty = record.copy()
    start(record, words, log)
    note(-1, "deal", empty)
    while not record.over:
        before = record.copy()
        seat, optional = asked(record, words)
        if only_random:
            action = pick(record, seat, optional, words, out)
        else:
            action = choose(record, seat, optional, players, words, out)
        apply(record, seat, action, words, log)
        note(seat, None if action == DECLINE else rules.actions[action], before)
    return story


# Who leads


def standings(game: str, s: Any) -> list[int]:
    """How well each seat stands, higher is better, by what lies open."""
    seats = range(int(s.seats))
    if game == "clear4":
        return [int(s.scores[seat]) - int(s.left[seat]) for seat in seats]
    if game == "hawaiki":
        return [int(s.scores[seat]) - int(s.held[seat]) for seat in seats]
    if game == "solo":
        return [-int(s.scores[seat]) - 15 * int(s.left[seat]) for seat in seats]
    mates = {seat: [seat, (seat + len(seats) // 2) % len(seats)] if s.teams else [seat] for seat in seats}
    return [int(s.scores[seat]) - 5 * sum(int(s.reserve_n[mate]) for mate in mates[seat]) for seat in seats]


def leads(game: str, story: Story) -> list[set[int]]:
    """Who led at the beginning of each turn that began before a decision."""
    told: list[set[int]] = []
    leaders = set(range(int(story.deal.seats)))
    for move in story.moves:
        begun = move.count("turn")
        told += [leaders] * begun
        if begun and not move.after.over:
            points = standings(game, move.after)
            best = {seat for seat, standing in enumerate(points) if standing == max(points)}
            leaders = leaders & best or best
            told[-1] = leaders
    return told


# Which rules fired

Count = Callable[[Move], int]


def laid(move: Move) -> Event | None:
    return next((event for event in move.events if event["event"] == "lay"), None)


def out(move: Move) -> int:
    return sum(event["event"] == "round_over" and bool(event["winners"]) for event in move.events)


def dry(move: Move) -> int:
    """Draws that found nothing."""
    return sum(row[0] == DRAW and row[2] < 0 for row in move.rows)


def lay_has(**features: Any) -> Count:
    def count(move: Move) -> int:
        event = laid(move)
        return int(event is not None and all(event[key] == value for key, value in features.items()))

    return count


def said(*texts: str) -> Count:
    return lambda move: int(move.text in texts)


def told(name: str, **features: Any) -> Count:
    return lambda move: move.count(name, **features)


def announced(name: str) -> Count:
    return lambda move: int(move.text is not None and move.text.endswith(f"!{name}"))


def forgotten(move: Move) -> int:
    text = move.text or ""
    silent = ">" in text and "!" not in text
    return int((silent or text == "open" or text.startswith("hide")) and move.after.forgot == move.seat)


def raised(move: Move) -> int:
    """A last card raises nothing any more."""
    event = laid(move)
    draws = event is not None and event["card"].endswith(("+2", "+4"))
    return int(draws and move.before.owed > 0 and not move.count("round_over"))


def refilled(move: Move) -> int:
    """Cards drawn after a lay, before any turn begins."""
    names = [event["event"] for event in move.events]
    until = names.index("turn") if "turn" in names else len(names)
    return int("lay" in names[:until] and "draw" in names[names.index("lay") : until])


def comes_from(*starts: str) -> Count:
    def count(move: Move) -> int:
        event = laid(move)
        return int(event is not None and event["from"].startswith(starts))

    return count


def blocked(passing: str) -> Count:
    return lambda move: move.count("blocked") * (move.text == passing)


def too_long(passing: str) -> Count:
    return lambda move: move.count("blocked") * (move.text != passing)


LET_GO: Count = lambda move: int(move.text is None)  # noqa: E731

RULES: dict[str, dict[str, Count]] = {
    "clear4": {
        "joker": lambda move: int((event := laid(move)) is not None and event["card"].startswith("J")),
        "joker_without_value": lay_has(card="J"),
        "from_stack": comes_from("s"),
        "sweep": said("sweep"),
        "push": told("push"),
        "clear": told("clear"),
        "pass": said("pass"),
        "blind": said("b1", "b2", "b3", "b4"),
        "blind_fails": told("blind_fails"),
        "out": out,
        "last_blind_fails": lambda move: move.count("blind_fails") * (move.before.left[move.seat] == 1),
        "blocked": told("blocked"),
    },
    "hawaiki": {
        "draw": said("draw"),
        **{name: announced(name) for name in ("pair", "suite", "colour", "three")},
        "forgotten": forgotten,
        "counter": told("call", late=False),
        "late": told("call", late=True),
        "call_let_go": LET_GO,
        "thanks": lambda move: sum(
            event["count"] == event["owed"] for event in move.events if event["event"] == "answer"
        ),
        "wrong_thanks": lambda move: sum(
            event["count"] != event["owed"] for event in move.events if event["event"] == "answer"
        ),
        "out": out,
        "reshuffle": told("shuffle"),
        "nothing_to_draw": dry,
        "blocked": blocked("draw"),
        "too_long": too_long("draw"),
        "hide": lambda move: int((move.text or "").startswith("hide")),
        "sacrifice": lambda move: int((move.text or "").startswith("sacrifice")),
        "second_chance": said("again"),
        "second_chance_let_go": said("end"),
    },
    "skipbo": {
        "discard": told("discard"),
        "hand_refilled": refilled,
        "from_stock": comes_from("stock", "pstock"),
        "from_discard": comes_from("d", "pd"),
        "joker": lay_has(card="S"),
        "complete": told("complete"),
        "reshuffle": told("shuffle"),
        "nothing_to_draw": dry,
        "pass": said("pass"),
        "blocked": blocked("pass"),
        "too_long": too_long("pass"),
        "out": lambda move: move.count("round_over") * (move.count("blocked") == 0),
        "partners_piles": lambda move: int(
            ((move.text or "").startswith("p") and move.text != "pass") or ">p" in (move.text or "")
        ),
    },
    "solo": {
        "start_again": told("turn_over", under=True),
        "draw": said("draw"),
        "keep": said("keep"),
        "jump_in": lay_has(jump=True),
        "jump_in_let_go": LET_GO,
        "skip": told("skip"),
        "reverse": told("reverse"),
        "draw_two": lambda move: int((event := laid(move)) is not None and event["card"].endswith("+2")),
        "take": said("take"),
        "raise": raised,
        "choose_colour": lay_has(card="color"),
        "draw_four": lay_has(card="+4"),
        "swap": told("swap"),
        "rotate": told("rotate"),
        "gift": told("accept", effect="gift"),
        "shield": told("shield"),
        "solo": lay_has(solo=True),
        "penalty": told("penalty"),
        "out": out,
        "reshuffle": told("shuffle"),
        "nothing_to_draw": dry,
        "pass": said("pass"),
        "blocked": blocked("pass"),
        "too_long": too_long("pass"),
    },
}


def count_rules(game: str, story: Story) -> Counter[str]:
    """How often each rule fired."""
    found: Counter[str] = Counter()
    for name, count in RULES[game].items():
        found[name] = sum(int(count(move)) for move in story.moves)
    return found


# What was dealt


def dealt(game: str, s: Any, seat: int) -> list[str]:
    """The cards of a seat after the deal, as the position spells them, in no order."""
    positions = cardshed.game(game).rulebook.positions
    position = positions.write(game, {}, positions.layout.read(s))
    if game == "clear4":
        stacks = position["stacks"][seat]
        hand = [f"{card} hand" for card in position["hands"][seat]]
        return sorted([*hand, *(f"{card} stack" for stack in stacks for card in stack)])
    if game == "skipbo":
        return sorted(f"{card} stock" for card in position["stocks"][seat])
    return sorted(f"{card.rstrip('*')} hand" for card in position["hands"][seat])
