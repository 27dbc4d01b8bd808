"""The figures in data/*.toml match the rulebook and our research; corrections override them and are checked."""

from __future__ import annotations

from itertools import combinations

import pytest

import railherd
from tests.games.last_spike.data import figures
from tests.games.last_spike.table import CARDS, CITIES, ENDS, ROUTES, TILES, buying, land, money, play, story, table

COSTS = {
    "a": (2, 1, 3, 2),
    "b": (2, 1, 3, 1),
    "c": (3, 1, 1, 4),
    "d": (2, 1, 1, 2),
    "e": (1, 2, 1, 2),
    "f": (2, 1, 3, 2),
    "u": (2, 3, 4, 5),
    "v": (5, 6, 3, 4),
    "w": (4, 5, 4, 2),
    "x": (1, 2, 2, 3),
    "y": (3, 2, 5, 6),
    "z": (3, 2, 5, 2),
}
"""What each space of a route costs, in thousands."""

ONE_CARD = {"stl": 10, "oma": 6, "dod": 7, "lar": 9, "den": 5, "elp": 8, "ogd": 7, "yum": 6, "sac": 10}
"""What a city pays for one card, in thousands."""

NAMES = {
    "stl": "St. Louis",
    "oma": "Omaha",
    "dod": "Dodge City",
    "lar": "Laramie",
    "den": "Denver",
    "elp": "El Paso",
    "ogd": "Ogden",
    "yum": "Yuma",
    "sac": "Sacramento",
}


def corrected(overlay: str) -> railherd.Match:
    return railherd.new("last_spike", seats=2, seed=1, components=overlay)


def test_nine_cities_and_twelve_routes_of_four_spaces() -> None:
    assert {city: entry["name"] for city, entry in figures()["city"].items()} == NAMES
    assert {route: tuple(entry["ends"]) for route, entry in figures()["route"].items()} == ENDS
    assert list(figures()["space"]) == TILES
    assert len(TILES) == 48


def test_what_the_spaces_cost() -> None:
    costs = {tile: space["cost"] for tile, space in figures()["space"].items()}
    assert costs == {f"{route}{n}": COSTS[route][n - 1] * 1_000 for route in ROUTES for n in range(1, 5)}


def test_the_game_is_played_with_these_costs() -> None:
    shown = railherd.new("last_spike", seats=2, seed=1).view(None)["map"]
    for tile, space in figures()["space"].items():
        isolated = tile[1] in "23"
        assert shown[tile] == {"laid": False, "isolated": isolated, "cost": space["cost"] * (2 if isolated else 1)}


def test_costs_follow_the_terrain() -> None:
    """The west is dearer than the east, and only trestles and tunnels come to 5,000 or more."""
    spaces = figures()["space"]
    east, west = (sum(spaces[tile]["cost"] for tile in TILES if tile[0] in half) for half in ("abcdef", "uvwxyz"))
    assert (east, west) == (44_000, 83_000)
    assert {space["terrain"] for space in spaces.values() if space["cost"] >= 5_000} == {"trestle", "tunnel"}


def test_what_the_cities_pay() -> None:
    shown = railherd.new("last_spike", seats=2, seed=1).view(None)["land"]
    for city in CITIES:
        expected = [cards * ONE_CARD[city] * 1_000 for cards in range(1, 6)]
        assert figures()["land"][city]["payouts"] == shown[city]["payouts"] == expected


def test_five_cards_a_city_the_first_free_the_others_rising() -> None:
    prices = {card: entry["price"] for card, entry in figures()["card"].items()}
    assert list(prices) == CARDS
    assert len(CARDS) == 45
    for city in CITIES:
        first = ONE_CARD[city] - 3
        assert [prices[f"{city}-{rank}"] for rank in range(5)] == [0, *(n * 1_000 for n in range(first, first + 4))]


def test_the_cards_the_rulebook_pictures() -> None:
    prices = {card: entry["price"] for card, entry in figures()["card"].items()}
    assert (prices["den-1"], prices["dod-1"], prices["stl-1"]) == (2_000, 4_000, 7_000)
    assert 5_000 in prices.values()


def test_the_figures_of_the_rules() -> None:
    data = figures()
    assert data["money"] == {
        "unit": 1_000,
        "start": {"2": 60_000, "3": 50_000, "4": 40_000, "5": 35_000, "6": 30_000},
        "provenance": "verified",
    }
    assert data["tiles"] == {"hand": 4, "unseen_with_two": 1, "provenance": "verified"}
    assert data["track"] == {"isolated_factor": 2, "provenance": "verified"}
    assert data["sale"] == {"divisor": 2, "provenance": "single-source"}
    assert data["spike"] == {"east": "stl", "west": "sac", "bonus": 20_000, "provenance": "verified"}


