"""Check on screenshots that text and outlines stand out from their background."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator

from PIL import Image
from playwright.sync_api import Page

from tools.looking.colour import Colour, contrast
from tools.looking.thing import Box, Finding, Shown, Thing

READABLE = 4.5
DRAWN = 3.0
WORST = 0.1  # the share of pixels under a text that may have less contrast: lines and dots pass under it
HALO = 4  # pixels on both sides of an edge within which an outline must stand out
EDGES = 8
ENOUGH_EDGES = 6

WITHOUT_TEXT = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, *::placeholder { color: transparent !important; caret-color: transparent !important }"
    + " svg text, svg text * { fill: transparent !important }");
  document.adoptedStyleSheets.push(sheet);
}"""
WITH_TEXT = "() => { document.adoptedStyleSheets.pop(); }"


def picture(page: Page) -> Image.Image:
    """Take a screenshot of the page."""
    return Image.open(io.BytesIO(page.screenshot(scale="css", animations="disabled"))).convert("RGB")


def ground(page: Page) -> Image.Image:
    """Take a screenshot of the page without its texts."""
    page.evaluate(WITHOUT_TEXT)
    try:
        return picture(page)
    finally:
        page.evaluate(WITH_TEXT)


def pale_texts(shown: Shown, under: Image.Image) -> Iterator[Finding]:
    """Yield texts with too little contrast to their background."""
    for thing in shown.texts:
        if thing.disabled:
            continue
        found = contrast_of(thing, under)
        if found < READABLE:
            yield Finding("contrast", f"{thing.says} has {found:.1f}")


def contrast_of(thing: Thing, under: Image.Image) -> float:
    """Return the contrast of a text with its background, ignoring its worst pixels."""
    colour, alpha = read_style(thing.colour)
    alpha *= thing.opacity
    worst = sorted(contrast(mixed(colour, pixel, alpha), pixel) for pixel in pixels(under, thing.seen))
    return worst[int(len(worst) * WORST)] if worst else 21.0


def pale_outlines(shown: Shown, seen: Image.Image) -> Iterator[Finding]:
    """Yield pieces whose edge does not stand out."""
    for thing in shown.things:
        if thing.kind == "piece" and thing.seen == thing.box and edges_seen(thing, seen) < ENOUGH_EDGES:
            yield Finding(
                "outline", f"{thing.says} stands out at {edges_seen(thing, seen)} of {EDGES} points of its edge"
            )


def edges_seen(thing: Thing, seen: Image.Image) -> int:
    """Count the points of a piece's edge that stand out from the surroundings."""
    centre = sum(x for x, _ in thing.corners) / 4, sum(y for _, y in thing.corners) / 4
    corners = [*thing.corners, thing.corners[0]]
    points = []
    for (x1, y1), (x2, y2) in zip(corners, corners[1:], strict=False):
        points += [(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share) for share in (0.35, 0.65)]
    return sum(_stands_out(seen, centre, point) for point in points)


def _stands_out(seen: Image.Image, centre: tuple[float, float], edge: tuple[float, float]) -> bool:
    """Return whether a step from inside a piece across its edge meets two distinguishable colours."""
    dx, dy = edge[0] - centre[0], edge[1] - centre[1]
    length = max(1.0, (dx * dx + dy * dy) ** 0.5)
    met = []
    for step in range(-2 * HALO, HALO + 1):
        x, y = round(edge[0] + dx / length * step), round(edge[1] + dy / length * step)
        if 0 <= x < seen.width and 0 <= y < seen.height:
            met.append(_colour_at(seen, x, y))
    return any(contrast(one, other) >= DRAWN for one in met for other in met)


def pixels(image: Image.Image, box: Box) -> list[Colour]:
    """Return the colours inside a box."""
    left, top = max(0, round(box.left)), max(0, round(box.top))
    right, bottom = min(image.width, round(box.right)), min(image.height, round(box.bottom))
    return [_colour_at(image, x, y) for y in range(top, bottom, 2) for x in range(left, right, 2)]


def _colour_at(image: Image.Image, x: int, y: int) -> Colour:
    pixel = image.getpixel((x, y))
    assert isinstance(pixel, tuple)
    return pixel[0] / 255, pixel[1] / 255, pixel[2] / 255


def read_style(text: str) -> tuple[Colour, float]:
    """Read a computed colour, `rgb(…)` or `color(srgb …)`, and its opacity."""
    numbers = [float(number) for number in re.findall(r"-?[\d.]+(?:e-?\d+)?", text)]
    whole = 1.0 if text.startswith("color(") else 255.0
    red, green, blue = (number / whole for number in numbers[:3])
    return (red, green, blue), numbers[3] if len(numbers) > 3 else 1.0


def mixed(over: Colour, under: Colour, alpha: float) -> Colour:
    """Blend a translucent colour over another."""
    red, green, blue = (one * alpha + other * (1 - alpha) for one, other in zip(over, under, strict=True))
    return red, green, blue
