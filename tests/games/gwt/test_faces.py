"""Every action of every building face: the exact changes for its user, and none for other seats."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from railherd.core.playing.match import Match
from tests.games.gwt.table import GAME, offered, play, player, table

JOBS = "cowboy engineer craftsman"


class Case(NamedTuple):
    """An action by its face and number, the table it is used at, the choices, and the expected changes."""

    action: str
    given: dict[str, Any]
    choices: list[str]
    changes: dict[str, Any]


def case(action: str, *choices: str, changes: dict[str, Any], **given: Any) -> Case:
    """Return a case whose first choice is to use the action."""
    return Case(action, given, [f"use {action.split('.')[1]}", *choices], changes)


def spent(card: str, left: str = "") -> dict[str, Any]:
    """Return the changes made by discarding a card from the hand."""
    hand = {name: left.split().count(name) for name in left.split()}
    return {"cards": len(left.split()), "hand": hand, "discards": {card: 1}}


def hired(**workers: int) -> dict[str, int]:
    """Return the workers of a seat with these instead of one of a kind."""
    return {"cowboy": 1, "craftsman": 1, "engineer": 1, **workers}


def built(*numbers: int) -> list[int]:
    """Return the buildings still on the board without these."""
    return [number for number in range(1, 11) if number not in numbers]


CASES = [
    case("a.1", hand="guernsey", changes={"money": 8, **spent("guernsey")}),
    case("a.2", "hire 1 cowboy", jobs=JOBS, changes={"money": 0, "workers": hired(cowboy=2)}),
    case("a.3", "hire 1 cowboy", jobs=JOBS, money=8, changes={"money": 0, "workers": hired(cowboy=2)}),
    case("b.1", hand="dutch_belt", changes={"money": 8, **spent("dutch_belt")}),
    case("b.2", "build 2", "at p_c1", changes={"money": 4, "unbuilt": built(2)}),
    case("c.1", "certify 1", changes={"certificates": 1}),
    case("c.2", "take draw_2", shown="draw_2", changes={"discards": {"draw_2": 1}}),
    case("c.3", "advance 2", workers="engineer", changes={"engine": "2"}),
    case("d.1", "trade t_4", trail="t_4=tepee_green", changes={"money": 10, "tepees": {"green": 1, "blue": 0}}),
    case("d.2", "advance 2", changes={"money": 4, "engine": "2"}),
    case("d.3", "auxiliary 1", changes={"money": 7}),
    case("e.1", hand="black_angus", changes={"money": 8, **spent("black_angus")}),
    case("e.2", "buy holstein way 1", changes={"money": 0, "discards": {"holstein": 1}}),
    case(
        "f.1",
        *("discard guernsey", "discard guernsey"),
        hand="guernsey*3",
        changes={"money": 10, "cards": 1, "hand": {"guernsey": 1}, "discards": {"guernsey": 2}},
    ),
    case(
        "f.2",
        "clear h_flood_1",
        money=7,
        trail="h_flood_1=flood_black_3",
        changes={"money": 0, "hazards": ["flood_black_3"]},
    ),
    case("g.1", "advance 3", workers="engineer*2", changes={"engine": "3"}),
    case("g.2", "auxiliary 1", changes={"money": 7}),
    case("1a.1", trail="p_c1=0-1 p_c2=0-2 p_a3=0-3", at="p_c1", changes={"money": 10}),
    case("2a.1", hand="guernsey", changes={"money": 10, **spent("guernsey")}),
    case("2a.2", "buy ayrshire way 1", changes={"money": 0, "discards": {"ayrshire": 1}}),
    case(
        "3a.1",
        *("discard jersey", "discard jersey"),
        hand="jersey*2",
        changes={"money": 9, "cards": 0, "hand": {}, "discards": {"jersey": 2}},
    ),
    case("3a.2", "go n_b", changes={"place": "n_b"}),
    case(
        "4a.1",
        "clear h_drought_2",
        trail="h_drought_2=drought_green_4",
        changes={"money": 1, "hazards": ["drought_green_4"]},
    ),
    case("4a.2", "go n_c", changes={"place": "n_c"}),
    case("5a.1", "hire 1 cowboy", jobs=JOBS, money=5, changes={"money": 0, "workers": hired(cowboy=2)}),
    case("5a.2", "advance 2", workers="engineer", changes={"engine": "2"}),
    case("6a.1", hand="holstein", changes={"money": 16, **spent("holstein")}),
    case("6a.2", "auxiliary 1", changes={"money": 7}),
    case("7a.1", "certify 2", tepees="tepee_green tepee_blue*2", changes={"money": 8, "certificates": 2}),
    case("8a.1", "trade t_m1", trail="t_m1=tepee_blue", changes={"money": 5, "tepees": {"green": 0, "blue": 1}}),
    case("8a.2", "auxiliary 1", changes={"money": 7}),
    case("8a.3", "advance 2", changes={"engine": "2"}),
    case("9a.1", "advance 3", changes={"engine": "3"}),
    case(
        "9a.2",
        "express 0",
        "deliver topeka",
        "disc cert_4",
        engine="1",
        changes={"engine": "0", "cert_4": False, "cities": ["topeka"]},
    ),
    case("10a.1", "certify 3", changes={"certificates": 3}),
    case("10a.2", "go n_e", changes={"place": "n_e"}),
    case("1b.1", "discard aux_sf", "certify 2", hand="aux_sf", changes={"certificates": 2, **spent("aux_sf")}),
    case("1b.2", "reverse 2", engine="3", changes={"engine": "2", "money": 9}),
    case("2b.1", "first", "advance 1", hand="jersey", changes={"engine": "1", **spent("jersey")}),
    case("2b.2", hand="dutch_belt", changes={"money": 9, **spent("dutch_belt")}),
    case("3b.1", "auxiliary 1", changes={"money": 7}),
    case("3b.2", "go n_b", changes={"place": "n_b"}),
    case(
        "4b.1",
        *("draw 2", "discard guernsey", "discard holstein"),
        hand="holstein",
        deck="guernsey*3",
        workers="cowboy",
        changes={"deck": 1, "hand": {"guernsey": 1}, "discards": {"guernsey": 1, "holstein": 1}},
    ),
    case("4b.2", "go n_e", changes={"place": "n_e"}),
    case("5b.1", "certify 2", hand="black_angus", changes={"certificates": 2, **spent("black_angus")}),
    case("5b.2", workers="engineer*3", changes={"money": 10}),
    case(
        "6b.1",
        *("discard jersey", "first", "take draw_2"),
        hand="jersey",
        shown="draw_2",
        changes={"money": 9, "hand": {"draw_2": 1}, "discards": {"jersey": 1}},
    ),
    case("7b.1", "advance 2", trail="p_c1=0-7 p_c2=0-2 p_a3=0-3", at="p_c1", changes={"engine": "2"}),
    case("8b.1", "copy n_a", "copied 1", hand="guernsey", changes={"money": 8, **spent("guernsey")}),
    case(
        "9b.1",
        "upgrade s1",
        "disc aux_card_2",
        engine="5",
        changes={"money": 4, "aux_card_2": False, "stations": ["s1"]},
    ),
    case("10b.1", changes={"money": 10}),
    case("10b.2", "advance 4", changes={"engine": "4"}),
    case("10b.3", "go n_e", changes={"place": "n_e"}),
]


FOLLOWING = (
    "board", "auxiliary", "certificate_limit", "points", "judged", "progress", "herd", "deliveries", "cattle", "pile",
    "total", "toll", "next_workers",
)  # fmt: skip


def seat_of(match: Match, seat: int) -> dict[str, Any]:
    """Return everything a seat owns, its board laid out flat; derived values are left out."""
    seen, board = player(match, seat), match.view(seat)
    return {
        **{key: value for key, value in seen.items() if key not in FOLLOWING},
        **seen["board"],
        "cities": [city for city, discs in board["cities"].items() for _ in range(discs[seat])],
        "stations": [name for name, station in board["stations"].items() if seat in station["discs"]],
    }


def laid(action: str, given: dict[str, Any]) -> Match:
    """Return a table with seat 0 about to use a building: a neutral one, or one of its own beside building A."""
    face = action.split(".")[0]
    if face in "abcdefg":
        return table(**{"at": f"n_{face}", **given})
    trail = given.get("trail", "")
    own = "" if "at" in given else f"p_a1=0-{face[:-1]} "
    return table(**{"at": "p_a1", **given, "trail": own + trail, "sides": face})


@pytest.mark.parametrize("wanted", CASES, ids=[wanted.action for wanted in CASES])
def test_what_an_action_changes(wanted: Case) -> None:
    match = laid(wanted.action, wanted.given)
    before, other = seat_of(match, 0), seat_of(match, 1)
    play(match, *wanted.choices)
    after = seat_of(match, 0)
    assert {key: value for key, value in after.items() if value != before[key]} == wanted.changes
    assert seat_of(match, 1) == other
    assert match.asked == 0


def test_no_action_is_left_out() -> None:
    faces = zip(GAME.figures.face_names, GAME.figures.face_actions, strict=True)
    assert sorted(wanted.action for wanted in CASES) == sorted(
        f"{face}.{place + 1}" for face, actions in faces for place in range(len(actions))
    )


@pytest.mark.parametrize(
    ("action", "given", "most"),
    [
        ("c.3", {}, 1),
        ("c.3", {"workers": "engineer*3"}, 4),
        ("d.2", {"workers": "engineer*3"}, 2),
        ("g.1", {"workers": "engineer"}, 2),
        ("5a.2", {"workers": "engineer*2"}, 3),
        ("8a.3", {"workers": "engineer*3"}, 2),
        ("9a.1", {}, 3),
        ("10b.2", {}, 4),
        ("7b.1", {"trail": "p_c1=0-7 p_c2=0-2 p_e1=0-3 p_a1=0-4 p_e2=1-1", "at": "p_c1"}, 3),
    ],
)
def test_how_far_the_engine_may_go(action: str, given: dict[str, Any], most: int) -> None:
    match = play(laid(action, given), f"use {action.split('.')[1]}")
    assert offered(match) == [f"advance {space}" for space in range(1, most + 1)]


def test_example_three_of_four_buildings_in_the_woods() -> None:
    """W12."""
    match = table(at="p_b1", money=0, trail="p_b1=0-1 p_rf2=0-2 p_fl2=0-3 p_a3=0-4")
    assert player(play(match, "use 1"))["money"] == 6


@pytest.mark.parametrize("space", ["p_fl2", "p_b1", "p_c1", "p_c2", "p_e1", "p_e2", "p_rf2", "p_f2"])
def test_the_woods(space: str) -> None:
    """Case 41: the building itself counts if it stands there."""
    assert player(play(table(at=space, money=0, trail=f"{space}=0-1"), "use 1"))["money"] == 2


OPEN = "p_a1 p_a2 p_a3 p_fl1 p_b2 p_b3 p_dr1 p_cd p_it1 p_it2 p_rf1 p_f1 p_g1 p_g2"


@pytest.mark.parametrize("space", OPEN.split())
def test_outside_the_woods(space: str) -> None:
    match = table(at=space, trail=f"{space}=0-1")
    assert "use 1" not in offered(match)
    match = table(at=space, sides="7b", trail=f"{space}=0-7")
    assert "use 1" not in offered(match)


def test_only_own_private_buildings_count_in_the_woods() -> None:
    """Case 41: neither neutral buildings nor those of others."""
    match = table(at="p_b1", money=0, trail="p_b1=0-1 p_c1=1-1 p_c2=1-2 p_e1=1-3 p_e2=0-8")
    assert player(play(match, "use 1"))["money"] == 4


@pytest.mark.parametrize(
    ("tepees", "dollars", "certificates"),
    [
        ("tepee_green tepee_blue", 2, [0, 1, 2]),
        ("tepee_green*2 tepee_blue*2", 4, [0, 1, 2, 3]),
        ("tepee_green*4 tepee_blue*3", 6, [0, 1, 2, 3]),
    ],
)
def test_two_dollars_and_two_certificates_a_pair_of_tepees(tepees: str, dollars: int, certificates: list[int]) -> None:
    match = play(table(at="p_a1", money=0, trail="p_a1=0-7", tepees=tepees), "use 1")
    assert player(match)["money"] == dollars
    assert offered(match) == [f"certify {number}" for number in certificates]


def test_no_pair_of_tepees() -> None:
    match = table(at="p_a1", trail="p_a1=0-7", tepees="tepee_green*3")
    assert offered(match) == ["auxiliary", "done"]
