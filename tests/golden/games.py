"""The golden games: their files, and each replayed once for all tests."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import railherd

FOLDER = Path(__file__).parent

NAMES = sorted(path.relative_to(FOLDER).with_suffix("").as_posix() for path in FOLDER.rglob("*.game"))


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.game"


@cache
def loaded(name: str) -> railherd.Match:
    """Return a golden game at its end; tests must not play on in it."""
    return railherd.load(file_of(name).read_text(encoding="utf-8"))


def games_of(game: str) -> list[railherd.Match]:
    """Return all golden games of a game."""
    return [loaded(name) for name in NAMES if name.startswith(f"{game}/")]
