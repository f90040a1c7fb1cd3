"""Chance: the same everywhere, even, and bound to the seed beforehand."""

from __future__ import annotations

import hashlib
import hmac
import json
import random
from collections import Counter
from pathlib import Path

import pytest

import cardshed
from cardshed.engine.chance import below, fast_words, stream_words
from tests.tools import GAMES, play_on


def test_a_shuffle_is_keyed_by_seed_and_number() -> None:
    seed = bytes(range(32))
    block = hmac.new(seed, b"cardshed shuffle 3 block 1", hashlib.sha256).digest()
    assert [int(word) for word in stream_words(seed, 3, 8)[4:]] == [
        int.from_bytes(block[i : i + 8], "big") for i in range(0, 32, 8)
    ]


def test_a_deal_can_be_checked_with_hmac_alone() -> None:
    """The whole deal of Clear 4 again, from the seed and the documented method."""
    match = cardshed.game("clear4").match(seats=2, seed=99)
    seed = (99).to_bytes(32, "big")

    def word(shuffle: int, n: int) -> int:
        block = hmac.new(seed, f"cardshed shuffle {shuffle} block {n // 4}".encode(), hashlib.sha256)
        return int.from_bytes(block.digest()[8 * (n % 4) : 8 * (n % 4) + 8], "big")

    cards = [str(n) for n in range(1, 11) for _ in range(10)] + ["J"] * 7 + ["P"] * 7 + ["C"] * 6
    for n, i in enumerate(range(len(cards) - 1, 0, -1)):
        j = word(1, n) % (i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    position = match.position()
    assert match.turn == word(0, 0) % 2
    for seat in range(2):
        assert position["stacks"][seat] == [[cards.pop() for _ in range(3)] for _ in range(4)]
        assert sorted(position["hands"][seat]) == sorted(cards.pop() for _ in range(8))


def test_fast_numbers_are_even() -> None:
    words = fast_words(1, 0, 1)[0]
    counts = Counter(below(words, 7) for _ in range(70_000))
    assert set(counts) == set(range(7))
    assert all(abs(count - 10_000) < 500 for count in counts.values())


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_begins_equally_often(game: str) -> None:
    firsts = Counter(cardshed.game(game).match(seats=3, seed=seed).position()["first"] for seed in range(900))
    assert all(230 < firsts[seat] < 370 for seat in range(3))


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_record_verifies(game: str, tmp_path: Path) -> None:
    match = cardshed.game(game).match(seats=2, seed=11, options=_short(game))
    for _ in play_on(match, random.Random(1), 100_000):
        pass
    assert match.over
    file = tmp_path / "match.jsonl"
    file.write_text(match.record(), encoding="utf-8")
    assert cardshed.verify(file).position() == match.position()


def _short(game: str) -> dict[str, int]:
    return {"skipbo": {"stock": 3}, "solo": {"limit": 0}, "hawaiki": {"tokens": 3}}.get(game, {})


def test_a_changed_record_does_not_verify() -> None:
    match = cardshed.game("clear4").match(seats=2, seed=11)
    for _ in play_on(match, random.Random(1), 100_000):
        pass
    lines = [json.loads(line) for line in match.record().splitlines()]

    def verify(changed: list[dict[str, object]]) -> None:
        cardshed.verify("\n".join(json.dumps(line) for line in changed))

    verify(lines)
    with pytest.raises(ValueError, match=r"^commitment: does not fit"):
        verify([{**lines[0], "seed": "00" * 32}, *lines[1:]])
    with pytest.raises(ValueError, match=r"^moves: the match is not over"):
        verify(lines[:-1])
    with pytest.raises(ValueError, match=r"^seed: is missing"):
        verify([{key: value for key, value in lines[0].items() if key != "seed"}, *lines[1:]])
    with pytest.raises(ValueError, match=r"^commitment: is missing"):
        verify([{key: value for key, value in lines[0].items() if key != "commitment"}, *lines[1:]])
    with pytest.raises(cardshed.IllegalMove):
        verify([lines[0], *lines[2:]])
