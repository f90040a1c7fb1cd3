"""Small plots as inline SVG that keep their text readable at any width.

Places across are per cent of the width, places down are pixels: a plot stretches with the page while its text
stays as large as it was. Colours come from the style sheet by class. Words and numbers are brought by whoever
draws; every plot stands beside its values as text, so pictures of single rows are hidden from screen readers.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

Label = Callable[[float], str]
ROW_HEIGHT = 26
AXIS_HEIGHT = 22
STEPS = (1.0, 2.0, 2.5, 5.0, 10.0)
WHOLE_STEPS = (1.0, 2.0, 5.0, 10.0)


@dataclass(frozen=True)
class Scale:
    """Numbers from one end of an axis to the other, with the round ones that are written on it."""

    low: float
    high: float
    ticks: tuple[float, ...]
    label: Label

    def at(self, value: float) -> float:
        """A value's place in per cent; what lies outside is put at the end.

        >>> Scale(0, 50, (), str).at(20)
        40.0
        """
        share = (value - self.low) / (self.high - self.low)
        return round(100 * min(1.0, max(0.0, share)), 3)


def round_scale(
    values: Sequence[float], label: Label, steps: int = 4, around: bool = True, whole: bool = False
) -> Scale:
    """An axis for some values with about so many steps; ends are round unless ``around`` is false, and all
    numbers whole if asked for.

    >>> round_scale([3, 97], str).ticks
    (0.0, 25.0, 50.0, 75.0, 100.0)
    """
    low, high = min(values), max(values)
    if high <= low:
        low, high = low - 0.5, high + 0.5
    step = (
        round_step(max(1.0, (high - low) / steps), WHOLE_STEPS) if whole else round_step((high - low) / steps)
    )
    outward = (math.floor(low / step), math.ceil(high / step))
    inward = (math.ceil(low / step), math.floor(high / step))
    first, last = outward if around else inward
    ticks = tuple(round(i * step, 12) for i in range(first, last + 1))
    return Scale(ticks[0] if around else low, ticks[-1] if around else high, ticks, label)


def round_step(least: float, among: Sequence[float] = STEPS) -> float:
    """The next round number.

    >>> round_step(0.013), round_step(3)
    (0.02, 5.0)
    """
    power = 10.0 ** math.floor(math.log10(least))
    return next(step * power for step in among if step * power >= least * (1 - 1e-9))


def svg(height: float, inside: str, kind: str, name: str = "") -> str:
    """A picture as wide as its place; without a name it is decoration for what is written beside it."""
    shown = f'role="img" aria-label="{escape(name)}"' if name else 'aria-hidden="true"'
    return f'<svg class="{kind}" width="100%" height="{height:g}" {shown}>{inside}</svg>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:g}%" y1="{y1:g}" x2="{x2:g}%" y2="{y2:g}"/>'


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "middle") -> str:
    return f'<text class="{kind}" x="{x:g}%" y="{y:g}" text-anchor="{anchor}">{escape(words)}</text>'


def box(x: float, y: float, width: float, height: float, kind: str) -> str:
    return f'<rect class="{kind}" x="{x:g}%" y="{y:g}" width="{width:g}%" height="{height:g}"/>'


def anchor_at(place: float) -> str:
    """Labels at the ends lean inwards, so that nothing sticks out of the page."""
    return "start" if place < 4 else "end" if place > 96 else "middle"


def axis(scale: Scale) -> str:
    """The numbers of an axis across, for the head of a column of rows."""
    parts = []
    for tick in scale.ticks:
        place = scale.at(tick)
        parts.append(text(place, 14, scale.label(tick), "tick", anchor_at(place)))
    return svg(AXIS_HEIGHT, "".join(parts), "axis")


def grid(scale: Scale, height: float, mark: float | None = None) -> str:
    """Lines from row to row, and a heavier one at a value to compare with."""
    lines = [line(scale.at(tick), 0, scale.at(tick), height, "grid") for tick in scale.ticks]
    if mark is not None:
        lines.append(line(scale.at(mark), 0, scale.at(mark), height, "mark"))
    return "".join(lines)


def whisker(scale: Scale, low: float, high: float, middle: float) -> str:
    """An interval as a line with short ends."""
    left, right = scale.at(low), scale.at(high)
    ends = "".join(line(x, middle - 4, x, middle + 4, "whisker") for x in (left, right))
    return line(left, middle, right, middle, "whisker") + ends


def dot_row(
    scale: Scale,
    value: float,
    low: float,
    high: float,
    mark: float | None = None,
    told: bool = True,
    height: float = ROW_HEIGHT,
) -> str:
    """A dot with its interval; hollow where nothing can be told from it."""
    middle = height / 2
    kind = "dot" if told else "dot hollow"
    dot = f'<circle class="{kind}" cx="{scale.at(value):g}%" cy="{middle:g}" r="5"/>'
    return svg(height, grid(scale, height, mark) + whisker(scale, low, high, middle) + dot, "row")


def bar_row(
    scale: Scale,
    value: float,
    low: float,
    high: float,
    mark: float | None = None,
    height: float = ROW_HEIGHT,
) -> str:
    """A bar from zero (or the scale's end) with its interval."""
    start, end = sorted((scale.at(0), scale.at(value)))
    bar = box(start, 4, end - start, height - 8, "bar")
    inside = grid(scale, height) + bar
    if mark is not None:
        inside += line(scale.at(mark), 0, scale.at(mark), height, "mark")
    return svg(height, inside + whisker(scale, low, high, height / 2), "row")


def split_row(share: float, low: float, high: float, name: str, height: float = 44) -> str:
    """One whole in two parts, and the interval of where they meet."""
    scale = Scale(0, 1, (), str)
    place = scale.at(share)
    parts = box(0, 4, place, height - 8, "part first") + box(place, 4, 100 - place, height - 8, "part second")
    return svg(height, parts + whisker(scale, low, high, height / 2), "split", name)


@dataclass(frozen=True)
class Mark:
    """A line through a histogram with a word on it."""

    value: float
    words: str


@dataclass(frozen=True)
class Bar:
    """A bar of a histogram: from where to where, how high, the interval of its height."""

    start: float
    end: float
    share: float
    low: float
    high: float


def histogram(
    across: Scale,
    up: Scale,
    bars: Sequence[Bar],
    name: str,
    marks: Sequence[Mark] = (),
    band: tuple[float, float] | None = None,
    height: float = 190,
    shift: float = 0.0,
) -> str:
    """Bars with their intervals over both axes; ``band`` is shaded. Ticks stand so much to the right of their
    value: half a bar where each bar is one number."""
    top = 20.0 * len(marks) + 6
    floor = top + height
    parts = [_levels(up, top, height)]
    if band is not None:
        left, right = across.at(band[0]), across.at(band[1])
        parts.append(box(left, top, right - left, height, "band"))
    parts.extend(_upright(bar, across, up, floor, height) for bar in bars if bar.high > 0)
    parts.append(line(0, floor, 100, floor, "base"))
    parts.extend(
        _flag(across.at(mark.value), 20.0 * i + 14, floor, mark.words) for i, mark in enumerate(marks)
    )
    for tick in across.ticks:
        place = across.at(tick + shift)
        parts.append(line(place, floor, place, floor + 5, "base"))
        parts.append(text(place, floor + 18, across.label(tick), "tick", anchor_at(place)))
    return svg(floor + 24, "".join(parts), "histogram", name)


def _upright(bar: Bar, across: Scale, up: Scale, floor: float, height: float) -> str:
    """One bar, and its interval as a thin line in its middle."""
    left, right = across.at(bar.start), across.at(bar.end)
    tall, least, most = (round(height * up.at(share) / 100, 2) for share in (bar.share, bar.low, bar.high))
    middle = (left + right) / 2
    drawn = box(left, floor - tall, right - left, tall, "bin") if tall > 0 else ""
    return drawn + line(middle, floor - least, middle, floor - most, "spread")


def _levels(up: Scale, top: float, height: float) -> str:
    """The lines of the axis upwards, with their numbers left of the picture."""
    parts = []
    for tick in up.ticks:
        y = round(top + height * (1 - up.at(tick) / 100), 2)
        parts.append(line(0, y, 100, y, "grid"))
        label = escape(up.label(tick))
        parts.append(f'<text class="tick" x="-6" y="{y + 4:g}" text-anchor="end">{label}</text>')
    return "".join(parts)


def _flag(place: float, y: float, floor: float, words: str) -> str:
    """A line down to the floor, its words beside its top where there is room, in the middle above it."""
    shift, anchor, top = 0, "middle", y + 4
    if place <= 25:
        shift, anchor, top = 5, "start", y - 10
    elif place >= 75:
        shift, anchor, top = -5, "end", y - 10
    start = f'<text class="flag" x="{place:g}%" dx="{shift}" y="{y:g}" text-anchor="{anchor}">'
    return line(place, top, place, floor, "mark") + f"{start}{escape(words)}</text>"


def merged(edges: Sequence[float], counts: Sequence[int], most: int) -> tuple[list[float], list[int]]:
    """The bins of a histogram, neighbours taken together until there are at most so many.

    >>> merged([0, 1, 2, 3], [1, 2, 3], 2)
    ([0, 2, 3], [3, 3])
    """
    group = math.ceil(len(counts) / most)
    starts = range(0, len(counts), group)
    ends = [*(edges[start] for start in starts), edges[len(counts)]]
    return ends, [sum(counts[start : start + group]) for start in starts]
