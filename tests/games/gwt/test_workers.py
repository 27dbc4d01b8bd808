"""Hiring: which rows are open, what a worker costs, which space it takes, and the action it brings at once."""

from __future__ import annotations

import pytest

from tests.games.gwt.table import decision, money, offered, play, player, refused, story, table

EIGHT_ROWS = "cowboy*2 craftsman*2 engineer*2 cowboy*2 craftsman*2 engineer*2 cowboy*2 -"
"""Two players: rows 1 to 7 hold two alike each, row 8 is being filled."""


def test_the_cost_stands_beside_the_row() -> None:
    match = table(at="n_a", money=50, jobs="cowboy - " * 12, marker=1)
    play(match, "use 2")
    costs = []
    for row in range(1, 13):
        play(match, f"hire {row} cowboy")
        costs.append(50 - money(match)[0])
        match.undo()
    assert costs == [6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4]


def test_a_hired_worker_leaves_the_market_and_stands_in_his_row() -> None:
    match = table(at="n_a", money=20, jobs="cowboy craftsman engineer")
    play(match, "use 2")
    assert offered(match) == ["hire 1 cowboy", "hire 1 craftsman"]
    play(match, "hire 1 craftsman")
    assert story(match) == ["0 action_used a.2", "0 worker_hired craftsman 1 6"]
    assert money(match)[0] == 14
    assert player(match)["workers"] == {"cowboy": 1, "craftsman": 2, "engineer": 1}
    jobs = match.view(None)["jobs"]
    assert (jobs["1-cowboy"], jobs["1-craftsman"], jobs["2-engineer"]) == (1, 0, 1)


def test_nobody_is_hired_from_the_row_of_the_marker() -> None:
    """Case 15: the engineer lies there, but the row is still being filled."""
    match = table(at="n_a", money=20, jobs="cowboy craftsman engineer")
    play(match, "use 2")
    assert refused(match, "hire 2 engineer") == "row_closed"
    assert refused(match, "hire 3 cowboy") == "row_closed"


def test_a_full_row_opens_when_the_marker_has_left_it() -> None:
    match = table(at="n_a", money=20, jobs="cowboy craftsman engineer cowboy")
    assert match.view(None)["marker_row"] == 3
    play(match, "use 2")
    assert offered(match) == ["hire 1 cowboy", "hire 1 craftsman", "hire 2 cowboy", "hire 2 engineer"]


def test_workers_alike_in_a_row_are_hired_one_by_one() -> None:
    match = table(at="n_a", money=20, jobs="cowboy*2 engineer")
    play(match, "use 2", "hire 1 cowboy", "use 3")
    assert offered(match) == ["hire 1 cowboy"]
    play(match, "hire 1 cowboy")
    assert money(match)[0] == 20 - 6 - 8
    assert player(match)["workers"]["cowboy"] == 3
    assert match.view(None)["jobs"]["1-cowboy"] == 0


def test_only_workers_who_are_there_are_hired() -> None:
    match = table(at="n_a", money=20, jobs="cowboy - engineer")
    play(match, "use 2")
    assert offered(match) == ["hire 1 cowboy"]
    assert refused(match, "hire 1 craftsman") == "no_worker_there"


def test_exactly_the_cost_is_enough() -> None:
    match = table(at="n_a", money=6, jobs="cowboy craftsman engineer")
    play(match, "use 2", "hire 1 cowboy")
    assert money(match)[0] == 0
    match = table(at="n_a", money=5, jobs="cowboy craftsman engineer")
    assert refused(match, "use 2") == "workers_too_dear"


def test_one_dollar_short_is_not_enough() -> None:
    match = table(at="n_a", money=6, jobs=EIGHT_ROWS)
    play(match, "use 2")
    assert offered(match) == ["hire 1 cowboy", "hire 2 craftsman", "hire 4 cowboy", "hire 7 cowboy"]
    assert refused(match, "hire 3 engineer") == "worker_too_dear"


def test_the_second_hire_of_building_a_costs_two_more() -> None:
    match = table(at="n_a", money=7, jobs="cowboy craftsman engineer")
    assert refused(match, "use 3") == "workers_too_dear"
    match = table(at="n_a", money=8, jobs="cowboy craftsman engineer")
    play(match, "use 3", "hire 1 cowboy")
    assert story(match)[-1] == "0 worker_hired cowboy 1 8"
    assert money(match)[0] == 0


