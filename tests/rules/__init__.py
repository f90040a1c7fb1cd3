"""Tests named after the clauses of the rules."""
