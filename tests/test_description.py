"""What a host in another language is told of a game is enough to write positions and tell events."""

from __future__ import annotations

import json
import random
import struct
from typing import Any

import numpy as np
import pytest

import cardshed
from cardshed.engine.anygame.functions import apply
from cardshed.engine.describing import description
from cardshed.engine.events import Row, new_log, read_log
from tests.tools import GAMES

LETTERS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}


class Host:
    """Knows nothing of Cardshed but the JSON document, and is given the bytes of records and rows of logs."""

    def __init__(self, document: str) -> None:
        self.about: dict[str, Any] = json.loads(document)

    def position(self, record: bytes) -> dict[str, Any]:
        columns = {name: self._field(record, name) for name in self.about["record"]["fields"]}
        return {
            name: self._zone(columns, field) if "zone" in field else self._told(columns, field)
            for name, field in self.about["position"].items()
        }

    def event(self, row: list[int]) -> dict[str, Any]:
        columns = {str(number): [value] for number, value in enumerate(row)}
        kind = next(kind for kind in self.about["events"] if kind["number"] == row[0])
        name = kind["event"] if isinstance(kind["event"], str) else self._told(columns, kind["event"])
        told = {"event": name, **{key: self._told(columns, how) for key, how in kind["public"].items()}}
        closed = kind.get("open_if")
        if kind["private"] and not (closed and row[closed["column"]] == closed["number"]):
            private = {key: self._told(columns, how) for key, how in kind["private"].items()}
            told["private"] = {row[column]: private for column in kind["to"]}
        return told

    def _field(self, record: bytes, name: str) -> list[int]:
        field = self.about["record"]["fields"][name]
        count = int(np.prod(field["shape"]))
        return list(struct.unpack_from(f"<{count}{LETTERS[field['type']]}", record, field["at"]))

    def _told(self, columns: dict[str, list[int]], how: Any) -> Any:
        told = how["told"]
        value = columns[str(how["column"])][0] if "column" in how else 0
        if told == "number":
            return value + how["plus"]
        if told == "flag":
            return value != 0
        if told == "named":
            return how["names"][value]
        if told == "always":
            return how["value"]
        if told == "same":
            return value == columns[str(how["other"])][0]
        if told == "seats":
            return [seat for seat in range(16) if value >> seat & 1]
        if told == "eachseat":
            seats = range(columns["seats"][0])
            if how["mask"] is None:
                return columns[how["column"]][: len(seats)]
            return [value if columns[how["mask"]][0] >> seat & 1 else 0 for seat in seats]
        if told == "either":
            return self._told(columns, how["then"] if value == how["number"] else how["otherwise"])
        if told == "bycase":
            return self._told(columns, how["cases"].get(str(value), how["otherwise"]))
        if told == "several":
            return [self._told(columns, thing) for thing in how["things"]]
        if told == "joined":
            return [*self._told(columns, how["list"]), self._told(columns, how["last"])]
        if told == "unpacked":
            digits, base = columns[str(how["digits"])][0], len(how["names"])
            return [how["names"][value // base**digit % base] for digit in reversed(range(digits))]
        assert told == "together"
        return {name: self._told(columns, thing) for name, thing in how["things"].items()}

    def _zone(self, columns: dict[str, list[int]], field: Any) -> Any:
        per = [columns["seats"][0] if count == "seats" else count for count in field["per"]]
        if not per:
            return self._cards(columns, field["zone"], 0)
        if len(per) == 1:
            return [self._cards(columns, field["zone"], place) for place in range(per[0])]
        return [
            [self._cards(columns, field["zone"], seat * per[1] + place) for place in range(per[1])]
            for seat in range(per[0])
        ]

    def _cards(self, columns: dict[str, list[int]], kept: Any, place: int) -> list[str]:
        cards = self.about["cards"]

        def row(name: str) -> list[int]:
            length = self.about["record"]["fields"][name]["shape"][-1]
            return columns[name][place * length : (place + 1) * length]

        if kept["kept"] == "pile":
            names = kept["names"] or cards
            return [names[number] for number in row(kept["field"])[: columns[kept["count"]][place]]]
        if kept["kept"] == "oneofeach":
            kinds = columns[kept["field"]][place]
            return [card for kind, card in enumerate(cards) if kinds >> kind & 1]
        if kept["kept"] == "counts":
            return [card for card, count in zip(cards, row(kept["field"]), strict=True) for _ in range(count)]
        if kept["kept"] == "packed":
            packed = columns[kept["field"]][place]
            return [card for kind, card in enumerate(cards) for _ in range(packed >> 4 * kind & 15)]
        if kept["kept"] == "rising":
            jokers, height = columns[kept["jokers"]][place], columns[kept["height"]][place]
            return [cards[kept["joker"] if jokers >> level & 1 else level] for level in range(height)]
        if kept["kept"] == "chained":
            lying: list[str] = []
            pile = columns[kept["field"]][place]
            while pile != kept["empty"]:
                lying.insert(0, cards[pile & 15])
                pile = columns[kept["pool"]][pile >> 4]
            return lying
        assert kept["kept"] == "planes"
        planes = kept["planes"]
        sets = row(planes) if isinstance(planes, str) else [columns[name][place] for name in planes]
        held = [kind for kind in range(len(cards)) for plane in sets if plane >> kind & 1]
        found = [cards[kind] for kind in held]
        marked = columns[kept["marked"]][place] if kept["marked"] else -1
        if marked >= 0:
            found[len(held) - 1 - held[::-1].index(marked)] += kept["mark"]
        return found


@pytest.mark.parametrize("game", GAMES)
def test_a_host_that_has_only_the_description_tells_the_same(game: str) -> None:
    chance = random.Random(11)
    host = Host(json.dumps(description(cardshed.game(game))))
    gathered = {int(number) for number in host.about["gathered_events"]}
    told_of = set()
    for seats in cardshed.game(game).seats:
        options = {"one_hidden": True} if game == "hawaiki" and seats % 2 else {}
        match = cardshed.game(game).match(seats, seed=seats, options=options)
        for _ in range(150):
            if match.over:
                break
            position = match.position()
            for name, value in host.position(match._states.tobytes()).items():
                assert value == position[name], name
            seat = chance.choice(match.waiting_for)
            move = chance.choice(match.moves(seat))
            rows = _rows_of(match, seat, move)
            told = [event for event in match.play(seat, move) if event["event"] not in ("deal", "draw")]
            mine = [host.event(list(row)) for row in rows if row[0] not in gathered]
            mine = [event for event in mine if event["event"] not in ("deal", "draw")]
            for event in told:
                if event["event"] == "round_over":
                    del event["points"], event["scores"]
            assert mine == told
            told_of |= {event["event"] for event in told}
    assert len(told_of) > 4


def _rows_of(match: cardshed.Match, seat: int, move: str) -> list[Row]:
    """The rows that the rules write for a move, made on a twin."""
    twin, log = match.copy(), new_log()
    apply(twin._states[0], seat, match.game.rulebook.number_of[move], twin._chance.words[0], log)
    return read_log(log)


@pytest.mark.parametrize("game", GAMES)
def test_the_document_names_what_there_is(game: str) -> None:
    rules = cardshed.game(game).rulebook
    about = json.loads(json.dumps(description(cardshed.game(game), seats=2)))
    assert about["actions"] == list(rules.actions)
    assert about["record"]["bytes"] == rules.record(2).itemsize
    mark, *names = rules.dtype.names or ()
    assert list(about["record"]["fields"]) == names
    assert rules.dtype[mark].itemsize == 0
    assert about["features"]["names"] == list(rules.features(2))
    assert [clause for part in about["clauses"] for clause in part["clauses"]] == list(
        cardshed.game(game).clauses
    )
    with pytest.raises(ValueError, match="seats"):
        description(cardshed.game(game), seats=99)
