"""One match, one call per move.

To hand a record over to compiled code takes longer than most of what is done there, and an array hardly any
time. So records come as the only ones of arrays, and all that belongs to a move is done in one call.
"""

from __future__ import annotations

from typing import Any

from cardshed.engine.anygame.beliefs import note_changes, note_decision
from cardshed.engine.anygame.functions import clause_against, deal, decide, judged, legal, may, must, remember
from cardshed.engine.compile import Log, Moves, rule


@rule
def list_legal(states: Any, seat: int, out: Moves) -> int:
    """Writes a seat's legal actions into a buffer, returns how many."""
    return legal(states[0], seat, out)


@rule
def forbidding(states: Any, seat: int, action: int) -> int:
    """The clause, by its number, that forbids an action known not to be legal."""
    return clause_against(states[0], seat, action)


@rule
def waited_for(states: Any) -> int:
    """The seats (a mask) the match cannot go on without."""
    return 0 if states[0].over else must(states[0])


@rule
def able_to_act(states: Any) -> int:
    """The seats (a mask) that can do something now, out of turn included."""
    return 0 if states[0].over else must(states[0]) | may(states[0])


@rule
def make_move(
    states: Any, memories: Any, notebook: Any, tables: Any, words: Any, seat: int, action: int, log: Log
) -> int:
    """Makes a legal move; what it showed is remembered and, where others' decisions tell much about their
    cards (else ``notebook`` is ``None``), noted. Returns the seats waited for then. Where the move ends
    a round, the second of the records, if any, is the table as it was left, before the next deal."""
    s = states[0]
    if notebook is not None and must(s) >> seat & 1 and judged(s):
        note_decision(notebook[0], tables, s, seat, action)
    decide(s, seat, action, words[0], log)
    if s.undealt:
        if states.size > 1:
            states[1] = s
        deal(s, words[0], log)
    take_note(states, memories, notebook, log)
    return waited_for(states)


@rule
def take_note(states: Any, memories: Any, notebook: Any, log: Log) -> None:
    """What a log has shown is remembered and noted."""
    remember(states[0], memories[0], log)
    if notebook is not None:
        note_changes(notebook[0], states[0], log)
