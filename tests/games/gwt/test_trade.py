"""Trading: one tepee, for the money shown on its space."""

from __future__ import annotations

import pytest

from tests.games.gwt.table import money, offered, play, player, refused, story, table

SPACES = [("m3", -3), ("m2", -2), ("m1", -1), ("1", 1), ("2", 2), ("4", 4), ("6", 6), ("8", 8), ("10", 10)]


@pytest.mark.parametrize(("space", "dollars"), SPACES)
def test_the_space_tells_what_one_gains_or_pays(space: str, dollars: int) -> None:
    match = table(at="n_d", money=3, trail=f"t_{space}=tepee_green")
    play(match, "use 1", f"trade t_{space}")
    paid = f"0 money_gained {dollars}" if dollars > 0 else f"0 money_paid {-dollars}"
    assert story(match) == ["0 action_used d.1", f"0 tepee_taken tepee_green t_{space}", paid]
    assert money(match)[0] == 3 + dollars
    assert player(match)["tepees"] == {"green": 1, "blue": 0}
    assert match.view(None)["trail"][f"t_{space}"]["tile"] is None


def test_any_tepee_may_be_chosen() -> None:
    match = table(at="n_d", money=3, trail="t_m3=tepee_green t_m1=tepee_blue t_1=tepee_blue t_10=tepee_green")
    play(match, "use 1")
    assert offered(match) == ["trade t_1", "trade t_10", "trade t_m3", "trade t_m1"]
    play(match, "trade t_1")
    assert player(match)["tepees"] == {"green": 0, "blue": 1}


def test_what_the_space_asks_must_be_paid_in_full() -> None:
    """Case 10: the space costs three dollars and the player has two."""
    match = table(at="n_d", money=2, trail="t_m3=tepee_green t_m2=tepee_blue")
    play(match, "use 1")
    assert offered(match) == ["trade t_m2"]
    assert refused(match, "trade t_m3") == "trade_too_dear"
    assert refused(table(at="n_d", money=2, trail="t_m3=tepee_green"), "use 1") == "trades_too_dear"


def test_without_tepees_there_is_no_trade() -> None:
    assert refused(table(at="n_d", money=9, trail="h_flood_1=flood_green_2"), "use 1") == "no_tepee_anywhere"
    match = table(at="n_d", money=9, trail="t_1=tepee_blue h_flood_1=flood_green_2")
    play(match, "use 1")
    assert refused(match, "trade t_2") == "no_tepee_there"
    assert refused(match, "trade h_flood_1") == "no_tepee_there"


def test_tepees_off_the_trail_are_traded_like_others() -> None:
    """Case 9."""
    match = table(at="n_d", money=1, trail="t_m1=tepee_blue")
    play(match, "use 1", "trade t_m1")
    assert money(match)[0] == 0


def test_8a_trades_too() -> None:
    match = table(at="p_a1", money=0, trail="p_a1=0-8 t_8=tepee_blue")
    play(match, "use 1", "trade t_8")
    assert money(match)[0] == 8
    assert refused(match, "use 2") == "other_side_of_slash"
