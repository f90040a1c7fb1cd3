"""Bad input never harms a match; see ``fuzz.py``."""

from tests.fuzz import campaign


def test_a_hundred_thousand_mutations_are_answered_clearly() -> None:
    assert campaign(100_000, seed=1) >= 100_000
