"""Kansas City 5: choosing a city the herd can reach, the disc, the transport cost, and the return to the start."""

from __future__ import annotations

from typing import Any

import pytest

from railherd.core.playing.match import Match
from tests.games.gwt.table import GAME, decision, money, offered, play, player, refused, story, table
from tests.kit.stock import words

CITIES = GAME.names["city"]
DISCS = GAME.names["disc"]
WHITE = words("aux_money_2 aux_card_2 aux_cert_1 aux_cert_2 aux_engine_1 aux_engine_2 aux_trash_1 aux_trash_2 cert_4")
VALUES = {0: "kansas_city", 1: "topeka", 4: "wichita", 6: "colorado_springs", 8: "santa_fe", 10: "albuquerque",
          12: "el_paso", 14: "san_diego", 16: "sacramento", 18: "san_francisco"}  # fmt: skip
ONLY_HANDS = " ".join([*WHITE, "step_money", "step_vp", "cert_6"])
"""Disc spaces cleared so that only the two discs for five dollars are left."""


def worth(value: int, **more: Any) -> Match:
    """Return a table with seat 0 about to deliver a herd of this value (at most 21), by default far along the track."""
    herd = [("texas_longhorn_5", 5), ("west_highland_3", 4), ("holstein", 3), ("brown_swiss", 3), ("ayrshire", 3)]
    herd += [("dutch_belt", 2), ("jersey", 1)]
    hand, left = [], value
    for card, each in herd:
        if each <= left:
            hand.append(card)
            left -= each
    assert left == 0
    given = {"engine": "20", "money": 0, **more}
    match = table(at="kc", hand=" ".join(hand), **given)
    return play(match, "choose 1", "choose 1", "choose 1", "spend 0")


@pytest.mark.parametrize("value", [0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 21])
def test_cities_up_to_the_value_of_the_herd(value: int) -> None:
    match = worth(value)
    assert offered(match) == [f"deliver {city}" for needed, city in VALUES.items() if needed <= value]
    for needed, city in VALUES.items():
        if needed > value:
            assert refused(match, f"deliver {city}") == "city_too_far"


def test_certificates_count_for_the_delivery() -> None:
    match = table(at="kc", hand="holstein", certificates=1, engine="20", masters="sm3 sm4")
    play(match, "choose 1", "choose 1", "choose 1", "spend 1")
    assert offered(match)[-1] == "deliver colorado_springs"


@pytest.mark.parametrize("city", CITIES)
def test_one_delivery_to_each_city_but_two(city: str) -> None:
    """Case 33: Kansas City and San Francisco take any number."""
    match = worth(18, cities=city)
    if city in ("kansas_city", "san_francisco"):
        play(match, f"deliver {city}", "disc cert_6" if city == "san_francisco" else "disc cert_4")
        assert match.view(None)["cities"][city] == [2, 0]
    else:
        assert refused(match, f"deliver {city}") == "city_taken"


def test_other_players_discs_do_not_matter() -> None:
    match = worth(8, cities=[None, "topeka wichita santa_fe"])
    assert offered(match)[-1] == "deliver santa_fe"
    play(match, "deliver santa_fe", "disc cert_4")
    assert match.view(None)["cities"]["santa_fe"] == [1, 1]


@pytest.mark.parametrize("city", CITIES)
def test_black_corners_take_any_disc_white_ones_only_white(city: str) -> None:
    """Case 31: San Diego is white again."""
    match = worth(18)
    play(match, f"deliver {city}")
    black = city in ("albuquerque", "el_paso", "sacramento", "san_francisco")
    assert offered(match) == [f"disc {disc}" for disc in DISCS if black or disc in WHITE]
    if not black:
        assert refused(match, "disc step_vp") == "disc_black_corners"


