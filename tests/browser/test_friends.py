"""Each game played to the end by two browsers against each other, while somebody watches."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from tests.browser.conftest import Visit
from tests.browser.meeting import meet
from tests.browser.player import Player, play_on, play_to_the_end
from tests.browser.shed import quickly
from tests.browser.visitor import SHORT, Visitor


@pytest.mark.parametrize("game", SHORT)
def test_two_browsers_and_somebody_who_watches(game: str, visit: Visit) -> None:
    with quickly(game):
        ann, bob, table = meet(visit, game)
    eve = visit("Eve")
    heard = _hear(eve)
    eve.go(f"/t/{table}")
    eve.arrive()
    players = Player(ann, 1), Player(bob, 2)
    play_on(*players, presses=6)
    _sees_no_hand(eve)
    play_to_the_end(*players)
    _same_result(ann, bob, eve)
    hands = [hand for view in _views(heard) for hand in view["hands"]]
    assert hands
    assert all(code == "?" for hand in hands for code in hand)


def _hear(visitor: Visitor) -> list[str]:
    """Everything that a page is sent over its socket."""
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    visitor.page.on("websocket", listen)
    return heard


def _views(heard: list[str]) -> Iterator[dict[str, Any]]:
    for text in heard:
        message = json.loads(text)
        match = (message.get("state") or message.get("now") or {}).get("match")
        if match:
            yield match["view"]


def _sees_no_hand(eve: Visitor) -> None:
    expect(eve.by("hand")).to_have_count(0)
    hands = eve.page.locator(".player [data-place^='hand@']")
    expect(hands).to_have_count(2)
    cards = hands.locator("[data-card]").evaluate_all("(cards) => cards.map((card) => card.dataset.card)")
    assert cards
    assert set(cards) == {"?"}


def _same_result(*visitors: Visitor) -> None:
    sheets = [visitor.result().locator("tfoot").inner_text() for visitor in visitors]
    assert len(set(sheets)) == 1
    winners = [visitor.result().locator(".winners").inner_text() for visitor in visitors]
    assert "You win!" not in winners[2]
    assert sum("You win!" in text for text in winners) == 1
