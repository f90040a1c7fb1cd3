"""The plots: round axes, places that fit, pictures that are sound XML."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardshed.lab import charts

numbers = st.floats(-1e6, 1e6).map(lambda number: round(number, 3))
scale = charts.Scale(0, 10, (0, 5, 10), lambda value: f"{value:g} <&>")


@given(st.lists(numbers, min_size=1, max_size=8), st.integers(2, 6))
def test_a_round_axis_holds_all_values_and_has_few_round_ticks(values: list[float], steps: int) -> None:
    found = charts.round_scale(values, str, steps)
    assert found.low <= min(values)
    assert found.high >= max(values)
    assert list(found.ticks) == sorted(set(found.ticks))
    assert 2 <= len(found.ticks) <= steps + 2


@given(st.lists(numbers, min_size=2, max_size=8))
def test_ticks_of_an_axis_with_given_ends_stay_between_them(values: list[float]) -> None:
    found = charts.round_scale(values, str, 4, around=False)
    assert all(found.low <= tick <= found.high for tick in found.ticks)


@given(numbers, numbers)
def test_places_keep_the_order_of_values_and_stay_on_the_picture(a: float, b: float) -> None:
    low, high = sorted((a, b))
    assert 0 <= scale.at(low) <= scale.at(high) <= 100


@given(st.lists(st.integers(0, 50), min_size=1, max_size=60), st.integers(1, 20))
def test_merged_bins_lose_nothing(counts: list[int], most: int) -> None:
    edges, merged = charts.merged(range(len(counts) + 1), counts, most)
    assert sum(merged) == sum(counts)
    assert len(merged) <= most
    assert (edges[0], edges[-1], len(edges)) == (0, len(counts), len(merged) + 1)


def bars() -> list[charts.Bar]:
    return [charts.Bar(0, 5, 0.2, 0.1, 0.3), charts.Bar(5, 10, 0.8, 0.7, 0.9)]


PICTURES = {
    "axis": charts.axis(scale),
    "dot": charts.dot_row(scale, 4, 3, 6, 5),
    "bar": charts.bar_row(scale, 4, 3, 6, 5),
    "split": charts.split_row(0.3, 0.2, 0.4, "luck & skill"),
    "histogram": charts.histogram(
        scale, charts.Scale(0, 1, (0, 1), str), bars(), "a <name>", [charts.Mark(5, "half & half")], (2, 8)
    ),
}


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_sound_and_nothing_in_it_leaves_its_place(name: str) -> None:
    picture = ElementTree.fromstring(PICTURES[name])
    assert picture.get("width") == "100%"
    for part in picture.iter():
        for place in (part.get(key) for key in ("x", "x1", "x2", "cx")):
            if place is not None and place.endswith("%"):
                assert 0 <= float(place.removesuffix("%")) <= 100


def test_pictures_have_a_name_or_are_hidden_from_screen_readers() -> None:
    for picture in map(ElementTree.fromstring, PICTURES.values()):
        named = picture.get("role") == "img" and picture.get("aria-label")
        assert named or picture.get("aria-hidden") == "true"


def test_bars_are_as_high_as_their_shares() -> None:
    picture = ElementTree.fromstring(PICTURES["histogram"])
    heights = [float(part.get("height", "0")) for part in picture.iter("rect") if part.get("class") == "bin"]
    assert heights[1] == pytest.approx(4 * heights[0])


def test_a_dot_is_hollow_where_nothing_can_be_told() -> None:
    assert "hollow" not in charts.dot_row(scale, 4, 3, 6)
    assert "hollow" in charts.dot_row(scale, 4, 3, 6, told=False)


def test_labels_at_the_ends_lean_inwards() -> None:
    picture = ElementTree.fromstring(PICTURES["axis"])
    assert [part.get("text-anchor") for part in picture.iter("text")] == ["start", "middle", "end"]