def test_building_5a_hires_for_one_less() -> None:
    match = table(at="p_a1", trail="p_a1=0-5", money=5, jobs="cowboy craftsman engineer")
    play(match, "use 1", "hire 1 cowboy")
    assert story(match)[-1] == "0 worker_hired cowboy 1 5"
    assert money(match)[0] == 0


def test_a_row_holds_six_and_no_more() -> None:
    """Case 16: the printed worker and five hired ones; no discount helps."""
    full = "cowboy*5"
    match = table(at="n_a", money=20, workers=full, jobs="cowboy craftsman engineer")
    play(match, "use 2")
    assert offered(match) == ["hire 1 craftsman"]
    assert refused(match, "hire 1 cowboy") == "worker_row_full"
    match = table(at="p_a1", trail="p_a1=0-5", money=20, workers=full, jobs="cowboy craftsman engineer")
    play(match, "use 1")
    assert refused(match, "hire 1 cowboy") == "worker_row_full"


def test_the_sixth_is_still_hired() -> None:
    match = table(at="n_a", money=6, workers="cowboy*4", jobs="cowboy craftsman engineer")
    play(match, "use 2", "hire 1 cowboy")
    assert player(match)["workers"]["cowboy"] == 6


@pytest.mark.parametrize(
    ("worker", "space", "offer"),
    [
        ("cowboy", 2, None),
        ("cowboy", 3, None),
        ("cowboy", 4, "cowboy.4"),
        ("cowboy", 5, None),
        ("cowboy", 6, "cowboy.6"),
        ("craftsman", 2, None),
        ("craftsman", 3, None),
        ("craftsman", 4, "craftsman.4"),
        ("craftsman", 5, None),
        ("craftsman", 6, "craftsman.6"),
        ("engineer", 2, "engineer.2"),
        ("engineer", 3, "engineer.3"),
        ("engineer", 4, "engineer.4"),
        ("engineer", 5, "engineer.5"),
        ("engineer", 6, "engineer.6"),
    ],
)
def test_some_spaces_of_a_row_bring_an_action(worker: str, space: int, offer: str | None) -> None:
    match = table(
        at="n_a",
        money=20,
        hand="jersey",
        workers=f"{worker}*{space - 2}" if space > 2 else "",
        jobs="cowboy craftsman engineer*2",
        trail="h_flood_1=flood_green_2 t_1=tepee_blue",
    )
    row = 2 if worker == "engineer" else 1
    play(match, "use 2", f"hire {row} {worker}")
    if offer is None:
        assert decision(match) == "use"
        return
    assert match.position()["pending"][-1] == {"decision": "offer", "seat": 0, "first": offer, "second": None}
    assert offered(match) == ["first", "decline"]
    play(match, "decline")
    assert decision(match) == "use"
    assert "first" not in offered(match)


def test_the_fourth_cowboy_clears_a_hazard_for_nothing() -> None:
    match = table(
        at="n_a",
        money=6,
        workers="cowboy*2",
        jobs="cowboy*2 -",
        trail="h_flood_1=flood_green_2 h_drought_1=drought_black_3",
    )
    play(match, "use 2", "hire 1 cowboy", "first")
    assert offered(match) == ["clear h_flood_1", "clear h_drought_1"]
    play(match, "clear h_drought_1")
    assert story(match)[2:] == ["0 action_used cowboy.4", "0 hazard_taken drought_black_3 h_drought_1 0"]
    assert money(match)[0] == 0


def test_the_sixth_cowboy_trades() -> None:
    match = table(at="n_a", money=6, workers="cowboy*4", jobs="cowboy*2 -", trail="t_4=tepee_green t_m3=tepee_blue")
    play(match, "use 2", "hire 1 cowboy", "first")
    assert offered(match) == ["trade t_4"]
    play(match, "trade t_4")
    assert money(match)[0] == 4
    assert player(match)["tepees"] == {"green": 1, "blue": 0}


@pytest.mark.parametrize("workers", ["craftsman*2", "craftsman*4"])
def test_the_fourth_and_sixth_craftsman_build_for_a_dollar_each(workers: str) -> None:
    """The new craftsman counts: with three hired the player has four, and 6a needs four."""
    match = table(at="n_a", money=10, workers=workers, jobs="craftsman*2 -")
    play(match, "use 2", "hire 1 craftsman", "first")
    assert offered(match) == ["build 1", "build 2", "build 3", "build 4", "build 5", "build 6"]
    play(match, "build 6", "at p_b2")
    assert story(match)[-1] == "0 building_placed 0-6 p_b2 4"
    assert money(match)[0] == 0


