"""Another version of the package in this process: one whose base figures were corrected."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from railherd.games.registry import read_game
from railherd.tables.pinned import installed_figures

loads = tomllib.loads


@contextmanager
def corrected(*lines: tuple[str, str]) -> Iterator[None]:
    """Let the installed version be one whose data files have other lines, given as (old, new), until the block ends."""

    def other_loads(text: str) -> dict[str, Any]:
        for old, new in lines:
            text = text.replace(old, new)
        return loads(text)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tomllib, "loads", other_loads)
        _forget()
        try:
            yield
        finally:
            _forget()


def _forget() -> None:
    read_game.cache_clear()
    installed_figures.cache_clear()
