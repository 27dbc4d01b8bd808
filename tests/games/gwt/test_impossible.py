"""Impossible positions are refused, each with its own message."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from railherd.core import replay
from railherd.core.problem import Problem
from tests.games.gwt.table import GAME, play, table
from tests.games.gwt.test_position import middle

Edit = Callable[[dict[str, Any]], object]


def change(**values: object) -> Edit:
    return lambda data: data.update(values)


def player(seat: int, key: str, value: object) -> Edit:
    """Return an edit that changes one thing of one player."""
    return lambda data: data["players"][seat].update({key: value})


def put(key: str, where: Any, value: object) -> Edit:
    """Return an edit that changes one entry of a list or table."""

    def edit(data: dict[str, Any]) -> None:
        data[key][where] = value

    return edit


def waits(*decisions: dict[str, object]) -> Edit:
    return change(pending=[{"seat": 0, **decision} for decision in decisions])


def use(
    tile: str | None = "b", used: int = 0, space: str | None = None, copied: str | None = None
) -> dict[str, object]:
    return {"decision": "use", "tile": tile, "used": used, "copied_space": space, "copied_tile": copied}


def on_use(**decision: object) -> Edit:
    """Return an edit that puts a decision on top of using building B, where seat 0 stands."""
    return waits(use(), decision)


IMPOSSIBLE: list[tuple[Edit, str]] = [
    # Wrong data.
    (change(weather="fair"), "core.data_unknown"),
    (lambda data: data.pop("trail"), "core.data_missing"),
    (lambda data: data["players"].pop(), "core.data_count"),
    (change(turn=0), "core.data_number"),
    (change(marker=3), "core.data_number"),
    (change(jobs_filled=37), "core.data_number"),
    (change(masters=["sm1"]), "core.data_count"),
    (change(faces=["1a"]), "core.data_count"),
    (player(0, "workers", [1, 1]), "core.data_count"),
    (player(0, "workers", [7, 1, 1]), "core.data_number"),
    (player(0, "money", -1), "core.data_number"),
    (player(0, "certificates", 7), "core.data_number"),
    (player(0, "hand", ["goat"]), "core.data_name"),
    (player(0, "engine", "5.5"), "core.data_name"),
    (player(0, "debts", 5), "core.data_unknown"),
    (put("trail", "p_a1", "0-11"), "core.data_name"),
    # The board.
    (put("trail", "p_q1", "0-1"), "gwt.position_space"),
    (put("faces", 0, "2a"), "gwt.position_face"),
    (put("faces", 0, "a"), "gwt.position_face"),
    (put("trail", "p_a2", "a"), "gwt.position_tile"),
    (put("trail", "n_a", "0-2"), "gwt.position_tile"),
    (put("trail", "h_flood_2", "drought_green_2"), "gwt.position_tile"),
    (put("trail", "h_flood_2", "tepee_green"), "gwt.position_tile"),
    (put("trail", "t_1", "flood_green_3"), "gwt.position_tile"),
    (put("trail", "t_1", "cowboy"), "gwt.position_tile"),
    (put("trail", "start", "0-2"), "gwt.position_tile"),
    (put("trail", "kc", "tepee_green"), "gwt.position_tile"),
    (put("foresight", 0, "cowboy"), "gwt.position_stack"),
    (put("foresight", 2, "tepee_green"), "gwt.position_stack"),
    (put("foresight", 4, "flood_green_2"), "gwt.position_stack"),
    (lambda data: data["stacks"][1]["tiles"].append("tepee_blue"), "gwt.position_stack"),
    (put("jobs", 3, "cowboy"), "gwt.position_job"),
    (put("jobs", 6, "cowboy"), "gwt.position_job"),
    (put("jobs", 44, "cowboy"), "gwt.position_job"),
    (change(marker=1), "gwt.position_marker"),
    (change(jobs_filled=36), "gwt.position_marker"),
    (player(0, "masters", ["sm4"]), "gwt.position_master"),
    (player(1, "masters", []), "gwt.position_master"),
    (change(posted=[None] * 5), "gwt.position_posted"),
    (change(posted=["cowboy"] * 5), "gwt.position_posted"),
    # Players.
    (player(0, "cleared", ["cert_4", "cert_4"]), "gwt.position_twice"),
    (player(0, "stations", ["s1", "s1"]), "gwt.position_twice"),
    (player(0, "unbuilt", ["2", "2"]), "gwt.position_twice"),
    (player(0, "place", "t_m3"), "gwt.position_off_trail"),
    (player(0, "hazards", ["cowboy"]), "gwt.position_hazard"),
    (player(0, "cities", [0, 2, 1, 0, 0, 0, 0, 0, 0, 0]), "gwt.position_city"),
    (player(0, "known", ["jersey"] * 3), "gwt.position_known"),
    (player(0, "known", ["holstein"]), "gwt.position_known"),
    (player(0, "blind", ["gain2_2"]), "gwt.position_known"),
    (player(0, "objectives", ["aux_sf"]), "gwt.position_starting"),
    (player(0, "objectives", ["start_1", "start_2"]), "gwt.position_starting"),
    (lambda data: data["players"][1].update(objectives=data["players"][0]["objectives"]), "gwt.position_starting"),
    (player(0, "engine", "39"), "gwt.position_engine"),
    # Pending decisions.
    (change(pending=[]), "core.position_waits"),
    (waits({"decision": "auction"}), "core.position_decision"),
    (change(pending=[{"decision": "travel", "seat": 3}]), "core.data_number"),
    (waits(use(), {"decision": "trade", "seat": 1}), "gwt.position_seats"),
    (waits({"decision": "trade"}), "gwt.position_pending"),
    (waits({"decision": "travel"}, {"decision": "travel"}), "gwt.position_pending"),
    (waits(use(), use()), "gwt.position_pending"),
    (waits({"decision": "deliver", "value": 5, "ordinary": 0}), "gwt.position_pending"),
    (on_use(decision="deliver", value=5, ordinary=1), "gwt.position_pending"),
    (on_use(decision="depart"), "gwt.position_pending"),
    (waits({"decision": "travel"}, {"decision": "copy"}), "gwt.position_pending"),
    (waits({"decision": "place"}), "gwt.position_place"),
    (waits({"decision": "spend"}), "gwt.position_place"),
    (waits({"decision": "foresight", "stack": 0}), "gwt.position_place"),
    (waits({"decision": "deliver", "value": 5, "ordinary": 1}), "gwt.position_place"),
    (player(0, "place", None), "gwt.position_place"),
    (player(0, "place", "kc"), "gwt.position_place"),
    (waits({"decision": "foresight", "stack": 3}), "gwt.position_value"),
    (waits({"decision": "foresight", "stack": -1}), "gwt.position_value"),
    (on_use(decision="auxiliary", single=2), "gwt.position_value"),
    (on_use(decision="shed", left=0, lowest="jersey"), "gwt.position_value"),
    (on_use(decision="remove", left=0, lowest="jersey"), "gwt.position_value"),
    (on_use(decision="draw", most=7), "gwt.position_value"),
    (on_use(decision="certify", most=7), "gwt.position_value"),
    (on_use(decision="buy", cowboys=7), "gwt.position_value"),
    (on_use(decision="hire", surcharge=-10), "gwt.position_value"),
    (on_use(decision="advance", most=-1), "gwt.position_value"),
    (on_use(decision="reverse", action="a.1"), "gwt.position_action"),
    (on_use(decision="collect", action="b.2"), "gwt.position_action"),
    (on_use(decision="pay", action="b.2"), "gwt.position_action"),
    (on_use(decision="offer", first="8b.1", second=None), "gwt.position_action"),
    (waits(use(copied="a")), "gwt.position_copied"),
    (waits(use(space="n_a")), "gwt.position_copied"),
    (waits(use(space="h_flood_1", copied="flood_green_2")), "gwt.position_copied"),
    (on_use(decision="appoint", station="s6"), "gwt.position_appoint"),
    (on_use(decision="retreat"), "gwt.position_engine"),
    (on_use(decision="shed", left=5, lowest="jersey"), "core.position_stuck"),
    (on_use(decision="advance", most=0), "core.position_stuck"),
]
"""An edit of the position of `middle` and the key of the sentence that refuses it."""


def refusal(data: dict[str, Any]) -> Problem:
    with pytest.raises(Problem) as caught:
        replay.from_position(GAME, data, 1, [])
    return caught.value


@pytest.mark.parametrize(("edit", "key"), IMPOSSIBLE, ids=range(len(IMPOSSIBLE)))
def test_an_impossible_position_is_refused(edit: Edit, key: str) -> None:
    data = middle().position()
    edit(data)
    assert refusal(data).key == key


UNLAWFUL: list[tuple[Edit, str]] = [
    (lambda data: data["trail"].pop("t_m3"), "each tile of the supply lies in one place"),
    (player(0, "workers", [2, 1, 2]), "each tile of the supply lies in one place"),
    (lambda data: data["box"].append("cowboy"), "each tile of the supply lies in one place"),
    (lambda data: data["market"].pop(), "each cattle card is in one place"),
    (player(0, "discards", ["jersey"]), "each cattle card is in one place"),
    (player(0, "discards", ["holstein", "gain2_1"]), "each objective card is in one place"),
    (lambda data: data["objectives"].pop(), "each objective card is in one place"),
    (player(0, "discards", ["holstein", "start_1"]), "each objective card is in one place"),
    (lambda data: data["trail"].pop("n_a"), "every neutral building lies on the trail"),
    (put("trail", "p_c1", "0-4"), "no building lies twice"),
    (put("trail", "p_c1", "0-2"), "is on the trail and on its owner's board"),
    (put("trail", "p_c1", "3-2"), "is on the trail and on its owner's board"),
    (player(0, "cleared", []), "fourteen discs"),
    (player(0, "stations", []), "fourteen discs"),
    (player(0, "certificates", 4), "certificates stay below their limit"),
    (player(1, "certificates", 5), "certificates stay below their limit"),
    (player(2, "engine", "5"), "no two engines share a space but the start"),
]
"""An edit that breaks a law of the game which holds after every step, and how the law begins."""


@pytest.mark.parametrize(("edit", "law"), UNLAWFUL, ids=range(len(UNLAWFUL)))
def test_a_position_against_the_laws_of_the_game_is_refused(edit: Edit, law: str) -> None:
    data = middle().position()
    edit(data)
    problem = refusal(data)
    assert problem.key == "core.position_impossible"
    assert law in str(problem.arguments["fault"])


def test_no_row_without_its_printed_worker() -> None:
    data = middle().position()
    data["players"][2]["workers"] = [0, 1, 1]
    data["box"].append("cowboy")
    assert refusal(data).arguments["fault"] == "seat 2: one to six workers a row: [0, 1, 1]"


def test_on_the_last_space_the_engine_waits_for_its_retreat() -> None:
    data = play(table(at="n_g", engine="38", money=0), "use 1", "advance 39").position()
    assert data["pending"][-1] == {"decision": "retreat", "seat": 0}
    data["pending"].pop()
    assert refusal(data).key == "gwt.position_engine"
    data["pending"].append({"decision": "retreat", "seat": 0})
    data["players"][0]["engine"] = "20"
    assert refusal(data).key == "gwt.position_engine"


def test_transport_that_is_still_to_be_paid_can_be_paid() -> None:
    data = middle().position()
    data["pending"] = [{"seat": 0, "decision": "depart", "city": "san_francisco"}]
    data["players"][0] |= {"place": "kc", "engine": "0", "money": 3}
    assert refusal(data).key == "gwt.position_transport"


def test_a_master_is_appointed_where_one_waits() -> None:
    data = middle().position()
    gone = data["masters"].index(None)
    data["pending"] = [{"seat": 0, **use()}, {"seat": 0, "decision": "appoint", "station": f"s{gone + 1}"}]
    assert refusal(data).key == "gwt.position_appoint"
