"""How well things stand out from what they lie on: words, icons and parts of controls, as the page is drawn.

What lies behind may be a gradient, wood or felt: no style tells its colour, a picture without words does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import ceil
from typing import Any

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page

from tests.browser.pictures import decoded

TEXT, LARGE, PART = 4.5, 3.0, 3.0
"""What WCAG asks for: words, large words, and what makes a control a control (1.4.3, 1.4.11)."""
PATIENCE = 20
"""How often a page is looked at again that changes meanwhile."""
SHARE = 5
"""Per cent of the pixels behind a word that may be worse: grain, and the corners of its box."""

# Everything to be read or recognised that is in sight: its words, its box, its colour, and how large it is.
FIND = """(parts) => {
  const dialog = document.querySelector('dialog[open]');
  const root = dialog ?? document.body;
  const found = [];
  const opacityOf = (element) => {
    let opacity = 1;
    for (let at = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
    return opacity;
  };
  const hidden = (element) => !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    || element.closest('.visually-hidden, .skip-link, .flight-layer, .shout, [hidden], option')
    || [...ancestors(element)].some((at) => getComputedStyle(at).clipPath !== 'none');
  const ancestors = function* (element) {
    for (let at = element; at && at !== document.body; at = at.parentElement) yield at;
  };
  const unused = (element) =>
    element.closest(':disabled, [aria-disabled=true], fieldset:disabled, .switch:has(:disabled)');
  const covered = (element, { x, y, width, height }) => [0.1, 0.5, 0.9].some((share) => {
    const top = document.elementFromPoint(x + width * share, y + height * share);
    if (!top) return true;
    const through = getComputedStyle(element).pointerEvents === 'none';
    const apart = !element.contains(top) && !top.contains(element);
    return !through && apart && !top.closest('.seat-target, .switch input');
  });
  const note = document.querySelector('.explanation:not([hidden])');
  const meets = (one, other) => one.left < other.right && other.left < one.right
    && one.top < other.bottom && other.top < one.bottom;
  // What a scrolling part cuts off is not to be seen, nor what the note lies over.
  const cut = (element, box) => (note && !note.contains(element) && meets(box, note.getBoundingClientRect()))
    || [...ancestors(element)].some((at) => {
      const outer = at.getBoundingClientRect();
      const clips = at !== element && getComputedStyle(at).overflowY !== 'visible';
      const inside = box.top >= outer.top && box.bottom <= outer.bottom
        && box.left >= outer.left && box.right <= outer.right;
      return clips && !inside;
    });
  const inWindow = ({ x, y, width, height }) => width >= 1 && height >= 1 && x >= 0 && y >= 0
    && x + width <= innerWidth && y + height <= innerHeight;
  const add = (kind, element, words, box, colour, size, weight) => {
    if (!inWindow(box) || covered(element, box) || cut(element, box)) return;
    const name = element.closest('[class]');
    const where = `${name?.localName}.${[...(name?.classList ?? [])].join('.')}`;
    found.push({ kind, where, words, box: [box.x, box.y, box.width, box.height], colour,
      opacity: opacityOf(element), size, weight });
  };
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!/[\\p{L}\\p{N}]/u.test(node.data) || element.closest('style, script')) continue;
    if (hidden(element) || unused(element)) continue;
    const style = getComputedStyle(element);
    const drawn = element.closest('svg');
    if (drawn && element.closest('.card-tiny, .card-small, .chip, [aria-hidden] .still, .picture')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const scale = drawn ? element.getBoundingClientRect().height / element.getBBox().height : 1;
    for (const box of range.getClientRects()) {
      // A line may begin or end with a space alone, as wide as the edge of what it stands beside.
      if (box.width < 5) continue;
      add('text', element, node.data.trim().slice(0, 40), box, drawn ? style.fill : style.color,
        parseFloat(style.fontSize) * scale, Number(style.fontWeight));
    }
  }
  for (const icon of root.querySelectorAll('svg.icon')) {
    if (hidden(icon) || unused(icon)) continue;
    const style = getComputedStyle(icon);
    if (style.color === 'rgba(0, 0, 0, 0)') continue;
    add('icon', icon, 'icon', icon.getBoundingClientRect(), style.color, 0, 0);
  }
  const coloursOf = (value) => value.match(/(?:rgba?|color|oklab|oklch)\\([^)]*\\)/g) ?? [value];
  for (const { selector, property, pseudo, away, beside } of parts) {
    const element = [...root.querySelectorAll(selector)].find((one) => !hidden(one) && !unused(one));
    if (!element) continue;
    const box = element.getBoundingClientRect();
    if (!inWindow(box) || cut(element, box)) continue;
    const style = getComputedStyle(element, pseudo || null);
    const colour = coloursOf(style.getPropertyValue(property))[0];
    const [other, nth] = beside.split(' ');
    found.push({ kind: 'part', where: selector, words: `${pseudo}${property}`, away, colour,
      beside: other ? coloursOf(style.getPropertyValue(other))[Number(nth)] : null,
      box: [box.x, box.y, box.width, box.height], opacity: opacityOf(element), size: 0, weight: 0 });
  }
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const inNumbers = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  for (const one of found) {
    one.colour = inNumbers(one.colour);
    if (one.beside) one.beside = inNumbers(one.beside);
  }
  return found;
}"""
# Words and icons are taken away; what they stand on stays.
BARE = """*, *::before, *::after, ::placeholder {
  color: transparent !important; -webkit-text-fill-color: transparent !important;
  text-shadow: none !important; text-decoration-color: transparent !important; transition: none !important; }
