"""The main ways through the pages in Firefox and WebKit; everything else is tested in Chromium."""

from __future__ import annotations

import pytest

from tests.browser.other.conftest import Invite
from tests.browser.other.guest import PHONE, by, player
from tests.browser.player import play_on, play_to_the_end
from tests.browser.shed import quickly
from tests.browser.visitor import LONGER, SHORT, all_short, wishes


def test_the_home_page_and_the_rules(invite: Invite) -> None:
    ann = invite()
    ann.home()
    for game in SHORT:
        ann.sees(by(f"play-{game}"), count=1)
    ann.go("/rules/hawaiki")
    ann.sees(f"{by('rules-page')} h1", text="Hawaiki")


@pytest.mark.parametrize("game", SHORT)
def test_a_match_against_a_bot(game: str, invite: Invite) -> None:
    ann = invite(wishes=wishes(game))
    with quickly(game):
        ann.play_now(game)
    play_to_the_end(player(ann))
    ann.result()
    ann.press(f"{by('result')} a[href^='/m/']")
    ann.sees(by("replay-table"))


def test_two_at_a_table_by_the_link(invite: Invite) -> None:
    ann, bob = invite("Ann", wishes=wishes("skipbo")), invite("Bob")
    bob.sit_down(ann.with_friends("skipbo"))
    ann.sees(".seat.is-person", count=2)
    with quickly("skipbo"):
        ann.press(by("start"))
        bob.sees(".table")
    play_to_the_end(player(ann, 1), player(bob, 2))
    (winner, sheet), (loser, same_sheet) = sorted(
        (guest.result() for guest in (ann, bob)), key=lambda result: "You win!" not in result[0]
    )
    assert "You win!" in winner
    assert "You win!" not in loser
    assert sheet == same_sheet


def test_reloading_in_the_middle(invite: Invite) -> None:
    ann = invite(wishes=wishes("skipbo", **LONGER["skipbo"]))
    ann.play_now("skipbo")
    ann.sees(by("turn-banner") + "[data-mine='true']")
    hand = ann.hand()
    assert hand
    ann.page.reload()
    ann.sees(by("turn-banner") + "[data-mine='true']")
    assert ann.hand() == hand
    assert not play_on(player(ann), presses=4)


def test_the_language_is_changed(invite: Invite) -> None:
    ann = invite(wishes=all_short())
    with quickly("solo"):
        ann.play_now("solo")
    ann.sees(by("turn-banner"), text="turn")
    ann.choose(".topbar select", "de")
    ann.sees("html[lang='de']")
    ann.sees(by("turn-banner"), text="dran")
    ann.page.reload()
    ann.sees(by("turn-banner"), text="dran")


def test_a_window_as_narrow_as_a_phone(invite: Invite) -> None:
    ann = invite(wishes=all_short(seats=4), size=PHONE)
    ann.go("/rules/hawaiki")
    ann.sees(by("rules-page"))
    ann.no_sideways_scrolling()
    ann.with_friends("skipbo")
    ann.no_sideways_scrolling()
    for game in SHORT:
        ann.play_now(game)
        ann.no_sideways_scrolling()
    ann.home()
    ann.no_sideways_scrolling()
