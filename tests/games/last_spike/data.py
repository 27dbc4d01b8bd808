"""The data files of Last Spike, read without the game's code."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any


def figures() -> dict[str, Any]:
    """Return everything in the data files."""
    data: dict[str, Any] = {}
    for name in ("board", "land", "setup"):
        path = files("railherd.games.last_spike.figures") / "data" / f"{name}.toml"
        data |= tomllib.loads(path.read_text(encoding="utf-8"))
    return data
