"""Where chance comes from: a stream of random words handed to the rules.

It is a record with one field, ``word``, whose length tells the kind of stream (a record, since
Numba counts references to arrays, and that costs more than the random number):

* *fair*, for a match: shuffle number k is keyed by HMAC-SHA-256 of the match's 256-bit seed, so
  that no card seen tells anything about a card unseen. ``word[0]`` counts the shuffles made since
  the record was filled, ``word[1]`` is the next word of the current one.
* *fast*, for simulations: one word of SplitMix64 state.

Fast streams shuffle lazily: each card is drawn from the unsettled rest when it is needed.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Any

import numpy as np
import numpy.typing as npt

from cardshed.engine.bits import count_bits, lowest_bit, nth_bit
from cardshed.engine.compile import Words, rule, wrapping
from cardshed.engine.errors import BadInput
from cardshed.engine.state import WithStock

SEED_BYTES = 32
STREAMS = 4
"""How many shuffles one move can ask for, with room to spare (a reshuffle, then a new deal)."""
HEAD = 2

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_S27, _S30, _S31, _S33 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(33)
_ONE = np.uint64(1)
_ZERO = np.uint64(0)


@wrapping
def next_word(words: Words) -> Any:
    """SplitMix64: one 64-bit word, the state advanced."""
    x = words.word[0] + _GOLDEN
    words.word[0] = x
    x = (x ^ (x >> _S30)) * _MIX_1
    x = (x ^ (x >> _S27)) * _MIX_2
    return x ^ (x >> _S31)


@rule
def below(words: Words, n: int) -> int:
    """A random number from 0 to n − 1."""
    word = words.word
    if word.size == 1:
        return int((np.int64(next_word(words) >> _S33) * n) >> 31)
    at = np.int64(word[1])
    word[1] += _ONE
    stream = np.int64(word[0])
    length = (word.size - HEAD) // STREAMS
    return int(np.int64(word[HEAD + stream * length + at] % np.uint64(n)))


@rule
def one_of(words: Words, mask: int) -> int:
    """The number of a random set bit, each as likely as the others."""
    count = count_bits(mask)
    if count == 1:
        return lowest_bit(mask)
    return nth_bit(mask, below(words, count))


@rule
def shuffle_stock(s: WithStock, words: Words) -> None:
    """Puts the whole stock in random order: at once from a fair stream, card by card from a fast one."""
    if words.word.size == 1:
        s.settled = 0
        return
    words.word[0] += _ONE
    words.word[1] = _ZERO
    for i in range(int(s.stock_n) - 1, 0, -1):
        j = below(words, i + 1)
        s.stock[i], s.stock[j] = s.stock[j], s.stock[i]
    s.settled = s.stock_n


@rule
def take_top(s: WithStock, words: Words) -> int:
    """Takes the top card of a stock that is not empty."""
    last = int(s.stock_n) - 1
    settled = int(s.settled)
    if last >= settled:
        j = settled + below(words, last + 1 - settled)
        card = int(s.stock[j])
        s.stock[j] = s.stock[last]
    else:
        card = int(s.stock[last])
        s.settled = last
    s.stock_n = last
    return card


@rule
def put_under(s: WithStock, card: int) -> None:
    """Puts a card under the stock, where its place is settled."""
    for i in range(int(s.stock_n), 0, -1):
        s.stock[i] = s.stock[i - 1]
    s.stock[0] = card
    s.stock_n += 1
    s.settled += 1


def _match_word(stream: Any, number: Any) -> Any:
    x = stream ^ (number * _MIX_1)
    x = (x ^ (x >> _S30)) * _MIX_2
    return x ^ (x >> _S27)


match_word = wrapping(_match_word)
"""The word that a simulated match begins with, by its stream and its number there."""


def stream_of(seed: int) -> int:
    """The stream of a simulation's seed."""
    return int.from_bytes(hashlib.sha256(f"cardshed simulation {seed}".encode()).digest()[:8], "big")


def fast_words(seed: int, first: int, count: int) -> Any:
    """The starting words of simulated matches number ``first`` and on."""
    return stream_start(stream_of(seed), first, count)


def stream_start(stream: int, first: int, count: int) -> Any:
    """The same by the stream."""
    words = _new_words(count, 1)
    numbers = np.arange(first, first + count, dtype=np.uint64)
    words.word[:, 0] = _match_word(np.uint64(stream), numbers)
    return words


def _new_words(count: int, length: int) -> Any:
    """Records for ``count`` streams."""
    return np.zeros(count, dtype=np.dtype([("word", "u8", (length,))])).view(np.recarray)


def seed_bytes(seed: int | bytes | None) -> bytes:
    """The 256-bit form of a seed; a fresh secret one for ``None``.

    >>> seed_bytes(7).hex()[-4:]
    '0007'
    """
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise BadInput("seed", f"must be 32 bytes, not {len(seed)}")
        return seed
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer):
        raise BadInput("seed", "must be a whole number or 32 bytes")
    if not 0 <= seed < 1 << (8 * SEED_BYTES):
        raise BadInput("seed", "must be from 0 to 2**256 - 1")
    return int(seed).to_bytes(SEED_BYTES, "big")


def commitment(seed: bytes) -> str:
    """What is shown before the deal, so that the seed cannot be changed afterwards."""
    return hashlib.sha256(seed).hexdigest()


def stream_words(seed: bytes, stream: int, count: int) -> npt.NDArray[np.uint64]:
    """The first ``count`` words of a shuffle, four from each HMAC block."""
    blocks = (
        hmac.digest(seed, f"cardshed shuffle {stream} block {block}".encode(), "sha256")
        for block in range(-(-count // 4))
    )
    return np.frombuffer(b"".join(blocks), dtype=">u8")[:count].astype(np.uint64)


class FairChance:
    """The chance of one match: its seed, how many shuffles were made, and the words of the next ones.

    The words are worked out when they are first asked for: most matches that are brought back from a
    database are only looked at."""

    def __init__(self, seed: bytes, shuffles: int, cards: int) -> None:
        self.seed = seed
        self.shuffles = shuffles
        self._length = cards + 1
        self._words: Any = None

    @property
    def words(self) -> Any:
        """The stream, as the only one of an array."""
        if self._words is None:
            self._words = _new_words(1, HEAD + STREAMS * self._length).view(np.ndarray)
            self._fill(0)
        return self._words

    def _fill(self, first: int) -> None:
        """Works out the words of the next shuffles, from the first that is not there yet."""
        streams = self._words["word"][0, HEAD:].reshape(STREAMS, self._length)
        for stream in range(first, STREAMS):
            streams[stream] = stream_words(self.seed, self.shuffles + stream, self._length)

    def settle(self) -> None:
        """To be called after each move: counts the shuffles it made and readies the next ones."""
        if self._words is None:
            return
        word = self._words["word"][0]
        made = int(word[0])
        if made:
            self.shuffles += made
            there = STREAMS - made
            word[HEAD : HEAD + there * self._length] = word[HEAD + made * self._length :].copy()
            word[:HEAD] = 0
            self._fill(there)

    def copy(self) -> FairChance:
        twin = object.__new__(FairChance)
        twin.seed, twin.shuffles, twin._length = self.seed, self.shuffles, self._length
        twin._words = None if self._words is None else self._words.copy()
        return twin
