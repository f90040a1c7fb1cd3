"""One course of measurements in a process of its own; prints it as JSON, as the last line.

``python -m cardshed.bench.worker peer NAME SECONDS``, or ``interpreted GAME WAY SECONDS``.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict

from cardshed.bench.peers import peer
from cardshed.bench.timing import Work, measure
from cardshed.bench.ways import INTERPRETED, work

LONGEST = 200
"""Characters of a problem that are worth telling."""


def main(arguments: list[str]) -> None:
    what, *names, seconds = arguments
    try:
        found = measure(_find(what, names), float(seconds))
    except Exception as problem:
        sys.exit(f"{type(problem).__name__}: {' '.join(str(problem).split())}"[:LONGEST])
    print("\n" + json.dumps(asdict(found)))


def _find(what: str, names: list[str]) -> Work:
    if what == "peer":
        return peer(names[0]).make()
    game, way = names
    return work(way, game, INTERPRETED)


if __name__ == "__main__":
    main(sys.argv[1:])
