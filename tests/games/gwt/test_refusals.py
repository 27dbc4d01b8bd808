"""Every refusal, reached through the public interface: its name, its figures, its section."""

from __future__ import annotations

import pytest

from railherd.core.notation import IllegalChoice
from railherd.core.problem import Problem
from tests.games.gwt import refusals, refusals_railway, refusals_shortfall
from tests.games.gwt.table import GAME, play, refused, table
from tests.kit.refusing import expect_reason, expect_sentences

CASES = {
    **refusals.TRAIL,
    **refusals.CARDS,
    **refusals.PLACE,
    **refusals.HIRING_AND_BUILDING,
    **refusals_railway.RAILWAY,
    **refusals_railway.KANSAS_CITY,
    **refusals_shortfall.MONEY,
    **refusals_shortfall.HAND,
    **refusals_shortfall.TARGET,
    **refusals_shortfall.ROOM,
}


def test_no_reason_is_left_out() -> None:
    names = [reason.name for reason in GAME.REASONS]
    assert names[0] == "legal"
    assert sorted(CASES) == sorted(names[1:])


@pytest.mark.parametrize("reason", CASES)
def test_the_reason_is_given(reason: str) -> None:
    expect_reason(CASES[reason], reason)


@pytest.mark.parametrize("reason", CASES)
def test_the_refusal_is_a_sentence_with_its_figures_in_every_language(reason: str) -> None:
    expect_sentences(CASES[reason])


@pytest.mark.parametrize(
    "choice", ["use 1", "done", "auxiliary", "hire 1 cowboy", "deliver topeka", "choose 1", "spend 0"]
)
def test_before_the_journey_everything_else_waits(choice: str) -> None:
    assert refused(table(), choice) == "travel_first"


@pytest.mark.parametrize("choice", ["use 1", "done", "travel n_b", "hire 1 cowboy", "deliver topeka"])
def test_an_action_begun_is_finished_first(choice: str) -> None:
    assert refused(play(table(at="n_b", money=2), "use 2"), choice) == "finish_first"


@pytest.mark.parametrize("choice", ["travel n_a", "use 1", "spend 0", "deliver topeka", "hire 1 cowboy"])
def test_kansas_city_asks_for_one_thing_after_the_other(choice: str) -> None:
    assert refused(table(at="kc"), choice) == "kansas_city_order"


@pytest.mark.parametrize(
    ("at", "choice"),
    [
        ("n_a", "hire 1 cowboy"),
        ("n_a", "auxiliary 1"),
        ("n_b", "build 1"),
        ("n_b", "at p_a1"),
        ("n_c", "advance 1"),
        ("n_c", "take top"),
        ("n_d", "trade t_1"),
        ("n_d", "auxiliary 1 double"),
        ("n_e", "buy holstein way 1"),
        ("n_f", "clear h_flood_1"),
    ],
)
def test_an_action_is_chosen_before_its_parts(at: str, choice: str) -> None:
    match = table(at=at, money=9, trail="t_1=tepee_blue h_flood_1=flood_green_2")
    assert refused(match, choice) == "choose_action_first"


@pytest.mark.parametrize("choice", ["build 1", "trade t_1", "advance 1", "deliver topeka", "choose 1", "spend 0"])
def test_what_no_action_of_the_place_gives_is_not_promised(choice: str) -> None:
    assert refused(table(at="n_a", money=9), choice) == "not_offered_here"


def test_an_auxiliary_action_gives_what_its_discs_allow() -> None:
    assert refused(table(at="n_a", cleared="aux_engine_1"), "advance 1") == "choose_action_first"
    assert refused(table(at="n_a", cleared="aux_cert_1"), "advance 1") == "not_offered_here"


def test_a_part_of_a_closed_action_has_the_reason_of_that_action() -> None:
    poor = table(at="n_a", money=5, jobs="cowboy craftsman engineer")
    refusal = poor.why_not("hire 1 cowboy")
    assert refusal is not None
    assert (refusal.key, refusal.section) == ("gwt.refusal.workers_too_dear", "hire")
    assert (refusal.args["cost"], refusal.args["money"]) == (6, 5)
    assert refused(table(at="p_a1", trail="p_a1=1-5", money=9), "hire 1 cowboy") == "not_your_building"
    match = play(table(at="n_c"), "use 1", "certify 1")
    assert refused(match, "take top") == "other_side_of_slash"
    assert refused(match, "certify 1") == "already_used"


def test_a_neighbour_to_copy_counts_as_an_action_here() -> None:
    match = table(at="p_b1", sides="8b", trail="p_b1=0-8", money=9)
    assert refused(match, "build 1") == "choose_action_first"
    assert refused(match, "copy n_b") == "choose_action_first"
    assert refused(match, "trade t_1") == "not_offered_here"


def test_a_delivery_begun_at_a_building_is_no_part_of_kansas_city() -> None:
    match = play(table(at="p_a1", trail="p_a1=0-9", engine="8", money=9), "use 2", "express 4")
    assert refused(match, "use 1") == "finish_first"


AT_PLACES = {
    "trail/n_c": "already_travelled",
    "trail/p_a2": "choose_action_first",
    "trail/t_1": "already_travelled",
    "jobs/1-cowboy": "not_offered_here",
    "cities/topeka": "not_offered_here",
    "foresight/1": "not_offered_here",
    "foresight/6": "not_offered_here",
    "players/0/unbuilt/1": "choose_action_first",
}


@pytest.mark.parametrize("place", AT_PLACES)
def test_a_place_has_the_reason_of_what_it_is_for(place: str) -> None:
    refusal = table(at="n_b", money=9, trail="t_1=tepee_blue").why_not(at=place)
    assert refusal is not None
    assert refusal.key == f"gwt.refusal.{AT_PLACES[place]}"


@pytest.mark.parametrize(
    ("place", "reason"), [("foresight/3", "kansas_city_order"), ("jobs/1-cowboy", "kansas_city_order")]
)
def test_places_of_later_parts_of_kansas_city_wait(place: str, reason: str) -> None:
    match = table(at="kc")
    assert match.why_not(at="foresight/1") is None
    refusal = match.why_not(at=place)
    assert refusal is not None
    assert refusal.key == f"gwt.refusal.{reason}"


def test_of_several_reasons_at_a_place_the_one_that_says_most() -> None:
    """Four of the ways to buy are for other values than that of a West Highland; what counts is its price."""
    match = play(table(at="n_e", money=2, market="holstein west_highland_3"), "use 2")
    refusal = match.why_not(at="market/west_highland_3")
    assert refusal is not None
    assert refusal.key == "gwt.refusal.cattle_too_dear"


def test_a_choice_nobody_knows_is_no_refusal() -> None:
    with pytest.raises(Problem) as caught:
        table().choose("dance")
    assert caught.value.key == "core.unknown_choice"
    assert not isinstance(caught.value, IllegalChoice)
