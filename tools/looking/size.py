"""Check that text is large enough to read."""

from __future__ import annotations

from collections.abc import Iterator

from tools.looking.thing import Finding, Shown

SMALLEST = 12.0  # pixels on the screen
SMALLEST_IN_SHEETS = 14.0
ROUNDING = 0.05


def small_texts(shown: Shown) -> Iterator[Finding]:
    """Yield texts that are too small."""
    for thing in shown.texts:
        least = SMALLEST_IN_SHEETS if thing.sheet else SMALLEST
        if thing.size < least - ROUNDING:
            yield Finding("text size", f"{thing.says} is {thing.size:.1f} px, not {least:.0f}")
