"""Hands: what entering a location costs, and who is paid."""

from __future__ import annotations

import pytest

from railherd.core.playing.match import Match
from tests.games.gwt.table import decision, money, offered, play, player, refused, story, table

HAZARDS = [
    f"{kind}_{hand}_{points}"
    for kind in ("flood", "drought", "rockfall")
    for hand, points in (("green", 2), ("green", 3), ("green", 4), ("black", 2), ("black", 3))
]
# The hands on private buildings; the others have none.
FACES = {
    "1a": "green", "4a": "black", "7a": "green black", "8a": "green", "10a": "black",
    "1b": "green", "4b": "black", "7b": "green black", "10b": "black",
}  # fmt: skip
ALL_FACES = [f"{number}{side}" for side in "ab" for number in range(1, 11)]


def fees(match_events: list[str]) -> list[str]:
    """Return the payments of a story."""
    return [line for line in match_events if "fee_paid" in line]


@pytest.mark.parametrize(("seats", "green", "black", "both"), [(2, 2, 2, 4), (3, 2, 1, 3), (4, 1, 2, 3)])
def test_what_a_hand_costs(seats: int, green: int, black: int, both: int) -> None:
    """Case 5 is the last: a building with both hands, with three players 2 + 1."""
    for building, fee in ((1, green), (4, black), (7, both)):
        match = play(table(seats, place="n_a", money=[10, 0], trail=f"p_a1=1-{building}"), "travel p_a1")
        assert money(match)[:2] == [10 - fee, fee]


@pytest.mark.parametrize("face", ALL_FACES)
def test_the_hands_of_private_buildings(face: str) -> None:
    """With three players the colours cost differently."""
    fee = sum({"green": 2, "black": 1}[hand] for hand in FACES.get(face, "").split())
    match = table(3, sides=face, place="n_a", money=[10, 0], trail=f"p_a1=1-{face[:-1]}")
    assert match.view(0)["trail"]["p_a1"]["fee"] == fee
    assert money(play(match, "travel p_a1"))[:2] == [10 - fee, fee]


@pytest.mark.parametrize("tile", [*HAZARDS, "tepee_green", "tepee_blue"])
def test_hazards_and_tepees_are_paid_to_the_bank(tile: str) -> None:
    space, place = {
        "flood": ("h_flood_1", "n_a"), "drought": ("h_drought_1", "n_b"), "rockfall": ("h_rockfall_1", "n_e"),
        "tepee": ("t_1", "n_c"),
    }[tile.partition("_")[0]]  # fmt: skip
    fee = 2 if "green" in tile else 1
    match = play(table(3, place=place, money=[10, 7, 8], trail=f"{space}={tile}"), f"travel {space}")
    assert money(match) == [10 - fee, 7, 8]
    assert fees(story(match)) == [f"0 fee_paid {fee} {space} None"]


def test_a_building_is_paid_to_its_owner() -> None:
    match = play(table(3, place="n_a", money=[10, 1, 4], trail="p_a1=2-1"), "travel p_a1")
    assert money(match) == [8, 1, 6]
    assert story(match) == ["0 rancher_moved p_a1", "0 fee_paid 2 p_a1 2", "2 fee_received 2 p_a1 0"]


def test_own_buildings_are_free() -> None:
    match = table(place="n_a", money=[10, 0], trail="p_a1=0-7")
    assert match.view(0)["trail"]["p_a1"]["fee"] == 0
    assert match.view(1)["trail"]["p_a1"]["fee"] == 4
    assert money(play(match, "travel p_a1")) == [10, 0]


def test_neutral_buildings_and_kansas_city_are_free() -> None:
    match = table(place="n_e", money=[10, 0])
    assert money(play(match, "travel kc")) == [10, 0]


def test_passing_costs_as_much_as_reaching() -> None:
    match = table(3, place="n_a", money=[10, 0, 0], trail="p_a1=1-1 p_a2=2-4 p_a3=1-7", cleared="step_money")
    play(match, "travel n_b", "by p_a1")
    assert money(match) == [10 - 2 - 1 - 3, 5, 1]


def test_nobody_pays_for_where_the_journey_begins() -> None:
    match = play(table(place="p_a1", money=[10, 0], trail="p_a1=1-7"), "travel n_b")
    assert money(match) == [10, 0]


def test_a_tepee_off_the_trail_has_no_fee() -> None:
    """Case 9."""
    match = table(place="n_c", money=[10, 0], trail="t_m3=tepee_green t_m2=tepee_blue p_cd=0-1")
    assert money(play(match, "travel n_e")) == [10, 0]


def test_who_has_nothing_walks_on() -> None:
    """Case 3: hands are passed without payment or debt; as the ways do not differ, none is asked for."""
    laid = "h_flood_1=flood_green_2 h_flood_2=flood_black_2 h_flood_3=flood_green_3 p_a1=1-7 p_a2=1-4 p_a3=1-1"
    match = table(4, place="n_a", money=[0, 0], trail=laid)
    play(match, "travel n_b")
    assert money(match)[:2] == [0, 0]
    assert fees(story(match)) == []
    assert player(match)["place"] == "n_b"


def test_who_has_too_little_pays_that() -> None:
    """Case 4: the payee gets one dollar of two."""
    match = play(table(place="n_a", money=[1, 0], trail="p_a1=1-1"), "travel p_a1")
    assert money(match) == [0, 1]
    assert fees(story(match)) == ["0 fee_paid 1 p_a1 1"]