def test_black_discs_go_anywhere_when_no_white_one_is_left() -> None:
    """Case 31, special cases."""
    match = worth(14, cleared=" ".join(WHITE))
    play(match, "deliver san_diego")
    assert offered(match) == ["disc step_money", "disc step_vp", "disc hand_1", "disc hand_2", "disc cert_6"]


def test_a_hand_disc_costs_five() -> None:
    """Case 32: a player with less money takes another disc. Income has been paid before."""
    match = worth(10)
    assert money(match)[0] == 10
    play(match, "deliver albuquerque", "disc hand_1")
    assert "0 disc_taken hand_1 5 0" in story(match)
    assert money(match)[0] == 5
    assert player(match)["hand_limit"] == 5
    assert player(match)["cards"] == 5


def test_disc_and_transport_must_both_be_payable() -> None:
    """Ruling 16: of eight dollars four go for transport to Santa Fe, and the rest does not pay for a hand disc."""
    match = worth(8, engine="0", cleared=" ".join(WHITE))
    assert money(match)[0] == 8
    play(match, "deliver santa_fe")
    assert offered(match) == ["disc step_money", "disc step_vp", "disc cert_6"]
    assert refused(match, "disc hand_1") == "disc_too_dear"
    match = worth(8, engine="0", cleared=" ".join(WHITE), money=1)
    play(match, "deliver santa_fe", "disc hand_1")
    assert money(match)[0] == 0


def test_a_city_without_a_payable_disc_is_barred() -> None:
    """Ruling 16: hand discs alone are left; Topeka costs no transport, Wichita a dollar too many."""
    match = worth(5, engine="0", cleared=ONLY_HANDS)
    assert offered(match) == ["deliver kansas_city", "deliver topeka"]
    assert refused(match, "deliver wichita") == "city_too_dear"


def test_hand_discs_alone_and_no_money() -> None:
    match = worth(4, engine="0", cleared=ONLY_HANDS)
    assert money(match)[0] == 4
    assert decision(match) == "travel", "no disc on a station either: there is no delivery"


def test_kansas_city_pays_six_after_the_disc() -> None:
    """Ruling 4: the six dollars come too late for a hand disc."""
    match = worth(4, cleared=ONLY_HANDS, stations="s1", cities="kansas_city*11")
    assert money(match)[0] == 4
    play(match, "deliver kansas_city")
    assert offered(match) == ["from s1"]
    assert refused(match, "disc hand_1") == "disc_too_dear"
    play(match, "from s1")
    assert money(match)[0] == 10


def test_kansas_city_pays_six_dollars_and_costs_six_points() -> None:
    """Case 33: each time."""
    match = worth(1)
    play(match, "deliver kansas_city", "disc cert_4")
    assert "0 delivered kansas_city 6" in story(match)
    assert money(match)[0] == 7
    assert match.scores()[0]["lines"]["cities"] == -6


def test_a_step_disc_pays_three() -> None:
    match = worth(10)
    play(match, "deliver albuquerque", "disc step_money")
    assert money(match)[0] == 13
    assert player(match)["steps"] == 4


