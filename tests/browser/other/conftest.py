"""Firefox and WebKit, where they are installed; nothing may go wrong in any page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.browser.other import firefox, webkit
from tests.browser.other.guest import Guest
from tests.browser.other.window import Browser
from tests.browser.shed import Shed

Invite = Callable[..., Guest]
ENGINES: dict[str, tuple[Callable[[], str | None], Callable[[], Browser]]] = {
    "firefox": (firefox.missing, firefox.Firefox),
    "webkit": (webkit.missing, webkit.WebKit),
}


@pytest.fixture(scope="package", params=ENGINES)
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    missing, start = ENGINES[request.param]
    reason = missing()
    if reason is not None:
        pytest.skip(reason)
    found = start()
    try:
        yield found
    finally:
        found.close()


@pytest.fixture
def invite(browser: Browser, shed: Shed) -> Iterator[Invite]:
    """Lets somebody come with a window of their own."""
    guests: list[Guest] = []

    def come(name: str = "Ann", **wishes: Any) -> Guest:
        guests.append(Guest(browser.window(), shed.url, name, **wishes))
        return guests[-1]

    yield come
    for guest in guests:
        guest.page.close()
    assert not [problem for guest in guests for problem in guest.page.problems]
