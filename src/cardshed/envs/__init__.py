"""Doors for learners: the games as the environments of other libraries."""