@pytest.mark.parametrize(
    ("city", "costs"),
    [
        ("kansas_city", [0] * 24),
        ("topeka", [0] * 24),
        ("wichita", [1] * 4 + [0] * 20),
        ("colorado_springs", [3] * 4 + [2, 1, 1] + [0] * 17),
        ("santa_fe", [4] * 4 + [3, 2, 2, 1, 1] + [0] * 15),
        ("albuquerque", [5] * 4 + [4, 3, 3, 2, 2, 1, 1, 1] + [0] * 12),
        ("el_paso", [7] * 4 + [6, 5, 5, 4, 4, 3, 3, 3, 2, 1, 1] + [0] * 9),
        ("san_diego", [8] * 4 + [7, 6, 6, 5, 5, 4, 4, 4, 3, 2, 2, 1, 1] + [0] * 7),
        ("sacramento", [9] * 4 + [8, 7, 7, 6, 6, 5, 5, 5, 4, 3, 3, 2, 2, 1, 1, 1] + [0] * 4),
        ("san_francisco", [11] * 4 + [10, 9, 9, 8, 8, 7, 7, 7, 6, 5, 5, 4, 4, 3, 3, 3, 2, 1, 1, 0]),
    ],
)
def test_transport_costs_a_dollar_for_each_crossing_ahead(city: str, costs: list[int]) -> None:
    """Case 37 and ruling 6: at most eleven; an engine in a turnout has passed that turnout's crossing."""
    positions = GAME.names["position"][:24]
    assert positions[-1] == "18"
    paid = []
    for engine in positions:
        match = worth(18, engine=engine, money=0)
        play(match, f"deliver {city}", "disc cert_4")
        charged = [int(line.split()[-1]) for line in story(match) if "transport_paid" in line]
        paid.append(sum(charged))
        assert money(match)[0] == 18 - sum(charged) + 6 * (city == "kansas_city")
    assert paid == costs


def test_an_engine_at_or_past_the_city_pays_nothing() -> None:
    for engine in ("18", "19", "38"):
        match = worth(18, engine=engine)
        play(match, "deliver san_francisco", "disc cert_4")
        assert money(match)[0] == 18


def test_an_engine_that_came_back_is_counted_from_where_it_stands() -> None:
    """The engine never turns round: moved back from 10 to 9, it pays for the crossing to 10 like any engine on 9."""
    herd = "guernsey*2 holstein texas_longhorn_5"
    match = table(at="p_g1", trail="p_g1=0-1", sides="1b", engine="10", hand=herd)
    play(match, "use 2", "reverse 9", "done", "travel n_a", "done", "travel kc")
    play(match, "choose 1", "choose 1", "choose 1", "spend 0", "deliver albuquerque", "disc cert_4")
    assert "0 transport_paid albuquerque 1" in story(match)


def test_income_always_pays_the_transport() -> None:
    """Case 37: even to San Francisco with no money before."""
    match = worth(18, engine="0", money=0)
    play(match, "deliver san_francisco", "disc cert_4")
    assert story(match)[-1] == "0 turn_ended"
    assert money(match)[0] == 7


def test_the_rancher_goes_back_to_the_start_and_draws_a_new_hand() -> None:
    match = worth(4)
    play(match, "deliver wichita", "disc cert_4")
    assert story(match)[-1] == "0 turn_ended"
    assert "0 rancher_moved start" in story(match)
    assert player(match)["place"] == "start"
    assert player(match)["cards"] == 4
    assert match.asked == 1


def test_the_next_turn_starts_there() -> None:
    match = worth(4)
    play(match, "deliver wichita", "disc cert_4", "travel n_a", "done")
    assert match.asked == 0
    assert offered(match) == ["travel n_a", "travel n_b", "travel n_c"]


def test_delivering_is_compulsory() -> None:
    match = worth(0)
    assert offered(match) == ["deliver kansas_city"]


def test_without_a_disc_anywhere_nothing_is_delivered() -> None:
    """Ruling 21."""
    match = worth(18, cleared=" ".join(DISCS))
    assert decision(match) == "travel"
    assert money(match)[0] == 18
    assert player(match)["place"] == "start"


def test_a_station_disc_is_delivered_when_the_board_is_empty() -> None:
    """Special cases: any station, into any corner."""
    match = worth(6, cleared=" ".join(DISCS), stations="s1 s10")
    play(match, "deliver colorado_springs")
    assert offered(match) == ["from s1", "from s10"]
    play(match, "from s1")
    assert match.view(None)["cities"]["colorado_springs"] == [1, 0]
    assert match.scores()[0]["lines"]["stations"] == 9


def test_a_station_disc_only_when_the_board_has_none() -> None:
    match = worth(6, stations="s1")
    play(match, "deliver wichita")
    assert refused(match, "from s1") == "discs_left"
