"""Building 8b: use the actions of a neighbouring building."""

from __future__ import annotations

import pytest

from tests.games.gwt.table import cards, decision, money, offered, play, player, refused, story, table

# The neighbours of every building space: only trail lies between, neither a location nor an empty space.
NEXT_TO = {
    "p_a1": "n_a p_a2", "p_a2": "p_a1 p_a3", "p_a3": "p_a2 n_b",
    "p_fl1": "p_fl2", "p_fl2": "p_fl1 n_b",
    "p_b1": "n_b p_b2", "p_b2": "p_b1 p_b3", "p_b3": "p_b2 n_c", "p_dr1": "n_c",
    "p_c1": "n_c p_c2", "p_c2": "p_c1 n_e", "p_cd": "n_c n_d", "p_it1": "p_it2", "p_it2": "p_it1 n_e",
    "p_e1": "n_e p_e2", "p_e2": "p_e1 n_f", "p_rf1": "p_rf2", "p_rf2": "p_rf1 n_f",
    "p_f1": "n_f n_g", "p_f2": "n_f n_g", "p_g1": "n_g", "p_g2": "n_g",
}  # fmt: skip


def beside(space: str) -> str:
    """Return a trail with building 8b of seat 0 on a space, and a building or tile on every other one."""
    others = [other for other in NEXT_TO if other != space]
    buildings = [f"{1 + i // 9}-{i % 9 + 1 + (i % 9 > 6)}" for i in range(len(others))]
    laid = [f"{other}={building}" for other, building in zip(others, buildings, strict=True)]
    tiles = "h_flood_4=flood_green_2 h_drought_4=drought_green_2 h_rockfall_4=rockfall_green_2 t_10=tepee_blue"
    return " ".join([f"{space}=0-8", *laid, tiles])


@pytest.mark.parametrize("space", NEXT_TO)
def test_which_buildings_are_adjacent(space: str) -> None:
    match = play(table(4, at=space, sides="8b", trail=beside(space)), "use 1")
    assert offered(match) == [f"copy {other}" for other in NEXT_TO[space].split()]


def test_the_two_spaces_behind_g_are_not_adjacent() -> None:
    """Ruling 14."""
    match = play(table(at="p_g1", sides="8b", trail="p_g1=0-8 p_g2=0-2"), "use 1")
    assert offered(match) == ["copy n_g"]
    assert refused(match, "copy p_g2") == "not_adjacent"


def test_an_empty_space_lies_between() -> None:
    match = table(at="p_a2", sides="8b", trail="p_a2=0-8")
    assert offered(match) == ["auxiliary", "done"]
    assert refused(match, "use 1") == "nothing_to_copy"


def test_hazards_and_tepees_cannot_be_copied() -> None:
    match = table(at="p_fl1", sides="8b", trail="p_fl1=0-8 h_flood_4=flood_green_2")
    assert refused(match, "use 1") == "nothing_to_copy"
    match = play(table(at="p_fl1", sides="8b", trail="p_fl1=0-8 p_fl2=0-1 h_flood_4=flood_green_2"), "use 1")
    assert refused(match, "copy h_flood_4") == "not_adjacent"


def test_a_neutral_building() -> None:
    match = table(at="p_b1", sides="8b", trail="p_b1=0-8", hand="dutch_belt", money=0)
    play(match, "use 1", "copy n_b")
    assert offered(match) == ["copied 1", "done"]
    play(match, "copied 1")
    assert offered(match) == ["copied 2", "done"]
    assert money(match)[0] == 2
    assert refused(match, "copied 1") == "already_used"
    assert story(match)[:3] == ["0 action_used 8b.1", "0 building_copied n_b", "0 action_used b.1"]


def test_the_building_of_another_costs_no_fee() -> None:
    """Case 40: hands are paid only by those who pass the building."""
    match = table(at="p_a2", sides="8b 7a", trail="p_a2=0-8 p_a3=1-7", money=[5, 0], tepees="tepee_green tepee_blue")
    play(match, "use 1", "copy p_a3", "copied 1")
    assert money(match) == [7, 0]
    assert offered(match) == ["certify 0", "certify 1", "certify 2"]


