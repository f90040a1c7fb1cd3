"""One match: the rules at work on one record, move by move."""

from __future__ import annotations

import hashlib
import json
import struct
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from cardshed.engine.anygame.beliefs import NOTEBOOK, Past
from cardshed.engine.anygame.budget import Budget
from cardshed.engine.anygame.functions import start
from cardshed.engine.anygame.moves import (
    able_to_act,
    forbidding,
    list_legal,
    make_move,
    take_note,
    waited_for,
)
from cardshed.engine.anygame.search import Known, Thought, think
from cardshed.engine.chance import SEED_BYTES, FairChance, commitment, fast_words, seed_bytes
from cardshed.engine.compile import Memory, State
from cardshed.engine.errors import BadInput, IllegalMove, Refusal
from cardshed.engine.events import Event, new_log, read_log, seats_of
from cardshed.engine.fields import Fields, whole
from cardshed.engine.game import Game
from cardshed.engine.layout import Layout, Numbers
from cardshed.engine.memory import settle_stock
from cardshed.engine.positions import Position
from cardshed.engine.rulebook import Rulebook, Telling
from cardshed.engine.state import DECLINE, MOST_MOVES_A_ROUND, new_states
from cardshed.engine.telling import tell
from cardshed.engine.words import refusal_text

RECORD_VERSION = 1
_COMMON_FIELDS = ("game", "seats", "options", "chance")

HINTS = 3
"""How many moves a hint follows to the end of its budget."""
_PACKED = struct.Struct(f">8s{SEED_BYTES}sQB")
"""What stands before the records of a packed match: their layout, the seed, shuffles made, seats."""
QUICK = 1


@dataclass(frozen=True)
class Hint:
    """A move and how it seems to turn out."""

    move: str | None
    chance: float
    """Of winning the match, from 0 to 1."""
    error: float
    """Half the width of the 95 % interval around the chance."""
    playouts: int


@dataclass(frozen=True)
class TakenBack:
    """Moves that followed the first ``after`` moves that stood at the time, and were taken back."""

    after: int
    moves: tuple[tuple[int, str], ...]


