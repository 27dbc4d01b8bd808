"""Views have the shape that the page's types are written from: nothing is missing, nothing more is there."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

import railherd
from tools.shown_games import PAGES, shown_games

MOMENTS = [path for game in shown_games() for path in sorted((PAGES / game / "moments").glob("*.json"))]


def as_declared(game: str, view: dict[str, Any]) -> Any:
    """Return what the declared shape has of a view; what is missing or of another kind raises an error."""
    shape = import_module(f"railherd.games.{game}.edge.schema").VIEW
    return as_json(msgspec.convert(as_json(view), shape, strict=True))


def as_json(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_views_at_moments_of_real_games_have_their_shape(moment: Path) -> None:
    view = json.loads(moment.read_text(encoding="utf-8"))["view"]
    assert as_declared(moment.parent.parent.name, view) == view


@pytest.mark.parametrize("game", shown_games())
def test_a_spectator_sees_the_same_shape(game: str) -> None:
    view = railherd.new(game, seats=3, seed=1).view(None)
    assert as_declared(game, view) == as_json(view)


def test_what_is_not_declared_is_noticed() -> None:
    view = {**railherd.new("last_spike", seats=3, seed=1).view(0), "more": 1}
    assert as_declared("last_spike", view) != as_json(view)
