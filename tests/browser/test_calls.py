"""Called back when it is one's turn: by the title, a notification, and a push service."""

from __future__ import annotations

import json
import os
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import expect

from cardshed.cli.limits import changed
from tests.browser.chromium import ARGUMENTS, find_chromium
from tests.browser.conftest import Visit
from tests.browser.meeting import meet
from tests.browser.shed import QUICK, Shed, dealt
from tests.browser.situations import find, waits_only_for
from tests.browser.test_company import HIDEABLE
from tests.browser.visitor import PATIENCE, Visitor, wishes
from tests.server.push_service import Browser, PushService, push_service
from tests.server.running import FREE, running

COUNTED = """
  window.asked = 0;
  const ask = Notification.requestPermission.bind(Notification);
  Notification.requestPermission = () => { window.asked += 1; return ask(); };
"""
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.getRegistration('/');
  return ((await worker?.getNotifications()) ?? []).map(({ title, body, tag }) => [title, body, tag]);
}"""
WANTED = "localStorage.getItem('cardshed-calls') === 'true'"
# Chromium without a screen has no push service: the page is given one.
SUBSCRIBED = """
  let subscription = null;
  const made = () => (%s);
  PushManager.prototype.getSubscription = async () => subscription;
  PushManager.prototype.subscribe = async (options) => {
    window.subscribedWith = options;
    const text = atob(options.applicationServerKey.replaceAll('-', '+').replaceAll('_', '/'));
    const applicationServerKey = Uint8Array.from(text, (sign) => sign.charCodeAt(0)).buffer;
    const unsubscribe = async () => { subscription = null; };
    subscription = { ...made(), options: { applicationServerKey }, toJSON: made, unsubscribe };
    return subscription;
  };
"""


def allow(visitor: Visitor) -> None:
    visitor.context.grant_permissions(
        ["notifications", "clipboard-read", "clipboard-write"], origin=visitor.url
    )


def hide(visitor: Visitor) -> None:
    visitor.page.evaluate("dispatchEvent(new Event('test-hide'))")


def show(visitor: Visitor) -> None:
    visitor.page.evaluate("dispatchEvent(new Event('test-show'))")


def switch(visitor: Visitor) -> None:
    before = visitor.page.evaluate(WANTED)
    visitor.press("more")
    visitor.press("calls")
    expect(visitor.page.locator(".toast").last).to_be_visible()
    assert visitor.page.evaluate(WANTED) != before


@pytest.fixture(scope="module")
def chromium(chromium: Chromium) -> Iterator[Chromium]:
    """One that shows notifications, and shows them itself, whether or not there is a desktop that could."""
    alone: dict[str, str | float | bool] = {**os.environ, "DBUS_SESSION_BUS_ADDRESS": "disabled:"}
    found = find_chromium(whole=True)
    browser = chromium.browser_type.launch(executable_path=found, args=list(ARGUMENTS), env=alone)
    yield browser
    browser.close()


def shown(visitor: Visitor, *wanted: list[str]) -> None:
    """Waits until these notifications are to be seen, and no others.

    Chromium forgets a notification for good if it is asked for its notifications while it puts one up:
    it is left in peace between two looks, and before the first.
    """
    end = time.monotonic() + PATIENCE / 1000
    found = None
    while found != list(wanted):
        assert time.monotonic() < end, found
        visitor.page.wait_for_timeout(500)
        found = visitor.page.evaluate(SHOWN)


def pass_the_turn(shed: Shed, table: str, to: int) -> None:
    """Whoever is on turn plays until it is somebody's."""
    match = shed.house.live[table].table.match
    assert match is not None
    while match.waiting_for != (to,):
        seat = next(seat for seat in match.waiting_for if seat != to)
        shed.play(table, [(seat, match.moves(seat)[0])])


def not_my_turn(visitor: Visitor) -> None:
    expect(visitor.by("turn-banner")).to_have_attribute("data-mine", "false")