def test_two_routes_at_least_must_fail_to_part_the_coasts() -> None:
    """Case 27: no single route is indispensable; the pairs are those of the two end cities."""

    def joined(routes: set[str]) -> bool:
        reached = {"stl"}
        for _ in CITIES:
            reached |= {city for route in routes for city in ENDS[route] if reached.intersection(ENDS[route])}
        return "sac" in reached

    parting = [pair for pair in combinations(ROUTES, 2) if not joined(set(ROUTES) - set(pair))]
    assert parting == [("a", "b"), ("y", "z")]
    assert all(joined(set(ROUTES) - {route}) for route in ROUTES)


def test_an_overlay_changes_figures_and_is_kept_with_the_game() -> None:
    overlay = 'space.a1.cost = 4000\n[card.den-1]\nprice = 1000\n[spike]\nbonus = 30000\nwest = "den"\n'
    match = table(2, laid="a1 b e1 e2 e3", hands=["e4"], components=overlay)
    assert railherd.from_position(match.position()).record() == match.record()
    play(match, "lay e4")
    assert "0 last_spike_laid 30000" in story(match)
    assert corrected(overlay).view(None)["map"]["a1"]["cost"] == 4_000
    assert railherd.load(corrected(overlay).record()).view(None)["map"]["a1"]["cost"] == 4_000
    assert "| space.a1.cost = 4000" in corrected(overlay).record().splitlines()


def test_an_overlay_reaches_every_kind_of_figure() -> None:
    match = table(
        3,
        laid="e1 e2 e4",
        hands=["e3"],
        cash=[0],
        land=["den-0 dod-0 dod-1"],
        components=(
            "space.e3.cost = 500\nmoney.unit = 500\nsale.divisor = 3\ncard.dod-1.price = 4500\n"
            "land.den.payouts = [1000, 2000, 3000, 4000, 5000]"
        ),
    )
    play(match, "lay e3", "sell dod-1")
    assert story(match) == [
        "0 sale_needed e3 500",
        "0 land_sold dod-1 1500",
        "0 tile_laid e3 500",
        "0 route_completed e",
        "0 paid_out dod 1 7000",
        "0 paid_out den 1 1000",
    ]
    assert money(match) == [9_000, 50_000, 50_000]


def test_an_overlay_may_change_money_hands_and_isolated_track() -> None:
    match = corrected("money.start.2 = 70000\ntiles.hand = 8\ntiles.unseen_with_two = 3\ntrack.isolated_factor = 3\n")
    assert money(match) == [70_000, 70_000]
    assert [player["tiles"] for player in match.view(None)["players"]] == [8, 8]
    assert match.view(None)["pool"] == 48 - 16 - 3
    assert match.view(None)["map"]["v2"]["cost"] == 18_000


def test_an_overlay_may_move_the_ends_of_a_route() -> None:
    match = table(2, hands=["a4"], components='route.a.ends = ["stl", "sac"]')
    play(match, "lay a4")
    assert land(match)[0] == "sac-0"


def test_an_overlay_may_move_the_ends_of_the_railway() -> None:
    match = table(2, laid="v y1 y2 y3", hands=["y4"], components='spike.east = "den"')
    play(match, "lay y4")
    assert match.over


def test_forty_unseen_tiles_leave_two_hands() -> None:
    match = railherd.new("last_spike", seats=2, seed=1, components="tiles.unseen_with_two = 40")
    assert match.view(0)["pool"] == 0


def test_the_dearest_tile_is_looked_up_in_the_overlay() -> None:
    """A corrected cost above every printed one is still compared with cash."""
    match = table(2, laid="v1", hands=["v2"], cash=[19_000], components="space.v2.cost = 20000")
    assert match.why_not("lay v2") is not None
    match = table(2, laid="a1", cash=[19_000], pending=buying(0), components="card.stl-1.price = 500\nmoney.unit = 500")
    play(match, "buy stl")
    assert money(match)[0] == 18_500


def test_a_unit_may_be_as_small_as_one() -> None:
    """Land of 5 sells for 3, half of it rounded up, and a city may pay 1 for a card."""
    overlay = "money.unit = 1\ncard.stl-1.price = 5\nland.stl.payouts = [1, 2, 3, 4, 5]"
    match = table(2, laid="a1", hands=["a2"], cash=[998], land=["stl-1"], components=overlay)
    assert match.view(None)["land"]["stl"]["payouts"] == [1, 2, 3, 4, 5]
    play(match, "lay a2", "sell stl-1")
    assert "0 land_sold stl-1 3" in story(match)


