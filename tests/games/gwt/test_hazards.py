"""Clearing hazards: any one of them, for the cost of the icon."""

from __future__ import annotations

from tests.games.gwt.table import money, offered, play, player, refused, story, table

THREE = "h_flood_1=flood_green_4 h_drought_2=drought_black_2 h_rockfall_4=rockfall_green_3"


def test_any_hazard_of_any_section() -> None:
    match = table(at="n_f", money=7, trail=THREE)
    play(match, "use 2")
    assert offered(match) == ["clear h_flood_1", "clear h_drought_2", "clear h_rockfall_4"]
    play(match, "clear h_drought_2")
    assert story(match) == ["0 action_used f.2", "0 hazard_taken drought_black_2 h_drought_2 7"]
    assert money(match)[0] == 0
    assert player(match)["hazards"] == ["drought_black_2"]
    assert match.view(None)["trail"]["h_drought_2"]["tile"] is None


def test_only_where_a_hazard_lies() -> None:
    match = table(at="n_f", money=7, trail=f"{THREE} t_1=tepee_blue p_a1=1-1")
    play(match, "use 2")
    for space in ("h_flood_2", "t_1", "p_a1", "n_a"):
        assert refused(match, f"clear {space}") == "no_hazard_there"


def test_the_cost_must_be_paid_in_full() -> None:
    assert refused(table(at="n_f", money=6, trail=THREE), "use 2") == "action_too_dear"


def test_4a_clears_for_five() -> None:
    match = table(at="p_a1", money=5, trail=f"{THREE} p_a1=0-4")
    play(match, "use 1", "clear h_rockfall_4")
    assert story(match)[-1] == "0 hazard_taken rockfall_green_3 h_rockfall_4 5"
    assert money(match)[0] == 0
    assert refused(table(at="p_a1", money=4, trail=f"{THREE} p_a1=0-4"), "use 1") == "action_too_dear"


def test_without_hazards_there_is_nothing_to_clear() -> None:
    assert refused(table(at="n_f", money=7, trail="t_1=tepee_blue"), "use 2") == "no_hazard_anywhere"


def test_printed_points_are_scored() -> None:
    match = table(at="n_f", money=7, trail=THREE, hazards="flood_green_2 rockfall_black_3")
    assert match.scores()[0]["lines"]["hazards"] == 5
    play(match, "use 2", "clear h_flood_1")
    assert match.scores()[0]["lines"]["hazards"] == 9


def test_a_gap_is_filled_first() -> None:
    """The next flood goes to the lowest free number."""
    match = table(
        at="kc",
        trail="h_flood_1=flood_green_2 h_flood_3=flood_green_3",
        foresight="flood_black_2 tepee_blue cowboy*4",
    )
    play(match, "choose 1")
    assert story(match) == ["0 tile_chosen flood_black_2 1", "- tile_placed flood_black_2 h_flood_2"]
