"""Phase B: what may be used where, in any order and once each (RB8)."""

from __future__ import annotations

from tests.games.gwt_nz.table import cards, money, offered, play, player, refused, table


def test_each_action_of_a_neutral_or_an_own_building_once_in_any_order() -> None:
    """RB8: on her 3b beside a risk action Mary has three actions."""
    match = table(at="r_b1", trail="r_b1=0-3", sides="3b", hand="merino*2 southdown", money=9, jobs="exchange_vp4 - -")
    assert offered(match)[:3] == ["use 1", "use 2", "risk"]
    play(match, "risk", "discard southdown")
    assert player(match)["gold"] == 1
    assert refused(match, "risk") == "already_used"
    play(match, "use 1", "discard merino", "discard merino")
    assert money(match)[0] == 12
    assert refused(match, "use 1") == "already_used"
    play(match, "use 2", "invest 1 exchange_vp4")
    assert money(match)[0] == 7
    assert offered(match) == ["done"]


def test_a_requirement_must_be_met_in_full() -> None:
    match = table(at="n_a", hand="merino southdown", money=0)
    assert refused(match, "use 1") == "pair_missing"
    assert refused(table(at="n_f", hand="merino"), "use 1") == "card_missing"
    assert refused(table(at="r_b1", trail="r_b1=0-3", hand="ferry"), "risk") == "cattle_missing"


def test_of_actions_divided_by_a_slash_only_one() -> None:
    match = table(at="n_b")
    play(match, "use 1", "path 1")
    assert refused(match, "use 2") == "other_side_of_slash"
    match = play(table(at="n_b"), "use 2", "take top")
    assert refused(match, "use 1") == "other_side_of_slash"


def test_a_single_auxiliary_action_only_instead_of_all_others() -> None:
    match = table(at="n_f", hand="southdown", money=0)
    play(match, "auxiliary", "auxiliary 1")
    assert money(match)[0] == 1
    assert refused(match, "use 1") == "auxiliary_taken"
    assert refused(match, "auxiliary") == "already_used"
    used = play(table(at="n_f", hand="southdown"), "use 1")
    assert refused(used, "auxiliary") == "local_taken"


def test_on_anothers_building_and_on_a_hazard_only_a_single_auxiliary_action() -> None:
    """RB8: Mary pays a pound and has one auxiliary action."""
    for trail in ("r_b1=1-4", "rock1=rockfall_black_4"):
        place = trail.split("=")[0]
        match = table(place="n_a", trail=trail, money=[5, 0], hand="merino*2")
        play(match, f"travel {place}")
        assert money(match)[0] == 4
        assert offered(match) == ["auxiliary", "done"]
        assert refused(match, "use 1") in ("not_your_building", "no_building_here")


def test_a_risk_action_is_for_the_owner_of_the_building_alone() -> None:
    assert refused(table(at="r_b1", trail="r_b1=1-3", hand="merino"), "risk") == "not_your_building"
    assert refused(table(at="a1", trail="a1=0-3", hand="merino"), "risk") == "no_risk_here"


def test_nothing_has_to_be_used() -> None:
    match = play(table(at="n_f", hand="southdown"), "done")
    assert match.asked == 1


def test_free_actions_do_not_take_away_the_auxiliary_action() -> None:
    match = table(at="n_f", hand="ferry", money=0)
    play(match, "play ferry", "first")
    assert "auxiliary" in offered(match)


def test_turned_neutral_buildings_offer_their_backs_only() -> None:
    match = table(at="n_g", flipped=True, hand="")
    assert offered(match) == ["use 1", "use 2", "auxiliary", "done"]
    assert offered(table(at="n_g", hand="")) == ["use 1", "use 2", "use 3", "auxiliary", "done"]
    assert cards(match) == ""
