"""One browser and one server for a package of tests; nothing may go wrong in any page."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.chromium import find_chromium, launched
from tests.browser.shed import Shed, open_shed
from tests.browser.visitor import PATIENCE, Visitor, all_problems

expect.set_options(timeout=PATIENCE)
Visit = Callable[..., Visitor]


# Not for the whole session: while a browser is driven, this thread counts as running an event loop.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    path = find_chromium()
    if path is None:
        reason = "no Chromium on this machine (apt-get install chromium, or set CHROMIUM)"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    with launched(path) as browser:
        yield browser


@pytest.fixture(scope="package")
def shed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shed]:
    with open_shed(tmp_path_factory.mktemp("shed") / "tables.db") as found:
        found.wait_until_ready()
        yield found


@pytest.fixture
def visit(chromium: Browser, shed: Shed) -> Iterator[Visit]:
    """Lets somebody come with a browser of their own."""
    visitors: list[Visitor] = []

    def come(name: str = "Ann", url: str = shed.url, **wishes: Any) -> Visitor:
        visitors.append(Visitor(chromium, url, name, **wishes))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()
    assert not all_problems(visitors)
