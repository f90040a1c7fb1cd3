"""One match whose seats are asked one after another, quick to step from Python."""

from cardshed.envs.one.match import OneMatch

__all__ = ["OneMatch"]