@pytest.mark.parametrize(("has", "paid"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_partial_payment_of_both_hands(has: int, paid: int) -> None:
    match = play(table(3, place="n_a", money=[has, 0], trail="p_a1=1-7"), "travel p_a1")
    assert money(match)[:2] == [has - paid, paid]


def test_nothing_is_paid_later() -> None:
    """Money gained at the same place is not paid to anyone."""
    match = table(place="n_a", money=[1, 0], trail="h_flood_1=flood_green_2")
    play(match, "travel h_flood_1", "auxiliary", "auxiliary 1")
    assert money(match) == [1, 0]


def test_example_upper_way() -> None:
    """W2: both dollars to the first owner, nothing to the second."""
    laid = "p_a1=2-4 p_a2=3-1 h_flood_1=flood_green_2 h_flood_2=flood_black_2"
    match = play(table(4, place="n_a", money=[2, 0, 0, 0], trail=laid), "travel n_b", "by p_a1")
    assert money(match) == [0, 0, 2, 0]
    assert fees(story(match)) == ["0 fee_paid 2 p_a1 2"]


def test_example_lower_way() -> None:
    """W2: one dollar for the green hand, the last one for the black hand, all to the bank."""
    laid = "p_a1=2-4 p_a2=3-1 h_flood_1=flood_green_2 h_flood_2=flood_black_2"
    match = play(table(4, place="n_a", money=[2, 0, 0, 0], trail=laid), "travel n_b")
    assert offered(match) == ["by p_a1", "by h_flood_1"]
    assert refused(match, "by p_a2") == "not_on_path"
    play(match, "by h_flood_1")
    assert money(match) == [0, 0, 0, 0]
    assert fees(story(match)) == ["0 fee_paid 1 h_flood_1 None", "0 fee_paid 1 h_flood_2 None"]


def test_the_way_is_asked_only_where_payments_differ() -> None:
    """Ruling 22."""
    match = play(table(place="n_a", money=[9, 0], trail="p_a1=0-7 p_fl1=0-1"), "travel n_b")
    assert decision(match) == "use"
    match = play(table(place="n_a", money=[9, 0], trail="p_a1=1-1 p_fl1=1-4"), "travel n_b")
    assert decision(match) == "use"
    assert money(match) == [7, 2]
    match = play(table(3, place="n_a", money=[9, 0], trail="p_a1=1-1 p_fl1=1-4"), "travel n_b")
    assert offered(match) == ["by p_a1", "by h_flood_1"]


def test_the_way_is_asked_where_equal_payments_go_to_different_payees() -> None:
    """Ruling 22: two dollars either way: to another player, or to the bank."""
    match = play(table(place="n_a", money=[9, 0], trail="p_a1=1-1 h_flood_1=flood_green_2"), "travel n_b")
    assert offered(match) == ["by p_a1", "by h_flood_1"]


def test_the_way_is_asked_at_every_fork() -> None:
    laid = "p_a1=1-1 p_b1=1-4"
    match = play(table(place="n_a", money=[9, 0], trail=laid), "travel n_b")
    assert offered(match) == ["by p_a1", "by h_flood_1"]
    match = table(place="n_a", money=[9, 0], trail=laid, cleared="step_money")
    play(match, "travel n_c", "by h_flood_1")
    assert offered(match) == ["by p_b1", "by h_drought_1"]
    play(match, "by p_b1")
    assert money(match) == [7, 2]
    assert player(match)["place"] == "n_c"


def test_landing_on_a_hazard_costs_its_fee_and_allows_one_single_auxiliary() -> None:
    """Case 6."""
    match = table(place="n_b", money=[5, 0], trail="h_drought_1=drought_black_3")
    play(match, "travel h_drought_1")
    assert money(match) == [3, 0]
    assert offered(match) == ["auxiliary", "done"]
    play(match, "auxiliary", "auxiliary 1")
    assert money(match) == [4, 0]
    assert offered(match) == ["done"]


def test_all_other_costs_are_paid_in_full() -> None:
    """Also case 10: no tepee over -3 for two dollars."""
    match = table(at="n_f", money=6, trail="h_flood_1=flood_green_2")
    assert refused(match, "use 2") == "action_too_dear"
    assert refused(table(at="n_d", money=1), "use 2") == "action_too_dear"
    match = play(table(at="n_d", money=2, trail="t_m3=tepee_blue t_m2=tepee_blue"), "use 1")
    assert offered(match) == ["trade t_m2"]
    assert refused(match, "trade t_m3") == "trade_too_dear"
    assert refused(table(at="n_d", money=2, trail="t_m3=tepee_blue"), "use 1") == "trades_too_dear"


def costs(match: Match) -> dict[str, tuple[int, int | None]]:
    """Return what each option costs, and the most where its ways differ."""
    prompt = match.prompt()
    assert prompt is not None
    return {option.text: (option.cost, option.cost_most) for option in prompt.options}


def test_a_journey_with_a_fork_says_what_its_ways_cost() -> None:
    """By the buildings it is two dollars, by the flood one or three: none is free."""
    trail = "p_a1=1-1 p_a2=1-2 p_a3=1-3 h_flood_1=flood_black_2 p_fl1=1-8"
    match = table(3, place="n_a", money=10, trail=trail, cleared="step_money step_vp")
    found = costs(match)
    assert found["travel p_a1"] == (2, None), "before a fork there is one way"
    assert found["travel n_b"] == (2, 3)
    play(match, "travel n_b")
    assert decision(match) == "fork"
    assert costs(match) == {"by p_a1": (2, None), "by h_flood_1": (3, None)}


def test_the_penniless_pay_nothing_on_any_way() -> None:
    trail = "p_a1=1-1 h_flood_1=flood_black_2"
    assert costs(table(3, place="n_a", money=0, trail=trail))["travel n_b"] == (0, None)


def test_no_way_costs_more_than_there_is() -> None:
    trail = "p_a1=1-1 p_a2=1-8 h_flood_1=flood_black_2"
    assert costs(table(3, place="n_a", money=3, trail=trail))["travel n_b"] == (1, 3)
