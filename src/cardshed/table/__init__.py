"""Live tables: seats, bots and clocks, and the log that keeps every move."""

from cardshed.table.finished import NotOver, SetAside
from cardshed.table.house import Counts, House, HouseSettings, NoEntry
from cardshed.table.limits import Limits
from cardshed.table.live import Line, LiveTable
from cardshed.table.messages import NewTable
from cardshed.table.store import HouseInUse, Newer
from cardshed.table.workers import Busy

__all__ = [
    "Busy",
    "Counts",
    "House",
    "HouseInUse",
    "HouseSettings",
    "Limits",
    "Line",
    "LiveTable",
    "NewTable",
    "Newer",
    "NoEntry",
    "NotOver",
    "SetAside",
]
