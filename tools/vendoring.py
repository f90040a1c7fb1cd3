"""``make vendor``: the files in ``web/vendor``, made again from the packages they come from.

Versions and checksums are those of ``tools/vendor/package-lock.json``, so the same bytes come out
everywhere; ``--check`` compares them with what is there.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tools.npm import NoRegistry, fetched, with_node

ROOT = Path(__file__).parent.parent
RECIPE = ROOT / "tools" / "vendor"
VENDOR = ROOT / "src" / "cardshed" / "web" / "vendor"

MODULES = {
    "preact.js": "preact/dist/preact.mjs",
    "hooks.js": "preact/hooks/dist/hooks.mjs",
    "signals.js": "@preact/signals/dist/signals.mjs",
    "signals-core.js": "@preact/signals-core/dist/signals-core.mjs",
    "htm.js": "htm/dist/htm.mjs",
}
"""Published as one file each; only the reference to a source map goes."""
BUNDLES = {"fluent-bundle.js": "@fluent/bundle/esm/index.js"}
"""Published as several files: esbuild makes one of them."""
COPIES = {
    "fraunces.woff2": "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2",
    "licences/fraunces.txt": "@fontsource-variable/fraunces/LICENSE",
    "licences/htm.txt": "htm/LICENSE",
    "licences/preact.txt": "preact/LICENSE",
    "licences/signals.txt": "@preact/signals/LICENSE",
}
OURS = {"README.md", "html.js", "licences/fluent-bundle.txt"}
"""Not made here. Fluent's package comes without the text of its licence."""
_SOURCE_MAP = re.compile(rb"//# sourceMappingURL=\S*")


@dataclass(frozen=True)
class Package:
    """A row of the table in ``web/vendor/README.md``."""

    name: str
    version: str
    licence: str
    files: tuple[str, ...]


def packages() -> list[Package]:
    found = []
    for line in (VENDOR / "README.md").read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 4 and cells[0] != "file" and not cells[0].startswith("---"):
            files, name, version, licence = cells
            found.append(Package(name.split(" ")[0], version, licence, tuple(files.split(", "))))
    return found


def made() -> dict[str, bytes]:
    """Every file that has a recipe, with its content."""
    with fetched(RECIPE) as modules:
        files = {name: _SOURCE_MAP.sub(b"", (modules / path).read_bytes()) for name, path in MODULES.items()}
        files |= {name: _bundled(modules, path) for name, path in BUNDLES.items()}
        files |= {name: (modules / path).read_bytes() for name, path in COPIES.items()}
    return files


def _bundled(modules: Path, path: str) -> bytes:
    command = [f"{modules}/.bin/esbuild", f"{modules}/{path}", "--bundle", "--format=esm", "--minify"]
    return subprocess.run(command, env=with_node(), capture_output=True, check=True).stdout


def differences(files: dict[str, bytes]) -> list[str]:
    """What is not as the recipe makes it, and what has no recipe."""
    here = {path.relative_to(VENDOR).as_posix() for path in VENDOR.rglob("*") if path.is_file()}
    wrong = [f"{name} differs" for name in sorted(files.keys() & here) if _there(name) != files[name]]
    wrong += [f"{name} is missing" for name in sorted(files.keys() - here)]
    return wrong + [f"{name} has no recipe" for name in sorted(here - files.keys() - OURS)]


def _there(name: str) -> bytes:
    return (VENDOR / name).read_bytes()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare only")
    chosen = parser.parse_args()
    try:
        files = made()
    except NoRegistry as problem:
        print(f"the packages cannot be fetched: {problem}", file=sys.stderr)
        return 1
    if not chosen.check:
        for name, content in files.items():
            (VENDOR / name).write_bytes(content)
    wrong = differences(files)
    print("\n".join(wrong) or f"{len(files)} files are as their packages make them")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
