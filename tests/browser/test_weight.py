"""What a page weighs until a game can be played."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.visitor import LONGER, wishes

MOST_BYTES = 300_000


@pytest.mark.parametrize("game", LONGER)
def test_everything_to_play_one_game(game: str, visit: Visit) -> None:
    ann = visit(wishes=wishes(game, **LONGER[game]))
    weighed: dict[str, int] = {}
    cdp = ann.context.new_cdp_session(ann.page)
    cdp.send("Network.enable")
    cdp.on(
        "Network.loadingFinished",
        lambda event: weighed.__setitem__(event["requestId"], event["encodedDataLength"]),
    )
    ann.play_now(game)
    ann.my_turn()
    assert 50_000 < sum(weighed.values()) < MOST_BYTES
