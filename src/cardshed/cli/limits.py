"""Limits as an operator writes them: ``address.connections=1000``, ``address.requests=100/1000``."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import fields, replace
from typing import Any

from cardshed.engine.errors import BadInput
from cardshed.table.limits import Limits, Rate

OPTION = "--limit"
UNLIMITED = Rate(0, 0)
MUCH = 10**9


def named_limits(limits: Limits) -> Iterator[tuple[str, Any]]:
    """Every limit by its dotted name."""
    for group in fields(limits):
        found = getattr(limits, group.name)
        for limit in fields(found):
            yield f"{group.name}.{limit.name}", getattr(found, limit.name)


def changed(limits: Limits, wishes: Iterable[str]) -> Limits:
    """The limits with others in their place.

    >>> changed(Limits(), ["address.connections=1000"]).address.connections
    1000
    >>> changed(Limits(), ["address.requests=100/1000"]).address.requests
    Rate(rate=100.0, burst=1000.0)
    """
    for wish in wishes:
        name, equals, text = wish.partition("=")
        known = dict(named_limits(limits))
        if not equals or name not in known:
            raise BadInput(OPTION, f"{wish!r} must be NAME=VALUE, with a name of: {', '.join(known)}")
        limits = _with(limits, name, _value(name, text, known[name]))
    return limits


def for_message_rate(limits: Limits, rate: float) -> Limits:
    """Other messages a second for a socket; 0 lifts all that counts what one visitor or address sends."""
    if rate > 0:
        frames = limits.socket.frames
        limits = _with(limits, "socket.messages", Rate(rate, 2 * rate))
        return _with(limits, "socket.frames", Rate(max(frames.rate, 2 * rate), max(frames.burst, 6 * rate)))
    for name in ("socket.messages", "socket.frames", "socket.greetings", "server.greetings"):
        limits = _with(limits, name, UNLIMITED)
    for name in ("messages", "greetings", "requests", "new_connections"):
        limits = _with(limits, f"address.{name}", UNLIMITED)
    return _with(limits, "address.connections", MUCH)


def for_tables_per_minute(limits: Limits, number: float) -> Limits:
    """Other new tables a minute for an address; 0 lifts it for visitors and the server too."""
    if number > 0:
        return _with(limits, "address.tables", Rate(number / 60, number))
    for name in ("address.tables", "visitor.tables", "server.tables"):
        limits = _with(limits, name, UNLIMITED)
    return limits


def _with(limits: Limits, name: str, value: Any) -> Limits:
    group, _, limit = name.partition(".")
    part = replace(getattr(limits, group), **{limit: value})
    return replace(limits, **{group: part})


def _value(name: str, text: str, known: Any) -> Any:
    """A value of the same kind as the one that is there."""
    try:
        if isinstance(known, Rate):
            return _rate(text)
        if isinstance(known, int):
            return _not_negative(int(text))
        return _not_negative(float(text))
    except ValueError:
        raise BadInput(OPTION, f"{name} must be {_kind(known)}, not {text!r}") from None


def _rate(text: str) -> Rate:
    if text == "0":
        return UNLIMITED
    rate, _, burst = text.partition("/")
    found = Rate(_not_negative(float(rate)), _not_negative(float(burst)))
    if found.burst < 1:
        raise ValueError
    return found


def _not_negative(number: Any) -> Any:
    if not math.isfinite(number) or number < 0:
        raise ValueError
    return number


def _kind(known: Any) -> str:
    if isinstance(known, Rate):
        return "RATE/BURST (so many a second, so many at once) or 0 for no limit"
    return "a whole number" if isinstance(known, int) else "a number of seconds"