svg text { fill: transparent !important; stroke: transparent !important; }
svg.icon { visibility: hidden !important; }"""
STYLE = """(text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = text ? [sheet] : [];
}"""

Pixels = NDArray[np.float64]


@dataclass(frozen=True)
class Part:
    """What shows a control or its state: the colour of a property, of the first that a selector finds."""

    selector: str
    property: str
    pseudo: str = ""
    away: float = 3
    """Pixels from its box to where its surroundings are looked at."""
    beside: str = ""
    """Or the property, and which colour of it, that is drawn right beside: a ring has an edge of its own."""


@dataclass(frozen=True)
class Seen:
    """Something on the page, and its contrast to what lies behind it."""

    kind: str
    where: str
    words: str
    contrast: float
    needed: float

    @property
    def is_enough(self) -> bool:
        return self.contrast >= self.needed

    def __str__(self) -> str:
        return f"{self.contrast:.2f} of {self.needed} {self.kind} {self.where} “{self.words}”"


def contrasts(page: Page, parts: Sequence[Part] = ()) -> list[Seen]:
    """Everything in sight, the weakest first."""
    for _ in range(PATIENCE):
        things = _things(page, parts)
        page.evaluate(STYLE, BARE)
        browser = page.context.browser
        assert browser is not None
        picture = decoded(browser, page.screenshot(animations="disabled", scale="css"))[:, :, :3] / 255.0
        page.evaluate(STYLE, "")
        if _things(page, parts) == things:
            seen = (_seen(thing, picture) for thing in things)
            return sorted(seen, key=lambda one: one.contrast - one.needed)
    raise AssertionError("the page does not come to rest")


def _things(page: Page, parts: Sequence[Part]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(FIND, [asdict(part) for part in parts])
    return found


def _seen(thing: dict[str, Any], picture: Pixels) -> Seen:
    behind = _surroundings(thing, picture)
    *colour, alpha = (channel / 255 for channel in thing["colour"])
    share = alpha * thing["opacity"]
    drawn = share * np.array(colour) + (1 - share) * behind
    contrast = float(np.percentile(_contrast(drawn, behind), SHARE if thing["kind"] != "part" else 50))
    return Seen(thing["kind"], thing["where"], thing["words"], contrast, _needed(thing))


def _surroundings(thing: dict[str, Any], picture: Pixels) -> Pixels:
    if thing["kind"] != "part":
        return _behind(picture, thing["box"])
    if thing["beside"]:
        return np.array([thing["beside"][:3]]) / 255
    return _around(picture, thing["box"], thing["away"])


def _needed(thing: dict[str, Any]) -> float:
    if thing["kind"] != "text":
        return PART
    large = thing["size"] >= 24 or (thing["size"] >= 18.66 and thing["weight"] >= 700)
    return LARGE if large else TEXT


def _behind(picture: Pixels, box: list[float]) -> Pixels:
    """The pixels behind a line of words, without the space above and below the letters."""
    x, y, width, height = box
    top, bottom = int(y + height * 0.2), max(int(y + height * 0.8), int(y + height * 0.2) + 1)
    # The edge of a chip that stands beside them is not behind them.
    left, right = ceil(x) + 1, max(int(x + width) - 1, ceil(x) + 2)
    return picture[top:bottom, left:right].reshape(-1, 3)


def _around(picture: Pixels, box: list[float], away: float) -> Pixels:
    """The pixels just outside the middles of a part's sides."""
    x, y, width, height = box
    points = (
        (x + width / 2, y - away),
        (x + width / 2, y + height + away),
        (x - away, y + height / 2),
        (x + width + away, y + height / 2),
    )
    high, wide, _ = picture.shape
    inside = [(int(a), int(b)) for a, b in points if 0 <= int(a) < wide and 0 <= int(b) < high]
    return np.array([picture[b, a] for a, b in inside])


def _contrast(one: Pixels, other: Pixels) -> NDArray[np.float64]:
    light, dark = (
        np.maximum(_luminance(one), _luminance(other)),
        np.minimum(_luminance(one), _luminance(other)),
    )
    return (light + 0.05) / (dark + 0.05)


def _luminance(colours: Pixels) -> NDArray[np.float64]:
    linear = np.where(colours <= 0.04045, colours / 12.92, ((colours + 0.055) / 1.055) ** 2.4)
    return np.asarray(linear @ np.array([0.2126, 0.7152, 0.0722]))
