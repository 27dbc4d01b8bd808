"""The rulebook's worked examples of hiring, building, the railway, Kansas City and scoring."""

from __future__ import annotations

from typing import Any

from railherd.core.playing.match import Match
from tests.games.gwt.table import GAME, decision, money, offered, play, player, refused, story, table
from tests.kit.stock import words

WHITE = words("aux_money_2 aux_card_2 aux_cert_1 aux_cert_2 aux_engine_1 aux_engine_2 aux_trash_1 aux_trash_2 cert_4")


def marys_herd(**more: Any) -> Match:
    """Return a table with two Dutch Belts, a Brown Swiss, a Holstein and three certificates in Kansas City."""
    match = table(at="kc", hand="dutch_belt*2 brown_swiss holstein", certificates=3, money=0, **more)
    return play(match, "choose 1", "choose 1", "choose 1")


def test_w4_the_value_of_a_herd() -> None:
    """W4: 2 + 3 + 3 = 8, and two of three certificates make it 10."""
    match = marys_herd()
    play(match, "spend 0")
    assert money(match)[0] == 8
    match = marys_herd()
    play(match, "spend 2")
    assert money(match)[0] == 10
    assert player(match)["certificates"] == 1
    assert player(match)["cards"] == 0


def test_w4_with_a_permanent_certificate() -> None:
    """W4: the base is 9 instead of 8."""
    match = marys_herd(masters="sm4")
    play(match, "spend 0")
    assert money(match)[0] == 9


def test_w5_where_ten_may_go_and_what_it_costs() -> None:
    """W5: Albuquerque $3, Santa Fe $2, Wichita and Kansas City nothing; two cities have been delivered to."""
    for engine in ("5", "4.5"):
        cities = {"kansas_city": 0, "wichita": 0, "santa_fe": 2, "albuquerque": 3}
        for city, cost in cities.items():
            match = marys_herd(cities="topeka colorado_springs", engine=engine)
            play(match, "spend 2")
            assert offered(match) == [f"deliver {name}" for name in cities]
            assert refused(match, "deliver topeka") == "city_taken"
            assert refused(match, "deliver colorado_springs") == "city_taken"
            play(match, f"deliver {city}", "disc cert_4")
            while decision(match) in ("take_objective", "depart"):
                play(match, offered(match)[0])
            assert money(match)[0] == 10 - cost + 6 * (city == "kansas_city")


def test_w5_the_three_cheaper_cities_take_only_white_discs() -> None:
    """W5: Albuquerque has black corners."""
    for city in ("kansas_city", "wichita", "santa_fe", "albuquerque"):
        match = marys_herd(engine="5")
        play(match, "spend 2", f"deliver {city}")
        discs = GAME.names["disc"]
        assert offered(match) == [f"disc {disc}" for disc in discs if disc in WHITE or city == "albuquerque"]


def test_w5_which_arrows_it_completes() -> None:
    """W5: Albuquerque none; Wichita both of its arrows, Santa Fe one."""
    found = {}
    for city in ("albuquerque", "wichita", "santa_fe"):
        match = marys_herd(cities="topeka colorado_springs", engine="5")
        play(match, "spend 2", f"deliver {city}", "disc cert_4")
        found[city] = [line.split(maxsplit=2)[2] for line in story(match) if "arrow" in line]
    assert found == {
        "albuquerque": [],
        "wichita": ["topeka wichita", "wichita colorado_springs"],
        "santa_fe": ["colorado_springs santa_fe"],
    }


def test_w7_two_hires_at_building_a() -> None:
    """W7: an engineer for $7 from the row before the marker's, $2 for a Jersey, a cowboy for 6 + 2."""
    match = table(
        3,
        at="n_a",
        money=13,
        hand="jersey*2 dutch_belt black_angus",
        workers="engineer",
        jobs="cowboy - - craftsman*3 engineer craftsman - engineer -",
    )
    assert match.view(None)["marker_row"] == 4
    play(match, "use 2")
    assert refused(match, "hire 4 engineer") == "row_closed"
    play(match, "hire 3 engineer")
    assert money(match)[0] == 6
    assert player(match)["workers"]["engineer"] == 3
    play(match, "first")
    assert money(match)[0] == 8
    play(match, "use 3", "hire 1 cowboy")
    assert story(match)[-1] == "0 worker_hired cowboy 1 8"
    assert money(match)[0] == 0
    assert refused(match, "use 1") == "card_missing", "no Guernsey in hand"
    assert offered(match) == ["done"]


