"""``cardshed lab``: a report on a game or a variant."""

from __future__ import annotations

import argparse
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from cardshed.cli import FAILURE, INTERRUPTED, read_options
from cardshed.cli.house import tell_house_rules
from cardshed.cli.screen import Screen, progress_bar
from cardshed.engine.cache import cache_folder
from cardshed.engine.errors import BadInput
from cardshed.games import game
from cardshed.lab import check_polars
from cardshed.lab.findings import Estimate, Findings, Variant
from cardshed.lab.words import say, variant_words
from cardshed.wording import decimal, per_cent

COMPARE = "compare"


def lab(chosen: argparse.Namespace) -> int:
    check_polars()
    from cardshed.lab.command import typed
    from cardshed.lab.play import CannotPlay
    from cardshed.lab.running import choose_player, run_plan
    from cardshed.lab.store import CannotWrite

    plan = _plan(chosen)
    player = choose_player(chosen.cores, chosen.device, chosen.on)
    out = Path(chosen.out or default_name(plan))
    counter = Counter(plan, chosen.lang)
    try:
        with counter:
            result = run_plan(
                plan, player, typed(plan), out, chosen.fresh, chosen.lang, progress=counter.advance
            )
    except KeyboardInterrupt:
        print(file=sys.stderr)
        print(counter.kept("lab-cli-stopped", out), file=sys.stderr)
        return INTERRUPTED
    except (CannotPlay, CannotWrite) as problem:
        text = counter.kept("lab-cli-unfinished", out, problem=str(problem))
        print(f"cardshed lab: {text}", file=sys.stderr)
        return FAILURE
    if chosen.json:
        print(result.findings.to_json())
    else:
        show(result.findings, out, chosen.lang, Screen())
    return 0


def _plan(chosen: argparse.Namespace) -> Any:
    from cardshed.lab.plan import make_plan

    name, *rest = chosen.what
    variants: Any = not chosen.no_variants
    if name == COMPARE:
        if not rest:
            raise BadInput("game", "compare needs a game and its variants: compare solo raise=same raise=up")
        name, *texts = rest
        variants = [read_options([part for part in text.split(",") if part]) for text in texts]
    elif rest:
        raise BadInput("game", f"{rest[0]!r} is too much; to compare variants: cardshed lab compare {name} …")
    bots = chosen.bots.split(",")
    options = read_options(chosen.option)
    contests = not chosen.no_contests
    plan = make_plan(name, chosen.seats, chosen.games, chosen.seed, bots, options, variants, contests)
    return plan.at_pace(chosen.pace)


def default_name(plan: Any) -> str:
    return f"lab-{plan.game.id}" + ("-compare" if plan.side_by_side else "")


class Counter:
    """The progress bar, and what to say when it does not get to its end."""

    def __init__(self, plan: Any, language: str) -> None:
        self._plan = plan
        self._language = language
        self._all = sum(part.matches for part in plan.parts())
        self._bar = progress_bar()

    def __enter__(self) -> Counter:
        self._prepare()
        self._bar.start()
        self._task = self._bar.add_task(self._say("lab-cli-playing"), total=self._all)
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def _prepare(self) -> None:
        """Compiles what is not compiled yet, so that the time left is told truly."""
        from cardshed.lab.play import prepare
        from cardshed.lab.store import CannotWrite

        console = Console(stderr=True)
        with console.status(self._say("lab-cli-preparing")) if console.is_terminal else nullcontext():
            try:
                prepare(self._plan)
            except OSError as problem:
                raise CannotWrite(cache_folder(), problem) from problem

    def advance(self, count: int) -> None:
        self._bar.advance(self._task, count)

    def kept(self, message: str, out: Path, **arguments: str) -> str:
        from cardshed.lab.store import kept_matches, parts_folder

        folder = parts_folder(out)
        done = kept_matches(folder, self._plan)
        return self._say(message, done=f"{done:,}", all=f"{self._all:,}", path=str(folder), **arguments)

    def _say(self, message: str, **arguments: str) -> str:
        return say(message, self._language, self._plan.game.id, **arguments)


# What is shown at the end; the report has it all


def show(findings: Findings, out: Path, language: str, screen: Screen) -> None:
    from cardshed.lab.plan import spell
    from cardshed.lab.result import beside

    experiment = findings.experiment
    kind = game(experiment.game)

    def words(message: str, **arguments: Any) -> str:
        return say(message, language, experiment.game, **arguments)

    title = words(
        "lab-cli-title",
        title=kind.title,
        seats=experiment.seats,
        bots=", ".join(sorted(set(experiment.bots))),
        games=decimal(experiment.games, language),
        seed=str(experiment.seed),
    )
    table = Table(title=title, box=SIMPLE, padding=(0, 1), pad_edge=False)
    weak = [contest.weak for contest in findings.variants[0].contests][-1:]
    for heading in ("variant", "minutes", "decisions", "first", "leads"):
        left = heading == "variant"
        table.add_column(words(f"lab-cli-{heading}"), justify="left" if left else "right", no_wrap=True)
    for name in weak:
        table.add_column(words("lab-cli-luck", weak=name), justify="right", no_wrap=True)
    for variant in findings.variants:
        name = variant_words(kind.id, variant.name, language) if variant.name else words("lab-cli-as-set")
        table.add_row(name, *_cells(variant, language))
    screen.console.print(table)
    house = {spell(rules): rules for rules in map(kind.house_rules, (v.options for v in findings.variants))}
    for rules in house.values():
        tell_house_rules(kind, rules, language, screen)
    data = [".parquet", "-contests.parquet", ".json"]
    paths = [str(path) for path in (beside(out, ending) for ending in data) if path.exists()]
    screen.line(words("lab-cli-report", path=str(beside(out, ".html"))))
    screen.line(words("lab-cli-data", paths=", ".join(paths)))


def _cells(variant: Variant, language: str) -> list[str]:
    cells = [
        _number(variant.length.minutes.mean, language),
        _number(variant.length.decisions.mean, language),
        _share(variant.order[0].match, language),
        _number(variant.lead.changes.mean, language),
    ]
    return cells + [_share(contest.luck, language) for contest in variant.contests[-1:]]


def _number(estimate: Estimate, language: str) -> str:
    digits = 0 if estimate.value >= 100 else 1
    return f"{decimal(estimate.value, language, digits)} ± {decimal(estimate.error, language, digits)}"


def _share(estimate: Estimate, language: str) -> str:
    error = per_cent(decimal(100 * estimate.error, language, 1), language)
    return f"{decimal(100 * estimate.value, language, 1)} ± {error}"