class Match:
    """A match in progress or at its end. Made by :meth:`Game.match` or :func:`cardshed.load`.

    >>> import cardshed
    >>> match = cardshed.game("clear4").match(seats=2, seed=1)
    >>> match.moves(match.turn)[:2]
    ['1', '10']
    """

    def __init__(self, game: Game, seats: int, options: dict[str, Any], chance: FairChance) -> None:
        self.game = game
        self.options = options
        self.names: list[str] | None = None
        self.bots: list[str | None] | None = None
        self.rules: str | None = None
        """The edition of the rules it is played by, where that is noted (see ``engine/edition.py``)."""
        self.opening: list[Event] = []
        self.history: list[tuple[int, str]] = []
        self.undone: list[TakenBack] = []
        """What was taken back, the earliest first; for the record, nothing here depends on it."""
        self._rules = game.rulebook
        self._chance = chance
        self._started_from: Position | None = None
        self._log = new_log()
        self._buffer = np.zeros(len(self._rules.actions), dtype=np.int16)
        # As the match is, and as its latest round was left.
        self._states = new_states(self._rules.dtype, 2)
        self._memories = new_states(self._rules.memory_dtype)
        self._past = Past(self._rules.dtype) if isinstance(self._rules, Telling) else None
        self._state.seats = seats
        self._rules.set_options(self._state, options)
        self._seats = seats
        self._changed()

    def _changed(self) -> None:
        """Forgets what was worked out about the state."""
        self._numbers: Numbers | None = None
        self._actions: dict[int, list[int]] = {}
        self._waiting: tuple[int, ...] | None = None

    @property
    def _state(self) -> State:
        return self._states[0]

    @property
    def _memory(self) -> Memory:
        return self._memories[0]

    @property
    def _layout(self) -> Layout:
        return self._rules.positions.layout

    @property
    def _now(self) -> Numbers:
        """The state for reading."""
        if self._numbers is None:
            self._numbers = self._layout.read(self._states)
        return self._numbers

    def _field(self, name: str) -> int:
        found: int = self._now[self._layout.at[name]]
        return found

    @classmethod
    def deal(
        cls,
        game: Game,
        seats: int,
        seed: int | bytes | None,
        options: dict[str, Any],
        names: list[str] | None = None,
    ) -> Match:
        match = cls(game, seats, options, FairChance(seed_bytes(seed), 0, game.rulebook.deck_size))
        match.names = names
        start(match._state, match._chance.words[0], match._log)
        match._take_note()
        match.opening = match._told()
        return match

    @classmethod
    def from_position(cls, game: Game, data: Mapping[str, Any]) -> Match:
        """A match that goes on from a position; fields left out have sensible defaults."""
        hands = data.get("hands")
        seats_given = data.get("seats", len(hands) if isinstance(hands, list) else None)
        options = game.check(seats_given, data.get("options"))
        seats = whole("seats", seats_given, game.seats[0], game.seats[-1])
        match = cls(game, seats, options, _read_chance(data.get("chance"), game))
        fields = Fields(data, match._rules.cards, seats)
        for name in _COMMON_FIELDS:
            fields.raw(name)
        match._read_common(fields)
        match._rules.read(match._state, fields)
        memory = fields.inner("memory")
        fields.finish()
        match._rules.read_memory(match._memory, match._state, memory)
        memory.finish()
        match._rules.on_load(match._state, match._chance.words[0], match._log)
        match._take_note()
        match.opening = match._told()
        match._started_from = match.position()
        return match

    @classmethod
    def from_record(cls, game: Game, seats: int, options: dict[str, Any], record: State) -> Match:
        """A match that goes on from a record of the compiled rules. Nothing is remembered of how it came
        about, and chance is new."""
        rules = game.rulebook
        match = cls(game, seats, options, FairChance(seed_bytes(None), 0, rules.deck_size))
        match._states[0] = record
        settle_stock(match._state, match._chance.words[0])
        match._chance.settle()
        rules.read_memory(match._memory, match._state, Fields({}, rules.cards, seats))
        match._changed()
        match._started_from = match.position()
        return match

    # Who and where

    @property
    def seats(self) -> int:
        return self._seats

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return self._field("turn")

    @property
    def round(self) -> int:
        return self._field("round_no")

    @property
    def scores(self) -> list[int]:
        first = self._layout.at["scores"]
        return list(self._now[first : first + self._seats])

    @property
    def over(self) -> bool:
        return self._field("over") != 0

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won the match; empty until it is over."""
        return tuple(seats_of(self._field("winners")))

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that have a legal move now, out of turn included."""
        return tuple(seats_of(able_to_act(self._states)))

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats the game cannot go on without; other actors may as well do nothing."""
        if self._waiting is None:
            self._waiting = tuple(seats_of(waited_for(self._states)))
        return self._waiting

    @property
    def seed(self) -> bytes:
        """The secret that all chance comes from. To be shown only after the match."""
        return self._chance.seed

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed, to be shown before the match."""
        return commitment(self.seed)

    @property
    def dealt_from_seed(self) -> bool:
        """Whether the whole match follows from its seed; one that began at a loaded position does not."""
        return self._started_from is None

    # Moves

    def moves(self, seat: int) -> list[str]:
        """The legal moves of a seat, sorted."""
        return sorted(self._rules.actions[action] for action in self._legal(seat))

    def refusal(self, seat: int, move: str) -> Refusal | None:
        """``None`` for a legal move, else the clause that forbids it."""
        legal = self._legal(seat)
        action = self._rules.number_of.get(move) if isinstance(move, str) else None
        if action is not None and action in legal:
            return None
        if action is None:
            clause = self._rules.unfinished.get(str(move), self._rules.notation_clause)
        elif self.over:
            clause = self._rules.over_clause
        else:
            clause = self.game.clauses[forbidding(self._states, seat, action)]
        return Refusal(clause, refusal_text(self.game.id, clause, "en"), self.game.id)

    def play(self, seat: int, move: str) -> list[Event]:
        """Makes a move and tells what followed; an :class:`IllegalMove` changes nothing."""
        refusal = self.refusal(seat, move)
        if refusal is not None:
            raise IllegalMove(seat, str(move), refusal)
        seat, action = int(seat), self._rules.number_of[move]
        notes, tables = (None, None) if self._past is None else (self._past.notes, self._past.tables)
        waiting = make_move(
            self._states, self._memories, notes, tables, self._chance.words, seat, action, self._log
        )
        self.history.append((seat, move))
        told = self._told()
        self._waiting = tuple(seats_of(waiting))
        return told

    def _legal(self, seat: int) -> list[int]:
        self._check_seat(seat)
        actions = self._actions.get(seat)
        if actions is None:
            count = 0 if self.over else list_legal(self._states, seat, self._buffer)
            actions = self._actions[int(seat)] = self._buffer[:count].tolist()
        return actions

    def _check_seat(self, seat: object) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int | np.integer):
            raise BadInput("seat", f"must be a whole number, not {seat!r}")
        if not 0 <= seat < self.seats:
            raise BadInput("seat", f"must be from 0 to {self.seats - 1}, not {seat}")

    def _take_note(self) -> None:
        """What the log has shown is remembered; part of a move, to be asked for after a deal."""
        take_note(self._states, self._memories, None if self._past is None else self._past.notes, self._log)

    def _told(self) -> list[Event]:
        """What the log tells, read out of it."""
        self._changed()
        self._chance.settle()
        return tell(read_log(self._log), self._rules.cards, self._rules.tellers)

    # Advice

    def think(self, seat: int, optional: bool, budget: Budget, seed: int, keep: int = 1) -> Thought:
        """Searches for the best action of a seat, from what that seat knows."""
        known = Known(self._rules, self._state, self._memory, self._past)
        return think(known, seat, optional, budget, seed, keep)

    def hint(self, seat: int, budget: str = "300ms", seed: int = 0) -> list[Hint]:
        """The best moves of a seat with their chances, best first; a move ``None`` is to wait.

        The moves are tried in many deals that fit what the seat knows, and played on by careful players;
        see docs/bots.md. Empty when the seat has no move."""
        whole("seed", seed, 0, 2**256 - 1)
        if not self._legal(seat):
            return []
        optional = int(seat) not in self.waiting_for
        thought = self.think(int(seat), optional, Budget.read(budget), seed, keep=HINTS)
        return [
            Hint(
                None if estimate.action == DECLINE else self._rules.actions[estimate.action],
                estimate.chance,
                estimate.error,
                estimate.worlds,
            )
            for estimate in thought.estimates
        ]

    # Positions and records

    def position(self) -> Position:
        """The whole truth, with chance and what seats remember: ``load`` goes on from it exactly as this
        match would."""
        position = self._rules.positions.write(self.game.id, self.options, self._now)
        position["chance"] = {"seed": self.seed.hex(), "shuffles": self._chance.shuffles}
        memory = self._rules.write_memory(self._memory, self._state)
        if memory:
            position["memory"] = memory
        return position

    def view(self, seat: int | None) -> Position:
        """The position as a seat may know it; for ``None``, as a spectator may."""
        if seat is not None:
            self._check_seat(seat)
            seat = int(seat)
        return self._rules.positions.view(self.game.id, self.options, self._now, seat)

    def last_round_view(self, seat: int | None) -> Position | None:
        """The table as the latest round left it, before the next was dealt, as a seat may know it; ``None``
        where no round has ended, or where it ended before this match was loaded."""
        if self.over:
            return self.view(seat)
        if seat is not None:
            self._check_seat(seat)
            seat = int(seat)
        if self._states[1].seats == 0:
            return None
        numbers = self._layout.read(self._states[1:])
        view = self._rules.positions.view(self.game.id, self.options, numbers, seat)
        view["round"] -= 1  # the next is counted already
        return view

    def _read_common(self, fields: Fields) -> None:
        s = self._state
        s.turn = fields.seat("turn", 0)
        s.first = fields.seat("first", int(s.turn))
        s.round_no = fields.whole("round", 1, 1)
        s.moves = fields.whole("moves", 0, 0, MOST_MOVES_A_ROUND)
        scores = fields.wholes("scores", -1_000_000_000)
        s.scores[: self.seats] = scores
        s.over = fields.flag("over")
        if s.moves == MOST_MOVES_A_ROUND and not s.over:
            raise BadInput("moves", "a round that got so far is blocked and over")
        winners = fields.seat_set("winners")
        if winners and not s.over:
            raise BadInput("winners", "must be empty until the match is over")
        s.winners = sum(1 << seat for seat in winners)

    def record(self) -> str:
        """JSON Lines: a header, then a line a move; enough to replay the match exactly."""
        header: dict[str, Any] = {"cardshed": RECORD_VERSION, "game": self.game.id, "seats": self.seats}
        header["options"] = self.options
        if self._started_from is None:
            header |= {"seed": self.seed.hex(), "commitment": self.commitment}
        else:
            header["position"] = self._started_from
        if self.names is not None:
            header["names"] = self.names
        if self.bots is not None:
            header["bots"] = self.bots
        if self.rules is not None:
            header["rules"] = self.rules
        if self.undone:
            header["undone"] = [{"after": u.after, "moves": _lines(u.moves)} for u in self.undone]
        lines = [header, *_lines(self.history)]
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)

    def copy(self) -> Match:
        """A twin that goes its own way."""
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin._states = self._states.copy()
        twin._memories = self._memories.copy()
        twin._chance = self._chance.copy()
        twin._log = new_log()
        twin._past = None if self._past is None else self._past.copy()
        twin._buffer = self._buffer.copy()
        twin.history = list(self.history)
        twin.undone, twin.opening = list(self.undone), list(self.opening)
        twin.names = None if self.names is None else list(self.names)
        twin.bots = None if self.bots is None else list(self.bots)
        twin.options = dict(self.options)
        twin._changed()
        return twin

    # Packed, to be put away and taken out again

    def pack(self) -> bytes:
        """The match as it stands, in about a kilobyte: what is dealt, remembered and believed, without its
        history. Only the same release surely reads it; a position is for keeps."""
        parts = [self._states[:1].tobytes(), self._memories.tobytes()]
        if self._past is not None:
            parts += [self._past.notes.tobytes(), self._past.tables.tobytes()]
        head = _PACKED.pack(_layout(self._rules), self.seed, self._chance.shuffles, self._seats)
        return head + zlib.compress(b"".join(parts), QUICK)

    @classmethod
    def unpack(cls, game: Game, options: dict[str, Any], packed: bytes) -> Match:
        """A match that goes on from there; its history begins anew. Raises :class:`BadInput` for what
        another release has packed.

        >>> import cardshed
        >>> solo = cardshed.game("solo")
        >>> match = solo.match(seats=2, seed=1)
        >>> Match.unpack(solo, match.options, match.pack()).position() == match.position()
        True
        """
        rules = game.rulebook
        try:
            layout, seed, shuffles, seats = _PACKED.unpack_from(packed)
            rest = zlib.decompress(packed[_PACKED.size :])
        except (struct.error, zlib.error) as problem:
            raise BadInput("packed", f"is damaged: {problem}") from None
        if layout != _layout(rules):
            raise BadInput("packed", "was packed by another release")
        match = cls(game, seats, options, FairChance(seed, shuffles, rules.deck_size))
        rest = _fill(match._states[:1], rest)
        rest = _fill(match._memories, rest)
        if match._past is not None:
            rest = _fill(match._past.notes, rest)
            _fill(match._past.tables, rest)
        match._changed()
        match._started_from = match.position()
        return match

    def resample(self, seat: int, seed: int | bytes | None = None) -> Match:
        """A match that could as well be this one, for all that a seat knows.

        The cards it cannot know are dealt anew, each way that fits what it has seen being as likely, and
        chance is new too. The match begins there: its history is empty. Equal seeds give equal matches.

        >>> import cardshed
        >>> match = cardshed.game("solo").match(seats=2, seed=1)
        >>> other = match.resample(0, seed=5)
        >>> other.view(0) == match.view(0), other.view(1) == match.view(1)
        (True, False)
        """
        self._check_seat(seat)
        twin = self.copy()
        twin._chance = FairChance(seed_bytes(seed), 0, self._rules.deck_size)
        words = fast_words(int.from_bytes(twin.seed, "big"), 0, 1)[0]
        twin._rules.resample(twin._state, twin._memory, int(seat), words)
        settle_stock(twin._state, twin._chance.words[0])
        twin._chance.settle()
        twin._rules.keep_memory(twin._memory, twin._state, int(seat))
        twin._states[1:] = new_states(self._rules.dtype)
        twin._changed()
        twin.history, twin.opening, twin.undone = [], [], []
        twin._started_from = twin.position()
        return twin

    def __repr__(self) -> str:
        state = f"won by {list(self.winners)}" if self.over else f"seat {self.turn} to play"
        return f"<Match {self.game.id}, {self.seats} seats, round {self.round}, {state}>"


