"""Where things lie on a table, measured: what overlaps, what is outside, how large the cards are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from cardshed import Match
from tests.browser.situations import Situation, find, waits_only_for

# Each zone, with what lies in it. Things of different zones never overlap, nor do the piles within one.
BOXES = """const boxesOf = () => {
  const table = document.querySelector('.table');
  const seen = (found) => found.checkVisibility() && getComputedStyle(found).clipPath === 'none'
    && !found.closest('.visually-hidden, .flight-layer, .popup');
  const shown = (selector) => [...table.querySelectorAll(selector)].filter(seen);
  const around = (elements) => {
    const boxes = elements.map((found) => found.getBoundingClientRect()).filter(({ width }) => width > 0);
    const most = (side) => Math.max(...boxes.map((box) => box[side]));
    const least = (side) => Math.min(...boxes.map((box) => box[side]));
    return boxes.length ? [least('left'), least('top'), most('right'), most('bottom')] : null;
  };
  const items = [];
  const add = (zone, name, elements) => {
    const box = around(elements);
    if (box) items.push({ zone, name, box });
  };
  const cards = (place) => [...place.querySelectorAll('.card, .card-outline')];
  const piles = (zone, within) => shown(`${within} .spot`)
    .forEach((spot, i) => add(zone, spot.dataset.place ?? `quiet place ${i}`, cards(spot)));
  table.querySelectorAll('.player').forEach((player, i) => {
    const seat = `seat ${player.dataset.seat}`;
    add(seat, 'plate', [...player.querySelectorAll('.plate, .bubble')]);
    add(seat, 'hand', cards(player.querySelector('.hand-of') ?? player));
    piles(seat, `.player:nth-child(${i + 1})`);
  });
  piles('middle', '.middle');
  shown('.middle :is(.so-colour, .c4-says, .sb-caption)')
    .forEach((words) => add('middle words', words.className, [words]));
  shown('.middle :is(.hw-prompt, .hw-who-seat, .so-prompt, .so-jump)')
    .forEach((words) => add('question', words.className, [words]));
  piles('front', '.own-front');
  shown('.own-front :is(.sb-caption, .hw-tokens)')
    .forEach((words) => add('front words', words.className, [words]));
  // Of a hand that is pushed up and down, what is to be seen.
  const pushed = table.querySelector('.fan[data-scrolls]')?.getBoundingClientRect();
  shown('.fan .card').forEach((card) => add('hand', card.dataset.card, [card]));
  for (const { zone, box } of items) {
    if (pushed && zone === 'hand') box[3] = Math.max(box[1], Math.min(box[3], pushed.bottom));
  }
  shown('.own-plate > *, .turn-banner, .action, .goal, .notes > *')
    .forEach((part) => add('bar', part.className, [part, ...part.querySelectorAll('.bubble')]));
  shown('.tool').forEach((tool) => add('tools', tool.title, [tool]));
  const rim = table.getBoundingClientRect();
  const edge = parseFloat(getComputedStyle(table).borderTopWidth);
  const felt = [rim.left + edge, rim.top + edge, rim.right - edge, rim.bottom - edge];
  const { scrollWidth, scrollHeight } = document.documentElement;
  return { items, felt, scrolls: scrollWidth > innerWidth || scrollHeight > innerHeight };
};"""
# Measured when everything stands still: the window has its size, nothing moves but what beckons for ever, and
# three frames in succession find the same, since sizes that follow a container settle frame by frame.
STILL = (
    "([width, height]) => { "
    + BOXES
    + """
  const moves = () => document.getAnimations().some((one) =>
    one.effect.getTiming().iterations !== Infinity && one.playState !== 'finished');
  return new Promise((tell) => {
    let before = '';
    let same = 0;
    const look = () => {
      const seen = boxesOf();
      const now = JSON.stringify(seen);
      same = now === before && innerWidth === width && innerHeight === height && !moves() ? same + 1 : 0;
      before = now;
      if (same >= 2) tell(seen);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}"""
)
# What takes long to paint in a large window, and has no part in where things lie.
PLAIN = """() => {
  const sheet = new CSSStyleSheet();
  const nothing = ['background-image', 'box-shadow', 'filter'].map((what) => `${what}: none !important`);
  sheet.replaceSync(`*, ::before, ::after { ${nothing.join(';')} }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""

SLACK = 1.5
"""Pixels by which boxes may touch: they are rounded, and those of turned cards are larger than the cards."""
# Words belong to the piles they stand at.
TOGETHER = ({"middle", "middle words"}, {"front", "front words"})
Box = list[float]

Size = tuple[int, int]


def resize(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def paint_plainly(page: Page) -> None:
    page.evaluate(PLAIN)


def boxes(page: Page) -> dict[str, Any]:
    """Where everything lies, once it does."""
    size = page.viewport_size
    assert size is not None
    found: dict[str, Any] = page.evaluate(STILL, [size["width"], size["height"]])
    return found


def problems(seen: dict[str, Any]) -> list[str]:
    """What lies where it should not."""
    items: list[dict[str, Any]] = seen["items"]
    left, top, right, bottom = seen["felt"]
    found = ["the page scrolls"] if seen["scrolls"] else []
    for item in items:
        box = item["box"]
        beyond = max(left - box[0], top - box[1], box[2] - right, box[3] - bottom)
        if beyond > SLACK:
            found.append(f"{_name(item)} is {beyond:.0f} px outside the table")
    for i, one in enumerate(items):
        for other in items[i + 1 :]:
            by = _overlap(one["box"], other["box"])
            if by > SLACK and not _may_touch(one["zone"], other["zone"]):
                found.append(f"{_name(one)} and {_name(other)} overlap by {by:.0f} px")
    return found


def _may_touch(one: str, other: str) -> bool:
    return one == other == "hand" or {one, other} in TOGETHER


def _overlap(one: Box, other: Box) -> float:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return min(across, down)


def _name(item: dict[str, Any]) -> str:
    return f"{item['zone']}: {item['name']}"


def shares(seen: dict[str, Any]) -> dict[str, float]:
    """For each zone with cards, how much of the table's height a pile or card of it has, in per cent."""
    height = seen["felt"][3] - seen["felt"][1]
    found: dict[str, float] = {}
    for item in seen["items"]:
        zone = "others" if item["zone"].startswith("seat") else item["zone"]
        if zone in ("middle", "front", "hand", "others") and item["name"] not in ("plate", "draw", "done"):
            share = 100 * (item["box"][3] - item["box"][1]) / height
            found[zone] = max(found.get(zone, 0), share)
    return found


def busy(game: str, seats: int, **options: Any) -> Situation:
    """A table where a good deal lies already, and it is my turn."""
    return find(game, lambda match: waits_only_for(match, 0) and BUSY[game](match), seats, 140, **options)


def _busy_clear4(match: Match) -> bool:
    view = match.view(0)
    return len(view["pile"]) >= 3 and any(len(stack) != 3 for stack in view["stacks"][0])


def _busy_hawaiki(match: Match) -> bool:
    view = match.view(0)
    return match.turn == 0 and len(view["hands"][0]) >= 6 and all(view["piles"])


def _busy_skipbo(match: Match) -> bool:
    view = match.view(0)
    lain = [len(pile) for pile in view["discards"][0]]
    if len(view["hands"][0]) < 3:
        return False
    return max(lain) >= 4 and sum(map(bool, lain)) >= 3 and sum(map(bool, view["building"])) >= 2


def _busy_solo(match: Match) -> bool:
    view = match.view(0)
    return match.turn == 0 and not view["pending"] and len(view["hands"][0]) >= 8


BUSY: dict[str, Callable[[Match], bool]] = {
    "clear4": _busy_clear4,
    "hawaiki": _busy_hawaiki,
    "skipbo": _busy_skipbo,
    "solo": _busy_solo,
}
