"""What views tell of the railway, so that whoever draws it works out no rule."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.last_spike.table import CITIES, table


def railway(laid: str) -> dict[str, Any]:
    shown: dict[str, Any] = table(laid=laid).view(None)["railway"]
    return shown


def test_it_begins_with_four_routes_to_go() -> None:
    assert railway("") == {"whole": 16, "missing": 16, "tracks": [], "last_spaces": []}


@pytest.mark.parametrize(("laid", "missing"), [("b e v y1 y2 y4", 1), ("a c u z", 4), ("b e", 8), ("d w", 8)])
def test_only_the_shortest_way_counts(laid: str, missing: int) -> None:
    assert railway(laid)["missing"] == missing


@pytest.mark.parametrize(
    ("laid", "tracks"),
    [
        ("a1 a3 z4 z2 e", "a1 z4"),
        ("b e1 e2 e4 w", "b1 b2 b3 b4 e1 e2"),  # over a complete route to the next
        ("a1 a2 a4 y4 y3", "a1 a2 y3 y4"),
    ],
)
def test_tracks_that_lead_from_an_end_without_a_gap(laid: str, tracks: str) -> None:
    assert railway(laid)["tracks"] == tracks.split()


@pytest.mark.parametrize(
    ("laid", "spaces"),
    [
        ("a b e f x y v1 v2 v4 z1 z2 z4", "v3 z3"),  # the diagram of the rulebook
        ("a b", ""),
        ("a c u y1 y2", ""),
    ],
)
def test_spaces_where_the_last_spike_could_be_driven(laid: str, spaces: str) -> None:
    assert railway(laid)["last_spaces"] == spaces.split()


def test_once_the_ends_are_joined_only_the_line_between_them_is_told() -> None:
    match = table(laid="a b e v y1 y2 y3", hands=["y4"])
    assert match.view(None)["railway"]["last_spaces"] == ["y4"]
    match.choose("lay y4")
    assert match.over
    shown = match.view(None)["railway"]
    assert (shown["missing"], shown["last_spaces"]) == (0, [])
    assert shown["tracks"] == [f"{route}{number}" for route in "bevy" for number in range(1, 5)]


def test_free_land_is_told_where_a_track_would_win_it() -> None:
    claims = table(laid="a1").view(None)["claims"]
    assert {tile for tile, city in claims.items() if city == "oma"} == {"a4", "c1", "d1"}
    assert set(claims.values()) == set(CITIES) - {"stl"}
    match = table(laid="a1", hands=["a4"])
    match.choose("lay a4")
    assert match.view(None)["cards"]["oma-0"] == 0
    assert "oma" not in match.view(None)["claims"].values()


def test_what_a_city_will_pay_is_told_until_it_never_pays_again() -> None:
    held = ["den-0 den-1 stl-1"]
    paid = table(laid="b1 d4", land=held).view(None)["players"][0]["due"]
    assert paid == {"stl": 10_000, "den": 10_000}
    spent = table(laid="a b d4", land=held).view(None)["players"][0]["due"]
    assert spent == {"stl": 0, "den": 10_000}
