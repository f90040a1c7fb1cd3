"""What came of a match for each of the people who played it: a small row that outlives the match itself."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import msgspec

from cardshed.bots.levels import LEVELS
from cardshed.games import game as game_by_id
from cardshed.games import games
from cardshed.table import entries as e
from cardshed.table.finished import Finished, NotOver, match_id, matches_in
from cardshed.table.store import KeptRow, Reader, ResultRow, Tally
from cardshed.table.table import PERSON, PLAYING, Seat, Table

PEOPLE = "people"
"""The level of a match in which not all others were bots."""
STRENGTH = list(LEVELS)
PLAY = (e.Moved, e.Undone, e.Ready, e.Resumed)
"""Entries that change nobody's seat."""
logger = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode


def results_of(seats: Sequence[Seat], summary: dict[str, Any]) -> list[ResultRow]:
    """The rows of a match that is over, with those who sat there then. Who left before has none, nor has
    somebody for whom a bot played in the end."""
    table, _, number = str(summary["match"]).rpartition("-")
    told = {
        "names": [seat.name for seat in seats],
        "bots": [seat.bot for seat in seats],
        "colours": [seat.colour for seat in seats],
        "winners": summary["winners"],
        "scores": summary["scores"],
    }
    return [
        ResultRow(
            seat.player,
            summary["ended"],
            table,
            int(number),
            summary["game"],
            _level(seats, place),
            place in summary["winners"],
            summary["scores"][place],
            _is_usual(summary),
            _encode(told | {"seat": place}),
        )
        for place, seat in enumerate(seats)
        if seat.kind == PERSON and seat.player is not None and not seat.away
    ]


def _level(seats: Sequence[Seat], own: int) -> str:
    """What somebody played against."""
    others = [seat for place, seat in enumerate(seats) if place != own]
    bots = [seat.bot for seat in others if seat.kind != PERSON and seat.bot in LEVELS]
    return max(bots, key=STRENGTH.index) if len(bots) == len(others) else PEOPLE


def _is_usual(summary: dict[str, Any]) -> bool:
    usual: dict[str, Any] = game_by_id(summary["game"]).check(summary["seats"], {})
    return bool(summary["options"] == usual)


# What is told of them


def told(row: ResultRow) -> dict[str, Any]:
    """A result as its owner is shown it; nothing in it says who the others' browsers are."""
    shown = {
        "match": match_id(row.table, row.number),
        "game": row.game,
        "ended": row.ended,
        "level": row.level,
        "won": bool(row.won),
        "score": row.score,
        "kept": row.told is not None,
    }
    return shown if row.told is None else shown | msgspec.json.decode(row.told)


def tally(found: Tally) -> dict[str, Any]:
    """Statistics of one game and level. Which score is best depends on the game; of one that is no longer
    installed nobody knows."""
    best = None
    if found.game in games():
        best = found.lowest if game_by_id(found.game).fewest_points_win else found.highest
    return {
        "game": found.game,
        "level": found.level,
        "played": found.played,
        "won": found.won,
        "streak": found.streak,
        "longest": found.longest,
        "best": best,
    }


# Matches that were over before results were noted


def results_in(reader: Reader, table: str) -> list[ResultRow]:
    """The results of all matches of a table that are over, from its log."""
    rows = reader.entries(table) or reader.archived(table)
    found: list[ResultRow] = []
    for number in matches_in(rows):
        try:
            summary = Finished(reader, table, number).summary()
            found += results_of(_seats_at(table, rows, summary["ended"]), summary)
        except NotOver:
            continue
        except Exception as problem:
            logger.warning("a match has no result: %s: %s", type(problem).__name__, problem)
    return found


def _seats_at(table: str, rows: Sequence[KeptRow], ended: int) -> list[Seat]:
    """Who sat where when a match was over. Nothing is played."""
    last = max(row.seq for row in rows if row.at <= ended and b'"moved"' in row.body)
    made = Table(table)
    for row in rows[:last]:
        entry = e.decode_entry(row.body)
        if isinstance(entry, e.Started):
            made.phase = PLAYING
        elif not isinstance(entry, PLAY):
            made.apply(entry, row.at, row)
    return made.seats