@pytest.mark.parametrize(("space", "dollars", "certificates"), [(2, 0, 1), (3, 2, 0), (5, 0, 2), (6, 4, 0)])
def test_engineers_trade_a_jersey(space: int, dollars: int, certificates: int) -> None:
    workers = f"engineer*{space - 2}" if space > 2 else ""
    match = table(at="n_a", money=6, hand="jersey*2 guernsey", workers=workers, jobs="engineer*2 -")
    play(match, "use 2", "hire 1 engineer", "first")
    if certificates:
        assert offered(match) == [f"certify {number}" for number in range(certificates + 1)]
        play(match, f"certify {certificates}")
    assert money(match)[0] == dollars
    assert player(match)["certificates"] == certificates
    assert player(match)["hand"] == {"jersey": 1, "guernsey": 1}
    assert player(match)["discards"] == {"jersey": 1}


def test_without_a_jersey_the_engineer_brings_nothing() -> None:
    match = table(at="n_a", money=6, hand="guernsey", jobs="engineer*2 -")
    play(match, "use 2", "hire 1 engineer")
    assert decision(match) == "use"


def test_the_fourth_engineer_brings_a_friend_for_two_less() -> None:
    """Case 17: the friend may in turn bring an action, and so on."""
    match = table(
        at="n_a",
        money=14,
        hand="jersey",
        workers="engineer*2 cowboy*2",
        jobs="engineer*2 cowboy engineer engineer*2 -",
        trail="h_flood_2=flood_green_4",
    )
    play(match, "use 2", "hire 1 engineer")
    assert money(match)[0] == 8
    play(match, "first")
    assert offered(match) == ["hire 1 engineer", "hire 2 cowboy", "hire 2 engineer", "hire 3 engineer"]
    play(match, "hire 3 engineer")
    assert story(match)[-1] == "0 worker_hired engineer 3 5"
    play(match, "first", "certify 2")
    assert player(match)["certificates"] == 2
    assert player(match)["workers"]["engineer"] == 5
    assert decision(match) == "use"


def test_the_friend_may_be_a_cowboy_who_clears() -> None:
    """Case 17: a chain across two rows."""
    match = table(
        at="n_a",
        money=10,
        workers="engineer*2 cowboy*2",
        jobs="engineer cowboy -",
        trail="h_flood_2=flood_green_4",
    )
    play(match, "use 2", "hire 1 engineer", "first", "hire 1 cowboy", "first", "clear h_flood_2")
    assert money(match)[0] == 0
    assert player(match)["hazards"] == ["flood_green_4"]
    assert offered(match) == ["done"]


def test_the_friend_costs_at_least_what_can_be_paid() -> None:
    match = table(at="n_a", money=9, workers="engineer*2", jobs="engineer cowboy -")
    play(match, "use 2", "hire 1 engineer")
    assert money(match)[0] == 3
    assert decision(match) == "use", "four dollars are needed and three are left"


def test_a_worker_who_left_uncovers_his_action_again() -> None:
    """The fourth engineer became a station master: the next one stands on that space again and brings its action."""
    match = table(
        at="p_a1",
        trail="p_a1=0-5",
        money=30,
        engine="4",
        workers="engineer*3",
        jobs="engineer*2 -",
        station_masters="sm3 sm2 sm1 sm4 sm5",
    )
    play(match, "use 2", "advance 4.5", "disc aux_card_2", "appoint engineer")
    assert player(match)["workers"]["engineer"] == 3
    play(match, "use 1", "hire 1 engineer")
    assert match.position()["pending"][-1]["first"] == "engineer.4"
    play(match, "first")
    assert offered(match) == ["hire 1 engineer"]


def test_in_the_last_turns_every_row_is_open() -> None:
    """Ruling 25."""
    match = table(at="n_a", money=4, jobs="-*22 cowboy engineer", marker=1)
    play(match, "use 2")
    assert offered(match) == ["hire 12 cowboy", "hire 12 engineer"]


@pytest.mark.parametrize(("seats", "columns"), [(2, 2), (3, 3), (4, 4)])
def test_a_row_has_as_many_spaces_as_there_are_players(seats: int, columns: int) -> None:
    match = table(seats, at="n_a", money=6, jobs=f"cowboy*{columns} craftsman*{columns - 1}")
    assert match.view(None)["jobs"]["1-cowboy"] == columns
    assert match.view(None)["marker_row"] == 2
    play(match, "use 2")
    assert offered(match) == ["hire 1 cowboy"]
