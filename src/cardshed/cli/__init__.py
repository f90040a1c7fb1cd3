"""The command ``cardshed``."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import TypeAlias

from cardshed.engine.errors import BadInput
from cardshed.games import game, games

LANGUAGES = ("en", "fr", "de", "it")
BOTS_HELP = "random, greedy, search:100ms, a level (beginner, easy, medium, hard, expert), module:Class"
FAILURE, BAD_INPUT, INTERRUPTED = 1, 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command, ``serve`` without one; problems go to standard error, never as a traceback."""
    parser = _parser()
    chosen = parser.parse_args(arguments)
    bare = chosen.command is None
    if bare:
        chosen = parser.parse_args(["serve"])
    chosen.bare = bare
    try:
        return _run(chosen)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except ValueError as problem:
        return _complain(chosen, problem, BAD_INPUT)
    except Exception as problem:
        return _complain(chosen, problem, FAILURE)


def _complain(chosen: argparse.Namespace, problem: Exception, code: int) -> int:
    if os.environ.get("CARDSHED_DEBUG"):
        raise problem
    text = str(problem) or type(problem).__name__
    print(f"cardshed {chosen.command}: {text}", file=sys.stderr)
    return code


def _run(chosen: argparse.Namespace) -> int:
    """Each command's module is loaded only when it is asked for."""
    from importlib import import_module

    command = import_module(f"cardshed.cli.{chosen.module}")
    result: int = getattr(command, chosen.command)(chosen)
    return result


def _parser() -> argparse.ArgumentParser:
    from cardshed import __version__

    parser = argparse.ArgumentParser(
        prog="cardshed",
        description="Clear 4, Hawaiki, Skip-Bo and Solo. Without a command: play in the browser.",
    )
    parser.add_argument("--version", action="version", version=f"cardshed {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    _add_serve(commands)
    _add_play(commands)
    _add_sim(commands)
    _add_arena(commands)
    _add_lab(commands)
    _add_hint(commands)
    _add_bench(commands)
    _add_rules(commands)
    _add_describe(commands)
    _add_records(commands)
    return parser


Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def _command(commands: Commands, name: str, module: str, help: str) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(name, help=help, description=help)
    parser.set_defaults(module=module)
    return parser


def _add_game(parser: argparse.ArgumentParser, optional: bool = False) -> None:
    parser.add_argument(
        "game", metavar="GAME", type=_game, nargs="?" if optional else None, help=", ".join(games())
    )


def _game(id: str) -> str:
    """The id of a game that can be played."""
    try:
        return game(id).id
    except BadInput as problem:
        raise argparse.ArgumentTypeError(problem.problem) from problem


def _add_lang(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=system_language(), help="language (default: the system's)"
    )


def _add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="an option of the game, such as limit=0, or a house rule, such as hand=5; may be repeated",
    )


def _add_device(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--device", default="cpu", help="cpu, or cuda: an NVIDIA GPU, for compiled bots (default: cpu)"
    )


