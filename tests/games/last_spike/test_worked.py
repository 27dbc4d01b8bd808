"""What the rules book tells besides the figures is worked out by the rules, with the figures of the table."""

from __future__ import annotations

from railherd.games.registry import find
from tests.games.last_spike.table import land, money, play, table

HALVES = "[card.oma-3]\nprice = 7000\n[card.oma-4]\nprice = 9000\n[track]\nisolated_factor = 3\n"


def test_the_examples_of_the_book() -> None:
    worked = find("last_spike").shown_figures()["worked"]
    assert worked["sale"] == {"price": 5000, "amount": 3000}
    assert worked["isolated"] == {"tile": "a3", "cost": 3000, "isolated": 6000}
    assert worked["free"] == {"city": "oma", "tiles": ["a4", "c1", "d1"]}
    assert worked["routes"] == {
        "stl": 2,
        "oma": 3,
        "dod": 3,
        "lar": 2,
        "den": 4,
        "elp": 2,
        "ogd": 3,
        "yum": 3,
        "sac": 2,
    }
    assert (worked["often"], worked["spaces_a_route"], worked["cards_a_city"]) == ("den", 4, 5)


def test_corrected_figures_change_them() -> None:
    worked = find("last_spike", HALVES).shown_figures()["worked"]
    assert worked["sale"] == {"price": 7000, "amount": 4000}
    assert worked["isolated"] == {"tile": "a3", "cost": 3000, "isolated": 9000}


def test_a_view_counts_the_tracks_that_are_missing() -> None:
    match = table(2, laid="d1 d2 d4 a1 a2 a3 a4", hands=["d3"])
    view = match.view(None)
    assert {name: view["routes"][name]["missing"] for name in "acd"} == {"a": 0, "c": 4, "d": 1}
    assert view["land"]["oma"]["next_payout"] == 1
    play(match, "lay d3")
    assert match.view(None)["land"]["oma"]["next_payout"] == 4
    paid_out = table(2, laid="a b").view(None)["land"]["stl"]
    assert (paid_out["next_payout"], paid_out["paid_out"]) == (None, True)


def test_a_sale_pays_what_the_book_says() -> None:
    match = table(2, laid="c1", hands=["a3"], cash=[5_000], land=["oma-3"])
    play(match, "lay a3", "sell oma-3")
    assert money(match)[0] == 5_000 + 3_000 - 6_000
    assert "oma-3" not in land(match)[0]
