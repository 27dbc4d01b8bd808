"""Auxiliary actions: locked, single and double, and what each does (RB8, RB18)."""

from __future__ import annotations

import pytest

from tests.games.gwt_nz.table import cards, deal, decision, money, offered, play, player, refused, table

ALL = "aux_money_2 aux_draw_2 aux_certificate_1 aux_certificate_2 aux_ship_1 aux_ship_2 aux_path_1 aux_path_2"


def test_two_are_open_at_first_and_each_other_once_one_of_its_discs_is_gone() -> None:
    match = table(at="n_c", money=9, cleared="certificate_limit")
    play(match, "use 2")
    assert offered(match) == ["auxiliary 1", "auxiliary 2"]
    for number, disc in ((3, "aux_certificate_2"), (4, "aux_ship_1"), (5, "aux_path_2")):
        assert refused(match, f"auxiliary {number}") == "auxiliary_locked"
        opened = play(table(at="n_c", money=9, cleared=f"certificate_limit {disc}"), "use 2")
        assert offered(opened) == ["auxiliary 1", "auxiliary 2", f"auxiliary {number}"]
        assert refused(opened, f"auxiliary {number} double") == "auxiliary_locked"


def test_with_all_its_discs_gone_an_action_may_be_doubled() -> None:
    match = play(table(at="n_c", money=9, cleared=ALL), "use 2")
    assert offered(match) == [f"auxiliary {n}{kind}" for n in range(1, 6) for kind in ("", " double")]


def test_a_single_icon_never_doubles() -> None:
    match = play(table(at="n_e", money=9, cleared=ALL), "use 2")
    assert offered(match) == [f"auxiliary {n}" for n in range(1, 6)]
    assert refused(match, "auxiliary 1 double") == "auxiliary_single_only"


def test_the_single_action_instead_of_a_places_own_never_doubles() -> None:
    match = play(table(at="n_c", money=9, cleared=ALL), "auxiliary")
    assert refused(match, "auxiliary 5 double") == "auxiliary_single_only"


def test_pressing_it_means_to_double_what_gives_more_for_nothing() -> None:
    prompt = table(at="n_c", money=9, cleared=ALL).short_prompt()
    assert prompt is not None
    pressed = {
        at: [one.then for one in prompt.shortcuts if one.at == at] for at in {one.at for one in prompt.shortcuts}
    }
    assert pressed["players/0/auxiliary/0"] == [["auxiliary 1 double"]]
    assert len(pressed["players/0/auxiliary/2"]) == 2, "a double certificate costs more"


@pytest.mark.parametrize(("kind", "pounds"), [("", 1), (" double", 2)])
def test_pounds(kind: str, pounds: int) -> None:
    assert money(play(table(at="n_c", money=0, cleared=ALL), "use 2", f"auxiliary 1{kind}"))[0] == pounds


def test_draw_and_discard() -> None:
    match = deal(table(at="n_c", hand="merino", cleared=ALL), "deck_0", "southdown southdown")
    play(match, "use 2", "auxiliary 2 double")
    assert offered(match) == ["draw 0", "draw 1", "draw 2"]
    play(match, "draw 2", "discard southdown", "discard merino")
    assert (cards(match), cards(match, 0, "discards")) == ("southdown", "southdown merino")
    single = play(table(at="n_c", hand="merino"), "use 2", "auxiliary 2")
    assert offered(single) == ["draw 0", "draw 1"]


@pytest.mark.parametrize(("kind", "cost", "most"), [("", 2, 1), (" double", 4, 2)])
def test_pounds_for_certificates(kind: str, cost: int, most: int) -> None:
    match = play(table(at="n_c", money=cost, cleared=ALL), "use 2", f"auxiliary 3{kind}")
    assert money(match)[0] == 0
    assert offered(match) == [f"certify {n}" for n in range(most + 1)]
    assert (
        refused(play(table(at="n_c", money=cost - 1, cleared=ALL), "use 2"), f"auxiliary 3{kind}") == "action_too_dear"
    )


@pytest.mark.parametrize(("kind", "cost", "far"), [("", 1, "n1"), (" double", 2, "n2")])
def test_a_pound_for_each_move_of_the_ship(kind: str, cost: int, far: str) -> None:
    match = play(table(at="n_c", money=cost, cleared=ALL), "use 2", f"auxiliary 4{kind}", f"sail {far}")
    assert (money(match)[0], player(match)["ship"]) == (0, far)


def test_the_ship_may_upgrade_a_harbour_instead() -> None:
    match = table(at="n_c", money=3, cleared=ALL, ship="n2")
    play(match, "use 2", "auxiliary 4", "sail n2", "storehouse 1")
    assert (money(match)[0], player(match)["depots"]) == (0, ["small_1"])


@pytest.mark.parametrize(("kind", "cost", "spaces"), [("", 1, 1), (" double", 2, 2)])
def test_a_pound_for_each_advance(kind: str, cost: int, spaces: int) -> None:
    match = play(table(at="n_c", money=cost, cleared=ALL), "use 2", f"auxiliary 5{kind}")
    if spaces == 2:
        play(match, "path 2")
    assert (money(match)[0], player(match)["path"]) == (0, spaces)


def test_either_disc_of_a_pair_unlocks_it() -> None:
    for disc in ("aux_ship_1", "aux_ship_2"):
        assert "auxiliary 4" in offered(play(table(at="n_c", money=9, cleared=disc), "use 2"))


def test_without_money_only_what_costs_nothing() -> None:
    match = play(table(at="n_c", money=0, cleared=ALL), "use 2")
    assert offered(match) == ["auxiliary 1", "auxiliary 1 double", "auxiliary 2", "auxiliary 2 double"]
    assert decision(match) == "auxiliary"
