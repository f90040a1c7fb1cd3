"""The attackers of the siege, in a process of their own that gives way to everybody else's.

The order comes on standard input; on standard output stands in the end what was sent and how it was answered.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys

import msgspec

from cardshed.server.run import loop_factory
from tests.campaigns.attack import Attack, Order, Told, now
from tests.campaigns.attacks_at_doors import AT_DOORS
from tests.campaigns.attacks_at_tables import AT_TABLES
from tests.campaigns.server import make_room

ATTACKS: dict[str, type[Attack]] = {attack.name: attack for attack in (*AT_TABLES, *AT_DOORS)}
NICENESS = 10


async def attack(order: Order) -> dict[str, Told]:
    """All attacks side by side."""
    attacks = [kind(order) for name, kind in ATTACKS.items() if not order.only or name in order.only]
    end = now() + order.seconds
    await asyncio.gather(*(one.run(end) for one in attacks))
    return {one.name: one.told() for one in attacks}


def main() -> int:
    os.nice(NICENESS)
    make_room()
    gc.set_threshold(20_000, 20, 100)
    order = msgspec.json.decode(sys.stdin.buffer.read(), type=Order)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        told = runner.run(attack(order))
    sys.stdout.buffer.write(msgspec.json.encode(told))
    return 0


if __name__ == "__main__":
    sys.exit(main())
