"""What pages load is made of the modules that stand here, and of nothing else."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from cardshed.server.files import BUILT, BUILT_FROM, Files, read, sources_digest
from tests.test_vendor import locked
from tools import bundling
from tools.npm import NoRegistry

PACKAGE = bundling.PACKAGE
WEB = PACKAGE / "web"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The browser's files and the words, to be changed."""
    for room in ("web", "locales"):
        shutil.copytree(PACKAGE / room, tmp_path / room)
    return tmp_path


def built(package: Path) -> None:
    """As if ``make bundle`` had been run: what is there now belongs to the sources that are there now."""
    (package / BUILT).mkdir(exist_ok=True)
    (package / BUILT / "head.html").write_text("<script>early</script>\n")
    (package / BUILT_FROM).write_text(sources_digest(read(package)))


def test_the_built_files_are_those_of_the_sources() -> None:
    assert (PACKAGE / BUILT_FROM).read_text().strip() == sources_digest(read(PACKAGE)), "run `make bundle`"


def test_the_built_files_can_be_made_again() -> None:
    try:
        files = bundling.made()
    except NoRegistry as problem:
        pytest.skip(f"no npm registry can be reached: {str(problem)[:200]}")
    assert bundling.differences(files) == [], "run `make bundle`"


def test_only_these_versions_make_them() -> None:
    wanted = json.loads((bundling.RECIPE / "package.json").read_text())["devDependencies"]
    assert wanted.items() <= locked(bundling.RECIPE).items()
    assert wanted["esbuild"] == locked(bundling.ROOT / "tools" / "vendor")["esbuild"]
    assert '"resolved"' not in (bundling.RECIPE / "package-lock.json").read_text()


def test_a_page_loads_built_files_or_modules_but_never_stale_ones(copy: Path) -> None:
    built(copy)
    page = Files(copy, dev=False).page.body.decode()
    assert "<script>early</script>" in page
    assert "app.js" not in page
    for name in ("app.js", "style/base.css", "art/wood.svg", "index.html"):
        built(copy)
        assert Files(copy, dev=False).built
        with (copy / "web" / name).open("a") as file:
            file.write(" ")
        files = Files(copy, dev=False)
        assert not files.built, name
        assert "app.js" in files.page.body.decode()
        assert not [file for file in files.files if file.startswith(BUILT)]


def test_who_works_on_them_loads_modules(copy: Path) -> None:
    built(copy)
    files = Files(copy, dev=True)
    assert not files.built
    assert "app.js" in files.page.body.decode()


def test_words_and_pictures_are_not_built(copy: Path) -> None:
    built(copy)
    (copy / "locales" / "en" / "common.ftl").write_text("hello = Hello\n")
    (copy / "web" / "art" / "new.png").write_bytes(b"")
    assert Files(copy, dev=False).built


def test_a_fifth_game_is_found_by_its_folder(copy: Path) -> None:
    """A game that nothing was built of is played by its modules; built again, it has a file like others."""
    built(copy)
    shutil.copytree(copy / "web" / "games" / "clear4", copy / "web" / "games" / "fifth")
    assert not Files(copy, dev=False).built
    try:
        bundling.write(bundling.made(copy), copy)
    except NoRegistry as problem:
        pytest.skip(f"no npm registry can be reached: {str(problem)[:200]}")
    files = Files(copy, dev=False)
    assert files.built
    assert "web/built/fifth.js" in files.files
    assert b'"./fifth.js"' in files.files["web/built/app.js"].body


def test_what_is_asked_for_early_is_there() -> None:
    """The names of built files in ``early.js``."""
    names = set(re.findall(r"'([a-z]+\.(?:js|css))'", (WEB / "early.js").read_text("utf-8")))
    assert {"table.js", "cards.js", "table.css"} <= names
    assert names <= set(bundling.there())


def test_source_maps_lead_to_the_modules() -> None:
    for path in (PACKAGE / BUILT).glob("*.js"):
        found = re.search(r"//# sourceMappingURL=(\S+)\s*$", path.read_text("utf-8"))
        assert found is not None, path
        sources = json.loads((path.parent / found.group(1)).read_text("utf-8"))["sources"]
        assert [name for name in sources if not (path.parent / name).resolve().is_file()] == [], path