def test_w8_placing_and_replacing() -> None:
    """W8: two craftsmen and $4; a difference of three is three craftsmen and $6."""
    match = table(at="n_b", money=4, workers="craftsman")
    play(match, "use 2", "build 4", "at p_a1")
    assert money(match)[0] == 0
    match = table(at="n_b", money=6, workers="craftsman*2", trail="p_a1=0-4")
    play(match, "use 2", "build 8", "at p_a1")
    assert story(match)[-1] == "0 building_replaced 0-8 p_a1 6"
    assert money(match)[0] == 0
    match = table(at="n_b", money=6, workers="craftsman", trail="p_a1=0-4")
    play(match, "use 2")
    assert refused(match, "build 8") == "too_few_craftsmen"


def test_w9_three_engineers_past_another_engine() -> None:
    """W9: from 1 over the red engine on 3 to 2, 4 or 5, or into the turnout off 4."""
    match = table(at="n_c", workers="engineer*2", engine=["1", "3"])
    play(match, "use 3")
    assert offered(match) == ["advance 2", "advance 4", "advance 4.5", "advance 5"]


def test_w10_two_trades() -> None:
    """W10: the tepee over -2 costs $2, the one over 6 brings $6."""
    for space, dollars in (("t_m2", -2), ("t_6", 6)):
        match = table(at="n_d", money=2, trail="t_m2=tepee_blue t_6=tepee_green")
        play(match, "use 1", f"trade {space}")
        assert money(match)[0] == 2 + dollars


def bought(cowboys: int, dollars: int, *choices: str) -> tuple[int, list[str]]:
    """Return what is left of the money, and the cards bought at building E."""
    market = "holstein ayrshire west_highland_3 west_highland_4 texas_longhorn_7"
    match = table(at="n_e", money=dollars, market=market, workers=f"cowboy*{cowboys - 1}" if cowboys > 1 else "")
    play(match, "use 2", *choices)
    if decision(match) == "buy":
        play(match, "done")
    return money(match)[0], list(player(match)["discards"])


def test_w11_what_cowboys_buy() -> None:
    """W11: one, two, three and five cowboys."""
    assert bought(1, 6, "buy holstein way 1") == (0, ["holstein"])
    assert bought(1, 12, "buy west_highland_3 way 4") == (0, ["west_highland_3"])
    assert bought(2, 12, "buy holstein way 1", "buy ayrshire way 1") == (0, ["holstein", "ayrshire"])
    assert bought(2, 3, "buy holstein way 2") == (0, ["holstein"])
    assert bought(2, 12, "buy texas_longhorn_7 way 7") == (0, ["texas_longhorn_7"])
    assert bought(3, 5, "buy holstein way 3", "take ayrshire") == (0, ["holstein", "ayrshire"])
    both = ["west_highland_3", "west_highland_4"]
    assert bought(5, 8, "buy west_highland_3 way 6", "take west_highland_4") == (0, both)


def test_w13_four_objectives_at_once() -> None:
    """W13: 5 + 5 + 3 + 5 = 18 points; with one disc less in San Francisco one card counts -3, and 10 are left."""

    def score(**owned: Any) -> int:
        owned = {
            "trail": "p_a1=0-1 p_a2=0-2 p_a3=0-3",
            "hazards": "flood_green_2 flood_green_3 drought_green_2",
            "tepees": "tepee_blue",
            "cities": "san_francisco*2",
            **owned,
        }
        match = table(objectives="aux_sf*2 draw_3 engine_4 start_4", **owned)
        return int(match.scores()[0]["lines"]["objectives"])

    assert score() == 18
    assert score(cities="san_francisco") == 10
    assert score(trail="p_a1=0-1 p_a2=0-2") == 5 + 5 - 2 + 5
    assert score(hazards="flood_green_2 flood_green_3") == 5 + 5 - 2 + 5
    assert score(tepees="") == 5 + 5 + 3 - 3


def test_w14_points_between_cities() -> None:
    """W14: 6 for Sacramento and 4 up to San Diego; the 8 beyond need El Paso."""
    assert table(cities="san_diego sacramento").scores()[0]["lines"]["cities"] == 10
    assert table(cities="san_diego sacramento el_paso").scores()[0]["lines"]["cities"] == 18
