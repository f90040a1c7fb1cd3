"""How matches and rounds begin, as far as all games do it alike."""

from __future__ import annotations

from cardshed.engine.chance import below
from cardshed.engine.compile import Log, State, Words, rule
from cardshed.engine.events import ROUND, emit


@rule
def draw_first(s: State, words: Words) -> None:
    """The seed draws who begins the first round, which is to be dealt."""
    s.first = below(words, int(s.seats))
    s.round_no = 1
    s.undealt = 1


@rule
def put_copies(s: State, card: int, copies: int) -> None:
    """Puts so many copies of a card on the stock."""
    n = int(s.stock_n)
    for _ in range(copies):
        s.stock[n] = card
        n += 1
    s.stock_n = n


@rule
def open_round(s: State, log: Log) -> None:
    """A round that is being dealt begins with its first player known, before anybody has moved."""
    s.undealt = 0
    s.moves = 0
    emit(log, ROUND, s.first, s.round_no, 0, 0)
