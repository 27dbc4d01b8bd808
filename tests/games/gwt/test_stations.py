"""Upgrading stations: a player who stops beside one may pay for it and put a disc there, once."""

from __future__ import annotations

import pytest

from tests.games.gwt.table import GAME, decision, money, offered, play, player, refused, story, table
from tests.kit.stock import words

DISCS = GAME.names["disc"]
WHITE = words("aux_money_2 aux_card_2 aux_cert_1 aux_cert_2 aux_engine_1 aux_engine_2 aux_trash_1 aux_trash_2 cert_4")
STATIONS = [
    ("4", "s1", 2, 1),
    ("7", "s2", 2, 1),
    ("10", "s3", 4, 2),
    ("13", "s4", 4, 2),
    ("16", "s5", 6, 3),
    ("21", "s6", 8, 5),
    ("25", "s7", 7, 6),
    ("29", "s8", 6, 7),
    ("33", "s9", 5, 8),
    ("38", "s10", 3, 9),
]
"""The space before each station, its name, what it costs and what it scores."""


def turnout(space: str) -> str:
    return "39" if space == "38" else f"{space}.5"


@pytest.mark.parametrize(("space", "station", "cost", "points"), STATIONS)
def test_what_a_station_costs_and_scores(space: str, station: str, cost: int, points: int) -> None:
    match = table(at="n_g", engine=space, money=cost)
    play(match, "use 1", f"advance {turnout(space)}", "disc aux_card_2")
    assert story(match)[2:4] == [f"0 station_upgraded {station} {cost}", "0 disc_taken aux_card_2 0 0"]
    assert money(match)[0] == 0
    assert match.scores()[0]["lines"]["stations"] == points
    assert match.view(None)["stations"][station]["discs"] == [0]


@pytest.mark.parametrize(("space", "station", "cost", "points"), STATIONS)
def test_one_dollar_short_is_not_enough(space: str, station: str, cost: int, points: int) -> None:
    match = table(at="n_g", engine=space, money=cost - 1)
    play(match, "use 1", f"advance {turnout(space)}")
    assert decision(match) == ("retreat" if station == "s10" else "use")


@pytest.mark.parametrize(("space", "station", "cost", "points"), STATIONS)
def test_white_corners_take_only_discs_from_white_corners(space: str, station: str, cost: int, points: int) -> None:
    """The first four stations are white; the others take any disc."""
    match = table(at="n_g", engine=space, money=20)
    play(match, "use 1", f"advance {turnout(space)}")
    allowed = [disc for disc in DISCS if disc in WHITE or station not in ("s1", "s2", "s3", "s4")]
    assert offered(match) == [*(f"disc {disc}" for disc in allowed), "decline"]
    if station in ("s1", "s2", "s3", "s4"):
        assert refused(match, "disc step_vp") == "disc_black_corners"


def test_upgrading_is_no_duty() -> None:
    match = table(at="n_g", engine="4", money=9)
    play(match, "use 1", "advance 4.5", "decline")
    assert money(match)[0] == 9
    assert decision(match) == "use"
    assert match.view(None)["stations"]["s1"]["discs"] == []


def test_only_who_stops_in_the_turnout_upgrades() -> None:
    match = table(at="n_g", engine="4", money=9, workers="engineer")
    play(match, "use 1", "advance 5")
    assert decision(match) == "use"


def test_a_station_is_upgraded_once_by_each() -> None:
    """Case 19: the station master that lies there is out of reach too."""
    match = table(at="n_g", engine="4", money=9, stations="s1", workers="cowboy")
    play(match, "use 1", "advance 4.5")
    assert decision(match) == "use"
    assert match.view(None)["stations"]["s1"]["master"] is not None


def test_other_players_discs_do_not_matter() -> None:
    match = table(4, at="n_g", engine="4", money=2, stations=[None, "s1", "s1", "s1"])
    play(match, "use 1", "advance 4.5", "disc cert_4")
    assert match.view(None)["stations"]["s1"]["discs"] == [0, 1, 2, 3]


def test_the_disc_clears_its_space() -> None:
    match = table(at="n_g", engine="16", money=6)
    play(match, "use 1", "advance 16.5", "disc step_money")
    assert story(match)[-2:] == ["0 station_upgraded s5 6", "0 disc_taken step_money 0 3"]
    assert money(match)[0] == 3
    assert player(match)["steps"] == 4
    assert [disc for disc, there in player(match)["board"].items() if not there] == ["step_money"]