def system_language() -> str:
    """The language of the system, if it is one of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2]
        if language in LANGUAGES:
            return language
    return "en"


def read_options(pairs: Sequence[str]) -> dict[str, bool | int | str]:
    """Options as typed: true and false, whole numbers, else text.

    >>> read_options(["limit=0", "extras=false", "raise=any"])
    {'limit': 0, 'extras': False, 'raise': 'any'}
    """
    options: dict[str, bool | int | str] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals or not name:
            raise BadInput("--option", f"{pair!r} must be NAME=VALUE")
        if name in options:
            raise BadInput(f"options.{name}", "is given twice")
        if text in ("true", "false"):
            options[name] = text == "true"
        elif text.isascii() and text.lstrip("-").isdigit() and len(text) < 20:
            options[name] = int(text)
        else:
            options[name] = text
    return options


def _add_serve(commands: Commands) -> None:
    parser = _command(commands, "serve", "serve", "Play in the browser, alone or with friends.")
    parser.add_argument("--host", default="127.0.0.1", help="where to listen (default: this machine only)")
    parser.add_argument("--port", type=int, help="the port (default: 8000, or the next that is free)")
    parser.add_argument(
        "--db",
        metavar="PATH",
        help="where tables are kept: a path or sqlite:///path (default: your data folder)",
    )
    parser.add_argument(
        "--keep-days", metavar="N", type=int, default=90,
        help="days after which an untouched table is archived (default: 90)",
    )  # fmt: skip
    parser.add_argument(
        "--archive-days", metavar="N", type=int, default=730,
        help="days after which an archived table is deleted (default: 730; 0: never)",
    )  # fmt: skip
    parser.add_argument(
        "--new-key", action="store_true",
        help="sign cookies with a new key and forget all others: everybody is a stranger then",
    )  # fmt: skip
    parser.add_argument(
        "--grace", metavar="S", type=float, default=40.0,
        help="seconds until a bot plays for somebody who left (default: 40)",
    )  # fmt: skip
    parser.add_argument("--public-url", metavar="URL", help="the address people type, behind a proxy")
    parser.add_argument(
        "--trust-proxy", action="store_true", help="believe X-Forwarded-For and X-Forwarded-Proto"
    )
    parser.add_argument(
        "--allow-host", metavar="NAME", action="append", default=[],
        help="another name by which this server is reached; may be repeated",
    )  # fmt: skip
    parser.add_argument(
        "--push", metavar="CONTACT",
        help="call people back by Web Push when it is their turn; CONTACT is your address for those who run "
        "push services, such as mailto:you@example.org",
    )  # fmt: skip
    parser.add_argument(
        "--tables-per-minute", metavar="N", type=float,
        help="new tables from one address (default: 30; 0: no limit)",
    )  # fmt: skip
    parser.add_argument(
        "--message-rate", metavar="N", type=float,
        help="messages a second from one browser (default: 20; 0: no limit, for connections neither)",
    )  # fmt: skip
    parser.add_argument(
        "--limit", metavar="NAME=VALUE", action="append", default=[],
        help="another limit, as docs/operating.md lists them: address.connections=1000; may be repeated",
    )  # fmt: skip
    parser.add_argument("--log-format", choices=("text", "json"), help="log every request, in this form")
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")


def _add_play(commands: Commands) -> None:
    parser = _command(commands, "play", "play", "Play at the terminal, against bots or hot-seat.")
    _add_game(parser, optional=True)
    parser.add_argument("--seats", type=int, help="players at the table (default: 2, or as many as named)")
    parser.add_argument("--bots", default="medium", help=f"who plays the other seats: {BOTS_HELP}")
    parser.add_argument("--people", type=int, help="how many people share the keyboard (default: 1)")
    parser.add_argument("--names", help="names of the people, with commas")
    parser.add_argument("--seed", type=int, help="the same seed deals the same cards")
    parser.add_argument("--resume", metavar="FILE", nargs="?", const="", help="go on with a kept game")
    parser.add_argument("--save", metavar="FILE", help="where the game is kept after every move")
    parser.add_argument("--no-color", action="store_true", help="plain text")
    _add_options(parser)
    _add_lang(parser)


def _add_sim(commands: Commands) -> None:
    parser = _command(commands, "sim", "sim", "Simulate many matches and show who wins.")
    _add_game(parser)
    parser.add_argument(
        "--bots", default="random", help=f"one a seat, with commas, or one for all: {BOTS_HELP}"
    )
    parser.add_argument("--seats", type=int, help="players (default: as many as bots, at least 2)")
    parser.add_argument("--games", type=int, default=10_000, help="matches (default: 10000)")
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same matches")
    _add_device(parser)
    parser.add_argument("--cores", type=int, help="cores that compiled bots play on (default: all)")
    parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    _add_options(parser)


def _add_arena(commands: Commands) -> None:
    parser = _command(
        commands,
        "arena",
        "arena",
        "Let bots play tournaments: each deal is played with every bot at every seat.",
    )
    _add_game(parser)
    parser.add_argument("--bots", default="greedy,random", help=f"at least two, with commas: {BOTS_HELP}")
    parser.add_argument("--seats", type=int, help="players at a table (default: 2); the last bot fills up")
    parser.add_argument("--games", type=int, default=1000, help="matches of each line-up (default: 1000)")
    parser.add_argument("--seed", type=int, default=0, help="the same seed deals the same matches")
    _add_device(parser)
    parser.add_argument(
        "--workers", "--cores", metavar="N", type=int,
        help="cores to play on: threads for compiled bots, processes for others (default: all cores)",
    )  # fmt: skip
    parser.add_argument(
        "--sprt",
        metavar="LOW,HIGH",
        help="stop when the first of two bots is ahead by HIGH Elo or only by LOW",
    )
    parser.add_argument("--journal", metavar="FILE", help="keep finished matches there, and go on from it")
    parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    _add_options(parser)


def _add_lab(commands: Commands) -> None:
    parser = _command(
        commands, "lab", "lab", "Find out how a game or a variant plays: a report and its data."
    )
    parser.add_argument(
        "what",
        metavar="GAME",
        nargs="+",
        help=f"{', '.join(games())}; or: compare GAME VARIANT …, as in compare solo raise=up raise=any",
    )
    parser.add_argument("--seats", type=int, default=2, help="players (default: 2)")
    parser.add_argument("--games", type=int, default=100_000, help="matches (default: 100000)")
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same numbers")
    parser.add_argument(
        "--bots", default="greedy",
        help="one a seat, with commas, or one for all: random, beginner, easy, medium, greedy (the default)",
    )  # fmt: skip
    _add_options(parser)
    parser.add_argument(
        "--no-variants", action="store_true", help="do not try the game's other options besides"
    )
    parser.add_argument("--no-contests", action="store_true", help="leave out luck and skill")
    parser.add_argument(
        "--pace", metavar="S", type=float, default=4.0, help="seconds people take for a move (default: 4)"
    )
    parser.add_argument(
        "--out", metavar="NAME",
        help="name of the files: NAME.html, NAME.parquet, … (default: lab-GAME)",
    )  # fmt: skip
    parser.add_argument("--fresh", action="store_true", help="start over instead of going on")
    parser.add_argument("--cores", type=int, help="cores to play on (default: all)")
    parser.add_argument(
        "--device", default="cpu", help="cpu, or cuda: contests on an NVIDIA GPU (default: cpu)"
    )
    parser.add_argument(
        "--on", metavar="RAY", help="ray: a local Ray; ray://HOST:10001: a cluster; auto: this machine's"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    _add_lang(parser)


def _add_hint(commands: Commands) -> None:
    parser = _command(commands, "hint", "hint", "Show the best moves in a position or a kept game.")
    parser.add_argument("file", metavar="FILE", help="a position or a record; - reads standard input")
    parser.add_argument("--seat", type=int, help="whose moves (default: the seat the game waits for)")
    parser.add_argument(
        "--budget", default="1s", help="how long to think: 500ms, 2s, 5000 (playouts), 2s@2 (cores)"
    )
    parser.add_argument("--seed", type=int, default=0, help="the same seed and playouts give the same hint")
    parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    _add_lang(parser)


def _add_bench(commands: Commands) -> None:
    parser = _command(
        commands, "bench", "bench", "Measure decisions per second of every game, and of the peers installed."
    )
    parser.add_argument("--seconds", type=float, default=2.0, help="seconds for each figure (default: 2)")
    parser.add_argument(
        "--device", choices=("cpu", "cuda"), default="cpu", help="cuda: an NVIDIA GPU besides (default: cpu)"
    )
    parser.add_argument(
        "--save", metavar="FOLDER", nargs="?", const="benchmarks",
        help="keep the figures there, in files named after the machine (default: benchmarks)",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")


def _add_rules(commands: Commands) -> None:
    parser = _command(commands, "rules", "rules", "Print the rules of a game, clause by clause.")
    _add_game(parser)
    _add_lang(parser)


def _add_describe(commands: Commands) -> None:
    parser = _command(
        commands, "describe", "describe", "Print what a game consists of: cards, actions, record, events."
    )
    _add_game(parser)
    parser.add_argument(
        "--seats", type=int, help="record and features as at such a table (default: the most)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")


def _add_records(commands: Commands) -> None:
    replay = _command(commands, "replay", "records", "Tell a recorded match move by move.")
    replay.add_argument("file", metavar="FILE", help="a record (JSON Lines)")
    replay.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    _add_lang(replay)
    verify = _command(
        commands, "verify", "records", "Check a finished record: its seed, its deal and every move."
    )
    verify.add_argument("file", metavar="FILE", help="a record (JSON Lines)")
    verify.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    _add_lang(verify)
