"""The things that a page shows, and the findings about them."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, NamedTuple

import msgspec
from playwright.sync_api import Page

GATHER = (Path(__file__).parent / "gather.js").read_text(encoding="utf-8")

Point = tuple[float, float]


class Box(msgspec.Struct, frozen=True):
    """An upright rectangle on the screen."""

    left: float
    top: float
    right: float
    bottom: float


class Thing(msgspec.Struct, frozen=True):
    """A text, a piece or a button: where it is, what of it is not clipped, and what carries it."""

    kind: Literal["text", "piece", "button"]
    number: int
    says: str
    corners: list[Point]
    box: Box
    seen: Box
    inside: list[int]
    carrier: str | None
    id: str
    layer: str  # the floating layer it belongs to, "" for the page itself
    window: Box | None = None  # of a draggable map: what this cuts off can be dragged into view
    size: float = 0.0  # of text, in pixels on the screen
    colour: str = ""
    opacity: float = 1.0
    sheet: bool = False
    board: bool = False
    disabled: bool = False
    decorative: bool = False


class Wide(msgspec.Struct, frozen=True):
    """An element whose contents are wider than it is."""

    says: str
    by: float


class Shown(msgspec.Struct, frozen=True):
    """Everything on a page."""

    things: list[Thing]
    wide: list[Wide]

    @property
    def texts(self) -> list[Thing]:
        """Return the things that are text."""
        return [thing for thing in self.things if thing.kind == "text"]


class Finding(NamedTuple):
    """A fault found on a page."""

    check: str
    what: str


def gather(page: Page) -> Shown:
    """Return everything that a page shows now."""
    return msgspec.convert(page.evaluate(GATHER), Shown)
