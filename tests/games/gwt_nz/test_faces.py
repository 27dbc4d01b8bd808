"""Every action of every building face, neutral and private (appendix pp. 1–3)."""

from __future__ import annotations

from typing import Any

import pytest

from railherd.core.playing.match import Match
from tests.games.gwt_nz.table import cards, decision, money, offered, play, player, refused, table

Json = dict[str, Any]


def on(face: str, **more: Any) -> Match:
    """Return a table where seat 0 stands on a face: a neutral building on its own space, a private one on a1."""
    if face[0].isdigit():
        trail = f"a1=0-{face[:-1]} {more.pop('trail', '')}"
        return table(at="a1", trail=trail, sides=face if face.endswith("b") else "", **more)
    return table(at=f"n_{face[0]}", flipped=face.endswith("_back"), **more)


def settled(match: Match) -> Match:
    """Return the match once the seat has taken all it may of what an action gives."""
    while decision(match) in ("pathfind", "certify"):
        play(match, offered(match)[-1])
    return match


DISCARDS = [
    ("a", "use 1", "merino*2", ["discard merino", "discard merino"], {"money": 2}),
    ("d", "use 1", "english_leicester", [], {"money": 2}),
    ("f", "use 1", "southdown", [], {"money": 3}),
    ("3b", "use 1", "merino*2", ["discard merino", "discard merino"], {"money": 3}),
    ("6b", "use 1", "merino", ["discard merino"], {"money": 5, "gold": 1}),
]


@pytest.mark.parametrize(("face", "use", "hand", "choices", "gained"), DISCARDS)
def test_discards(face: str, use: str, hand: str, choices: list[str], gained: Json) -> None:
    match = play(on(face, hand=hand, money=0), use, *choices)
    assert {key: player(match)[key] for key in gained} == gained
    assert cards(match) == ""
    reasons = {"merino*2": "pair_missing", "merino": "cattle_missing"}
    assert refused(on(face, hand="shropshire" if hand != "merino" else "", money=0), use) == reasons.get(
        hand, "card_missing"
    )


GAINS = [
    ("b", "use 1", {}, {"path": 2}),
    ("b_back", "use 3", {}, {"path": 2}),
    ("c", "use 1", {}, {"gold": 1}),
    ("4b", "use 1", {"workers": "shepherd*2"}, {"money": 6}),
    ("5b", "use 1", {"depots": "small_1 large_1"}, {"money": 2}),
    ("6b", "use 2", {}, {"path": 3}),
    ("7b", "use 1", {}, {"money": 6}),
    ("7b", "use 2", {}, {"discards": ["romney"]}),
    ("8a", "use 1", {}, {"money": 7}),
    ("8b", "use 1", {}, {"tokens": 1}),
    ("8b", "use 2", {}, {"money": 5}),
    ("9b", "use 2", {}, {"certificates": 2}),
    ("9b", "use 3", {}, {"path": 4}),
    ("10a", "use 1", {}, {"money": 7}),
]


@pytest.mark.parametrize(("face", "use", "more", "gained"), GAINS)
def test_gains(face: str, use: str, more: Json, gained: Json) -> None:
    match = settled(play(on(face, money=0, **more), use))
    assert {key: player(match)[key] for key in gained} == gained


@pytest.mark.parametrize(("face", "gained"), [("1a", {"money": 4}), ("1b", {"certificates": 2})])
def test_buildings_on_lush_grass(face: str, gained: Json) -> None:
    """Two pounds, or a certificate, for each own building there, this one included."""
    sides = face if face.endswith("b") else ""
    match = table(at="a2", trail="a2=0-1 b1=0-5 c2=1-1 a1=0-6", sides=sides, money=0)
    settled(play(match, "use 1"))
    assert {key: player(match)[key] for key in gained} == gained


def test_6a_for_each_pair_of_hazards() -> None:
    """Case 49: five hazards are two pairs; they are kept."""
    five = "rockfall_black_2*2 rockfall_green_2 flood_black_2 flood_green_2"
    match = settled(play(on("6a", hazards=five, money=0), "use 1"))
    assert (money(match)[0], player(match)["path"], len(player(match)["hazards"])) == (14, 4, 5)


@pytest.mark.parametrize(("face", "use"), [("b", "use 2"), ("b_back", "use 2"), ("h_back", "use 2")])
def test_objective_cards(face: str, use: str) -> None:
    match = play(on(face), use, "take top")
    assert len(player(match)["discards"]) == 1