BROKEN = {
    "cost 3": ("core.components_not_toml", None),
    "space.q1.cost = 1000": ("core.components_unknown", {"where": "space.q1"}),
    "space.a1.price = 1000": ("core.components_unknown", {"where": "space.a1.price"}),
    "money.start.7 = 1000": ("core.components_unknown", {"where": "money.start.7"}),
    "money = 5": ("core.components_wrong", {"where": "money", "what": "Expected `object`, got `int`"}),
    "tiles.hand = 0": ("core.components_wrong", {"where": "tiles.hand", "what": "Expected `int` >= 1"}),
    "spike.bonus = -1": ("core.components_wrong", {"where": "spike.bonus", "what": "Expected `int` >= 0"}),
    "spike.bonus = 4611686018427387904": (
        "core.components_wrong",
        {"where": "spike.bonus", "what": "Expected `int` <= 1000000"},
    ),
    "money.start.2 = 0": ("core.components_wrong", {"where": "money.start.2", "what": "Expected `int` >= 1"}),
    "tiles.hand = 9": ("last_spike.components_hand", {"tiles": 48, "seats": 6}),
    'route.a.ends = ["stl", "reno"]': ("last_spike.components_no_city", {"name": "reno"}),
    'spike.east = "reno"': ("last_spike.components_no_city", {"name": "reno"}),
    'spike.west = "reno"': ("last_spike.components_no_city", {"name": "reno"}),
    'spike.west = "stl"': ("last_spike.components_same_ends", {}),
    'route.a.ends = ["stl", "stl"]': ("last_spike.components_circle", {"where": "route.a.ends"}),
    'route.y.ends = ["yum", "ogd"]\nroute.z.ends = ["yum", "ogd"]': ("last_spike.components_apart", {}),
    'route.u.ends = ["lar", "oma"]\nroute.v.ends = ["den", "oma"]\nroute.y.ends = ["stl", "oma"]\n'
    'route.z.ends = ["ogd", "sac"]': ("last_spike.components_apart", {}),
    "tiles.unseen_with_two = 41": ("last_spike.components_unseen", {"tiles": 48}),
    "space.q9.cost = 'dear'": ("core.components_unknown", {"where": "space.q9"}),
    "space.b2.cost = 'dear'": (
        "core.components_wrong",
        {"where": "space.b2.cost", "what": "Expected `int`, got `str`"},
    ),
    "space.b2.cost = 1500": (
        "last_spike.components_unit",
        {"where": "space.b2.cost", "value": 1_500, "unit": 1_000},
    ),
    "card.den-2.price = 3100": (
        "last_spike.components_unit",
        {"where": "card.den-2.price", "value": 3_100, "unit": 1_000},
    ),
    "land.den.payouts = [5000, 10000, 15000, 20000, 25001]": (
        "last_spike.components_unit",
        {"where": "land.den.payouts", "value": 25_001, "unit": 1_000},
    ),
    "money.start.6 = 30500": (
        "last_spike.components_unit",
        {"where": "money.start.6", "value": 30_500, "unit": 1_000},
    ),
    "spike.bonus = 20001": ("last_spike.components_unit", {"where": "spike.bonus", "value": 20_001, "unit": 1_000}),
    "card.oma-0.price = 1000": ("last_spike.components_land_0", {"where": "card.oma-0.price"}),
    "card.oma-3.price = 4000": ("last_spike.components_rising", {"where": "card.oma-1 … card.oma-4"}),
    "card.oma-1.price = 0": ("last_spike.components_rising", {"where": "card.oma-1 … card.oma-4"}),
    "land.sac.payouts = [10000, 20000, 30000, 50000, 50000]": (
        "last_spike.components_rising",
        {"where": "land.sac.payouts"},
    ),
    "land.sac.payouts = [0, 20000, 30000, 40000, 50000]": (
        "last_spike.components_rising",
        {"where": "land.sac.payouts"},
    ),
}
"""Overlays that must be refused: the sentence's key and its arguments (None: any message of the TOML reader)."""


@pytest.mark.parametrize("overlay", BROKEN)
def test_a_broken_overlay_is_refused_with_its_sentence(overlay: str) -> None:
    key, arguments = BROKEN[overlay]
    with pytest.raises(railherd.Problem) as caught:
        corrected(overlay)
    assert caught.value.key == key
    assert arguments is None or caught.value.arguments == arguments
    assert str(caught.value).endswith(".")
    assert "{" not in str(caught.value)
