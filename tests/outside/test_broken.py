"""A package that brings a broken game takes no other game down, and a plain sentence says what is wrong."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.outside.installing import MAUMAU, declare, install, python

QUICK = {"NUMBA_DISABLE_JIT": "1", "CARDSHED_DEBUG": ""}
DESCRIPTION = """
from cardshed.engine.game import Game
GAME = Game(
    id="{id}", title="Broken", seats=range(2, 5), options={{}}, sections=(), notation=(), module=__name__
)
"""
ASK = """
import json, cardshed
from cardshed.games import troubles
print(json.dumps([cardshed.games(), list(troubles())]))
"""


def found(paths: list[str]) -> tuple[list[str], list[str]]:
    """The games, and the sentences about those that cannot be played."""
    told = python(paths, "-c", ASK, env=QUICK)
    assert told.returncode == 0, told.stderr
    games, troubles = json.loads(told.stdout)
    return games, troubles


def bring(folder: Path, game: str, source: str | None, words: str = "", module: str = "") -> list[str]:
    """Installs a package whose description of its game is this text."""
    module = module or f"bring_{game}"
    declare(folder, f"bring-{game}", "1", {game: module})
    if source is not None:
        package = folder / module
        (package / "locales" / "en").mkdir(parents=True)
        (package / "__init__.py").write_text(source)
        (package / "locales" / "en" / f"{game}.ftl").write_text(words)
    return [str(folder)]


SPOKEN = "about = About\ntagline = Tagline\n"


@pytest.mark.parametrize(
    ("game", "source", "problem"),
    [
        ("broken", "import nothing_of_the_kind", "cannot be loaded: ModuleNotFoundError: No module named"),
        ("broken", "1 / 0", "cannot be loaded: ZeroDivisionError: division by zero"),
        ("broken", "def", "cannot be loaded: SyntaxError: "),
        ("broken", "", "has no GAME in bring_broken"),
        ("broken", "GAME = 4", "has no GAME in bring_broken"),
        ("broken", DESCRIPTION.format(id="other"), "describes itself as other in bring_broken"),
        ("broken", None, "names bring_broken, and there is no such package"),
        ("Bro-ken", DESCRIPTION.format(id="Bro-ken"), "must have a name of small letters and digits"),
        ("solo", DESCRIPTION.format(id="solo"), "has the name of a game that is part of Cardshed"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    tmp_path: Path, game: str, source: str | None, problem: str
) -> None:
    paths = bring(tmp_path / "broken", game, source, SPOKEN, "bring_broken") + install(tmp_path / "maumau")
    games, troubles = found(paths)
    assert games == ["clear4", "hawaiki", "skipbo", "solo", "maumau"]
    (trouble,) = troubles
    assert trouble.startswith(f"the game {game} of the installed package bring-{game} {problem}")


def test_a_clause_without_words_is_named(tmp_path: Path) -> None:
    source = DESCRIPTION.format(id="dumb").replace(
        "sections=()", 'sections=(("section-setup", ("DU-01", "DU-02")),)'
    )
    games, troubles = found(bring(tmp_path, "dumb", source, f"{SPOKEN}DU-01 = Something.\n"))
    assert "dumb" not in games
    assert troubles == [
        "the game dumb of the installed package bring-dumb has no English words for DU-02, section-setup"
    ]


def test_a_name_that_two_packages_use_is_neithers(tmp_path: Path) -> None:
    source = DESCRIPTION.format(id="twice")
    paths = bring(tmp_path / "one", "twice", source, SPOKEN)
    declare(tmp_path / "other", "another", "1", {"twice": "bring_twice"})
    games, troubles = found([*paths, str(tmp_path / "other")])
    assert "twice" not in games
    assert troubles[0].endswith("is brought by more than one package: another, bring-twice")


def test_the_command_says_so_too(tmp_path: Path) -> None:
    paths = bring(tmp_path, "broken", "1 / 0", SPOKEN)
    told = python(paths, "-m", "cardshed", "rules", "broken", env=QUICK)
    assert told.returncode == 2
    assert "bring-broken cannot be loaded: ZeroDivisionError" in told.stderr
    assert "Traceback" not in told.stderr
    told = python(paths, "-m", "cardshed", "rules", "solo", env=QUICK)
    assert (told.returncode, told.stderr) == (0, "")


def test_rules_that_cannot_be_loaded_concern_that_game_alone(tmp_path: Path) -> None:
    source = DESCRIPTION.format(id="hollow")
    paths = bring(tmp_path, "hollow", source, SPOKEN)
    assert "hollow" in found(paths)[0]
    told = python(paths, "-m", "cardshed", "sim", "hollow", "--games", "2", env=QUICK)
    assert told.returncode == 1
    assert "No module named 'bring_hollow.rulebook'" in told.stderr
    told = python(paths, "-m", "cardshed", "sim", "solo", "--games", "2", "--json", env=QUICK)
    assert told.returncode == 0, told.stderr


def test_a_copy_that_kept_the_fields_of_its_model_is_a_game_of_its_own(tmp_path: Path) -> None:
    copy = tmp_path / "copy" / "cardshed_copy"
    shutil.copytree(MAUMAU / "src" / "cardshed_maumau", copy, ignore=shutil.ignore_patterns("__pycache__"))
    for path in copy.rglob("*"):
        if path.suffix in (".py", ".ftl"):
            path.write_text(path.read_text("utf-8").replace("maumau", "copy"), encoding="utf-8")
    for path in copy.rglob("maumau*.ftl"):
        path.rename(path.with_name(path.name.replace("maumau", "copy")))
    declare(tmp_path / "copy", "cardshed-copy", "1", {"copy": "cardshed_copy"})
    paths = [*install(tmp_path / "maumau"), str(tmp_path / "copy")]
    assert found(paths)[0][-2:] == ["copy", "maumau"]
    both = """
import cardshed
for id in ("copy", "maumau"):
    rules = cardshed.game(id).rulebook
    cardshed.simulate(id, ["random"] * 2, games=1, options={"limit": 0})
    print(cardshed.game(id).match(seed=1)._rules.begin.__module__)
"""
    told = python(paths, "-c", both, env=QUICK)
    assert told.stdout.split() == ["cardshed_copy.rules", "cardshed_maumau.rules"], told.stderr
