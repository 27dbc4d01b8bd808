"""Read and keep figures by the names that they had when the first were kept."""

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


def as_kept(figures: Any) -> Any:
    """Return figures as they are kept: there the price of a build is its dollars, so that no digest ever changes."""
    if isinstance(figures, list):
        return [as_kept(entry) for entry in figures]
    if not isinstance(figures, dict):
        return figures
    kept = {name: as_kept(value) for name, value in figures.items() if name != NEW or "do" not in figures}
    return {**kept, OLD: figures[NEW]} if figures.get("do") == BUILD else kept