def test_nothing_is_asked_before_the_click(visit: Visit) -> None:
    ann = visit(wishes=wishes("solo"), init=COUNTED)
    ann.play_now("solo")
    ann.my_turn()
    ann.press("more")
    expect(ann.by("calls")).to_have_text("Notify me when it’s my turn")
    assert ann.page.evaluate("asked") == 0
    assert not ann.page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)")
    ann.press("calls")
    expect(ann.page.locator(".toast")).to_contain_text("doesn’t allow notifications")
    assert ann.page.evaluate("asked") == 1
    ann.press("more")
    expect(ann.by("calls")).to_have_text("Notify me when it’s my turn")


def test_the_wish_is_remembered_and_can_be_taken_back(visit: Visit) -> None:
    ann = visit(wishes=wishes("solo"), init=COUNTED)
    allow(ann)
    ann.play_now("solo")
    switch(ann)
    expect(ann.page.locator(".toast")).to_contain_text("as long as this page stays open")
    ann.press("more")
    expect(ann.by("calls")).to_have_text("Stop notifying me")
    ann.page.reload()
    ann.arrive()
    ann.press("more")
    expect(ann.by("calls")).to_have_text("Stop notifying me")
    assert ann.page.evaluate("asked") == 0, "only a click asks"
    ann.press("calls")
    expect(ann.page.locator(".toast").last).to_contain_text("You won’t be notified any more")
    ann.press("more")
    expect(ann.by("calls")).to_have_text("Notify me when it’s my turn")


@pytest.mark.parametrize(
    ("lang", "call", "company"),
    [
        ("en-GB", "Your turn!", "Solo with Ann"),
        ("de-DE", "Du bist dran!", "Solo mit Ann"),
        ("fr-FR", "À toi de jouer\u202f!", "Solo avec Ann"),
        ("it-IT", "Tocca a te!", "Solo con Ann"),
    ],
)
def test_called_and_back(visit: Visit, shed: Shed, lang: str, call: str, company: str) -> None:
    _, bob, table = meet(visit, "solo", guest={"lang": lang, "init": HIDEABLE})
    icon = bob.page.locator("link[rel=icon]")
    allow(bob)
    switch(bob)
    pass_the_turn(shed, table, 0)
    not_my_turn(bob)
    hide(bob)
    expect(bob.page).to_have_title("Solo · Cardshed")
    pass_the_turn(shed, table, 1)
    expect(bob.page).to_have_title(f"(1) {call} · Cardshed")
    shown(bob, [call, company, table])
    expect(icon).to_have_attribute("href", re.compile("logo-called.svg$"))
    show(bob)
    shown(bob)
    expect(bob.page).to_have_title("Solo · Cardshed")
    expect(icon).to_have_attribute("href", re.compile("logo.svg$"))


def test_called_from_the_lobby_when_the_cards_are_dealt(visit: Visit) -> None:
    ann, bob, table = meet(visit, "solo", start=False, guest={"init": HIDEABLE})
    allow(bob)
    bob.page.evaluate("localStorage.setItem('cardshed-calls', 'true')")
    bob.page.reload()
    expect(bob.by("lobby")).to_be_visible()
    hide(bob)
    with dealt(find("solo", lambda match: waits_only_for(match, 1)).seed):
        ann.press("start")
        ann.arrive()
    shown(bob, ["Your turn!", "Solo with Ann", table])


def test_without_the_wish_title_and_icon_count_the_turns(visit: Visit, shed: Shed) -> None:
    _, bob, table = meet(visit, "solo", guest={"init": HIDEABLE})
    allow(bob)
    pass_the_turn(shed, table, 0)
    not_my_turn(bob)
    hide(bob)
    for number in (1, 2):
        pass_the_turn(shed, table, 1)
        expect(bob.page).to_have_title(f"({number}) Your turn! · Cardshed")
        pass_the_turn(shed, table, 0)
        expect(bob.page).to_have_title("Solo · Cardshed")
    assert bob.page.evaluate(SHOWN) == []
    pass_the_turn(shed, table, 1)
    expect(bob.page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("logo-called.svg$"))


