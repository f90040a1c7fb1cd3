"""Checks of the Fluent files: typography, terms, lengths of labels, parity."""
