"""Risk actions: for the owner, part of the actions of a private building on such a space."""

from __future__ import annotations

import pytest

from tests.games.gwt.table import cards, money, offered, play, player, refused, table

JERSEY = ["p_fl1", "p_fl2", "p_it2", "p_rf2"]
ANY = ["p_dr1", "p_it1", "p_rf1"]
NONE = "p_a1 p_a2 p_a3 p_b1 p_b2 p_b3 p_c1 p_c2 p_cd p_e1 p_e2 p_f1 p_f2 p_g1 p_g2"


@pytest.mark.parametrize("space", JERSEY)
def test_a_jersey_for_a_certificate_and_two_dollars(space: str) -> None:
    """W15."""
    match = table(at=space, trail=f"{space}=0-2", hand="jersey guernsey", money=0)
    assert "risk" in offered(match)
    play(match, "risk")
    assert money(match)[0] == 2
    assert offered(match) == ["certify 0", "certify 1"]
    play(match, "certify 1")
    assert player(match)["certificates"] == 1
    assert (cards(match), cards(match, 0, "discards")) == ("guernsey", "jersey")


@pytest.mark.parametrize("space", JERSEY)
def test_no_other_cattle_for_it(space: str) -> None:
    match = table(at=space, trail=f"{space}=0-2", hand="guernsey holstein aux_sf")
    assert refused(match, "risk") == "card_missing"


@pytest.mark.parametrize("space", ANY)
def test_any_cattle_for_a_certificate(space: str) -> None:
    """W15."""
    match = play(table(at=space, trail=f"{space}=0-2", hand="holstein jersey aux_sf", money=0), "risk")
    assert offered(match) == ["discard jersey", "discard holstein"]
    assert refused(match, "discard aux_sf") == "not_cattle"
    assert refused(match, "discard guernsey") == "card_not_in_hand"
    play(match, "discard holstein", "certify 1")
    assert (money(match)[0], player(match)["certificates"]) == (0, 1)
    assert cards(match, 0, "discards") == "holstein"


@pytest.mark.parametrize("space", ANY)
def test_an_objective_card_is_no_cattle(space: str) -> None:
    match = table(at=space, trail=f"{space}=0-2", hand="aux_sf")
    assert refused(match, "risk") == "cattle_missing"


@pytest.mark.parametrize("space", NONE.split())
def test_no_risk_elsewhere(space: str) -> None:
    match = table(at=space, trail=f"{space}=0-2", hand="jersey")
    assert refused(match, "risk") == "no_risk_here"


def test_neutral_buildings_have_no_risk() -> None:
    """Case 44."""
    assert refused(table(at="n_a", hand="jersey"), "risk") == "no_risk_here"


@pytest.mark.parametrize("space", JERSEY + ANY)
def test_only_the_owner_takes_the_risk(space: str) -> None:
    """Case 44."""
    match = table(at=space, trail=f"{space}=1-2", hand="jersey")
    assert offered(match) == ["auxiliary", "done"]
    assert refused(match, "risk") == "not_your_building"


def test_example_three_actions() -> None:
    """W3: Guernsey for $4, buying, any cattle for a certificate, in any order."""
    match = table(at="p_dr1", trail="p_dr1=0-2", hand="guernsey jersey", money=2)
    assert offered(match) == ["use 1", "use 2", "risk", "auxiliary", "done"]
    play(match, "risk", "discard jersey", "certify 1")
    assert offered(match) == ["use 1", "use 2", "done"]
    play(match, "use 1")
    assert money(match)[0] == 6
    play(match, "use 2", "buy holstein way 1")
    assert money(match)[0] == 0
    assert offered(match) == ["done"]
    assert refused(match, "risk") == "already_used"


def test_example_an_auxiliary_action_only_instead_of_all_three() -> None:
    """W3."""
    match = table(at="p_dr1", trail="p_dr1=0-2", hand="guernsey jersey")
    play(match, "auxiliary", "auxiliary 1")
    assert refused(match, "risk") == "auxiliary_taken"
    match = play(table(at="p_dr1", trail="p_dr1=0-2", hand="jersey"), "risk", "discard jersey", "certify 0")
    assert refused(match, "auxiliary") == "local_taken"


def test_at_the_limit_the_dollars_still_come() -> None:
    match = play(table(at="p_fl1", trail="p_fl1=0-2", hand="jersey", money=0, certificates=3), "risk")
    assert (money(match)[0], player(match)["certificates"]) == (2, 3)
    assert offered(match) == ["use 2", "done"]
