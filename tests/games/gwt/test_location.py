"""Phase B at a location: its actions, each once, in any order; or one single auxiliary action instead."""

from __future__ import annotations

import pytest

from railherd.kit.rules.place import SIDES
from tests.games.gwt.table import GAME, cards, decision, money, offered, play, player, refused, table


def test_everything_a_neutral_building_offers() -> None:
    match = table(at="n_a", money=8, hand="guernsey", jobs="cowboy engineer craftsman")
    assert offered(match) == ["use 1", "use 2", "use 3", "auxiliary", "done"]


def test_each_action_once() -> None:
    match = play(table(at="n_a", hand="guernsey*2"), "use 1")
    assert refused(match, "use 1") == "already_used"
    assert money(match)[0] == 8


def test_any_order() -> None:
    for order in (["use 1", "use 2"], ["use 2", "use 1"]):
        choices = [choice for use in order for choice in ([use] if use == "use 1" else [use, "buy holstein way 1"])]
        match = play(table(at="n_e", money=8, hand="black_angus"), *choices)
        assert money(match)[0] == 4
        assert offered(match) == ["done"]


def test_money_of_one_action_pays_for_the_next() -> None:
    match = table(at="n_e", money=4, hand="black_angus", market_stack="")
    assert offered(match) == ["use 1", "auxiliary", "done"]
    assert offered(play(match, "use 1")) == ["use 2", "done"]


def test_no_action_has_to_be_used() -> None:
    """Ruling 24."""
    match = play(table(at="n_a", hand="guernsey"), "done")
    assert (match.asked, money(match)[0]) == (1, 6)
    match = play(table(at="n_a", hand="guernsey"), "use 1", "done")
    assert (match.asked, money(match)[0]) == (1, 8)


def test_a_requirement_must_be_met() -> None:
    match = table(at="n_a", money=5, hand="jersey dutch_belt black_angus", jobs="cowboy engineer craftsman")
    assert offered(match) == ["auxiliary", "done"]
    assert [refused(match, action) for action in ("use 1", "use 2", "use 3")] == [
        "card_missing", "workers_too_dear", "workers_too_dear",
    ]  # fmt: skip


def test_a_cost_must_be_paid_in_full() -> None:
    """The second hiring of building A is two dollars dearer."""
    jobs = "cowboy engineer craftsman"
    assert offered(table(at="n_a", money=7, jobs=jobs)) == ["use 2", "auxiliary", "done"]
    assert offered(table(at="n_a", money=8, jobs=jobs)) == ["use 2", "use 3", "auxiliary", "done"]


@pytest.mark.parametrize(("first", "second"), [("use 1", "use 2"), ("use 2", "use 1")])
def test_one_side_of_a_slash(first: str, second: str) -> None:
    match = table(at="n_c")
    assert offered(match) == ["use 1", "use 2", "use 3", "auxiliary", "done"]
    play(match, first, "certify 1" if first == "use 1" else "take draw_2")
    assert refused(match, second) == "other_side_of_slash"
    assert refused(match, first) == "already_used"
    assert offered(match) == ["use 3", "done"]


@pytest.mark.parametrize(("at", "trail"), [("n_d", "t_1=tepee_blue"), ("p_a1", "p_a1=0-8 t_1=tepee_blue")])
def test_the_other_slashes(at: str, trail: str) -> None:
    match = table(at=at, trail=trail)
    assert offered(match) == ["use 1", "use 2", "use 3", "auxiliary", "done"]
    play(match, "use 1", "trade t_1")
    assert refused(match, "use 2") == "other_side_of_slash"
    assert offered(match) == ["use 3", "done"]


def test_an_auxiliary_action_instead_of_all_actions() -> None:
    match = play(table(at="n_b", hand="dutch_belt"), "auxiliary", "auxiliary 1")
    assert offered(match) == ["done"]
    assert refused(match, "use 1") == "auxiliary_taken"
    assert refused(match, "auxiliary") == "already_used"


def test_no_auxiliary_action_after_a_local_one() -> None:
    match = play(table(at="n_b", hand="dutch_belt"), "use 1")
    assert refused(match, "auxiliary") == "local_taken"


def test_the_auxiliary_action_of_a_location_is_single() -> None:
    """Case 7: both discs are gone, but no double action is offered."""
    match = play(table(at="n_b", cleared="aux_money_2 aux_card_2"), "auxiliary")
    assert offered(match) == ["auxiliary 1", "auxiliary 2"]
    assert refused(match, "auxiliary 1 double") == "auxiliary_single_only"


