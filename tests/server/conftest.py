"""One server for all tests that do not need their own."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.running import UNLIMITED, Running, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server") / "tables.db", settings=UNLIMITED) as found:
        yield found


@pytest.fixture
def guest(server: Running) -> Iterator[httpx.Client]:
    """A browser that was never here."""
    with httpx.Client(base_url=server.url, timeout=30) as client:
        yield client
