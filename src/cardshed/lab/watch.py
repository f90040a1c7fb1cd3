"""Whole matches with somebody watching: how long they get, who leads, which rules fire.

They are the matches of ``simulate``: match n of a seed is the same here.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from cardshed.engine.anygame.functions import apply, pick, start
from cardshed.engine.anygame.matches import MOST_ACTIONS, asked, choose
from cardshed.engine.compile import Log, State, Words, allocating, rule
from cardshed.engine.events import BLOCKED, COLUMNS, ROUND, ROUND_OVER, ROWS, TURN
from cardshed.engine.state import DECLINE, everyone
from cardshed.lab.study import ahead, dealt, let_go, tally

FIGURES = (
    "first",
    "winners",
    "round_winners",
    "decisions",
    "let_go",
    "turns",
    "rounds",
    "blocked",
    "lead_changes",
    "half_leaders",
    "lead_settled",
)
"""What is kept of each match; see ``lab/play.py`` for the meaning."""
(
    FIRST,
    WINNERS,
    ROUND_WINNERS,
    DECISIONS,
    LET_GO,
    TURNS,
    ROUNDS,
    BLOCKS,
    LEAD_CHANGES,
    HALF_LEADERS,
    LEAD_SETTLED,
) = range(len(FIGURES))
MOST_DEALT = 128
"""Cards of one seat."""
FEW_CHANGES = 64
SINCE, LEADERS = 0, 1
"""Who leads (a mask), and since which turn."""

Numbers = npt.NDArray[np.int32]


@allocating
def watch_matches(
    states: Any,
    players: Any,
    random_only: bool,
    words: Words,
    figures: npt.NDArray[np.int32],
    counts: npt.NDArray[np.int32],
    hands: npt.NDArray[np.uint8],
) -> None:
    """Plays a match in each state; fills a row of the figures, of the rules counted and of the cards
    dealt (by seat) for each."""
    out = np.empty(MOST_ACTIONS, dtype=np.int16)
    log = np.zeros((ROWS, COLUMNS), dtype=np.int32)
    cards = np.zeros(MOST_DEALT, dtype=np.uint8)
    for i in range(states.size):
        s = states[i]
        log[0, 0] = 0
        start(s, words[i], log)
        note_deal(s, cards, hands[i])
        watch(s, players, random_only, words[i], log, out, figures[i], counts[i])


@rule
def note_deal(s: State, cards: npt.NDArray[np.uint8], hands: npt.NDArray[np.uint8]) -> None:
    for seat in range(int(s.seats)):
        for k in range(dealt(s, seat, cards)):
            hands[seat, k] = cards[k]


@allocating
def watch(
    s: State,
    players: Any,
    random_only: bool,
    words: Words,
    log: Log,
    out: npt.NDArray[np.int16],
    figures: Numbers,
    counts: Numbers,
) -> None:
    """Plays to the end."""
    assert log is not None
    leads = np.zeros((FEW_CHANGES, 2), dtype=np.int32)
    leads[0, LEADERS] = everyone(s)
    n = 1
    looked = 0
    figures[FIRST] = s.first
    figures[ROUND_WINNERS] = -1
    read_rows(s, log, figures, counts)
    while not s.over:
        if figures[TURNS] > looked:
            looked = int(figures[TURNS])
            if n == len(leads):
                leads = twice_the_room(leads)
            n = note_lead(s, looked, n, leads, figures)
        seat, optional = asked(s, words)
        if random_only:
            action = pick(s, seat, optional, words, out)
        else:
            action = choose(s, seat, optional, players, words, out)
        figures[DECISIONS] += 1
        apply(s, seat, action, words, log)
        read_rows(s, log, figures, counts)
        if action == DECLINE:
            figures[LET_GO] += 1
            let_go(s, seat, counts)
    figures[WINNERS] = s.winners
    figures[HALF_LEADERS] = leaders_at(leads, n, (int(figures[TURNS]) + 1) // 2)


@rule
def read_rows(s: State, log: Log, figures: Numbers, counts: Numbers) -> None:
    """Counts what the log tells, and empties it."""
    assert log is not None
    for row in range(1, log[0, 0] + 1):
        kind = log[row, 0]
        if kind == TURN:
            figures[TURNS] += 1
        elif kind == ROUND:
            figures[ROUNDS] += 1
        elif kind == BLOCKED:
            figures[BLOCKS] += 1
        elif kind == ROUND_OVER and figures[ROUND_WINNERS] < 0:
            figures[ROUND_WINNERS] = log[row, 2]
        tally(s, log, row, counts)
    log[0, 0] = 0


@rule
def note_lead(s: State, turn: int, n: int, leads: Numbers, figures: Numbers) -> int:
    """Looks who leads now that a turn begins; returns how many notes there are. At first everybody leads.
    Of several who are level, those lead who led before; the lead has changed when nobody of them is left."""
    before = int(leads[n - 1, LEADERS])
    best = in_front(s)
    now = before & best
    if now == 0:
        now = best
        figures[LEAD_CHANGES] += 1
        figures[LEAD_SETTLED] = turn
    if now == before:
        return n
    leads[n, SINCE] = turn
    leads[n, LEADERS] = now
    return n + 1


@rule
def in_front(s: State) -> int:
    """The seats (a mask) that stand best."""
    best = ahead(s, 0)
    mask = 1
    for seat in range(1, int(s.seats)):
        standing = ahead(s, seat)
        if standing > best:
            best = standing
            mask = 0
        if standing == best:
            mask |= 1 << seat
    return mask


@rule
def leaders_at(leads: Numbers, n: int, turn: int) -> int:
    """Who led at a turn."""
    while leads[n - 1, SINCE] > turn:
        n -= 1
    return int(leads[n - 1, LEADERS])


@allocating
def twice_the_room(leads: Numbers) -> Numbers:
    more = np.zeros((2 * len(leads), 2), dtype=np.int32)
    more[: len(leads)] = leads
    return more
