"""Games that other installed packages bring.

A package says so in its project file, by the name of the game and the module that describes it::

    [project.entry-points."cardshed.games"]
    maumau = "cardshed_maumau"

All that belongs to the game lies in that module's folder: the rules beside the description, words in
``locales/<language>/``, the browser's side in ``web/``. Here is only where; nothing of it is loaded.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

GROUP = "cardshed.games"
ENGLISH = "en"
HOME = Path(__file__).resolve().parent.parent
"""The folder of this package."""


@dataclass(frozen=True)
class Package:
    """Where a game from outside lives."""

    game: str
    module: str
    distribution: str
    """What was installed: the name that one gives to ``pip``."""
    folder: Path | None
    """None where there is no such package."""


@cache
def packages() -> tuple[Package, ...]:
    """Every game that an installed package says it brings, by its name. Two may say the same."""
    found = {
        Package(point.name, point.module, point.dist.name if point.dist else "?", _folder(point.module))
        for point in entry_points(group=GROUP)
    }
    return tuple(sorted(found, key=lambda package: (package.game, package.distribution)))


def _folder(module: str) -> Path | None:
    try:
        spec = find_spec(module)
    except Exception:  # of a module within another, that one is run
        return None
    places = spec.submodule_search_locations if spec else None
    return Path(next(iter(places))).resolve() if places else None


def package_of(game: str | None) -> Package | None:
    """The package that brings a game; None for those that are part of this one."""
    if game is None or (HOME / "games" / game).is_dir():
        return None
    return next((package for package in packages() if package.game == game and package.folder), None)


def sources() -> Iterator[Path]:
    """Every file with rules from outside."""
    for package in packages():
        if package.folder:
            yield from package.folder.rglob("*.py")


def words_of(name: str, language: str, game: str | None) -> str:
    """A file of words. What a game from outside does not say in a language, it says in English: of two
    messages with one name the first counts."""
    package = package_of(game)
    if package is None or package.folder is None:
        return (HOME / "locales" / language / f"{name}.ftl").read_text("utf-8")
    places = (package.folder / "locales" / each / f"{name}.ftl" for each in (language, ENGLISH))
    return "\n".join(place.read_text("utf-8") for place in dict.fromkeys(places) if place.is_file())


def web_of(game: str) -> Path:
    """The folder of a game's side in the browser, whether it has one or not."""
    package = package_of(game)
    return package.folder / "web" if package and package.folder else HOME / "web" / "games" / game
