"""A seat's view as numbers for learning."""

from __future__ import annotations

from tests.games.last_spike.table import table


def test_the_map_the_hand_and_the_costs() -> None:
    seen = table(2, laid="a1", hands=["a2 v1"]).features(0)
    assert (seen["laid.a1"], seen["laid.a2"]) == (1, 0)
    assert (seen["hand.a2"], seen["hand.a3"]) == (1, 0)
    assert (seen["cost.a1"], seen["cost.a3"]) == (0, 6_000)
    assert (seen["open.stl"], seen["open.den"]) == (1, 0)


def test_oneself_comes_first() -> None:
    match = table(3, cash=[1_000, 2_000, 3_000], asked=1, options={"money": "open"})
    seen = match.features(2)
    assert [seen[f"player.{player}.cash"] for player in range(3)] == [3_000, 1_000, 2_000]
    assert seen["asked"] == 3


def test_hidden_money_stays_hidden() -> None:
    seen = table(2, cash=[1_000, 2_000]).features(0)
    assert (seen["player.0.cash"], seen["player.1.cash"]) == (1_000, -1)


def test_land_is_counted_by_city() -> None:
    seen = table(2, laid="a", land=["stl-0 stl-1", "oma-0"]).features(0)
    assert (seen["player.0.land.stl"], seen["player.1.land.oma"], seen["player.1.land.stl"]) == (2, 1, 0)
    assert (seen["for_sale.stl-1"], seen["for_sale.stl-2"]) == (0, 1)
