"""Test settings: the same examples in every run of CI, new ones at every desk."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "desk",
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("ci", settings.get_profile("desk"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "desk")
