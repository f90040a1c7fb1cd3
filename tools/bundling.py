"""``make bundle``: the few files in ``web/built`` that pages load, made of the browser's modules and styles.

What makes them are the packages of ``tools/bundle/package-lock.json``, so the same bytes come out everywhere.
Beside them stands the digest of what they were made of: a server whose modules are others does not use them.
``--check`` compares.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

from cardshed.server.files import BUILT, BUILT_FROM, read, sources_digest
from tools.npm import NoRegistry, fetched, with_node

ROOT = Path(__file__).parent.parent
RECIPE = ROOT / "tools" / "bundle"
PACKAGE = ROOT / "src" / "cardshed"


def made(package: Path = PACKAGE) -> dict[str, bytes]:
    """Every built file with its content."""
    with fetched(RECIPE) as modules, tempfile.TemporaryDirectory() as out:
        for name in ("build.mjs", "parts.js"):
            (modules.parent / name).write_bytes((RECIPE / name).read_bytes())
        build = ["node", str(modules.parent / "build.mjs"), str(package / "web"), out]
        subprocess.run(build, env=with_node(), check=True)
        files = {path.name: path.read_bytes() for path in sorted(Path(out).iterdir())}
    digest = sources_digest(read(package))
    return files | {Path(BUILT_FROM).name: f"{digest}\n".encode()}


def there(package: Path = PACKAGE) -> dict[str, bytes]:
    folder = package / BUILT
    return {path.name: path.read_bytes() for path in sorted(folder.glob("*"))}


def differences(files: dict[str, bytes], package: Path = PACKAGE) -> list[str]:
    """The names of what is not as it is made."""
    here = there(package)
    return sorted(name for name in files.keys() | here.keys() if files.get(name) != here.get(name))


def write(files: dict[str, bytes], package: Path = PACKAGE) -> None:
    folder = package / BUILT
    folder.mkdir(exist_ok=True)
    for name in there(package).keys() - files.keys():
        (folder / name).unlink()
    for name, content in files.items():
        (folder / name).write_bytes(content)


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
        write(files)
    wrong = differences(files)
    print(
        "\n".join(f"{name} differs" for name in wrong) or f"{len(files)} files are as their modules make them"
    )
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
