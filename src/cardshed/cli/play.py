"""``cardshed play``: people at one keyboard, bots at the other seats."""

from __future__ import annotations

import argparse
import os
import shlex
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path

from cardshed import drawing
from cardshed.bots import Player, ask, bot, check_bots
from cardshed.bots.asking import get_ready, open_chances, show_events
from cardshed.bots.levels import LEVELS
from cardshed.cli import read_options
from cardshed.cli.hint import show_hints
from cardshed.cli.house import tell_house_rules
from cardshed.cli.rules import show_rules
from cardshed.cli.screen import Screen
from cardshed.cli.telling import tell
from cardshed.engine.errors import BadInput
from cardshed.engine.events import Event
from cardshed.engine.match import Match
from cardshed.engine.words import say
from cardshed.games import game as game_by_id
from cardshed.games import games, troubles
from cardshed.records import load
from cardshed.wording import signed

HINT_BUDGET = "1s"
HINTS_SHOWN = 5
_SEEN_ON_THE_TABLE = ("deal", "show", "turn", "match_over")


class Quit(Exception):
    """A person leaves; the game is kept."""


def play(chosen: argparse.Namespace) -> int:
    screen = Screen(colour=not chosen.no_color)
    if chosen.game is None and not chosen.resume:
        chosen.game = _ask_game(screen, chosen.lang)
    with screen.console.status(say("play-warming", chosen.lang)):
        match, people, bots = _resumed(chosen) if chosen.resume is not None else _new(chosen)
        _warm(match)
    kept = Path(chosen.save) if chosen.save else kept_game(match.game.id)
    table = Table(match, people, bots, screen, chosen.lang, kept)
    if chosen.resume is not None:
        screen.line(say("play-resumed", chosen.lang))
    tell_house_rules(match.game, match.options, chosen.lang, screen)
    if chosen.resume is None:  # who looks at a file changes no other
        table.keep()
    try:
        table.run()
    except (Quit, EOFError, KeyboardInterrupt):
        screen.line()
        if table.trouble:
            screen.line(say("play-not-saved", chosen.lang, reason=table.trouble), style="red")
            return 0
        path = None if table.written or not chosen.resume else Path(chosen.resume)
        screen.line(say("play-bye", chosen.lang, command=table.resume_command(path)))
        return 0
    if table.match.dealt_from_seed:
        command = f"cardshed verify {shlex.quote(str(kept))}"
        screen.line(say("play-fair", chosen.lang, commitment=match.commitment, command=command))
    return 0


def _ask_game(screen: Screen, lang: str) -> str:
    """Which game, when none was named."""
    ids = games()
    if not screen.interactive:
        raise BadInput("GAME", f"which game? One of {', '.join(ids)}")
    for trouble in troubles():
        screen.line(trouble)
    for number, id in enumerate(ids, 1):
        screen.item(f"{number} {game_by_id(id).title}", say("tagline", lang, id))
    while True:
        typed = screen.console.input(f"[bold]{say('play-which-game', lang)}[/bold] ").strip().lower()
        if typed in ids:
            return typed
        if typed.isdecimal() and 1 <= int(typed[:3]) <= len(ids):
            return ids[int(typed) - 1]


def _warm(match: Match) -> None:
    """Compiles the rules and the bots now, so that the first move does not wait for it."""
    if match.over:
        return
    for kind in match.bots or []:
        if kind is not None:
            get_ready(match.game.id, kind)
    twin = match.copy()
    seat = twin.waiting_for[0]
    twin.play(seat, twin.moves(seat)[0])


def kept_game(game: str) -> Path:
    """Where a game is kept when nothing else is said."""
    base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "cardshed" / f"{game}.jsonl"


Setting = tuple[Match, list[int], dict[int, Player]]


def _new(chosen: argparse.Namespace) -> Setting:
    kind = game_by_id(chosen.game)
    names = [name.strip() for name in chosen.names.split(",")] if chosen.names else []
    count = chosen.people if chosen.people is not None else max(1, len(names))
    seats = chosen.seats if chosen.seats is not None else max(2, count)
    if not 0 <= count <= seats:
        raise BadInput("--people", f"must be from 0 to {seats}")
    if len(names) > count:
        raise BadInput("--names", f"{len(names)} names were given for {count} people")
    kind.check(seats, read_options(chosen.option))
    kinds: list[str | None] = [None] * count
    kinds += [name for _, name in zip(range(count, seats), cycle(check_bots(chosen.bots.split(","))))]
    match = kind.match(seats, chosen.seed, read_options(chosen.option), _names(names, kinds, chosen.lang))
    match.bots = kinds
    return _setting(match)


def _names(given: Sequence[str], kinds: Sequence[str | None], lang: str) -> list[str]:
    """What the seats are called: people by their names, bots by their kind."""
    names = list(given)
    for seat in range(len(given), len(kinds)):
        if kinds[seat] is not None:
            names.append(say("bot-name", lang, bot=_title(kinds[seat], lang), number=seat))
        elif kinds.count(None) == 1:
            names.append(say("you", lang))
        else:
            names.append(say("seat-name", lang, number=seat))
    return names


