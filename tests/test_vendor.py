"""What others made is listed truly, and can be made again."""

from __future__ import annotations

import json
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import pytest

from tools import sbom, vendoring
from tools.npm import NoRegistry

ROOT = Path(__file__).parent.parent


def read(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))


def locked(folder: Path) -> dict[str, str]:
    """Versions by the name of the package."""
    packages = read(folder / "package-lock.json")["packages"]
    return {
        path.removeprefix("node_modules/"): package["version"] for path, package in packages.items() if path
    }


def test_the_recipe_has_the_versions_that_are_told() -> None:
    told = {package.name: package.version for package in vendoring.packages()}
    assert read(vendoring.RECIPE / "package.json")["dependencies"] == told
    assert told.items() <= locked(vendoring.RECIPE).items()
    types = locked(ROOT)
    assert {name: told[name] for name in told if name in types}.items() <= types.items()


def test_every_file_is_told_of() -> None:
    told = {name for package in vendoring.packages() for name in package.files}
    assert told == {*vendoring.MODULES, *vendoring.BUNDLES, "fraunces.woff2"}


def test_no_registry_is_named() -> None:
    for folder in (ROOT, vendoring.RECIPE):
        assert '"resolved"' not in (folder / "package-lock.json").read_text("utf-8")


def test_the_files_are_as_their_packages_make_them() -> None:
    try:
        files = vendoring.made()
    except NoRegistry as problem:
        pytest.skip(f"no npm registry can be reached: {str(problem)[:200]}")
    assert vendoring.differences(files) == []


def test_the_bill_of_materials_has_the_versions_of_the_constraints() -> None:
    listed = {part["purl"]: part for part in read(sbom.FILE)["components"]}
    python = [part for purl, part in listed.items() if purl.startswith("pkg:pypi/")]
    assert {part["name"]: part["version"] for part in python}.items() <= sbom.constraints().items()
    browser = [part for purl, part in listed.items() if purl.startswith("pkg:npm/")]
    assert browser == [sbom._browser(package) for package in vendoring.packages()]


def test_the_bill_of_materials_is_up_to_date() -> None:
    """Run ``make sbom`` and look at the difference."""
    wanted = sbom.constraints()
    try:
        different = [name for name in sbom.needed() if version(name) != wanted[name]]
    except PackageNotFoundError as problem:
        pytest.skip(f"{problem.name} is not installed")
    if different:
        pytest.skip(f"other versions than those of constraints.txt are installed: {', '.join(different)}")
    assert read(sbom.FILE) == sbom.sbom()
