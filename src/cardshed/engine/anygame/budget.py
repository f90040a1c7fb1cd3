"""How long to think."""

from __future__ import annotations

from dataclasses import dataclass

from cardshed.engine.errors import BadInput

SHORTEST, LONGEST = 0.001, 600.0
MOST_PLAYOUTS = 100_000_000
MOST_CORES = 64


@dataclass(frozen=True)
class Budget:
    """How long to think: a time or a number of playouts, and on how many cores.

    >>> Budget.read("50ms")
    Budget(seconds=0.05, playouts=None, cores=1)
    >>> Budget.read("2000@2")
    Budget(seconds=None, playouts=2000, cores=2)
    """

    seconds: float | None
    playouts: int | None
    cores: int = 1

    @classmethod
    def read(cls, text: object, name: str = "budget") -> Budget:
        if not isinstance(text, str):
            raise BadInput(name, f"must be a text such as 50ms or 1000, not {text!r}")
        amount, at, cores = text.partition("@")
        if at and not (cores.isascii() and cores.isdigit() and 1 <= int(cores[:9]) <= MOST_CORES):
            raise BadInput(name, f"{cores!r} is not a number of cores from 1 to {MOST_CORES}")
        number, unit = _split(amount)
        if number is None or unit not in ("", "ms", "s") or (unit == "" and number != int(number)):
            raise BadInput(name, f"{text!r} is not a budget such as 50ms, 2s or 1000 (playouts)")
        if unit == "":
            if not 1 <= number <= MOST_PLAYOUTS:
                raise BadInput(name, f"must be from 1 to {MOST_PLAYOUTS} playouts, not {amount}")
            return cls(None, int(number), int(cores or 1))
        seconds = number / 1000 if unit == "ms" else number
        if not SHORTEST <= seconds <= LONGEST:
            raise BadInput(name, f"must be from 1ms to {LONGEST:.0f}s, not {amount}")
        return cls(seconds, None, int(cores or 1))


def _split(amount: str) -> tuple[float | None, str]:
    """A number and what follows it."""
    digits = amount.rstrip("abcdefghijklmnopqrstuvwxyz")
    plain = digits.isascii() and digits.replace(".", "", 1).isdigit() and len(digits) < 20
    return (float(digits) if plain else None), amount[len(digits) :]
