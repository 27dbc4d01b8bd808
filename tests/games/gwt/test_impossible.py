"""Impossible positions are refused, each with its own message."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from railherd.core.playing import replay
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
    tile: str | None = "b", used: object = 0, space: str | None = None, copied: str | None = None
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
    (player(0, "workers", {"cowboy": 1, "craftsman": 1}), "core.data_missing"),
    (player(0, "workers", {"cowboy": 1, "craftsman": 1, "engineer": 1, "cook": 1}), "core.data_unknown"),
    (player(0, "tepees", {"green": 0, "blue": -1}), "core.data_number"),
    (player(0, "unbuilt", [2, 11]), "core.data_name"),
    (player(0, "unbuilt", [True]), "core.data_name"),
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
    (player(0, "unbuilt", [2, "2"]), "gwt.position_twice"),
    (player(0, "place", "t_m3"), "gwt.position_off_trail"),
    (player(0, "hazards", ["cowboy"]), "gwt.position_hazard"),
    (player(0, "cities", [0, 2, 1, 0, 0, 0, 0, 0, 0, 0]), "gwt.position_city"),
    (player(0, "known", ["jersey"] * 3), "gwt.position_known"),
    (player(0, "known", ["holstein"]), "gwt.position_known"),
    (player(0, "blind", ["gain2_2"]), "gwt.position_known"),
    (player(0, "blind", ["guernsey"]), "gwt.position_blind"),
    (lambda data: data["market"].append(data["objectives"].pop()), "gwt.position_market"),
    (lambda data: data["market_stack"].append(data["objectives"].pop()), "gwt.position_market"),
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
    (waits({"decision": "foresight", "stack": 3}), "core.data_number"),
    (waits({"decision": "foresight", "stack": -1}), "core.data_number"),
    (on_use(decision="auxiliary", single=2), "core.data_number"),
    (on_use(decision="shed", left=0, lowest="jersey"), "core.data_number"),
    (on_use(decision="remove", left=0, lowest="jersey"), "core.data_number"),
    (on_use(decision="draw", most=7), "core.data_number"),
    (on_use(decision="certify", most=7), "core.data_number"),
    (on_use(decision="buy", cowboys=7), "core.data_number"),
    (on_use(decision="hire", surcharge=-10), "core.data_number"),
    (on_use(decision="advance", most=-1), "core.data_number"),
    (on_use(decision="reverse", action="a.1"), "gwt.position_action"),
    (on_use(decision="collect", action="b.2"), "gwt.position_action"),
    (on_use(decision="pay", action="b.2"), "gwt.position_action"),
    (on_use(decision="offer", first="8b.1", second=None), "gwt.position_action"),
    (waits(use(copied="a")), "gwt.position_copied"),
    (waits(use(space="n_a")), "gwt.position_copied"),
    (waits(use(space="h_flood_1", copied="flood_green_2")), "gwt.position_copied"),
    (on_use(decision="appoint", station="s6"), "gwt.position_appoint"),
    (on_use(decision="retreat"), "gwt.position_engine"),
    (waits(use(used=["use 9"])), "gwt.position_used"),
    (waits(use(used=["copied 1"])), "gwt.position_used"),
    (waits(use(used=[1])), "gwt.position_used"),
    (waits(use(used=1 << 7)), "gwt.position_used"),
    (waits(use(used=1 << 19)), "core.data_number"),
    (on_use(decision="draw", most=99), "core.data_number"),
    (on_use(decision="clear", cost=7), "gwt.position_cost"),
    (on_use(decision="build_at", price=2, number="4"), "gwt.position_built"),
    (on_use(decision="deliver_disc", city="topeka", ordinary=0), "gwt.position_delivery"),
    (on_use(decision="pay_second", action="b.2", card="jersey"), "gwt.position_action"),
    (on_use(decision="pay_second", action="a.1", card="gain2_1"), "gwt.position_pair"),
    (waits(use(), *[{"decision": "take_objective", "to_hand": 0}] * 26), "gwt.position_objectives"),
    (waits(use(), {"decision": "trade"}, {"decision": "auxiliary", "single": 1}), "gwt.position_pending"),
    (on_use(decision="offer", first="3a.2", second=None), "gwt.position_action"),
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
    problem = refusal(data)
    assert problem.key == key
    assert str(problem), "it has a sentence"


SHARED: list[tuple[Edit, str, str]] = [
    (lambda data: data["trail"].pop("t_m3"), "gwt.position_tiles", "There must be 11 of this tile in all, and"),
    (
        player(0, "workers", {"cowboy": 2, "craftsman": 1, "engineer": 2}),
        "gwt.position_tiles",
        "there are 17: cowboy",
    ),
    (lambda data: data["box"].append("cowboy"), "gwt.position_tiles", "there are 19: cowboy"),
    (lambda data: data["market"].pop(), "gwt.position_cards", "of this card in all"),
    (player(0, "discards", ["jersey"]), "gwt.position_cards", "there are 16: Jersey"),
    (player(0, "discards", ["holstein", "gain2_1"]), "gwt.position_cards", "there are 2: "),
    (lambda data: data["objectives"].pop(), "gwt.position_cards", "there are 0: "),
    (player(0, "discards", ["holstein", "start_1"]), "gwt.position_cards", "There must be 0 of this card"),
    (lambda data: data["trail"].pop("n_a"), "gwt.position_neutral", "found 0 times: "),
    (put("trail", "p_c1", "0-4"), "gwt.position_building", "building 4 (seat 1)"),
    (put("trail", "p_c1", "0-2"), "gwt.position_building", "building 2 (seat 1)"),
    (put("trail", "p_c1", "3-2"), "gwt.position_nobody", "building 2 (seat 4)"),
    (player(0, "cleared", []), "gwt.position_discs", "players[0] has 0 disc spaces cleared"),
    (player(0, "stations", []), "gwt.position_discs", "not 3."),
    (player(0, "certificates", 4), "gwt.position_certificates", "at most 3 certificates, not 4."),
    (player(1, "certificates", 5), "gwt.position_certificates", "at most 3 certificates, not 5."),
    (player(2, "engine", "5"), "gwt.position_engines", "space 5."),
]
"""An edit that breaks a law of the game which holds after every step, its key, and a part of its sentence."""


@pytest.mark.parametrize(("edit", "key", "part"), SHARED, ids=range(len(SHARED)))
def test_a_position_against_the_laws_of_the_game_is_refused(edit: Edit, key: str, part: str) -> None:
    data = middle().position()
    edit(data)
    problem = refusal(data)
    assert (problem.key, part in str(problem)) == (key, True), str(problem)


def test_no_row_without_its_printed_worker() -> None:
    data = middle().position()
    data["players"][2]["workers"]["cowboy"] = 0
    data["box"].append("cowboy")
    assert str(refusal(data)) == (
        "position.players[2].workers.cowboy must be a whole number from 1 to 6 in steps of 1."
    )


def test_certificates_stand_on_their_track() -> None:
    data = middle().position()
    player = data["players"][0]
    player["certificates"] = 5
    player["cleared"] = [*player["cleared"], "cert_4", "cert_6"]
    player["cities"][0] += 2
    assert str(refusal(data)) == "The certificate track has no space 5, where the marker of players[0] is said to be."


def test_nobody_waits_in_kansas_city_for_the_next_turn() -> None:
    data = middle().position()
    data["players"][1]["place"] = "kc"
    assert str(refusal(data)) == (
        "players[1] cannot be in Kansas City now: a rancher stays there only during its own turn."
    )


def test_nobody_is_left_in_kansas_city_at_the_end() -> None:
    data = play(table(at="n_a", asked=1, marker=0, jobs="-*24"), "done").position()
    data["players"][1]["place"] = "kc"
    assert refusal(data).key == "gwt.position_kansas_city"


@pytest.mark.parametrize(("place", "waiting"), [
    ("n_a", {"decision": "travel"}),
    ("n_a", use("a")),
    ("kc", {"decision": "enter"}),
    ("kc", {"decision": "foresight", "stack": 0}),
])  # fmt: skip
def test_the_holder_of_the_marker_has_had_the_last_turn(place: str, waiting: dict[str, object]) -> None:
    data = table(at="n_a", asked=1, marker=0, jobs="-*24").position()
    data["players"][0]["place"] = place
    data["pending"] = [{"seat": 0, **waiting}]
    assert str(refusal(data)) == (
        "players[0] has the job market marker and so has had the last turn; another seat must be asked."
    )


@pytest.mark.parametrize("waiting", [{"decision": "foresight", "stack": 1}, {"decision": "spend"}])
def test_the_holder_of_the_marker_ends_the_turn_in_which_it_was_taken(waiting: dict[str, object]) -> None:
    data = table(at="n_a", asked=1, marker=0, jobs="-*24").position()
    data["players"][0]["place"] = "kc"
    data["pending"] = [{"seat": 0, **waiting}]
    assert replay.from_position(GAME, data, 1, []).asked == 0


def test_no_fifth_objective_card_lies_open() -> None:
    data = middle().position()
    data["objectives"].append(data["objective_stack"].pop())
    assert str(refusal(data)) == "The display has room for 4 objective cards, and 5 lie there."


def gap(data: dict[str, Any], space: int) -> None:
    """Put a tile of the foresight back on its stack."""
    data["stacks"][space // 2]["tiles"].append(data["foresight"][space])
    data["foresight"][space] = None


@pytest.mark.parametrize("space", range(6))
def test_foresight_is_full_as_far_as_the_stack_goes(space: int) -> None:
    data = middle().position()
    gap(data, space)
    assert str(refusal(data)) == (
        f"A foresight space of stack {space // 2 + 1} is empty although the stack still has tiles; put one there."
    )


def test_foresight_may_have_gaps_beside_an_empty_stack() -> None:
    data = middle().position()
    data["box"] += [data["foresight"][0], *data["stacks"][0]["tiles"]]
    data["foresight"][0], data["stacks"][0]["tiles"] = None, []
    assert replay.from_position(GAME, data, 1, []).view(0)["foresight"]["1"] is None


def test_fewer_objectives_may_lie_open_than_there_is_room_for() -> None:
    """Positions of earlier versions have such a display; the next card that is taken fills it."""
    data = middle().position()
    data["objective_stack"] += [data["objectives"].pop(), data["objectives"].pop()]
    assert replay.from_position(GAME, data, 1, []).position()["objectives"] == data["objectives"]


@pytest.mark.parametrize(("waiting", "gaps", "accepted"), [
    ({"decision": "foresight", "stack": 1}, [0], True),
    ({"decision": "foresight", "stack": 1}, [2], False),
    ({"decision": "foresight", "stack": 1}, [0, 1], False),
    ({"decision": "spend"}, [1, 2, 5], True),
    ({"decision": "enter"}, [0], False),
])  # fmt: skip
def test_a_visit_to_kansas_city_leaves_one_gap_a_stack(
    waiting: dict[str, object], gaps: list[int], accepted: bool
) -> None:
    data = table(at="kc", hand="gain2_1").position()
    data["pending"] = [{"seat": 0, **waiting}]
    for space in gaps:
        gap(data, space)
    if accepted:
        replay.from_position(GAME, data, 1, [])
    else:
        assert refusal(data).key == "gwt.position_foresight"


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
