"""Positions of Clear 4: written, read and hidden."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from cardshed.engine.compile import State
from cardshed.engine.errors import BadInput
from cardshed.engine.fields import Fields, check_copies, items, whole
from cardshed.games.clear4.description import ON_PILE
from cardshed.games.clear4.rules import put_in_hand
from cardshed.games.clear4.state import (
    CARDS,
    DECK,
    DECK_SIZE,
    FOUR,
    HEIGHT,
    JOKER,
    JOKER_MARK,
    KINDS,
    NO_PLAY,
    NO_VALUE,
    PILE,
    PUSH,
    STACKS,
    VALUE_MASK,
)

_LYING = {text: number for number, text in enumerate(ON_PILE) if text not in ("", *CARDS[JOKER:])} | {
    "J": JOKER_MARK
}
"""What can lie on the pile, by its text."""


def read(s: State, fields: Fields) -> None:
    used = [0] * KINDS
    for seat, hand in enumerate(_hands(fields)):
        for card in hand:
            put_in_hand(s, seat, card)
            used[card] += 1
    for seat, stacks in enumerate(fields.seat_piles("stacks", STACKS, HEIGHT)):
        for i, stack in enumerate(stacks):
            if stack and i >= s.stack_count:
                raise BadInput(
                    f"stacks[{seat}][{i}]", f"must be empty: a seat has {s.stack_count} stacks at most"
                )
            s.height[seat, i] = len(stack)
            s.stack[seat, i, : len(stack)] = stack
            s.left[seat] += len(stack)
            for card in stack:
                used[card] += 1
    _read_pile(s, fields, used)
    s.aiming = fields.word("pending", None, ["push"]) is not None
    used[PUSH] += int(s.aiming)
    check_copies(used, deck_of(s), CARDS, "hands, stacks and pile")
    _read_play(s, fields)
    if s.aiming and s.play != NO_PLAY:
        raise BadInput("pending", "a PUSH cannot be waiting within a play of numbers")
    _check_match(s, fields.seats)


def deck_of(s: State) -> list[int]:
    """C4-01: how many of each card there are; the jokers may be more or fewer by a house rule."""
    deck = list(DECK)
    deck[JOKER] = int(s.joker_cards)
    return deck


def _check_match(s: State, seats: int) -> None:
    """C4-60, C4-62: a round that is not over yet, scores of minus points."""
    if s.round_no > s.rounds:
        raise BadInput("round", f"this match has only {s.rounds} rounds")
    for seat in range(seats):
        if s.scores[seat] > 0:
            raise BadInput(f"scores[{seat}]", "must be 0 or negative")
        if not s.over and s.left[seat] == 0:
            raise BadInput(f"hands[{seat}]", "has no card left in hand and stacks: that round is over")


def _hands(fields: Fields) -> list[list[int]]:
    return fields.piles("hands", fields.seats, DECK_SIZE)


def _read_pile(s: State, fields: Fields, used: list[int]) -> None:
    """Fills the pile; refuses one that no play could have made."""
    cards = items("pile", fields.raw("pile", []), None)
    if len(cards) > PILE:
        raise BadInput("pile", f"holds {len(cards)} cards, but there can be at most {PILE}")
    for i, text in enumerate(cards):
        s.pile[i] = _pile_card(f"pile[{i}]", text)
        used[JOKER if s.pile[i] & JOKER_MARK else int(s.pile[i])] += 1
    s.pile_n = len(cards)
    last = NO_VALUE
    for value, run in groupby(enumerate(s.pile[: s.pile_n].tolist()), lambda place: place[1] & VALUE_MASK):
        _check_run(last, value, list(run))
        last = value
    s.run = _top_run(s)


def _check_run(below: int, value: int, run: list[tuple[int, int]]) -> None:
    """Cards of one value, with their places: not above the value below, not five, their jokers with
    a value to take (C4-12, C4-14, C4-15, C4-19)."""
    name = f"pile[{run[0][0]}]"
    if below != NO_VALUE and value == NO_VALUE:
        raise BadInput(name, "a joker without a value cannot lie on a value")
    if below != NO_VALUE and value > below:
        raise BadInput(name, f"a {value} cannot lie on a {below}")
    if value == NO_VALUE:
        return
    if len(run) > FOUR:
        raise BadInput(f"pile[{run[FOUR][0]}]", f"a fifth {value} cannot lie on four")
    first_number = next((i for i, (_, card) in enumerate(run) if not card & JOKER_MARK), FOUR)
    if first_number == FOUR or (below != NO_VALUE and first_number > 0):
        raise BadInput(name, f"nothing has given this joker the value {value}")


def _top_run(s: State) -> int:
    """How many cards of one value lie on top; jokers without a value do not count."""
    run = 0
    while run < s.pile_n and s.pile[s.pile_n - 1 - run] & VALUE_MASK == s.pile[s.pile_n - 1] & VALUE_MASK:
        run += 1
    return run if s.pile_n and s.pile[s.pile_n - 1] & VALUE_MASK else 0


def _pile_card(name: str, text: Any) -> int:
    """A pile card's number: `8`, `J=8` or `J`."""
    if not isinstance(text, str) or text not in _LYING:
        raise BadInput(name, f"{text!r} is not a card that can lie on the pile")
    return _LYING[text]


def _read_play(s: State, fields: Fields) -> None:
    play = fields.raw("play")
    if play is None:
        return
    if not isinstance(play, dict) or set(play) != {"value", "cards"}:
        raise BadInput("play", 'must be null or {"value": …, "cards": …}')
    if not isinstance(play["value"], str) or play["value"] not in CARDS[1 : JOKER + 1]:
        raise BadInput("play.value", f"must be a number card or J, not {play['value']!r}")
    s.play = CARDS.index(play["value"])
    s.play_n = whole("play.cards", play["cards"], 1, FOUR)
    value = NO_VALUE if s.play == JOKER else int(s.play)
    laid = s.pile[max(0, s.pile_n - s.play_n) : s.pile_n]
    if len(laid) < s.play_n or any(card & VALUE_MASK != value for card in laid):
        raise BadInput("play", "does not match the cards on top of the pile")
    before = s.pile[max(0, s.pile_n - s.run) : s.pile_n - s.play_n]
    if len(before) and all(card & JOKER_MARK for card in before):
        raise BadInput("play", "begins between jokers and the number that gave them their value")
