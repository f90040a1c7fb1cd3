"""Which commands a table has carried out: each once, however often and however late it is sent again.

A command takes twelve bytes: eight of a digest of its player and id, four of its entry's number.
"""

from __future__ import annotations

import hashlib

DIGEST, CELL = 8, 12


class Done:
    """The commands of one table, in the order in which they were carried out.

    >>> done = Done()
    >>> done.note("ann", "a1", 7)
    >>> done.find("ann", "a1"), done.find("bob", "a1")
    (7, None)
    """

    def __init__(self, cells: bytes = b"") -> None:
        self._cells = bytearray(cells)
        self._kept = len(cells)
        """How much of it is in a snapshot."""
        self._asked: tuple[tuple[str, str] | None, bytes] = (None, b"")
        """The latest that was looked for, which is often noted next."""

    def note(self, player: str, command: str, seq: int) -> None:
        digest = self._asked[1] if self._asked[0] == (player, command) else _digest(player, command)
        self._cells += digest + seq.to_bytes(4, "big")

    def find(self, player: str, command: str) -> int | None:
        """The number of the entry that carried out a command; ``None`` for one that is new."""
        digest = _digest(player, command)
        self._asked = (player, command), digest
        at = self._cells.find(digest)
        while at != -1 and at % CELL:
            at = self._cells.find(digest, at + 1)
        if at == -1:
            return None
        return int.from_bytes(self._cells[at + DIGEST : at + CELL], "big")

    def fresh(self) -> bytes:
        """What was noted since this was last asked, for a snapshot."""
        piece = bytes(self._cells[self._kept :])
        self._kept = len(self._cells)
        return piece

    def __len__(self) -> int:
        return len(self._cells) // CELL

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Done) and self._cells == other._cells


def _digest(player: str, command: str) -> bytes:
    return hashlib.blake2b(f"{player} {command}".encode(), digest_size=DIGEST).digest()
