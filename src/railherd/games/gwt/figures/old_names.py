"""Read figures that were kept, or corrected by an overlay, when they had other names."""

from typing import Any

BUILD = "build"
OLD, NEW = "dollars", "price"


def with_prices(figures: Any, ours: Any) -> Any:
    """Return figures in which what a building costs is its price: a build once had dollars.

    `ours` is what an overlay lies on, for an overlay that names the operand but not the verb; None if there is nothing.
    """
    if isinstance(figures, list):
        return [with_prices(entry, None) for entry in figures]
    if not isinstance(figures, dict):
        return figures
    below = ours if isinstance(ours, dict) else {}
    is_old = figures.get("do", below.get("do")) == BUILD and NEW not in figures
    return {
        NEW if is_old and name == OLD else name: with_prices(value, below.get(name)) for name, value in figures.items()
    }
