"""Makes two tables of Mau-Mau, one with a match that is over: ``python -m tests.outside.leaving DB``.

Prints their ids and the cookie of who sits there."""

from __future__ import annotations

import json
import random
import sys
import time
from pathlib import Path
from unittest import mock

from cardshed.table import entries as e
from cardshed.table import readiness
from tests.browser.shed import open_shed


def main() -> None:
    order = {"game": "maumau", "seats": 2, "name": "Ann", "colour": "teal", "options": {"limit": 0}}
    with (
        mock.patch.object(readiness, "games", return_value=("maumau",)),
        open_shed(Path(sys.argv[1])) as shed,
    ):
        shed.wait_until_ready(only="maumau")
        http = shed.server.http
        tables = [http.post("/api/tables", json=order).json()["table"] for _ in range(2)]
        live = shed.house.live[tables[0]]
        chance = random.Random(1)

        def play() -> None:
            match = live.table.match
            while match is not None and not match.over:
                moves = [move for move in match.moves(match.turn) if move != "draw"] or ["draw"]
                live.commit(e.Moved(match.turn, chance.choice(moves), "person"))

        shed._in_the_house(play)
        while not http.get("/api/mine").json()["statistics"]:
            time.sleep(0.1)
        print(json.dumps([*tables, http.cookies["cardshed"]]))


if __name__ == "__main__":
    main()
