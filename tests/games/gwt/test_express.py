"""Building 9a: an extraordinary delivery, limited by how far the engine moves back."""

from __future__ import annotations

from typing import Any

import pytest

from railherd.core.playing.match import Match
from tests.games.gwt.table import GAME, decision, money, offered, play, player, refused, story, table

DISCS = GAME.names["disc"]


def express(engine: str, *others: str, **more: Any) -> Match:
    """Return a table with seat 0 at the start of the delivery of 9a."""
    given = {"money": 0, **more}
    match = table(1 + max(1, len(others)), at="p_a1", trail="p_a1=0-9", engine=[engine, *others], **given)
    return play(match, "use 2")


def test_the_engine_goes_back_as_far_as_one_likes() -> None:
    match = express("6")
    assert offered(match) == [f"express {space}" for space in ("0", "1", "2", "3", "4", "4.5", "5")]
    assert refused(match, "express 6") == "engine_not_behind"
    assert refused(match, "express 7") == "engine_not_behind"


def test_not_onto_another_engine() -> None:
    match = express("6", "3", "4.5")
    assert offered(match) == [f"express {space}" for space in ("0", "1", "2", "4", "5")]
    assert refused(match, "express 3") == "engine_space_taken"


@pytest.mark.parametrize(
    ("engine", "back", "farthest"),
    [
        ("6", "5", "topeka"),
        ("6", "2", "wichita"),
        ("6", "3", "topeka"),
        ("6", "0", "colorado_springs"),
        ("20", "2", "san_francisco"),
        ("20", "3", "sacramento"),
        ("5", "4.5", "kansas_city"),
        ("5", "4", "topeka"),
        ("4.5", "4", "topeka"),
    ],
)
def test_as_many_spaces_as_the_city_is_worth(engine: str, back: str, farthest: str) -> None:
    """Ruling 8: numbered spaces entered count, the start too; turnouts add nothing."""
    match = express(engine)
    play(match, f"express {back}")
    assert offered(match)[-1] == f"deliver {farthest}"


def test_occupied_spaces_do_not_count() -> None:
    """From 8 to 3 over two others: 7, 5 and 3."""
    match = express("8", "6", "4")
    play(match, "express 3")
    assert offered(match)[-1] == "deliver topeka"
    match = express("8")
    play(match, "express 3")
    assert offered(match)[-1] == "deliver wichita"
    match = express("5", "4")
    play(match, "express 1")
    assert offered(match)[-1] == "deliver topeka", "3, 2 and 1"


def test_out_of_a_turnout() -> None:
    match = express("4.5")
    play(match, "express 0")
    assert offered(match)[-1] == "deliver wichita", "4, 3, 2, 1 and 0 are five"


def test_nothing_is_paid_for_transport() -> None:
    match = express("18", money=0)
    play(match, "express 0", "deliver san_francisco", "disc cert_4")
    assert story(match)[1:] == [
        "0 engine_moved 0",
        "0 disc_taken cert_4 0 0",
        "0 delivered san_francisco 0",
    ]
    assert decision(match) == "use"
    assert player(match)["place"] == "p_a1", "the rancher stays where it is"


def test_kansas_city_pays_here_too() -> None:
    match = express("3", money=0)
    play(match, "express 2", "deliver kansas_city", "disc cert_4")
    assert money(match)[0] == 6


def test_the_usual_rules_for_cities_and_discs() -> None:
    match = express("10", cities="topeka wichita", money=4)
    play(match, "express 0")
    assert offered(match) == [
        "deliver kansas_city",
        "deliver colorado_springs",
        "deliver santa_fe",
        "deliver albuquerque",
    ]
    assert refused(match, "deliver topeka") == "city_taken"
    play(match, "deliver albuquerque")
    assert refused(match, "disc hand_1") == "disc_too_dear"
    match.undo()
    play(match, "deliver santa_fe")
    assert refused(match, "disc step_vp") == "disc_black_corners"


def test_arrows_are_completed() -> None:
    match = express("6", cities="topeka", shown="gain2_1")
    play(match, "express 2", "deliver wichita", "disc cert_4")
    assert decision(match) == "take_objective"
    play(match, "take gain2_1")
    assert decision(match) == "use"
    assert player(match)["discards"] == {"gain2_1": 1}


def test_a_turnout_lets_one_upgrade_after_the_delivery() -> None:
    """The six dollars of Kansas City may pay for the station; an objective card comes first."""
    match = express("5", money=0)
    play(match, "express 4.5", "deliver kansas_city", "disc cert_4")
    assert decision(match) == "upgrade"
    play(match, "disc aux_card_2")
    assert money(match)[0] == 4
    assert match.view(None)["stations"]["s1"]["discs"] == [0]
    match = express("8", cities="wichita", money=2, shown="gain2_1")
    play(match, "express 4.5", "deliver topeka", "disc cert_4")
    assert decision(match) == "take_objective"
    play(match, "take gain2_1")
    assert decision(match) == "upgrade"


def test_without_money_for_the_station_one_goes_on() -> None:
    match = express("8", money=0)
    play(match, "express 4.5", "deliver topeka", "disc cert_4")
    assert offered(match) == ["decline"]
    assert refused(match, "disc aux_card_2") == "station_too_dear"


def test_a_station_already_upgraded_asks_nothing() -> None:
    match = express("8", money=9, stations="s1")
    play(match, "express 4.5", "deliver topeka", "disc cert_4")
    assert decision(match) == "use"


def test_without_any_disc_the_engine_still_goes_back() -> None:
    """Ruling 21."""
    match = express("8", money=9, cleared=" ".join(DISCS))
    play(match, "express 4.5")
    assert decision(match) == "use"
    assert player(match)["engine"] == "4.5"


def test_engine_forward_and_delivery_in_any_order() -> None:
    match = table(at="p_a1", trail="p_a1=0-9", engine="15", money=0)
    play(match, "use 1", "advance 18", "use 2", "express 0", "deliver san_francisco", "disc step_money")
    assert money(match)[0] == 3
    assert offered(match) == ["done"]
