"""Talking at the table, and the table for purists."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.meeting import meet
from tests.browser.test_host import close, company
from tests.browser.visitor import Visitor, wishes


def say(visitor: Visitor, text: str) -> None:
    visitor.press("phrases")
    visitor.by("own-words").fill(text)
    visitor.press("say-it")


def test_a_reaction_is_seen_beside_its_seat(visit: Visit) -> None:
    ann, bob, _ = meet(visit, "solo", limit=500)
    ann.press("phrases")
    ann.press("react-👏")
    expect(bob.page.locator(".player .bubble")).to_have_text("👏")
    expect(bob.by("log")).to_contain_text("“👏”")


def test_own_words_where_the_host_allows_them(visit: Visit) -> None:
    ann, bob, _ = meet(visit, "solo", limit=500)
    bob.press("phrases")
    expect(bob.by("own-words")).to_have_count(0)
    bob.page.keyboard.press("Escape")
    company(ann)
    ann.page.get_by_role("switch", name="Free chat").click(force=True)
    expect(ann.page.get_by_role("switch", name="Free chat")).to_be_checked()
    close(ann)
    say(bob, "  What a hand!\n ")
    expect(ann.page.locator(".player .bubble")).to_have_text("What a hand!")
    expect(ann.by("log")).to_contain_text("Bob: “What a hand!”")
    say(bob, "h" + 90 * "a")
    expect(ann.by("log")).to_contain_text(90 * "a")
    assert ann.by("log").evaluate("(log) => log.scrollWidth <= log.clientWidth"), "a long word is broken"


def test_who_watches_talks_too_and_anybody_is_muted(visit: Visit) -> None:
    ann, bob, table = meet(visit, "solo", limit=500)
    watcher = visit("Wim")
    watcher.go(f"/t/{table}")
    watcher.arrive()
    expect(watcher.by("phrases")).to_have_count(0)
    company(ann)
    ann.page.get_by_role("switch", name="Free chat").click(force=True)
    ann.press("mute-1")
    close(ann)
    say(watcher, "Good luck, all")
    expect(ann.page.locator(".toast")).to_have_text("Wim (watching): Good luck, all")
    expect(ann.by("log")).to_contain_text("Wim: “Good luck, all”")
    say(bob, "Psst")
    expect(watcher.by("log")).to_contain_text("Psst")
    expect(ann.by("log")).not_to_contain_text("Psst")
    ann.page.reload()
    ann.arrive()
    expect(ann.by("log")).to_contain_text("Good luck, all")
    expect(ann.by("log")).not_to_contain_text("Psst")
    company(bob)
    bob.press("mute-watchers")
    close(bob)
    expect(bob.by("log")).not_to_contain_text("Good luck, all")


def test_a_purist_says_what_goes_together(visit: Visit) -> None:
    """The page offers every combination, right or wrong, and a wrong one is refused by its clause."""
    ann = visit(wishes={"hawaiki": {**wishes("hawaiki", tokens=10)["hawaiki"], "purist": True}})
    deal_something_to_lay(ann)
    expect(ann.by("action-call")).to_be_visible()
    ann.press("action-call")
    expect(ann.by("refusal")).to_be_visible()
    ann.touch("button.fan-card.is-source")
    places = [
        place.get_attribute("aria-label") or "" for place in ann.page.locator("button.spot.is-target").all()
    ]
    assert all(place.endswith("(fits here)") for place in places), "one place tells no more than another"
    ann.touch("button.spot.is-target")
    choices = ann.page.locator(".chooser .choose")
    expect(choices).to_have_count(5)
    choices.filter(has_text="three").click()
    expect(ann.by("refusal")).to_contain_text("HW-")


def deal_something_to_lay(ann: Visitor) -> None:
    """Rarely none of the cards dealt goes on any pile."""
    for _ in range(5):
        ann.play_now("hawaiki")
        ann.my_turn()
        if ann.page.locator("button.fan-card.is-source").count():
            return
    raise AssertionError("five hands, and nothing to lay")