def test_who_leaves_on_turn_is_not_called(visit: Visit, shed: Shed) -> None:
    _, bob, table = meet(visit, "solo", guest={"init": HIDEABLE})
    allow(bob)
    switch(bob)
    pass_the_turn(shed, table, 1)
    bob.my_turn()
    hide(bob)
    expect(bob.page).to_have_title("(1) Your turn! · Cardshed")
    assert bob.page.evaluate(SHOWN) == []


def test_the_menu_on_a_telephone(visit: Visit) -> None:
    ann = visit(phone=True, lang="de-DE", wishes=wishes("solo"))
    ann.play_now("solo")
    ann.press("more")
    expect(ann.by("calls")).to_have_text("Bescheid geben, wenn ich dran bin")
    box = ann.by("calls").bounding_box()
    assert box is not None
    assert box["height"] >= 44
    ann.no_sideways_scrolling()


# Through a push service


@pytest.fixture
def service(tmp_path: Path) -> Iterator[PushService]:
    with push_service(tmp_path) as found:
        yield found


@pytest.fixture
def pushing(tmp_path: Path, service: PushService) -> Iterator[Shed]:
    soon = changed(FREE.limits, ["table.call_after=0.05"])
    settings = replace(FREE, push=service.settings, limits=soon)
    with running(tmp_path / "tables.db", replace(QUICK, grace=3600), settings) as server:
        shed = Shed(server)
        shed.wait_until_ready(only="solo")
        yield shed


def test_called_by_the_server_when_the_page_is_closed(
    visit: Visit, pushing: Shed, service: PushService
) -> None:
    keys = Browser()
    subscription = json.dumps(
        {"endpoint": service.endpoint("bob"), "keys": keys.keys, "expirationTime": None}
    )
    ann = visit("Ann", url=pushing.url, wishes=wishes("solo"))
    bob = visit("Bob", url=pushing.url, init=SUBSCRIBED % subscription)
    allow(bob)
    bob.sit_down(ann.with_friends("solo"))
    ann.press("start")
    bob.arrive()
    table = ann.arrive()
    switch(bob)
    expect(bob.page.locator(".toast")).to_contain_text("even when this page is closed")
    key = ann.page.evaluate("fetch('/api/push').then((answer) => answer.json())")["key"]
    asked = bob.page.evaluate("subscribedWith")
    assert asked == {"userVisibleOnly": True, "applicationServerKey": key}
    bob.go()  # away from the table
    pass_the_turn(pushing, table, 1)
    received = service.next()
    told = keys.read(received.body).decode()
    assert json.loads(told) == {"title": "Your turn!", "text": "Solo with Ann", "table": table}
    _deliver(bob, told)
    shown(bob, ["Your turn!", "Solo with Ann", table])
    assert _clicked(bob) == f"/t/{table}"
    shown(bob)
    bob.go(f"/t/{table}")
    bob.my_turn()
    switch(bob)
    expect(bob.page.locator(".toast")).to_contain_text("You won’t be notified any more")
    assert not _kept(pushing)
    ann.leave()
    bob.leave()


def _deliver(visitor: Visitor, text: str) -> None:
    """What a push service does at its other end: the service worker gets the message."""
    session = visitor.context.new_cdp_session(visitor.page)
    found: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    while not found:
        visitor.page.wait_for_timeout(20)
    message = {"origin": f"{visitor.url}/", "registrationId": found[0]["registrationId"], "data": text}
    session.send("ServiceWorker.deliverPushMessage", message)
    session.detach()


def _clicked(visitor: Visitor) -> str:
    """Where a click on the notification leads; only a real one may open a window."""
    (worker,) = visitor.context.service_workers
    path: str = worker.evaluate(
        """async () => {
          const [notification] = await registration.getNotifications();
          const opened = new Promise((done) => { clients.openWindow = async (url) => done(url); });
          dispatchEvent(new NotificationEvent('notificationclick', { notification }));
          return opened;
        }"""
    )
    return path


def _kept(shed: Shed) -> int:
    with closing(sqlite3.connect(shed.house.log.path)) as database:
        found: int = database.execute("SELECT COUNT(*) FROM subscriptions").fetchone()[0]
        return found
