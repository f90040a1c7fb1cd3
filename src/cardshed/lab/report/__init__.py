"""The report of an experiment: one HTML file that needs nothing else."""

from cardshed.lab.report.page import render

__all__ = ["render"]
