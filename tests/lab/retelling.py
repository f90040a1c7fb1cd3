"""Matches of the lab played once more, move by move, and counted from what is told: slowly, and without
anything of the lab."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

import cardshed
from cardshed.bots.names import compiled_players
from cardshed.engine.anygame.functions import apply, pick, start
from cardshed.engine.anygame.matches import MOST_ACTIONS, OFTEN, asked, choose, new_players
from cardshed.engine.chance import fast_words
from cardshed.engine.events import Event, new_log, read_log
from cardshed.engine.state import DECLINE
from cardshed.engine.telling import tell
from tests.facts import facts_of
from tests.facts.counting import Move


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


def leads(game: str, story: Story) -> list[set[int]]:
    """Who led at the beginning of each turn that began before a decision."""
    told: list[set[int]] = []
    leaders = set(range(int(story.deal.seats)))
    for move in story.moves:
        begun = move.count("turn")
        told += [leaders] * begun
        if begun and not move.after.over:
            points = facts_of(game).standings(move.after)
            best = {seat for seat, standing in enumerate(points) if standing == max(points)}
            leaders = leaders & best or best
            told[-1] = leaders
    return told


def count_rules(game: str, story: Story) -> Counter[str]:
    """How often each rule fired."""
    found: Counter[str] = Counter()
    for name, count in facts_of(game).counts.items():
        found[name] = sum(int(count(move)) for move in story.moves)
    return found


# What was dealt


def dealt(game: str, s: Any, seat: int) -> list[str]:
    """The cards of a seat after the deal, as the position spells them, in no order."""
    positions = cardshed.game(game).rulebook.positions
    return facts_of(game).dealt(positions.write(game, {}, positions.layout.read(s)), seat)
