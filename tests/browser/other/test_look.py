"""What looked wrong in Firefox or WebKit when their tables were looked at."""

from __future__ import annotations

from tests.browser.other.conftest import Invite
from tests.browser.other.guest import DESK, PHONE, by
from tests.browser.visitor import wishes

SCROLLBAR = "() => getComputedStyle(document.querySelector('.log')).scrollbarColor"
TRANSITIONS = """() => [...document.querySelectorAll('.table *')]
  .map((found) => getComputedStyle(found).transitionDuration).filter((time) => /[1-9]/.test(time)).length"""
# How much taller than it is wide each of the others' cards is; waits until it is laid out anew.
SHAPES = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(
  [...document.querySelectorAll('.player .card-tiny')].map((card) => card.getBoundingClientRect())
    .map(({ width, height }) => height / width)))))"""


def test_the_log_has_no_white_bar(invite: Invite) -> None:
    """Firefox drew its scrollbar on white, whatever lay below."""
    ann = invite(wishes=wishes("solo"))
    ann.play_now("solo")
    ann.sees(".log")
    colour = ann.page.evaluate(SCROLLBAR)
    assert colour is None or colour.endswith(("transparent", "rgba(0, 0, 0, 0)"))


def test_reduced_motion_has_no_transitions(invite: Invite) -> None:
    """WebKit left a name in the colour of the turn before when every property had a short one."""
    ann = invite(wishes=wishes("solo"))
    ann.play_now("solo")
    ann.sees(by("turn-banner"))
    assert ann.page.evaluate(TRANSITIONS) == 0


def test_cards_keep_their_shape_in_a_smaller_window(invite: Invite) -> None:
    """WebKit kept the height that the others' cards had before."""
    ann = invite(wishes=wishes("solo", seats=4), size=DESK)
    ann.play_now("solo")
    ann.sees(by("turn-banner"))
    ann.page.resize(*PHONE)
    ann.sees(by("turn-banner"))
    shapes = ann.page.evaluate(SHAPES)
    assert shapes
    assert all(abs(shape - 1.5) < 0.1 for shape in shapes), shapes
