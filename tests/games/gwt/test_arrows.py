"""Between neighbouring cities: arrows completed by a delivery, and the objective cards they bring."""

from __future__ import annotations

import pytest

import railherd
from railherd.core.playing.match import Match
from tests.games.gwt.table import GAME, cards, deal, decision, money, offered, play, story
from tests.games.gwt.test_delivery import worth

ARROWS = [
    ("topeka", "wichita", True),
    ("wichita", "colorado_springs", False),
    ("colorado_springs", "santa_fe", True),
    ("santa_fe", "albuquerque", True),
    ("albuquerque", "el_paso", False),
    ("el_paso", "san_diego", False),
    ("san_diego", "sacramento", False),
]


@pytest.mark.parametrize(("one", "other", "objective"), ARROWS)
@pytest.mark.parametrize("backwards", [False, True])
def test_an_arrow_is_completed_from_either_side(one: str, other: str, objective: bool, backwards: bool) -> None:
    """Case 34: an objective card is compulsory where the arrow shows one."""
    there, now = (other, one) if backwards else (one, other)
    match = worth(18, cities=there, shown="gain2_1 gain2_2 draw_1 move_1")
    play(match, f"deliver {now}", "disc cert_4")
    assert f"0 arrow_completed {one} {other}" in story(match)
    if not objective:
        assert decision(match) == "travel"
        return
    assert offered(match) == ["take gain2_1", "take gain2_2", "take draw_1", "take move_1", "take top"]
    play(match, "take draw_1")
    assert offered(match) == ["depart"]
    assert "draw_1" in cards(match, pile="discards").split()
    play(match, "depart")
    assert decision(match) == "travel"


def test_no_arrow_without_a_neighbour() -> None:
    match = worth(18, cities="kansas_city sacramento")
    play(match, "deliver topeka", "disc cert_4")
    assert not any("arrow" in line for line in story(match))
    match = worth(18, cities="sacramento")
    play(match, "deliver san_francisco", "disc cert_4")
    assert not any("arrow" in line for line in story(match))


def test_a_second_disc_in_san_francisco_completes_nothing() -> None:
    """Case 35."""
    match = worth(18, cities="san_francisco sacramento san_diego")
    play(match, "deliver san_francisco", "disc cert_4")
    assert not any("arrow" in line for line in story(match))


def test_two_arrows_bring_two_cards_and_the_display_is_filled_between() -> None:
    match = worth(8, cities="colorado_springs albuquerque", shown="gain2_1 gain2_2 draw_1 move_1")
    deal(match, "objectives", "engine_5")
    play(match, "deliver santa_fe", "disc cert_4")
    assert [line for line in story(match) if "arrow" in line] == [
        "0 arrow_completed colorado_springs santa_fe",
        "0 arrow_completed santa_fe albuquerque",
    ]
    play(match, "take gain2_1")
    assert offered(match) == ["take gain2_2", "take draw_1", "take engine_5", "take move_1", "take top"]
    play(match, "take engine_5", "depart")
    assert {"gain2_1", "engine_5"} <= set(cards(match, pile="discards").split()) | set(cards(match).split())


def test_topeka_and_wichita_cost_three_points() -> None:
    """Case 34."""
    match = worth(4, cities="topeka")
    play(match, "deliver wichita", "disc cert_4", "take top")
    assert match.scores()[0]["lines"]["cities"] == -3


def test_no_objective_card_anywhere() -> None:
    """Case 36: the delivery action is void, and the turn goes on."""
    match = worth(4, cities="topeka", shown="", objective_stack="")
    play(match, "deliver wichita", "disc cert_4")
    assert "0 arrow_completed topeka wichita" in story(match)
    assert decision(match) == "travel"


def test_two_arrows_and_a_single_card() -> None:
    """Case 36."""
    match = worth(8, cities="colorado_springs albuquerque", shown="gain2_1", objective_stack="")
    play(match, "deliver santa_fe", "disc cert_4")
    assert offered(match) == ["take gain2_1"]
    play(match, "take gain2_1")
    assert offered(match) == ["depart"]