def _lines(moves: Iterable[tuple[int, str]]) -> list[dict[str, Any]]:
    return [{"seat": seat, "move": move} for seat, move in moves]


@cache
def _layout(rules: Rulebook) -> bytes:
    """What identifies the records of a game as this release has them."""
    kinds = f"{rules.dtype.descr} {rules.memory_dtype.descr} {NOTEBOOK.descr} {isinstance(rules, Telling)}"
    return hashlib.sha256(kinds.encode()).digest()[:8]


def _fill(records: Any, data: bytes) -> bytes:
    """Fills records from the beginning of some bytes; returns what follows."""
    records[:] = np.frombuffer(data, dtype=records.dtype, count=records.size)
    return data[records.nbytes :]


def _read_chance(value: object, game: Game) -> FairChance:
    size = game.rulebook.deck_size
    if value is None:
        return FairChance(seed_bytes(None), 0, size)
    if not isinstance(value, Mapping) or set(value) != {"seed", "shuffles"}:
        raise BadInput("chance", 'must be {"seed": …, "shuffles": …}')
    seed = read_seed("chance.seed", value["seed"])
    return FairChance(seed, whole("chance.shuffles", value["shuffles"], 0, 1_000_000_000), size)


def read_seed(name: str, value: object) -> bytes:
    """A seed written as 64 hexadecimal digits."""
    digits = 2 * SEED_BYTES
    if not isinstance(value, str) or len(value) != digits or not set(value) <= set("0123456789abcdefABCDEF"):
        raise BadInput(name, f"must be {digits} hexadecimal digits")
    return bytes.fromhex(value)
