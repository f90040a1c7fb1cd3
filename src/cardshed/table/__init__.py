"""Live tables: seats, bots and clocks, and the log that keeps every move."""

from cardshed.table.finished import Finished, NotOver
from cardshed.table.house import Counts, House, HouseSettings, NoEntry
from cardshed.table.live import Line, LiveTable
from cardshed.table.log import HouseInUse
from cardshed.table.messages import NewTable

__all__ = [
    "Counts",
    "Finished",
    "House",
    "HouseInUse",
    "HouseSettings",
    "Line",
    "LiveTable",
    "NewTable",
    "NoEntry",
    "NotOver",
]
