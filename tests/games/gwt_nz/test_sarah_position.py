"""Positions with Sarah: what only she has reads back, and what she cannot have is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import railherd
from railherd import Problem
from tests.games.gwt_nz.solo import follow, solo
from tests.games.gwt_nz.table import decision, new, offered, table

Json = dict[str, Any]


def waiting(*steps: str, amount: int = 0) -> list[Json]:
    return [{"decision": "sarah", "seat": 0, "step": step, "amount": amount} for step in steps]


def test_every_moment_of_her_turn_reads_back() -> None:
    match = solo("8", place=["start", "n_g"], trail="rock1=rockfall_green_4 flood1=flood_black_4")
    seen = set()
    while decision(match) == "sarah":
        position = match.position()
        seen.add(position["pending"][-1]["step"])
        assert railherd.from_position(position).position() == position
        match.choose(offered(match)[0])
    assert {"turn_up", "move", "act", "bonus", "section", "hazard", "visit", "deliver", "foresee", "return"} <= seen


def test_a_game_without_her_says_nothing_of_her() -> None:
    position = table().position()
    assert "sarah" not in position
    with pytest.raises(Problem) as refused:
        railherd.from_position({**position, "sarah": {}})
    assert refused.value.key == "core.data_unknown"
    with pytest.raises(Problem):
        railherd.from_position({**position, "pending": waiting("turn_up")})


def change(place: str, value: object) -> Callable[[Json], None]:
    """Return a change of one value of a position, at a place such as "sarah.row"."""

    def apply(position: Json) -> None:
        *path, last = place.split(".")
        changed: Any = position
        for part in path:
            changed = changed[int(part) if part.isdecimal() else part]
        changed[last] = value

    return apply


@pytest.mark.parametrize(
    ("fault", "key"),
    [
        (change("sarah.deck", ["1", "2"]), "position_sarah_cards"),
        (change("sarah.card", "1"), "position_sarah_cards"),
        (change("sarah.line", []), "position_sarah_line"),
        (change("sarah.row", "joker"), "position_sarah_row"),
        (change("sarah.row", "shearer"), "position_sarah_row"),
        (change("players.1.money", 1), "position_sarah_seat"),
        (change("players.1.gold", 1), "position_sarah_seat"),
        (change("players.1.tokens", 1), "position_sarah_seat"),
        (change("players.1.certificates", 1), "position_sarah_seat"),
        (change("pending", waiting("finish")), "position_sarah_cards"),
        (change("pending", waiting("turn_up", "move")), "position_pending"),
        (change("pending", waiting("turn_up", amount=99)), "position_pending"),
    ],
)
def test_what_she_cannot_have_is_refused(fault: Callable[[Json], None], key: str) -> None:
    position = solo(workers=["", "sailor"]).position()
    fault(position)
    with pytest.raises(Problem) as refused:
        railherd.from_position(position)
    assert refused.value.key == f"gwt_nz.{key}"
    assert str(refused.value)


def test_steps_of_wellington_wait_only_there() -> None:
    position = solo("6", moved=True, place=["start", "n_c"]).position()
    position["pending"] = waiting("finish", "return")
    with pytest.raises(Problem) as refused:
        railherd.from_position(position)
    assert refused.value.key == "gwt_nz.position_sarah_step"


@pytest.mark.parametrize(
    ("step", "most"), [("site", 9), ("hazard", 1), ("sheep", 4), ("foresee", 1), ("way", 10), ("place", 10)]
)
def test_the_number_of_a_step_is_one_that_it_can_have(step: str, most: int) -> None:
    """Ten buildings, two sections, five groups of sheep, two stacks."""
    position = solo("6", moved=True).position()
    position["players"][1]["place"] = "wellington" if step == "foresee" else "n_c"
    position["pending"] = [*waiting("finish"), *waiting(step, amount=most)]
    assert railherd.from_position(position).position()["pending"][-1]["amount"] == most
    position["pending"] = [*waiting("finish"), *waiting(step, amount=most + 1)]
    with pytest.raises(Problem) as refused:
        railherd.from_position(position)
    assert refused.value.key == "gwt_nz.position_pending"


def test_a_wrong_option_of_hers_is_refused_by_its_name() -> None:
    position = new(1).position()
    position["options"]["difficulty"] = "brutal"
    with pytest.raises(Problem) as refused:
        railherd.from_position(position)
    assert refused.value.key == "core.wrong_option"


def test_a_saved_game_with_her_leads_to_the_same_end() -> None:
    match = follow(solo("6", marker=0, asked=1, place=["start", "n_g"]))
    assert match.over
    text = match.record()
    assert railherd.load(text).record() == text
