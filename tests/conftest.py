"""Test settings: the same examples in every run of CI, new ones at every desk; the same deals everywhere."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.dealing import dealt_by

settings.register_profile(
    "desk",
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("ci", settings.get_profile("desk"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "desk")


@pytest.fixture(autouse=True)
def _dealt_by_its_name(request: pytest.FixtureRequest) -> Iterator[None]:
    with dealt_by(request.node.name):
        yield
