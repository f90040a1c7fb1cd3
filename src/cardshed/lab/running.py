"""Running an experiment from its description to its result."""

from __future__ import annotations

from pathlib import Path

from cardshed.engine.errors import BadInput
from cardshed.engine.fields import whole
from cardshed.engine.processors import DEVICES, MOST_CORES
from cardshed.lab.analysis import find_out
from cardshed.lab.plan import Plan
from cardshed.lab.play import Progress
from cardshed.lab.result import Result, no_contests
from cardshed.lab.store import Folder, Memory, parts_folder
from cardshed.lab.work import Cores, Player, play_all


def choose_player(cores: int | None, device: str, on: str | None) -> Player:
    """Who plays the parts; :class:`BadInput` says what cannot be."""
    if cores is not None:
        whole("cores", cores, 1, MOST_CORES)
    if device not in DEVICES:
        raise BadInput("device", f"must be one of {', '.join(DEVICES)}, not {device!r}")
    if device == "cuda":
        from cardshed.engine.processors.gpu import check_gpu

        check_gpu()
    if on is None:
        return Cores(cores, device)
    if device == "cuda":
        raise BadInput("device", "cuda is for this machine; it does not go with --on")
    from cardshed.lab.ray import Cluster

    return Cluster(on, cores)


def run_plan(
    plan: Plan,
    player: Player,
    command: str = "",
    out: str | Path | None = None,
    fresh: bool = False,
    language: str = "en",
    progress: Progress | None = None,
) -> Result:
    """Plays everything and works out what it says. With a name (``out``), finished parts are kept in
    ``NAME.parts`` until all is written; the same plan goes on from there."""
    tell = progress or (lambda count: None)
    if out is None:
        memory = Memory()
        play_all(plan, memory, player, tell)
        return _result(plan, memory, command)
    if Path(out).name in ("", ".."):
        raise BadInput("out", f"must be a name for the files, not {str(out)!r}")
    folder = Folder(parts_folder(out), plan, fresh)
    play_all(plan, folder, player, tell)
    result = _result(plan, folder, command)
    result.save(out, language)
    # The rows themselves: the parts go now, and files of this name may be replaced later.
    kept = Result(result.findings, result.matches.lazy(), result.contests.lazy())
    folder.remove()
    return kept


def _result(plan: Plan, store: Folder | Memory, command: str) -> Result:
    parts = list(plan.parts())
    matches = store.tables([part for part in parts if part.contest is None])
    played = [part for part in parts if part.contest is not None]
    contests = store.tables(played) if played else no_contests()
    return Result(find_out(plan, matches, contests, command), matches, contests)
