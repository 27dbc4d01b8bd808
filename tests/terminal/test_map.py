"""The map of Last Spike, drawn."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from railherd.api import load
from railherd.core.playing.match import Match
from tests.terminal.desk import Desk, late_game

SNAPSHOTS = Path(__file__).parent / "snapshots"


@pytest.fixture(scope="module")
def match() -> Match:
    """Return a game in progress: some routes complete, others begun."""
    return load(late_game(seats=3, choices=57))


def screen(folder: Path, match: Match, width: int, plain: bool = True) -> str:
    """Return the screen before the first question, without trailing blanks."""
    desk = Desk(folder, match=match, seats=3, bots=["greedy"] * 2, width=width, plain=plain)
    shown = desk.play().partition("A choice, or help:")[0]
    return "\n".join(line.rstrip() for line in shown.splitlines()) + "\n"


@pytest.mark.parametrize("width", [60, 100])
def test_screen_is_as_stored(tmp_path: Path, match: Match, width: int) -> None:
    stored = (SNAPSHOTS / f"screen-{width}.txt").read_text(encoding="utf-8")
    assert screen(tmp_path, match, width) == stored


@pytest.mark.parametrize("width", [60, 100])
def test_screen_fits_a_terminal_of_forty_lines(tmp_path: Path, match: Match, width: int) -> None:
    lines = screen(tmp_path, match, width).splitlines()
    assert max(map(len, lines)) <= width
    assert len(lines) < 40


@pytest.mark.parametrize("width", [60, 99, 100, 150])
def test_every_space_shows_its_state(tmp_path: Path, match: Match, width: int) -> None:
    shown = screen(tmp_path, match, width, plain=False).partition("Land ")[0]
    view = match.view(0)
    hand = view["players"][0]["hand"]
    for tile, space in view["map"].items():
        name = tile.upper()
        if view["routes"][tile[0]]["complete"]:
            assert name not in shown
        elif space["laid"]:
            assert re.search(f"[─●▲■]{name}──", shown)
        else:
            mark = "▸" if tile in hand else " "
            assert f"{mark}{name} {space['cost'] // 1000}" in shown


def test_tiles_laid_since_the_last_choice_carry_their_layer(tmp_path: Path, match: Match) -> None:
    shown = screen(tmp_path, match, 100, plain=False)
    laid = {event["args"]["tile"]: event["seat"] for event in match.events(0) if event["key"].endswith("tile_laid")}
    (tile, seat), *_ = [(tile, seat) for tile, seat in reversed(laid.items()) if not route_complete(match, tile)]
    assert f"{'●▲■'[seat]}{tile.upper()}──" in shown


def route_complete(match: Match, tile: str) -> bool:
    return bool(match.view(0)["routes"][tile[0]]["complete"])


def test_cities_show_who_holds_their_land(tmp_path: Path, match: Match) -> None:
    view = match.view(0)
    shown = screen(tmp_path, match, 100, plain=False).partition("Land ")[0]
    for city, name in (("den", "Denver"), ("yum", "Yuma"), ("stl", "St. Louis")):
        cards = [(seat, player["land"].get(city, 0)) for seat, player in enumerate(view["players"])]
        held = "".join("●▲■"[seat] * count for seat, count in cards if count)
        assert f"{name} {held}" in shown