def _title(kind: str | None, lang: str) -> str:
    """A bot's name as people read it."""
    return say(f"level-{kind}", lang) if kind in LEVELS else str(kind)


def _resumed(chosen: argparse.Namespace) -> Setting:
    """A kept game goes on with the same players."""
    match = load(Path(chosen.resume or kept_game(chosen.game)))
    if chosen.game not in (None, match.game.id):
        raise BadInput("--resume", f"is a game of {match.game.id}, not of {chosen.game}")
    if match.bots is None:
        bots = check_bots(chosen.bots.split(","))
        match.bots = [None, *(name for _, name in zip(range(1, match.seats), cycle(bots)))]
    if match.names is None:
        match.names = _names([], match.bots, chosen.lang)
    return _setting(match)


def _setting(match: Match) -> Setting:
    kinds = match.bots or []
    check_bots([name for name in kinds if name is not None])
    people = [seat for seat, name in enumerate(kinds) if name is None]
    return match, people, {seat: bot(name) for seat, name in enumerate(kinds) if name is not None}


class Table:
    """A match at the terminal."""

    def __init__(
        self,
        match: Match,
        people: Sequence[int],
        bots: dict[int, Player],
        screen: Screen,
        lang: str,
        kept: Path,
    ) -> None:
        self.match = match
        self.people = list(people)
        self.bots = bots
        self.screen = screen
        self.lang = lang
        self.kept = kept
        self.written = False
        self.trouble: str | None = None
        """Why the game could not be kept, the last time."""
        self.names = list(match.names or [])
        self.kinds = [kind or "" for kind in match.bots or []]
        self.before: list[tuple[Match, int]] = []
        self.declined: set[int] = set()
        self.at_keyboard = self.people[0] if len(self.people) == 1 else None
        self.news: list[Event] = list(match.opening) if not match.history else []
        self.told: list[Event] = list(self.news)
        self._tell_bots(self.told)

    # The course of the game

    def run(self) -> None:
        while not self.match.over:
            seat, optional = self._next()
            if seat in self.bots:
                self._act(seat, ask(self.bots[seat], self.kinds[seat], self.match, seat, optional))
            else:
                self._ask(seat, optional)
        self._show(self.at_keyboard)
        ending = {"event": "match_over", "winners": list(self.match.winners)}
        for sentence in tell(self.match.game, [ending], None, self.names, self.lang):
            self.screen.line(sentence, style="bold")

    def _next(self) -> tuple[int, bool]:
        """Whom to ask: first those with an out-of-turn chance, then those the game waits for.

        Several people at one keyboard are not asked out of turn, since that would give away what
        they hold; they type it themselves (`1:R5`)."""
        for seat in open_chances(self.match, self.declined):
            if seat in self.bots or len(self.people) == 1:
                return seat, True
        bots_first = sorted(self.match.waiting_for, key=lambda seat: seat not in self.bots)
        return bots_first[0], False

    def _act(self, seat: int, move: str | None) -> None:
        if move is None:
            self.declined.add(seat)
            return
        events = self.match.play(seat, move)
        self._tell_bots(events)
        self.told += events
        self.news += events
        self.declined.clear()
        self.keep()

    def _tell_bots(self, events: Sequence[Event]) -> None:
        """Bots that want to know are told what happened."""
        for seat, player in self.bots.items():
            show_events(player, self.kinds[seat], seat, events)

    def _begin_again(self, told: int) -> None:
        """After an undo bots know what was told until then, and nothing of what came after."""
        del self.told[told:]
        self.bots = {seat: bot(self.kinds[seat]) for seat in self.bots}
        self._tell_bots(self.told)

    # A person's decision

    def _ask(self, seat: int, optional: bool) -> None:
        self._hand_over(seat)
        moves = self.match.moves(seat)
        self._show(seat)
        self._list(moves)
        while True:
            typed = self.screen.console.input(f"[bold]{self._prompt(seat, optional)}[/bold] ").strip()
            if typed == "" and optional:
                self.declined.add(seat)
                return
            if typed and self._answer(seat, typed, moves):
                return

    def _answer(self, seat: int, typed: str, moves: Sequence[str]) -> bool:
        """Does what was typed; true when the match has changed."""
        word, _, rest = typed.partition(" ")
        command = getattr(self, f"do_{word}", None)
        if command is not None and typed not in moves:
            return bool(command(seat, rest.strip()))
        number = typed.removeprefix("#")
        # A bare number that is a card is meant as the card, legal or not.
        if number.isdecimal() and typed not in self.match.game.rulebook.number_of:
            if not 1 <= int(number[:9]) <= len(moves):
                self.screen.line(say("play-unknown", self.lang, number=typed))
                return False
            return self._try(seat, moves[int(number) - 1])
        other, colon, move = typed.partition(":")
        if colon and other.isdigit() and int(other) in self.people:
            return self._try(int(other), move.strip())
        return self._try(seat, typed)

    def _try(self, seat: int, move: str) -> bool:
        if self._explain(seat, move):
            return False
        self.before.append((self.match.copy(), len(self.told)))
        self._act(seat, move)
        return True

    def _explain(self, seat: int, move: str) -> bool:
        """Says why a move is refused, if it is."""
        refusal = self.match.refusal(seat, move)
        if refusal is not None:
            text = say("play-refused", self.lang, text=refusal.say(self.lang), clause=refusal.clause)
            self.screen.line(text, style="red")
        return refusal is not None

    # Commands

    def do_help(self, seat: int, rest: str) -> bool:
        self.screen.line(say("play-commands", self.lang))
        if len(self.people) > 1:
            self.screen.line(say("play-commands-seats", self.lang, example=f"1:{self._example()}"))
        for example, message in self.match.game.notation:
            self.screen.item(example, say(message, self.lang, self.match.game.id))
        self._list(self.match.moves(seat))
        return False

    def do_rules(self, seat: int, rest: str) -> bool:
        with self.screen.console.pager():
            show_rules(self.match.game, self.lang, self.screen)
        return False

    def do_why(self, seat: int, rest: str) -> bool:
        if not self._explain(seat, rest):
            self.screen.line(say("play-allowed", self.lang))
        return False

    def do_hint(self, seat: int, rest: str) -> bool:
        try:
            with self.screen.console.status(say("hint-thinking", self.lang)):
                hints = self.match.hint(seat, rest or HINT_BUDGET)
        except BadInput as problem:
            self.screen.line(str(problem), style="red")
            return False
        show_hints(hints[:HINTS_SHOWN], self.lang, self.screen)
        return False

    def do_undo(self, seat: int, rest: str) -> bool:
        if len(self.people) > 1:
            self.screen.line(say("play-no-undo", self.lang))
        elif not self.before:
            self.screen.line(say("play-nothing-to-undo", self.lang))
        else:
            self.match, told = self.before.pop()
            self._begin_again(told)
            self.declined.clear()
            self.news = []
            self.keep()
            self.screen.line(say("play-undone", self.lang))
            return True
        return False

    def do_save(self, seat: int, rest: str) -> bool:
        path = Path(rest).expanduser() if rest else self.kept
        problem = self._write(path)
        if problem:
            self.screen.line(say("play-not-saved", self.lang, reason=problem), style="red")
        else:
            self.screen.line(say("play-saved", self.lang, command=self.resume_command(path)))
        return False

    def do_quit(self, seat: int, rest: str) -> bool:
        raise Quit

    # Keeping

    def keep(self) -> None:
        """Keeps the game after every move, so that nothing is lost to a closed window."""
        self.trouble, self.written = self._write(self.kept), True

    def _write(self, path: Path) -> str | None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            part = path.with_name(path.name + ".part")
            part.write_text(self.match.record(), encoding="utf-8")
            part.replace(path)
        except OSError as problem:
            return problem.strerror or str(problem)
        return None

    def resume_command(self, path: Path | None = None) -> str:
        game = self.match.game.id
        path = path or self.kept
        if path == kept_game(game):
            return f"cardshed play {game} --resume"
        return f"cardshed play --resume {shlex.quote(str(path))}"

    # Showing

    def _hand_over(self, seat: int) -> None:
        """With several people, nobody sees another's hand."""
        if len(self.people) > 1 and seat != self.at_keyboard:
            self.screen.clear()
            self.screen.console.input(say("play-hand-over", self.lang, name=self.names[seat]))
        self.at_keyboard = seat

    def _show(self, seat: int | None) -> None:
        self.screen.line()
        news = [event for event in self.news if event["event"] not in _SEEN_ON_THE_TABLE]
        for sentence in tell(self.match.game, news, seat, self.names, self.lang):
            self.screen.line(f"  {sentence}", style="dim")
        self.news = []
        scores = " · ".join(f"{n} {signed(s)}" for n, s in zip(self.names, self.match.scores, strict=True))
        self.screen.heading(
            f"{self.match.game.title} — {say('table-round', self.lang, round=self.match.round)}"
            f" — {say('table-standing', self.lang, scores=scores)}"
        )
        for line in drawing.draw(self.match.view(seat), seat, self.names):
            self.screen.markup(line)
        self.screen.line()

    def _list(self, moves: Sequence[str]) -> None:
        entries = [
            f"[cyan]{'#' if _clash(self.match.game.rulebook.actions) else ''}{i}[/] {move}"
            for i, move in enumerate(moves, 1)
        ]
        self.screen.markup("   ".join(entries))

    def _prompt(self, seat: int, optional: bool) -> str:
        if optional:
            kind = "play-out-of-turn"
        elif seat == self.match.turn:
            kind = "play-your-turn"
        else:
            kind = "play-answer"
        return say(kind, self.lang, name=self.names[seat])

    def _example(self) -> str:
        actions = self.match.game.rulebook.actions
        return actions[0]


def _clash(actions: Sequence[str]) -> bool:
    """Whether a move is itself a number, so that the list's numbers need a mark."""
    return any(action.isdigit() for action in actions)
