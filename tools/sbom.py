"""``make sbom``: what a release is built on, as CycloneDX in ``docs/sbom.json``.

Python packages are those that ``pip install cardshed`` brings, at the versions of ``constraints.txt``; the
browser's are those of ``web/vendor/README.md``, with a checksum for each file.
"""

from __future__ import annotations

import hashlib
import json
import sys
import tomllib
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from typing import Any
from urllib.parse import quote

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from cardshed import __version__
from tools.vendoring import ROOT, VENDOR, Package, packages

FILE = ROOT / "docs" / "sbom.json"
LICENCES = {
    "babel": "BSD-3-Clause",
    "fluent-runtime": "Apache-2.0",
    "fluent-syntax": "Apache-2.0",
    "h11": "MIT",
    "markdown-it-py": "MIT",
    "mdurl": "MIT",
    "numba": "BSD-2-Clause",
    "polars": "MIT",
    "polars-runtime-32": "MIT",
    "python-dotenv": "BSD-3-Clause",
    "pytz": "MIT",
    "pyyaml": "MIT",
    "rich": "MIT",
    "segno": "BSD-3-Clause",
    "uvloop": "MIT OR Apache-2.0",
    "watchfiles": "MIT",
}
"""Of packages that do not say it in a form for programs."""


def sbom() -> dict[str, Any]:
    components = [*map(_python, sorted(needed())), *map(_browser, packages())]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": _ourselves()},
        "components": components,
    }


def _ourselves() -> dict[str, Any]:
    return _component("application", _project()["name"], __version__, _project()["license"], "pypi")


def constraints() -> dict[str, str]:
    """Versions by the name of the package."""
    lines = (ROOT / "constraints.txt").read_text("utf-8").split()
    return {canonicalize_name(name): version for name, _, version in (line.partition("==") for line in lines)}


def needed() -> set[str]:
    """The packages that come with Cardshed, whatever brings them."""
    found: set[str] = set()
    waiting = [Requirement(text) for text in _project()["dependencies"]]
    asked: set[tuple[str, str]] = set()
    while waiting:
        requirement = waiting.pop()
        name = canonicalize_name(requirement.name)
        found.add(name)
        for extra in {"", *requirement.extras} - {extra for known, extra in asked if known == name}:
            asked.add((name, extra))
            waiting += _requirements(distribution(name), extra)
    return found


def _project() -> dict[str, Any]:
    project: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return project


def _requirements(package: Distribution, extra: str) -> list[Requirement]:
    all_of_them = [Requirement(text) for text in package.requires or []]
    return [one for one in all_of_them if one.marker is None or one.marker.evaluate({"extra": extra})]


def _python(name: str) -> dict[str, Any]:
    told = distribution(name).metadata
    licence = told["License-Expression"] if "License-Expression" in told else LICENCES[name]
    return _component("library", name, constraints()[name], licence, "pypi")


def _browser(package: Package) -> dict[str, Any]:
    component = _component("library", package.name, package.version, package.licence, "npm")
    files = [_file(name) for name in package.files]
    return {**component, "components": files}


def _file(name: str) -> dict[str, Any]:
    path = VENDOR / name
    checksum = hashlib.sha256(path.read_bytes()).hexdigest()
    where = path.relative_to(ROOT / "src").as_posix()
    return {"type": "file", "name": where, "hashes": [{"alg": "SHA-256", "content": checksum}]}


def _component(kind: str, name: str, version: str, licence: str, registry: str) -> dict[str, Any]:
    address = f"pkg:{registry}/{quote(name)}@{version}"
    return {
        "type": kind,
        "bom-ref": address,
        "name": name,
        "version": version,
        "licenses": [{"expression": licence}],
        "purl": address,
    }


def main() -> int:
    try:
        text = json.dumps(sbom(), indent=1, ensure_ascii=False) + "\n"
    except PackageNotFoundError as problem:
        print(f"must be installed to be listed: {problem.name}", file=sys.stderr)
        return 1
    FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
