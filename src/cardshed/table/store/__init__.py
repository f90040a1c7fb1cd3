"""Where tables are kept: SQLite, one thread that writes, and readers beside it. No SQL stands elsewhere."""

from cardshed.table.store.files import HouseInUse, Newer
from cardshed.table.store.log import Log
from cardshed.table.store.reading import Reader
from cardshed.table.store.rows import KeptRow, MatchRow, ResultRow, SnapshotRow, Subscription, Tally

__all__ = [
    "HouseInUse",
    "KeptRow",
    "Log",
    "MatchRow",
    "Newer",
    "Reader",
    "ResultRow",
    "SnapshotRow",
    "Subscription",
    "Tally",
]