def test_own_means_the_user() -> None:
    """Ruling 9: another player's 1a pays for the user's own buildings in the woods."""
    laid = "p_c1=0-8 p_c2=1-1 p_e1=0-2 p_e2=1-3 p_b1=1-4"
    match = play(table(at="p_c1", sides="8b", trail=laid, money=0), "use 1", "copy p_c2", "copied 1")
    assert money(match) == [4, 7]


def test_the_first_use_fixes_the_neighbour() -> None:
    """Ruling 9."""
    match = table(at="p_a1", sides="8b", trail="p_a1=0-8 p_a2=0-2", hand="guernsey*2")
    play(match, "use 1", "copy n_a", "copied 1")
    assert refused(match, "use 1") == "already_used"
    assert refused(match, "copied 4") == "no_such_action"


def test_no_chains() -> None:
    """Ruling 3: an 8b beside an 8b gives nothing."""
    match = table(at="p_a2", sides="8b", trail="p_a2=0-8 p_a3=1-8")
    assert refused(match, "use 1") == "nothing_to_copy"
    match = play(table(at="p_a2", sides="8b", trail="p_a1=0-1 p_a2=0-8 p_a3=1-8"), "use 1")
    assert offered(match) == ["copy p_a1"]
    assert refused(match, "copy p_a3") == "no_copy_of_copy"


def test_the_neighbours_risk_is_copied_and_the_own_one_stays() -> None:
    """Ruling 9: both belong to one set with the neighbour's actions, each once, in any order."""
    match = table(at="p_rf1", sides="8b", trail="p_rf1=0-8 p_rf2=1-2", hand="jersey*3 guernsey", money=0)
    assert offered(match) == ["use 1", "risk", "auxiliary", "done"]
    play(match, "risk", "discard jersey", "certify 1", "use 1", "copy p_rf2")
    assert offered(match) == ["copied 1", "copied 2", "copied risk", "done"]
    play(match, "copied risk", "certify 1")
    assert (money(match)[0], player(match)["certificates"]) == (2, 2)
    play(match, "copied 1")
    assert money(match)[0] == 6
    assert refused(match, "copied risk") == "already_used"
    assert refused(match, "risk") == "already_used"
    assert cards(match) == "jersey"


def test_a_neutral_neighbour_has_no_risk() -> None:
    match = play(table(at="p_dr1", sides="8b", trail="p_dr1=0-8", hand="jersey"), "use 1", "copy n_c")
    assert refused(match, "copied risk") == "no_risk_here"
    assert offered(match) == ["copied 1", "copied 2", "copied 3", "risk", "done"]


def test_a_slash_is_copied_too() -> None:
    match = play(table(at="p_cd", sides="8b", trail="p_cd=0-8"), "use 1", "copy n_c", "copied 1", "certify 1")
    assert refused(match, "copied 2") == "other_side_of_slash"
    assert refused(match, "copied 1") == "already_used"
    assert offered(match) == ["copied 3", "done"]


def test_a_copied_move_starts_from_the_copying_building() -> None:
    match = table(at="p_a1", sides="8b 3a", trail="p_a1=0-8 p_a2=1-3")
    play(match, "use 1", "copy p_a2", "copied 2")
    assert offered(match) == ["go p_a2"]
    play(match, "go p_a2")
    assert (decision(match), offered(match)) == ("use", ["auxiliary", "done"])


def test_copying_is_a_local_action() -> None:
    match = play(table(at="p_a1", sides="8b", trail="p_a1=0-8"), "use 1", "copy n_a")
    assert refused(match, "auxiliary") == "local_taken"
    match = play(table(at="p_a1", sides="8b", trail="p_a1=0-8"), "auxiliary", "auxiliary 1")
    assert refused(match, "use 1") == "auxiliary_taken"


def test_only_the_owner_copies() -> None:
    match = table(at="p_a1", sides="8b", trail="p_a1=1-8")
    assert refused(match, "use 1") == "not_your_building"
