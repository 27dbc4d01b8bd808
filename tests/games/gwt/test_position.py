"""Positions: written in full and read back unchanged."""

from __future__ import annotations

from typing import Any

import pytest

from railherd.core.laws.conformance import state_of
from railherd.core.playing import replay
from railherd.core.playing.match import Match
from tests.games.gwt.table import GAME, new, play, table
from tests.kit.stock import words


def middle() -> Match:
    """Return a three-player game in progress, seat 0 about to travel."""
    return table(
        3,
        trail="p_a1=0-4 p_b2=1-1 h_flood_1=flood_green_2 t_m3=tepee_blue",
        gone="1",
        place=["n_b", "n_c", "h_flood_1"],
        hand=["jersey*2 guernsey gain2_1", "dutch_belt", ""],
        known=["jersey", "dutch_belt"],
        discards=["holstein", "", "black_angus"],
        workers=["cowboy*2 engineer", "craftsman"],
        engine=["5", "4.5", "0"],
        certificates=[2, 3, 0],
        stations=["s1", "s1 s2"],
        cities=["topeka kansas_city*2", "wichita"],
        hazards=["drought_black_3"],
        tepees=[None, "tepee_green*2 tepee_blue"],
        objectives=["aux_sf"],
        masters=[None, "sm4"],
        turn=23,
    )


def again(match: Match) -> Match:
    return replay.from_position(GAME, match.position(), 1, [])


def test_a_position_names_everything() -> None:
    data = middle().position()
    assert list(data) == words(
        "game rules seats options turn marker faces trail masters posted foresight jobs jobs_filled market "
        "market_stack objectives objective_stack stacks box removed players pending chance"
    )
    assert data["players"][0] == {
        "money": 6,
        "place": "n_b",
        "engine": "5",
        "certificates": 2,
        "cleared": ["aux_money_2", "aux_card_2", "aux_cert_1", "aux_cert_2"],
        "stations": ["s1"],
        "masters": [],
        "unbuilt": [2, 3, 5, 6, 7, 8, 9, 10],
        "workers": {"cowboy": 3, "craftsman": 1, "engineer": 2},
        "cities": [2, 1, 0, 0, 0, 0, 0, 0, 0, 0],
        "tepees": {"green": 0, "blue": 0},
        "hazards": ["drought_black_3"],
        "objectives": data["players"][0]["objectives"],
        "hand": ["jersey", "jersey", "guernsey", "gain2_1"],
        "deck": ["jersey"] * 3 + ["dutch_belt"] * 3 + ["black_angus"] * 3 + ["guernsey"] * 2,
        "discards": ["holstein"],
        "known": ["jersey"],
        "blind": [],
    }
    assert data["players"][0]["objectives"][0] == "aux_sf"
    assert data["trail"]["p_a1"] == "0-4"
    assert data["pending"] == [{"decision": "travel", "seat": 0}]
    assert (data["turn"], data["marker"], data["jobs_filled"]) == (23, None, 5)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_new_game_reads_back(seats: int) -> None:
    match = new(seats, seed=5)
    assert again(match).position() == match.position()


def test_a_position_reads_back_with_what_everybody_sees() -> None:
    match = middle()
    assert again(match).position() == match.position()
    for seat in (None, 0, 1, 2):
        assert again(match).view(seat) == match.view(seat)
    assert again(match).scores() == match.scores()


LONG_WAY = [
    "travel kc",
    "play gain2_1",
    "first",
    "enter",
    "choose 1",
    "choose 1",
    "choose 1",
    "spend 1",
    "deliver wichita",
    "disc cert_4",
    "take top",
    "depart",
]


def test_every_step_of_a_visit_to_kansas_city_reads_back() -> None:
    match = table(place="n_g", hand="gain2_1 texas_longhorn_5", certificates=1, cities="topeka", engine="4")
    for choice in LONG_WAY:
        play(match, choice)
        assert again(match).position() == match.position()


def test_every_step_of_a_railway_action_reads_back() -> None:
    match = table(at="n_g", engine="38", money=20, cleared="aux_trash_1", hand="jersey", workers="cowboy")
    for choice in (
        "use 1",
        "advance 39",
        "disc cert_4",
        "retreat 5",
        "use 2",
        "auxiliary 5",
        "reverse 4.5",
        "disc aux_card_2",
        "appoint cowboy",
    ):
        play(match, choice)
        assert again(match).position() == match.position()


def test_every_step_of_copying_and_building_reads_back() -> None:
    match = table(at="p_b1", trail="p_b1=0-8", sides="8b", money=20)
    for choice in ("use 1", "copy n_b", "copied 2", "build 1", "at p_b2", "done"):
        play(match, choice)
        assert again(match).position() == match.position()


def test_a_finished_game_reads_back() -> None:
    match = play(table(at="n_a", asked=1, marker=0, jobs="-*24"), "done")
    assert match.over
    assert again(match).over
    assert again(match).winners() == match.winners()


def test_lists_are_put_in_order() -> None:
    data = middle().position()
    data["players"][0]["hand"].reverse()
    data["market"].reverse()
    data["stacks"][0]["tiles"].reverse()
    assert replay.from_position(GAME, data, 1, []).position() == middle().position()


def test_without_chance_it_is_dealt_anew() -> None:
    data = middle().position()
    del data["chance"]
    assert replay.from_position(GAME, data, 77, []).position()["chance"]["seed"] == "77"


def laid_on_top() -> Match:
    """Return a game in which a card of every kind of pile is known to lie on top of it."""
    match = middle()
    state: Any = state_of(match)
    for pile in (*state.piles, state.players[1].deck):
        pile.put_on_top(pile.bag.pop())
    return match


def test_what_is_known_to_lie_on_top_of_a_pile_reads_back() -> None:
    match = laid_on_top()
    data = match.position()
    assert [len(data[f"{key}_top"]) for key in ("market_stack", "objective_stack")] == [1, 1]
    assert [len(stack["tiles_top"]) for stack in data["stacks"]] == [1, 1, 1]
    assert ["deck_top" in player for player in data["players"]] == [False, True, False]
    assert again(match).position() == data
    assert again(match).view(1) == match.view(1)


def test_an_imagined_world_keeps_what_is_known_to_lie_on_top() -> None:
    match = laid_on_top()
    state: Any = state_of(match)
    for seat in (None, 0, 1):
        world: Any = match.imagine(seat, 3)
        assert [pile.known for pile in world.piles] == [pile.known for pile in state.piles]
        assert world.players[1].deck.known == state.players[1].deck.known
        assert GAME.audit(world) == []
