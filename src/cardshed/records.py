"""Loading positions and records, replaying and verifying them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import Any

from cardshed.engine.chance import commitment
from cardshed.engine.edition import edition
from cardshed.engine.errors import BadInput
from cardshed.engine.game import Game, check_names
from cardshed.engine.match import RECORD_VERSION, Match, TakenBack, read_seed
from cardshed.games import game

Source = Mapping[str, Any] | Sequence[Any] | str | PathLike[str]

MOST_BYTES = 64 * 1024 * 1024


def load(source: Source) -> Match:
    """A match from a position or a record: a dict, JSON text, a record's lines, or a path.

    >>> load({"game": "solo", "seats": 2, "turn": 0, "color": "R",
    ...       "hands": [["R5"], ["R6"]], "discard": ["R7"], "stock": ["G1"]}).moves(0)
    ['R5', 'draw']
    """
    lines = _lines(source)
    if "cardshed" in lines[0]:
        return _replay(lines)
    if len(lines) > 1:
        raise BadInput("cardshed", "the first line of a record must be its header")
    return _from_position(lines[0])


def replay(record: Source) -> Match:
    """The match of a record at its end; an error where the record breaks a rule."""
    return _replay(_record_lines(record))


def load_opening(record: Source) -> tuple[Match, list[tuple[int, str]]]:
    """The match of a record before its first move, and the moves that follow, not yet checked."""
    lines = _record_lines(record)
    return _opening(lines[0]), [_move(number, line) for number, line in enumerate(lines[1:], 2)]


def verify(record: Source) -> Match:
    """Checks a finished record: the seed fits its commitment, and every move is legal in the deal
    that follows from it, those taken back included. Raises an error that says what is wrong, else
    returns the match."""
    lines = _record_lines(record)
    header = lines[0]
    if header.get("commitment") is None:
        raise BadInput("commitment", "is missing: there is nothing to check the seed against")
    if header.get("seed") is None:
        raise BadInput("seed", "is missing: the match is not over, or its seed was not published yet")
    match = _replay(lines)
    if not match.over:
        raise BadInput("moves", "the match is not over")
    if match.undone:
        _check_taken_back(_opening(header), match)
    return match


# Reading


def _lines(source: object) -> list[dict[str, Any]]:
    if isinstance(source, Mapping):
        return [dict(source)]
    if isinstance(source, str) and source.lstrip()[:1] in ("{", "["):
        return _parse(source)
    if isinstance(source, str | PathLike):
        return _parse(_read_file(source))
    if isinstance(source, Sequence) and not isinstance(source, bytes | bytearray):
        return _all_objects(list(source))
    raise BadInput("position_or_record", "must be a dict, a JSON text or a path")


def _record_lines(source: object) -> list[dict[str, Any]]:
    lines = _lines(source)
    if "cardshed" not in lines[0]:
        raise BadInput("cardshed", "this is not a record: its first line has no such field")
    return lines


def _read_file(path: str | PathLike[str]) -> str:
    try:
        file = Path(path)
        if file.stat().st_size > MOST_BYTES:
            raise BadInput("file", f"{path} is too large to be a record")
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput("file", f"{path} is not a text file") from None
    except (OSError, ValueError) as problem:
        if isinstance(problem, BadInput):
            raise
        reason = problem.strerror if isinstance(problem, OSError) else str(problem)
        raise BadInput("file", f"{str(path)[:200]!r} cannot be read: {reason}") from None


def _parse(text: str) -> list[dict[str, Any]]:
    """One JSON document, or one a line."""
    try:
        whole = json.loads(text)
        return _all_objects(whole if isinstance(whole, list) else [whole])
    except RecursionError:
        raise BadInput("file", "is nested too deeply") from None
    except ValueError as problem:
        if isinstance(problem, BadInput):
            raise
    values = []
    for number, line in enumerate(text.split("\n"), 1):  # names may have other ends of lines in them
        if line.strip():
            try:
                values.append(json.loads(line))
            except (ValueError, RecursionError) as problem:
                raise BadInput(f"line {number}", f"is not JSON: {problem}") from None
    return _all_objects(values)


def _all_objects(values: list[Any]) -> list[dict[str, Any]]:
    if not values:
        raise BadInput("line 1", "is missing: the file is empty")
    for number, value in enumerate(values, 1):
        if not isinstance(value, Mapping):
            raise BadInput(f"line {number}", "must be a JSON object")
    return [dict(value) for value in values]


def _from_position(data: Mapping[str, Any]) -> Match:
    if "game" not in data:
        raise BadInput("game", "is missing")
    return Match.from_position(game(data["game"]), data)


_HEADER = {
    "cardshed", "game", "seats", "options", "seed", "commitment", "position", "names", "bots",
    "rules", "undone",
}  # fmt: skip


def _replay(lines: Sequence[Mapping[str, Any]]) -> Match:
    match = _opening(lines[0])
    for number, line in enumerate(lines[1:], 2):
        seat, move = _move(number, line)
        try:
            match.play(seat, move)
        except BadInput as problem:
            raise BadInput(f"line {number}", str(problem)) from None
    return match


def _move(number: int, line: Mapping[str, Any]) -> tuple[int, str]:
    return _read_move(f"line {number}", line)


def _read_move(place: str, line: object) -> tuple[int, str]:
    if not isinstance(line, Mapping) or set(line) != {"seat", "move"}:
        raise BadInput(place, 'must be {"seat": …, "move": …}')
    if not isinstance(line["move"], str):
        raise BadInput(f"{place}: move", "must be a text")
    return line["seat"], line["move"]


def _opening(header: Mapping[str, Any]) -> Match:
    """The match before its first move."""
    version = header["cardshed"]
    if type(version) is not int or version != RECORD_VERSION:
        raise BadInput(
            "cardshed", f"record version {version!r} is unknown; this release reads {RECORD_VERSION}"
        )
    for name in header:
        if name not in _HEADER:
            raise BadInput(str(name), "there is no such field in a record's header")
    if "game" not in header:
        raise BadInput("game", "is missing")
    kind = game(header["game"])
    seats = header.get("seats")
    options = kind.check(seats, header.get("options"))
    assert isinstance(seats, int)
    names = check_names(header.get("names"), seats)
    rules = _check_rules(header.get("rules"), kind)
    undone = _read_taken_back(header.get("undone"))
    match = _dealt(header, kind, seats, options)
    match.names, match.rules, match.undone = names, rules, undone
    match.bots = _check_bots(header.get("bots"), seats)
    return match


def _dealt(header: Mapping[str, Any], kind: Game, seats: int, options: dict[str, Any]) -> Match:
    if "position" in header:
        return _from_embedded(header, kind.id, seats)
    if header.get("seed") is None:
        raise BadInput("seed", "is missing: without it the cards are not known")
    seed = read_seed("seed", header["seed"])
    if header.get("commitment") not in (None, commitment(seed)):
        raise BadInput("commitment", "does not fit the seed")
    return Match.deal(kind, seats, seed, options)


def _check_bots(bots: object, seats: int) -> list[str | None] | None:
    """Which bot sits where, null for a person."""
    if bots is None:
        return None
    if not isinstance(bots, list) or len(bots) != seats:
        raise BadInput("bots", f"must be a list of {seats} entries")
    for i, name in enumerate(bots):
        if name is not None and not isinstance(name, str):
            raise BadInput(f"bots[{i}]", "must be a bot's name, or null for a person")
    return list(bots)


def _from_embedded(header: Mapping[str, Any], id: str, seats: int) -> Match:
    position = header["position"]
    if not isinstance(position, Mapping):
        raise BadInput("position", "must be an object")
    match = _from_position(position)
    if match.game.id != id or match.seats != seats:
        raise BadInput("position", "is of another game or another number of seats than the header")
    return match


def _check_rules(rules: object, kind: Game) -> str | None:
    """The edition of the rules, which must be the one that this release has."""
    if rules is None:
        return None
    if not isinstance(rules, str):
        raise BadInput("rules", "must be a text")
    ours = edition(kind)
    if rules != ours:
        raise BadInput("rules", f"the match was played by edition {rules[:40]}, this release has {ours}")
    return rules


# Moves taken back


def _read_taken_back(value: object) -> list[TakenBack]:
    if value is None:
        return []
    if not isinstance(value, list):
        raise BadInput("undone", "must be a list")
    return [_read_one_taken_back(f"undone[{i}]", one) for i, one in enumerate(value)]


def _read_one_taken_back(place: str, value: object) -> TakenBack:
    if not isinstance(value, Mapping) or set(value) != {"after", "moves"}:
        raise BadInput(place, 'must be {"after": …, "moves": […]}')
    after, moves = value["after"], value["moves"]
    if type(after) is not int or after < 0:
        raise BadInput(f"{place}.after", "must be a whole number from 0 on")
    if not isinstance(moves, list) or not moves:
        raise BadInput(f"{place}.moves", "must be a list of at least one move")
    return TakenBack(after, tuple(_read_move(f"{place}.moves[{j}]", move) for j, move in enumerate(moves)))


def _check_taken_back(match: Match, finished: Match) -> None:
    """Plays everything in the order in which it was played, and goes back where moves were taken back."""
    lines = _lines_of_play(finished)
    turning = {undone.after for undone in finished.undone}
    kept: dict[int, Match] = {}
    for number, line in enumerate(lines[:-1]):
        for at in range(len(match.history), len(line)):
            if at in turning:
                kept[at] = match.copy()
            _play_again(match, line[at], at, number, finished.undone)
        after = finished.undone[number].after
        match = kept[after].copy()
        kept = {at: before for at, before in kept.items() if at <= after}


def _lines_of_play(finished: Match) -> list[list[tuple[int, str]]]:
    """The moves that stood before each taking back, and at the end."""
    lines = [finished.history]
    for i, undone in reversed(list(enumerate(finished.undone))):
        if undone.after > len(lines[0]):
            raise BadInput(f"undone[{i}].after", f"must be at most {len(lines[0])}, the moves played by then")
        lines.insert(0, [*lines[0][: undone.after], *undone.moves])
    return lines


def _play_again(match: Match, move: tuple[int, str], at: int, line: int, undone: list[TakenBack]) -> None:
    try:
        match.play(*move)
    except ValueError as problem:
        i = next(i for i in range(line, len(undone)) if undone[i].after <= at)
        raise BadInput(f"undone[{i}].moves[{at - undone[i].after}]", str(problem)) from None
