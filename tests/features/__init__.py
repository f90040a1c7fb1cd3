"""Tests of what learners are shown."""
