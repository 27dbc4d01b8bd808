"""Station masters: a hired worker is exchanged for a tile, only at the moment of the upgrade."""

from __future__ import annotations

from typing import Any

import pytest

from railherd.core.playing.match import Match
from tests.games.gwt.table import decision, money, offered, play, player, refused, story, table

TILES = "sm1 sm2 sm3 sm4 sm5"


def beside(first: str, **more: Any) -> Match:
    """Return a table where seat 0 has just upgraded the first station, with this tile, for its last two dollars."""
    tiles = [first, *(tile for tile in TILES.split() if tile != first)]
    match = table(at="n_g", engine="4", money=2, station_masters=" ".join(tiles), **more)
    return play(match, "use 1", "advance 4.5", "disc cert_4")


def test_a_hired_worker_becomes_station_master() -> None:
    match = beside("sm3", workers="cowboy engineer")
    assert offered(match) == ["appoint cowboy", "appoint engineer", "decline"]
    play(match, "appoint engineer")
    assert story(match)[-1] == "0 master_appointed sm3 s1 engineer"
    assert player(match)["workers"] == {"cowboy": 2, "craftsman": 1, "engineer": 1}
    assert player(match)["masters"] == ["sm3"]
    assert match.view(None)["stations"]["s1"] == {"discs": [0], "master": None, "worker": "engineer"}


def test_printed_workers_stay() -> None:
    """Case 18: without a hired worker no decision is asked."""
    assert decision(beside("sm3")) == "use"
    match = beside("sm3", workers="craftsman")
    assert offered(match) == ["appoint craftsman", "decline"]
    assert refused(match, "appoint cowboy") == "no_hired_worker"


def test_declining_is_for_good() -> None:
    """Case 21: a player who comes again cannot upgrade again, and so gets no second chance."""
    match = beside("sm3", workers="cowboy")
    play(match, "decline")
    assert player(match)["masters"] == []
    assert player(match)["workers"]["cowboy"] == 2
    assert match.view(None)["stations"]["s1"]["master"] == "sm3"
    match = table(at="n_g", engine="4", money=9, stations="s1", workers="cowboy", station_masters=TILES)
    play(match, "use 1", "advance 4.5")
    assert decision(match) == "use"


def test_who_comes_later_finds_a_worker_there() -> None:
    """Case 20: another player has taken the tile; the station can still be upgraded."""
    match = table(at="n_g", engine="4", money=2, workers="cowboy", station_masters=TILES, masters=[None, "sm1"])
    assert match.view(None)["stations"]["s1"] == {"discs": [], "master": None, "worker": "cowboy"}
    play(match, "use 1", "advance 4.5", "disc cert_4")
    assert decision(match) == "use"
    assert match.view(None)["stations"]["s1"]["discs"] == [0]


@pytest.mark.parametrize(("space", "cost"), [("21", 8), ("25", 7), ("29", 6), ("33", 5)])
def test_only_the_first_five_stations_have_one(space: str, cost: int) -> None:
    match = table(at="n_g", engine=space, money=cost, workers="cowboy*2")
    play(match, "use 1", f"advance {space}.5", "disc cert_4")
    assert decision(match) == "use"


@pytest.mark.parametrize(
    ("space", "cost", "tile"), [("4", 2, "sm1"), ("7", 2, "sm2"), ("10", 4, "sm3"), ("13", 4, "sm4"), ("16", 6, "sm5")]
)
def test_each_station_gives_the_tile_beside_it(space: str, cost: int, tile: str) -> None:
    match = table(at="n_g", engine=space, money=cost, workers="cowboy", station_masters=TILES)
    play(match, "use 1", f"advance {space}.5", "disc cert_4", "appoint cowboy")
    assert player(match)["masters"] == [tile]


def test_two_dollars_at_once() -> None:
    match = beside("sm1", workers="cowboy")
    play(match, "appoint cowboy")
    assert offered(match) == ["first", "decline"]
    play(match, "first")
    assert story(match)[-2:] == ["0 action_used sm1.1", "0 money_gained 2"]
    assert money(match)[0] == 2


def test_a_hazard_for_nothing_or_a_trade() -> None:
    trail = "h_flood_1=flood_green_2 t_2=tepee_blue"
    match = beside("sm2", workers="cowboy", trail=trail)
    play(match, "appoint cowboy")
    assert offered(match) == ["first", "second", "decline"]
    play(match, "first", "clear h_flood_1")
    assert player(match)["hazards"] == ["flood_green_2"]
    assert money(match)[0] == 0
    assert decision(match) == "use"
    match = beside("sm2", workers="cowboy", trail=trail)
    play(match, "appoint cowboy", "second", "trade t_2")
    assert player(match)["tepees"] == {"green": 0, "blue": 1}
    assert money(match)[0] == 2
    assert decision(match) == "use"


def test_only_what_can_be_done_is_offered() -> None:
    match = beside("sm2", workers="cowboy", trail="t_2=tepee_blue t_m1=tepee_green")
    play(match, "appoint cowboy")
    assert offered(match) == ["second", "decline"]
    assert refused(match, "first") == "no_hazard_anywhere"
    match = beside("sm2", workers="cowboy", trail="t_m1=tepee_green")
    play(match, "appoint cowboy")
    assert decision(match) == "use"


def test_an_immediate_action_may_be_declined() -> None:
    match = beside("sm1", workers="cowboy")
    play(match, "appoint cowboy", "decline")
    assert money(match)[0] == 0
    assert player(match)["masters"] == ["sm1"]


@pytest.mark.parametrize("tile", ["sm3", "sm4", "sm5"])
def test_three_tiles_bring_a_permanent_certificate_instead(tile: str) -> None:
    match = beside(tile, workers="cowboy")
    play(match, "appoint cowboy")
    assert decision(match) == "use"
    assert player(match)["certificates"] == 0, "the marker does not move"


def test_the_rightmost_worker_goes() -> None:
    """A sixth worker who leaves takes the four points along."""
    match = beside("sm3", workers="craftsman*5")
    assert match.scores()[0]["lines"]["workers"] == 8
    play(match, "appoint craftsman")
    assert match.scores()[0]["lines"]["workers"] == 4


def test_the_posted_worker_stays_at_the_station() -> None:
    match = beside("sm3", workers="cowboy")
    play(match, "appoint cowboy", "done")
    position = match.position()
    assert position["posted"] == ["cowboy", None, None, None, None]
    assert position["masters"] == [None, "sm1", "sm2", "sm4", "sm5"]