def test_the_auxiliary_action_of_a_building_may_be_double() -> None:
    match = play(table(at="n_g", cleared="aux_money_2"), "use 2")
    assert offered(match) == ["auxiliary 1", "auxiliary 1 double", "auxiliary 2"]


def test_own_private_buildings_are_used_like_neutral_ones() -> None:
    assert offered(table(at="p_a1", trail="p_a1=0-2", hand="guernsey")) == ["use 1", "use 2", "auxiliary", "done"]


def test_buildings_of_others_allow_only_an_auxiliary_action() -> None:
    match = table(at="p_a1", trail="p_a1=1-2", hand="guernsey")
    assert offered(match) == ["auxiliary", "done"]
    assert refused(match, "use 1") == "not_your_building"
    assert money(play(match, "auxiliary", "auxiliary 1"))[0] == 7


@pytest.mark.parametrize(("space", "tile"), [("h_flood_1", "flood_green_2"), ("t_1", "tepee_blue")])
def test_hazards_and_tepees_allow_only_an_auxiliary_action(space: str, tile: str) -> None:
    match = table(at=space, trail=f"{space}={tile}", hand="guernsey", money=9)
    assert offered(match) == ["auxiliary", "done"]
    assert refused(match, "use 1") == "no_building_here"
    assert refused(match, "risk") == "no_building_here"


def test_an_action_the_building_does_not_have() -> None:
    match = table(at="n_b")
    assert refused(match, "use 3") == "no_such_action"
    assert refused(match, "copied 1") == "nothing_copied"
    assert refused(match, "copied risk") == "nothing_copied"


def test_money_is_taken_in_full_and_at_once() -> None:
    """Case 54."""
    match = play(table(at="p_a1", sides="10b", money=0, trail="p_a1=0-10"), "use 1")
    assert (money(match)[0], decision(match)) == (4, "use")


def test_other_rewards_may_be_declined_in_part_or_whole() -> None:
    """Case 54: the card is discarded anyway."""
    match = play(table(at="p_a1", sides="5b", trail="p_a1=0-5", hand="black_angus"), "use 1")
    assert offered(match) == ["certify 0", "certify 1", "certify 2"]
    play(match, "certify 0")
    assert (player(match)["certificates"], cards(match, 0, "discards")) == (0, "black_angus")
    match = play(table(at="p_a1", sides="2b", trail="p_a1=0-2", hand="jersey"), "use 1", "decline")
    assert (player(match)["engine"], cards(match, 0, "discards")) == ("0", "jersey")


def replacing() -> list[str]:
    """Return the choices that hire a fourth craftsman with 5a, whose space allows building at once."""
    return ["use 1", "hire 1 craftsman", "first"]


def test_a_building_replaced_under_its_user_is_not_used() -> None:
    """Neither the rest of the old building nor any action of the new one is used."""
    match = table(at="p_a1", trail="p_a1=0-5", money=9, workers="craftsman*2", jobs="craftsman cowboy cowboy")
    play(match, *replacing(), "build 6", "at p_a1")
    assert money(match)[0] == 9 - 5 - 1
    assert match.view(None)["trail"]["p_a1"]["face"] == "6a"
    assert offered(match) == ["done"]
    assert refused(match, "use 2") == "tile_replaced"


def test_a_building_stays_in_use_while_another_is_built() -> None:
    match = table(at="p_a1", trail="p_a1=0-5", money=9, workers="craftsman*2", jobs="craftsman cowboy cowboy")
    play(match, *replacing(), "build 1", "at p_a2")
    assert money(match)[0] == 9 - 5 - 1
    assert offered(match) == ["use 2", "done"]


def test_kansas_city_has_its_five_parts_in_order() -> None:
    match = table(at="kc", hand="guernsey", place=["kc"])
    parts = [decision(match)]
    for choice in ("choose 1", "choose 1", "choose 1", "spend 0"):
        play(match, choice)
        parts.append(decision(match))
    assert parts == ["foresight", "foresight", "foresight", "spend", "deliver"]


def test_an_old_position_does_not_tell_which_side_of_a_slash_was_used() -> None:
    waiting = {"decision": "use", "seat": 0, "tile": "c", "used": 1, "copied_space": None, "copied_tile": None}
    match = table(at="n_c", pending=waiting)
    assert [refused(match, side) for side in ("use 1", "use 2")] == ["other_side_of_slash"] * 2
    assert offered(match) == ["use 3", "done"]


def test_a_building_with_many_actions_still_knows_its_slash() -> None:
    """The sides of a slash share their bits with nothing: the printed buildings have at most four actions."""
    assert max(len(groups) for groups in GAME.figures.face_groups) <= SIDES
