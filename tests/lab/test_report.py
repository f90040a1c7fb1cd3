"""The report: complete, honest about what cannot be told, and one file that needs nothing else."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cardshed
from cardshed.engine.words import LANGUAGES
from cardshed.lab.findings import Estimate, Findings
from cardshed.lab.report import render
from cardshed.lab.report.cards import chip
from cardshed.lab.report.numbers import APART, DASH, Numbers, decimals_for
from cardshed.lab.words import option_words, rule_name, variant_words
from tests.lab import invented
from tests.tools import GAMES

EMPTY = ("meta", "link", "wbr")
VARIANTS = ("raise=same", "raise=up", "raise=any,hand=5")


class Page(HTMLParser):
    """What a test wants to know of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.addresses: list[str] = []
        self.headings: dict[str, int] = {}
        self.text = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.ids += filter(None, [found.get("id")])
        self.addresses += [value or "" for name, value in attrs if name in ("href", "src", "action", "data")]
        self.headings[tag] = self.headings.get(tag, 0) + 1
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.text += data


@cache
def one(game: str = "solo", seats: int = 2) -> Findings:
    return invented.findings(game, seats)


@cache
def compared() -> Findings:
    return invented.findings("solo", 2, VARIANTS, side_by_side=True, house=("hand",))


KINDS = {"one": one, "compared": compared}


@cache
def page(kind: str, language: str = "en") -> str:
    return render(KINDS[kind](), language)


def changed(findings: Findings, **parts: object) -> Findings:
    """The same with other parts of its first variant."""
    first = replace(findings.variants[0], **parts)  # type: ignore[arg-type]
    return replace(findings, variants=(first, *findings.variants[1:]))


