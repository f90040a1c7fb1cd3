"""Test settings."""

from hypothesis import settings

settings.register_profile("cardshed", deadline=None, print_blob=True)
settings.load_profile("cardshed")
