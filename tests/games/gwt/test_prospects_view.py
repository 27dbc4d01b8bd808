"""What a view tells of prospects comes true: the value of a hand, what a delivery costs and brings, tasks done."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import railherd
from railherd.core.contract import Json
from railherd.games.registry import find
from tests.games.gwt.table import table

FIGURES = find("gwt").shown_figures()
CITIES = 2  # the line of the score pad


def moments(seed: int) -> Iterator[tuple[railherd.Match, railherd.Prompt]]:
    """Yield the moments of a random game with their prompts. Whoever gets one may choose on from there."""
    match, rng = railherd.new("gwt", 3, seed=seed), Random(seed)
    while (prompt := match.prompt()) is not None:
        yield match, prompt
        following = match.prompt()
        if following is not None:
            match.choose(rng.choice(following.options).text)


def own(match: railherd.Match, seat: int) -> Json:
    player: Json = match.view(seat)["players"][seat]
    return player


@pytest.mark.parametrize("seed", range(2))
def test_the_value_of_a_herd_is_its_income(seed: int) -> None:
    checked = 0
    for match, prompt in moments(seed):
        if prompt.decision != "gwt.spend":
            continue
        herd = own(match, prompt.seat)["herd"]
        for option in prompt.options:
            assert option.args["income"] == herd["value"] + option.args["number"]
        breeds = [FIGURES["cattle"][card]["breed"] for card in herd["cards"]]
        assert len(set(breeds)) == len(breeds)
        assert herd["value"] == herd["permanent"] + sum(FIGURES["breed"][breed]["value"] for breed in breeds)
        checked += 1
    assert checked


@pytest.mark.parametrize("seed", range(2))
def test_a_delivery_costs_and_brings_what_was_told(seed: int) -> None:
    delivered = 0
    told: tuple[int, int, int] | None = None  # a seat, its line before, and what the delivery was to bring
    for match, prompt in moments(seed):
        if told is not None:
            seat, before, points = told
            assert own(match, seat)["points"][CITIES] == before + points
            told, delivered = None, delivered + 1
        if prompt.decision != "gwt.deliver":
            continue
        player = own(match, prompt.seat)
        offered = {str(option.args["city"]): option for option in prompt.options}
        for city, option in offered.items():
            assert option.args["transport"] == player["deliveries"][city]["transport"]
        city, option = next(iter(offered.items()))
        match.choose(option.text)
        following = match.prompt()
        while following is not None and following.decision == "gwt.deliver_disc":
            match.choose(following.options[0].text)
            following = match.prompt()
        told = prompt.seat, player["points"][CITIES], player["deliveries"][city]["points"]
    assert delivered


@pytest.mark.parametrize("seed", range(2))
def test_an_objective_scores_its_points_if_all_its_tasks_are_done(seed: int) -> None:
    judged = 0
    for match, prompt in moments(seed):
        for player in match.view(prompt.seat)["players"]:
            for objective in player["judged"]:
                card = FIGURES["objective"][objective["card"]]
                is_done = sum(objective["done"].values()) == len(card["tasks"])
                assert is_done == (objective["points"] == card["points"]) or not card["penalty"]
                assert set(objective["done"]) == set(card["tasks"])
                judged += 1
    assert judged


def test_cards_of_a_breed_that_is_in_the_hand_already_are_doubles() -> None:
    match = table(place="n_a", hand="jersey*3 dutch_belt guernsey*2")
    assert own(match, 0)["herd"]["doubles"] == 3


def test_the_next_worker_of_a_row() -> None:
    match = table(place="n_a", workers="cowboy*3 craftsman*5")
    assert own(match, 0)["next_workers"] == {
        "cowboy": {"space": 5, "points": 4},
        "craftsman": None,
        "engineer": {"space": 2, "points": 0},
    }


def test_the_toll_is_what_all_hands_of_a_player_cost() -> None:
    match = table(2, place="n_a", trail="p_a1=1-1 p_b1=1-7")
    fees = [space["fee"] for space in match.view(0)["trail"].values() if (space["tile"] or "").startswith("1-")]
    assert [player["toll"] for player in match.view(0)["players"]] == [0, sum(fees)]
    assert len(fees) == 2
    assert min(fees) > 0


def test_the_rows_that_are_left_go_down_to_none() -> None:
    left: list[int] = []
    for match, prompt in moments(0):
        view = match.view(prompt.seat)
        left.append(view["rows_left"])
        assert all(player["total"] == sum(player["points"]) for player in view["players"])
        assert (view["rows_left"] == 0) == (view["marker"] is not None)
    assert left == sorted(left, reverse=True)
    assert (left[0], left[-1]) == (view["rows_at_first"], 0)


def test_what_a_player_could_do_is_theirs_to_know() -> None:
    for match, prompt in moments(0):
        others = [player for player in match.view(prompt.seat)["players"] if player["seat"] != prompt.seat]
        watched = match.view(None)["players"]
        for player in [*others, *watched]:
            assert player["progress"] is None
            assert player["deliveries"] is None
            assert player["herd"] is None
        mine = own(match, prompt.seat)
        shown = {
            *match.view(prompt.seat)["objectives"],
            *(card for card in mine["hand"] if card in FIGURES["objective"]),
        }
        assert set(mine["progress"]) == shown
        if len(match.moves) > 200:
            break
