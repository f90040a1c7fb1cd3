"""Names can be read, and nobody is taken for somebody else."""

from __future__ import annotations

import random
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardshed.engine.errors import BadInput
from cardshed.table.people import BOT_NAMES, LONGEST_NAME, clean_name, distinct_name, new_bot

EMPTY = [
    "", " \t\n", "\u200b\u202e", "\u3164", "\u2800", "\u115f\u1160", "\uffa0", "\ufe0f", "\ufe0f\u200d\ufe0f",
    "\u0301", "\u0301\u0302\u0303", " \u20e3", "\u034f", "\U000e0101", "\U000e0067\U000e007f", "\u180b",
    "\xad", "\u2066", "\ue000", "\ufffc", "\U0001d159", "\u17b4",
]  # fmt: skip


@pytest.mark.parametrize("name", EMPTY, ids=ascii)
def test_names_that_look_empty_are_refused(name: str) -> None:
    with pytest.raises(BadInput, match=r"^name: "):
        clean_name(name)


@pytest.mark.parametrize(
    "name",
    ["Ann", "Jean-Paul", "Zoé", "Nguyễn", "Đặng Thuỳ", "अनीता", "สมชาย", "محمد", "יוסי", "李雷", "김철수",
     "Łukasz", "O’Brien", "<b>x</b>", "👩‍🚀", "👨‍👩‍👧", "❤️", "🏳️‍🌈", "👍🏽", "🤷🏽‍♀️", "1️⃣", "🇨🇭"],
)  # fmt: skip
def test_names_of_all_scripts_and_emoji_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Jean\u202e\n Paul\x00 ", "Jean Paul"),
        ("A\u200bn\u200dn", "Ann"),
        ("A\ufe0fnn\ufe0e", "Ann"),
        ("Ann\u3164", "Ann"),
        ("Ann\u2800Lee", "Ann Lee"),
        ("A" + "\u0323\u0302\u0301\u0316\u0317" * 4 + "nn", "Ạ\u0316nn"),
        ("b" + "\u0323\u0331\u0332" * 4, "ḅ\u0331"),
        ("\u0301Ann", "Ann"),
        ("👩\u200d", "👩"),
        ("y" * 80, "y" * LONGEST_NAME),
        ("y" * 22 + "👩‍🚀", "y" * 22 + "👩"),
    ],
)
def test_what_cannot_be_seen_is_dropped(name: str, shown: str) -> None:
    assert clean_name(name) == shown


@given(st.text(max_size=40))
def test_a_clean_name_is_clean(name: str) -> None:
    try:
        clean = clean_name(name)
    except BadInput:
        return
    assert clean_name(clean) == clean
    assert 1 <= len(clean) <= LONGEST_NAME
    assert any(unicodedata.category(c)[0] in "LNPS" or unicodedata.category(c) == "Mc" for c in clean)


@pytest.mark.parametrize(
    ("name", "others", "result"),
    [
        ("Ann", [], "Ann"),
        ("Ann", ["Anna", "Bob"], "Ann"),
        ("Ann", ["Ann"], "Ann 2"),
        ("Ann", ["Ann", "Ann 2"], "Ann 3"),
        ("ANN", ["ann"], "ANN 2"),
        ("A n-n.", ["Ann"], "A n-n. 2"),
        ("Änn", ["Ann"], "Änn 2"),
        ("Ａｎｎ", ["Ann"], "Ａｎｎ 2"),
        ("𝐀𝐧𝐧", ["Ann"], "𝐀𝐧𝐧 2"),
        ("Воb", ["BOB"], "Воb 2"),
        ("ВОВ", ["Bob"], "ВОВ 2"),
        ("Νina", ["Nina"], "Νina 2"),
        ("νera", ["Vera"], "νera 2"),
        ("Straße", ["STRASSE"], "Straße 2"),
        ("!", ["?"], "!"),
        ("!", ["!"], "! 2"),
        ("👍", ["👎"], "👍"),
        ("👍", ["👍"], "👍 2"),
        ("y" * LONGEST_NAME, ["y" * LONGEST_NAME], "y" * (LONGEST_NAME - 2) + " 2"),
    ],
)
def test_nobody_has_the_name_of_another(name: str, others: list[str], result: str) -> None:
    assert distinct_name(name, others) == result


def test_a_table_of_equal_names() -> None:
    names: list[str] = []
    for _ in range(30):
        names.append(distinct_name("z" * LONGEST_NAME, iter(names)))
    assert len(set(names)) == 30
    assert all(len(name) <= LONGEST_NAME for name in names)


def test_bots_never_have_the_name_of_a_person() -> None:
    dice = random.Random(1)
    people = [name.upper() for name in BOT_NAMES[1:]]
    assert new_bot(people, [], dice)[0] == BOT_NAMES[0]
    name, _ = new_bot(BOT_NAMES, [], dice)
    assert name.endswith(" 2")
    assert distinct_name(name, BOT_NAMES) == name


def test_one_character_that_stands_for_whole_words_is_no_name() -> None:
    """It would be shown as eighteen letters, and take as long to compare."""
    with pytest.raises(ValueError, match="name"):
        clean_name("\ufdfa" * 24)
    assert clean_name("Ann \ufdfa") == "Ann"