@pytest.mark.parametrize(
    ("face", "one", "other"), [("b", "use 1", "use 2"), ("b_back", "use 1", "use 2"), ("h_back", "use 1", "use 2")]
)
def test_one_side_of_a_slash(face: str, one: str, other: str) -> None:
    match = play(on(face), other, "take top")
    assert refused(match, one) == "other_side_of_slash"


AUXILIARIES = [
    ("b_back", "use 1", False), ("c", "use 2", True), ("c_back", "use 1", True), ("e", "use 2", False),
    ("g", "use 3", False), ("h_back", "use 1", False), ("1a", "use 2", False), ("1b", "use 2", False),
    ("2a", "use 1", True), ("2b", "use 1", False), ("9b", "use 1", True),
]  # fmt: skip


@pytest.mark.parametrize(("face", "use", "double"), AUXILIARIES)
def test_single_and_double_auxiliary_actions(face: str, use: str, double: bool) -> None:
    """Single where the icon is single, even with both discs gone (p. 18)."""
    match = play(on(face, cleared="aux_money_2", money=0), use)
    assert "auxiliary 1" in offered(match)
    if double:
        assert money(play(match, "auxiliary 1 double"))[0] == 2
    else:
        assert refused(match, "auxiliary 1 double") == "auxiliary_single_only"


@pytest.mark.parametrize(("face", "use", "most"), [("4a", "use 2", 2), ("4b", "use 2", 3)])
def test_drawing_cards(face: str, use: str, most: int) -> None:
    match = play(on(face, hand="merino"), use)
    assert offered(match) == [f"draw {count}" for count in range(most + 1)]


MOVES = [
    ("2a", "use 2", 1),
    ("2b", "use 2", 2),
    ("5a", "use 2", 2),
    ("5b", "use 2", 2),
    ("8a", "use 2", 3),
    ("8b", "use 3", 3),
]


@pytest.mark.parametrize(("face", "use", "steps"), MOVES)
def test_moving_on(face: str, use: str, steps: int) -> None:
    """From a1 the next locations are B, C and D, or E; phase B follows again (case 47)."""
    match = play(on(face), use)
    reached = ["n_b", "n_c", "n_d"][:steps]
    assert [place for place in ("n_b", "n_c", "n_d") if f"go {place}" in offered(match)] == reached
    play(match, f"go {reached[-1]}")
    assert decision(match) == "use"
    assert player(match)["place"] == reached[-1]


def test_the_actions_left_behind_are_lost() -> None:
    match = play(on("8b", money=0), "use 3", "go n_b")
    assert refused(match, "use 4") == "no_such_action"
    assert money(match)[0] == 0


@pytest.mark.parametrize(
    ("face", "use", "cost"), [("a", "use 2", 8), ("a", "use 3", 11), ("4a", "use 1", 6), ("9a", "use 1", 5)]
)
def test_hiring(face: str, use: str, cost: int) -> None:
    match = play(on(face, columns="craftsman:1", money=cost), use, "hire 1 craftsman")
    assert money(match)[0] == 0


INVESTMENTS = [
    ("c", "use 3", 5),
    ("c_back", "use 2", 5),
    ("c_back", "use 3", 8),
    ("h", "use 2", 5),
    ("3a", "use 2", 5),
    ("3b", "use 2", 5),
    ("9a", "use 2", 5),
]


@pytest.mark.parametrize(("face", "use", "cost"), INVESTMENTS)
def test_investing(face: str, use: str, cost: int) -> None:
    match = play(on(face, jobs="perm_certificate exchange_vp4 gold_vp8", money=cost), use, "invest 1 perm_certificate")
    assert money(match)[0] == 0


@pytest.mark.parametrize(("face", "use", "cost"), [("h", "use 3", 5), ("h_back", "use 3", 5), ("9a", "use 3", 0)])
def test_removing_hazards(face: str, use: str, cost: int) -> None:
    match = play(on(face, trail="rock1=rockfall_green_2", money=cost), use, "clear rock1")
    assert money(match)[0] == 0


def test_f_buys_and_d_builds() -> None:
    assert decision(play(on("f", money=9), "use 2")) == "buy"
    assert decision(play(on("d", money=9), "use 2")) == "build"


def test_only_the_backs_of_four_buildings_are_used_after_the_turquoise_arrow() -> None:
    """Case 24: A, D, E and F have one side."""
    for letter, use in (("a", "use 3"), ("d", "use 2"), ("f", "use 2")):
        match = table(at=f"n_{letter}", flipped=True, money=20, columns="sailor:1")
        assert use in offered(match)
    assert refused(table(at="n_g", flipped=True), "use 3") == "no_such_action"