def test_a_hand_disc_must_be_paid_on_top() -> None:
    """Five dollars for the disc and six for the station."""
    match = table(at="n_g", engine="16", money=10)
    play(match, "use 1", "advance 16.5")
    assert refused(match, "disc hand_1") == "disc_too_dear"
    match = table(at="n_g", engine="16", money=11)
    play(match, "use 1", "advance 16.5", "disc hand_1")
    assert money(match)[0] == 0
    assert player(match)["hand_limit"] == 5


def test_every_way_into_a_turnout_lets_one_upgrade() -> None:
    """Engine moves of D, of an objective card and of the fourth auxiliary action."""
    match = table(at="n_d", engine="4", money=4)
    play(match, "use 2", "advance 4.5", "disc cert_4")
    assert money(match)[0] == 0
    match = table(engine="3", money=2, hand="engine_1")
    play(match, "play engine_1", "first", "advance 4.5", "disc cert_4")
    assert decision(match) == "travel"
    match = table(at="n_d", engine="4", money=3, cleared="aux_engine_1")
    play(match, "auxiliary", "auxiliary 4", "advance 4.5", "disc cert_4")
    assert money(match)[0] == 0


def test_the_action_goes_on_after_the_upgrade() -> None:
    match = table(at="n_c", engine="4", money=9)
    play(match, "use 3", "advance 4.5", "disc cert_4", "use 1")
    assert offered(match) == ["certify 0", "certify 1"]


def test_9b_upgrades_a_station_behind_the_engine() -> None:
    match = table(at="p_a1", trail="p_a1=0-9", sides="9b", engine="14", money=20)
    play(match, "use 1")
    assert offered(match) == ["upgrade s1", "upgrade s2", "upgrade s3", "upgrade s4"]
    play(match, "upgrade s3", "disc cert_4")
    assert story(match)[:2] == ["0 action_used 9b.1", "0 station_upgraded s3 4"]
    assert money(match)[0] == 16


def test_9b_reaches_no_station_ahead_or_beside() -> None:
    """Case 38: the last station is never reached, because no engine stands beyond it."""
    match = table(at="p_a1", trail="p_a1=0-9", sides="9b", engine="10.5", money=20)
    play(match, "use 1")
    assert offered(match) == ["upgrade s1", "upgrade s2"]
    assert refused(match, "upgrade s3") == "station_not_behind"
    assert refused(match, "upgrade s4") == "station_not_behind"
    match = table(at="p_a1", trail="p_a1=0-9", sides="9b", engine="38", money=20)
    play(match, "use 1")
    assert offered(match) == [f"upgrade s{number}" for number in range(1, 10)]
    assert refused(match, "upgrade s10") == "station_not_behind"


def test_9b_keeps_the_usual_rules() -> None:
    match = table(at="p_a1", trail="p_a1=0-9", sides="9b", engine="17", money=4, stations="s2")
    play(match, "use 1")
    assert offered(match) == ["upgrade s1", "upgrade s3", "upgrade s4"]
    assert refused(match, "upgrade s2") == "already_upgraded"
    assert refused(match, "upgrade s5") == "station_too_dear"
    play(match, "upgrade s1")
    assert refused(match, "disc step_vp") == "disc_black_corners"


def test_9b_appoints_a_station_master() -> None:
    """Case 39."""
    match = table(
        at="p_a1",
        trail="p_a1=0-9",
        sides="9b",
        engine="5",
        money=2,
        workers="cowboy",
        station_masters="sm1 sm2 sm3 sm4 sm5",
    )
    play(match, "use 1", "upgrade s1", "disc cert_4", "appoint cowboy", "first")
    assert player(match)["masters"] == ["sm1"]
    assert money(match)[0] == 2


def test_9b_without_a_station_behind_does_nothing() -> None:
    assert (
        refused(table(at="p_a1", trail="p_a1=0-9", sides="9b", engine="4.5", money=9), "use 1")
        == "no_station_to_upgrade"
    )
    assert refused(table(at="p_a1", trail="p_a1=0-9", sides="9b", engine="5", money=1), "use 1") == "stations_too_dear"