@pytest.mark.parametrize(
    ("there", "now", "points", "objectives"),
    [
        ("topeka", "wichita", -3, 1),
        ("topeka colorado_springs", "wichita", -4, 1),
        ("colorado_springs albuquerque", "santa_fe", 0, 2),
        ("san_diego", "san_francisco", 9, 0),
        ("san_francisco sacramento", "san_francisco", 9, 0),
        ("", "kansas_city", -6, 0),
    ],
)
def test_the_option_says_what_a_delivery_brings(there: str, now: str, points: int, objectives: int) -> None:
    match = worth(18, cities=there)
    before = match.scores()[0]["lines"]["cities"]
    args = match.words_of(f"deliver {now}").args
    assert (args["points"], args["objectives"]) == (points, objectives)
    play(match, f"deliver {now}", "disc cert_4")
    assert match.scores()[0]["lines"]["cities"] - before == points
    assert len([step for step in match.position()["pending"] if step["decision"] == "take_objective"]) == objectives


def test_the_option_counts_the_objective_cards_that_are_left() -> None:
    match = worth(8, cities="colorado_springs albuquerque", shown="gain2_1", objective_stack="")
    assert match.words_of("deliver santa_fe").args["objectives"] == 1


def test_a_second_disc_would_complete_no_arrow() -> None:
    """The city is refused, but its option says what it would bring."""
    args = worth(18, cities="topeka wichita").words_of("deliver wichita").args
    assert (args["points"], args["objectives"]) == (0, 0)


def told_of(match: Match, *kinds: str) -> list[str]:
    """Return the kinds of events that happened, of those asked for, in order."""
    return [line.split()[1] for line in story(match) if line.split()[1] in kinds]


def test_transport_is_paid_after_the_cards_of_the_arrows() -> None:
    """Ruling 32: "finally", says the rulebook."""
    match = worth(8, engine="0", cities="colorado_springs albuquerque", shown="gain2_1 gain2_2 draw_1 move_1")
    play(match, "deliver santa_fe", "disc cert_4")
    assert money(match)[0] == 8
    play(match, "take gain2_1", "take draw_1")
    prompt = match.prompt()
    assert prompt is not None
    assert [(option.text, option.cost) for option in prompt.options] == [("depart", 4)]
    assert money(match)[0] == 8
    play(match, "depart")
    assert money(match)[0] == 4
    order = ["delivered", "arrow_completed", "arrow_completed", "objective_taken", "objective_taken"]
    kinds = {*order, "transport_paid", "rancher_moved"}
    assert told_of(match, *kinds) == [*order, "transport_paid", "rancher_moved"]


def test_transport_is_paid_after_an_arrow_without_a_card() -> None:
    match = worth(6, engine="0", cities="wichita")
    play(match, "deliver colorado_springs", "disc cert_4")
    kinds = ["delivered", "arrow_completed", "transport_paid", "rancher_moved"]
    assert told_of(match, *kinds) == kinds


def test_only_kansas_city_pays_and_costs_no_transport() -> None:
    """Ruling 32."""
    paying = [city for city, dollars in enumerate(GAME.figures.city_dollars) if dollars]
    assert [GAME.names["city"][city] for city in paying] == ["kansas_city"]
    assert set(GAME.figures.transport[paying[0]]) == {0}


def test_a_position_that_paid_for_transport_before_is_read() -> None:
    """Older positions name no city, because transport was paid when the disc was laid."""
    match = worth(8, engine="0", cities="colorado_springs albuquerque")
    play(match, "deliver santa_fe", "disc cert_4", "take top", "take top")
    old = match.position()
    assert old["pending"] == [{"decision": "depart", "seat": 0, "city": "santa_fe"}]
    del old["pending"][0]["city"]
    again = railherd.from_position(old)
    assert money(play(again, "depart"))[0] == 8
