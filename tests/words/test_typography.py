"""Spaces, quotes, dashes and signs as each language sets them."""

from __future__ import annotations

import re

import pytest

from tests.words.texts import FILLED, LANGUAGES, names, texts

F = FILLED
NO_BREAK = "\u202f\u00a0"
QUOTES = {"en": "“”‘’", "fr": "«»’", "de": "„“‚‘’", "it": "«»’"}
PAIRS = {"en": "“”", "fr": "«»", "de": "„“", "it": "«»"}
ALL_QUOTES = "'\"`´‘’‚“”„‹›«»"

EVERYWHERE = {
    r"\.\.\.": "three dots are one sign: …",
    r" {2,}| [,.)]": "a space too many",
    rf"(?<![\w{F}.,)%–])-(?=[\d{F}])": "a minus is −, not a hyphen",
    r"(?<=\w) -+ (?=\w)|--": "a dash is –, not a hyphen",
    r"\d \d\d\d\b": "thousands stand together: U+202F or U+00A0",
    rf"[\d{F}] (?:s|min|Min\.|%)(?![\w’])": "a number stays with its unit: U+202F or U+00A0",
}
CLOSED = {
    r"\s[:;!?»”](?!\w)|[«“]\s": "no space there but in French",
}
OWN = {
    "en": CLOSED | {r"\s%": "50%, without a space", r"(?<=\S)\s…": "no space before …"},
    "it": {
        r"\s[:;!?»]|«\s": "no space there but in French",
        r"\s%": "50%",
        r"(?<=\S)\s…": "no space before …",
    },
    "de": {
        r"\s[:;!?]|„\s|\s“(?!\w)": "no space there but in French",
        rf"[\d{F}]%": "50 %, with U+00A0",
        rf"(?<=[\w{F})]) …": "… keeps to its word: U+00A0",
    },
    "fr": {
        rf"(?<![{NO_BREAK}!?])[;!?]": "U+202F or U+00A0 before ; ! ?",
        rf"(?<![{NO_BREAK}\d{F}]):|(?<=[\d{F}]):(?![\d{F}])": "U+202F or U+00A0 before :",
        rf"«(?![{NO_BREAK}])|(?<![{NO_BREAK}])»": "U+202F or U+00A0 inside « »",
        rf"[\d{F}]%": "50 %, with U+202F or U+00A0",
        r"(?<=\S)\s…": "no space before …",
    },
}


def slips(language: str, words: str) -> list[str]:
    """What is set wrongly in a text."""
    found = [why for rule, why in (EVERYWHERE | OWN[language]).items() if re.search(rule, words)]
    foreign = sorted({sign for sign in words if sign in ALL_QUOTES and sign not in QUOTES[language]})
    if foreign:
        found.append(f"not a quote or an apostrophe of this language: {' '.join(foreign)}")
    quoted = "".join(sign for sign in words if sign in PAIRS[language])
    if quoted.replace(PAIRS[language], ""):
        found.append("a quote that is not closed, or not opened")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_set_as_the_language_sets_them(language: str) -> None:
    wrong = [
        f"{text} ({why})"
        for name in names(language)
        for text in texts(language, name)
        for why in slips(language, text.words)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "It's your turn"),
        ("en", 'He says "thanks"'),
        ("en", "“thanks"),
        ("en", "Wait ..."),
        ("en", "One moment …"),
        ("en", "50 %"),
        ("en", "Points: -5"),
        ("en", "One - two"),
        ("en", "10 000 moves"),
        ("en", "Really ?"),
        ("en", "in 5 s"),
        ("fr", "Gagné!"),
        ("fr", "Gagné !"),
        ("fr", "Points : 5"),
        ("fr", "Points: 5"),
        ("fr", "«\u202fmerci »"),
        ("fr", "Un instant\u00a0…"),
        ("fr", "50%"),
        ("fr", "50 %"),
        ("fr", "C'est à toi"),
        ("fr", "“merci”"),
        ("de", "Geht's weiter?"),
        ("de", "„Danke”"),
        ("de", "“Danke”"),
        ("de", "Einen Moment …"),
        ("de", "50%"),
        ("de", "50 %"),
        ("de", "Ziel : gewinnen"),
        ("it", "L'ultima"),
        ("it", "Un attimo …"),
        ("it", "« grazie »"),
        ("it", "“grazie”"),
        ("it", "al 50 %"),
    ],
)
def test_a_slip_is_noticed(language: str, words: str) -> None:
    assert slips(language, words)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", f"“{F}!” It’s 50% or −5, in {F}\u00a0s…"),
        ("fr", f"{F}\u202f: «\u202fmerci\u202f!\u202f» C’est 50\u00a0%, à 2:30…"),
        ("de", f"{F}: „Danke!“ Geht’s weiter? 50\u00a0%, ein 95-%-Intervall\u00a0…"),
        ("it", f"{F}: «grazie!» L’ultima, al 50%…"),
    ],
)
def test_a_text_set_well_passes(language: str, words: str) -> None:
    assert slips(language, words) == []