def section(text: str, name: str) -> str:
    found = re.search(rf'<section id="{name}".*?</section>', text, re.DOTALL)
    assert found, name
    return found[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_sound_page_in_every_language(game: str, language: str) -> None:
    found = Page(render(one(game, 3), language))
    assert found.open == []
    assert len(found.ids) == len(set(found.ids))
    assert found.headings["h1"] == 1
    assert found.headings["section"] == found.headings["h2"] >= 9
    assert not re.search(r"[{}]|\b(None|nan|inf)\b", found.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_comparisons_are_sound_in_every_language(language: str) -> None:
    found = Page(page("compared", language))
    assert found.open == []
    assert len(found.ids) == len(set(found.ids))


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_leaves_the_file(kind: str) -> None:
    text = page(kind)
    found = Page(text)
    assert all(address.startswith(("#", "data:")) for address in found.addresses)
    assert {address[1:] for address in found.addresses if address.startswith("#")} <= set(found.ids)
    assert all(address.startswith("data:") for address in re.findall(r'url\("?([^)"]*)', text))
    assert "<script" not in text
    assert "@import" not in text


@pytest.mark.parametrize("kind", KINDS)
def test_every_section_begins_with_a_question_and_says_what_is_seen(kind: str) -> None:
    sections = re.findall(r"<section.*?</section>", page(kind), re.DOTALL)
    for text in sections:
        assert re.match(r'<section[^>]*><h2 [^>]*>[^<]+</h2><p class="seen">[^<]{20,}</p>', text)


def test_it_says_how_to_do_it_again() -> None:
    experiment = one().experiment
    made = section(page("one"), "made")
    for fact in (experiment.command, str(experiment.seed), experiment.version, "greedy, greedy", "10,000"):
        assert fact in made


def test_what_cannot_be_told_is_said_so() -> None:
    first = one().variants[0].order[0]
    even = (replace(first, match=Estimate(0.505, 0.49, 0.52, "share")), *one().variants[0].order[1:])
    behind = (replace(first, match=Estimate(0.45, 0.44, 0.46, "share")), *one().variants[0].order[1:])
    assert "Starting helps." in section(page("one"), "order")
    assert "There is no clear difference from a fair share." in section(
        render(changed(one(), order=even)), "order"
    )
    assert "Starting is a disadvantage." in section(render(changed(one(), order=behind)), "order")


def test_cards_are_sorted_by_worth_and_complete() -> None:
    cards = section(page("one"), "cards")
    every = cards.split('<details class="more">')[1]
    shown = re.findall(r'class="chip[^"]*">([^<]+)<', every)
    wanted = sorted(one().variants[0].cards, key=lambda card: -card.value.value)
    assert shown == [card.card for card in wanted]
    assert every.count("dot hollow") == sum(not card.value.sure for card in wanted)


def test_a_card_that_was_hardly_ever_dealt_tells_nothing() -> None:
    cards = tuple(replace(card, dealt=29) for card in one().variants[0].cards)
    text = section(render(changed(one(), cards=cards)), "cards")
    assert "None of the 63 cards has a clear effect" in text
    assert text.count("dot hollow") == text.count('class="dot')


def test_few_matches_come_with_a_warning() -> None:
    assert "With fewer than 1,000 matches the intervals are rough" in render(changed(one(), games=999))
    assert "intervals are rough" not in page("one")


def test_with_teams_a_deal_is_played_from_sides() -> None:
    text = section(render(one("skipbo", 4)), "luck")
    assert "each played once from every side, a team of greedy players against random ones" in text
    assert "2 of 2 sides" in text
    assert "2 of 2 seats" in section(page("one"), "luck")


def test_cards_have_colours_and_keep_their_letters() -> None:
    assert chip("R5") == '<span class="chip ink-R">R5</span>'
    assert "ink-G" in chip("shield-G")
    assert "ink-Y" in chip("Y+2")
    assert all("ink" not in chip(card) for card in ("P", "C", "J", "10", "+4", "rotate", "color"))


def test_every_rule_is_shown_with_its_clause_and_words() -> None:
    text = section(page("one", "de"), "rules")
    for rule in one().variants[0].rules:
        assert rule_name("solo", rule.rule, "de") in Page(text).text
        assert f"<code>{rule.clause}</code>" in text
    assert text.count('<details class="clause">') == len(one().variants[0].rules)


def test_rules_that_never_fired_are_told() -> None:
    first, *others = one().variants[0].rules
    none = Estimate(0, 0, 0.0019, "times")
    often = [replace(rule, total=100) for rule in others]
    silent = replace(first, total=0, per_match=none, share=replace(none, unit="share"))
    text = section(render(changed(one(), rules=(silent, *often))), "rules")
    assert f"Never in 10,000 matches: {rule_name('solo', first.rule)}." in text


def test_sections_without_findings_are_left_out() -> None:
    found = Page(render(changed(one(), contests=(), cards=(), rules=())))
    assert not {"luck", "cards", "rules", "options"} & set(found.ids)
    assert {"short", "length", "order", "lead", "ends", "made"} <= set(found.ids)


def test_house_rules_are_marked_and_explained() -> None:
    text = page("compared")
    assert "values that the rulebook does not know" in text
    name = f"{option_words('solo', 'raise', 'any', 'en')}; Cards in hand: 5"
    mark = '<span class="house">house rule</span>'
    for part in ("length", "lead", "luck", "rules"):
        assert f'<span class="variant">{name}</span> {mark}' in section(text, part)
    assert f"<b>{name}</b> {mark}" in text.split("</header>")[0]
    assert f"{name}</span> {mark}: " in section(text, "made")
    assert "How many cards every player is dealt." in section(text, "short")
    assert "house rule" not in Page(page("one")).text


def test_in_teams_a_fair_share_is_one_over_the_sides() -> None:
    findings = invented.findings("skipbo", 4, ("stock=5", "teams=true"), side_by_side=True)
    alone, teams = findings.variants
    wins = replace(teams.order[0], match=Estimate(0.52, 0.51, 0.53, "share"))
    teams = replace(teams, order=(wins, *teams.order[1:]))
    page_in_teams = render(replace(findings, variants=(alone, teams)))
    assert all(
        "compared by what is won beyond" in section(page_in_teams, name) for name in ("short", "order")
    )
    assert "compared by what is won beyond" not in page("compared")
    text = Page(section(page_in_teams, "order")).text
    assert "a fair share is 25%" in text
    assert (
        f"The starting player wins 52% (51{DASH}53%) of the matches; a fair share is 50%. Starting helps."
        in text
    )


def test_luck_is_never_more_than_all() -> None:
    contest = one().variants[0].contests[0]
    much = replace(contest, luck=Estimate(1.04, 0.98, 1.1, "share"))
    text = Page(section(render(changed(one(), contests=(much,))), "luck")).text
    assert "luck 100%" in text
    assert "skill 0%" in text
    assert f"100% (98{DASH}100%) of the game is luck" in text


@pytest.mark.parametrize(
    "name", ["short", "length", "order", "lead", "luck", "cards", "rules", "ends", "made"]
)
def test_a_comparison_shows_all_variants_in_every_section(name: str) -> None:
    text = section(page("compared"), name)
    assert all(variant_words("solo", variant, "en") in Page(text).text for variant in VARIANTS)


def test_options_that_were_tried_are_told_in_words_and_numbers() -> None:
    findings = invented.findings("solo", 2, ("raise=any", "limit=0"))
    text = section(render(findings), "options")
    assert "2 options were tried one by one on the same deals" in text
    name = option_words("solo", "raise", "any", "en")
    assert f"“Minutes per match” changes most with {name}: +1.9 (+1.8 to +2.0)." in text
    assert "No clear difference in: Matches won by the starting player; Share of luck against random." in text
    assert "Which draw card may be played on which" in text


def test_names_from_outside_are_text_and_not_markup() -> None:
    evil = "<script>alert(1)</script>"
    findings = compared()
    variants = (replace(findings.variants[0], name=evil), *findings.variants[1:])
    experiment = replace(findings.experiment, command=evil, bots=(evil, evil))
    assert "<script" not in render(replace(findings, variants=variants, experiment=experiment))


def test_findings_read_from_a_file_make_the_same_page() -> None:
    assert render(Findings.from_json(compared().to_json()), "it") == page("compared", "it")


def test_a_language_that_is_not_there_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="lang"):
        render(one(), "xx")


def test_the_page_has_the_colours_of_the_games_table() -> None:
    assert "--felt: #44305e;" in page("one")
    assert "--felt: #1f5b47;" in render(one("clear4"))


def test_a_game_without_a_browser_table_has_the_colours_of_the_house() -> None:
    from cardshed.lab.report.page import _colours

    assert _colours("fifth") == ""
    assert all(_colours(game) for game in cardshed.games())


# Numbers


@given(st.floats(1e-6, 1e4))
def test_the_last_digit_written_is_about_as_large_as_the_error(error: float) -> None:
    decimals = decimals_for(error)
    assert 10**-decimals <= error * 1.0001 or decimals == 4 or error < 1e-4
    assert decimals == 0 or 10 ** -(decimals - 1) > error * 0.9999


def test_languages_write_numbers_in_their_own_way() -> None:
    share = Estimate(0.1234, 0.11, 0.14, "share")
    assert Numbers("en").both(share) == f"12% (11{DASH}14%)"
    assert Numbers("de").value(share) == "12\N{NO-BREAK SPACE}%"
    assert Numbers("fr").plain(1234567.5, 1) == "1\u202f234\u202f567,5"
    assert Numbers("it").plain(-0.04, 1) == "0,0"


def test_a_range_below_zero_has_no_dash_that_could_be_a_minus() -> None:
    assert Numbers("en").interval(Estimate(-8, -8.3, -7.7, "points")) == f"−8.3{APART}−7.7"


def test_a_difference_that_can_be_told_never_seems_to_reach_zero() -> None:
    assert Numbers("en").change(Estimate(0.15, 0.004, 0.3, "rounds")) == ("+0.150", "+0.004", "+0.300")


def test_what_never_varies_has_no_interval() -> None:
    assert Numbers("en").both(Estimate(1.0, 1.0, 1.0, "rounds")) == "1"


# The docs


def test_the_example_of_the_docs_writes_a_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    docs = (Path(__file__).parents[2] / "docs" / "lab-report.md").read_text("utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", docs, re.DOTALL)
    (tmp_path / "solo.json").write_text(one().to_json(), "utf-8")
    monkeypatch.chdir(tmp_path)
    exec(example, {})
    assert '<html lang="fr">' in (tmp_path / "solo-fr.html").read_text("utf-8")
