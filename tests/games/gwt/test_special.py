"""Special cases: unlimited money, empty piles, small decks, tiles removed under a rancher."""

from __future__ import annotations

from tests.games.gwt.table import cards, decision, money, offered, play, player, refused, story, table


def test_the_bank_never_runs_dry() -> None:
    """The coins in the box come to $135; there is always more."""
    match = table(at="n_g", money=[9_000, 500])
    play(match, "auxiliary", "auxiliary 1")
    assert money(match) == [9_001, 500]


def test_an_empty_objective_stack_fills_nothing() -> None:
    match = table(at="n_c", shown="gain2_1 gain2_2", objective_stack="")
    play(match, "use 2")
    assert offered(match) == ["take gain2_1", "take gain2_2"]
    assert refused(match, "take top") == "objectives_empty"
    play(match, "take gain2_1")
    assert match.view(None)["objectives"] == {"gain2_2": 1}


def test_without_objective_cards_none_is_gained() -> None:
    match = table(at="n_c", shown="", objective_stack="")
    assert refused(match, "use 2") == "no_objectives_left"
    match = table(at="n_c", shown="", objective_stack="gain2_1")
    play(match, "use 2", "take top")
    assert cards(match, pile="discards") == "gain2_1"


def test_a_deck_smaller_than_the_hand_is_played_with_fewer_cards() -> None:
    """Case 53: three cards in all."""
    match = table(at="n_a", hand="jersey", deck="guernsey", discards="dutch_belt")
    play(match, "done")
    assert player(match)["cards"] == 3
    assert (cards(match, pile="deck"), cards(match, pile="discards")) == ("", "")


def test_no_card_at_all() -> None:
    match = table(at="n_a", hand="", deck="", discards="")
    play(match, "auxiliary")
    assert refused(match, "auxiliary 2") == "no_cards_to_draw"
    play(match, "auxiliary 1", "done")
    assert player(match)["cards"] == 0


def test_a_small_deck_in_kansas_city() -> None:
    match = table(at="kc", hand="jersey", deck="", discards="", money=0)
    play(match, "choose 1", "choose 1", "choose 1", "spend 0", "deliver topeka", "disc cert_4")
    assert cards(match) == "jersey", "discarded, shuffled and drawn again"


def test_a_rancher_on_a_hazard_that_is_cleared_stays_there() -> None:
    """Case 13: on the empty space, and moves on from there."""
    match = table(at="n_f", money=7, place=[None, "h_flood_2"], trail="h_flood_2=flood_green_2 h_flood_3=flood_green_3")
    play(match, "use 2", "clear h_flood_2")
    assert match.view(None)["trail"]["h_flood_2"] == {"tile": None, "face": None, "fee": 0, "ranchers": [1]}
    play(match, "done")
    assert offered(match)[0] == "travel h_flood_3"
    assert "travel h_flood_2" not in offered(match)
    play(match, "travel n_b")
    assert player(match, 1)["place"] == "n_b"


def test_a_rancher_on_a_tepee_that_is_taken_stays_there() -> None:
    """Case 13."""
    match = table(at="n_d", place=[None, "t_2"], trail="t_2=tepee_green t_4=tepee_blue")
    play(match, "use 1", "trade t_2", "done")
    assert match.asked == 1
    assert player(match, 1)["place"] == "t_2"
    assert offered(match)[0] == "travel t_4"


def test_who_clears_the_hazard_under_his_own_feet_stays_too() -> None:
    """Case 13: the fourth cowboy of an auxiliary turn cannot come, but a station master's hazard can."""
    match = table(
        at="h_flood_1",
        trail="h_flood_1=flood_green_2",
        engine="4",
        money=3,
        cleared="aux_engine_1",
        workers="cowboy",
        station_masters="sm2 sm1 sm3 sm4 sm5",
    )
    play(match, "auxiliary", "auxiliary 4", "advance 4.5", "disc cert_4", "appoint cowboy", "first", "clear h_flood_1")
    assert player(match)["place"] == "h_flood_1"
    assert decision(match) == "use"
    assert offered(match) == ["done"]
    play(match, "done")
    assert story(match)[-1] == "0 turn_ended"


def test_standing_on_an_empty_space_costs_no_step() -> None:
    match = table(place="h_flood_2", trail="h_flood_4=flood_green_2 p_fl1=1-2")
    assert offered(match) == ["travel h_flood_4", "travel p_fl1", "travel n_b"]


def test_a_replaced_building_belongs_to_nobody_any_more() -> None:
    """Its owner pays no fee on the new one either; others pay that of the new face."""
    match = table(at="n_b", money=20, trail="p_a1=0-2", workers="craftsman")
    assert match.view(1)["trail"]["p_a1"]["fee"] == 0
    play(match, "use 2", "build 4", "at p_a1")
    assert match.view(1)["trail"]["p_a1"]["fee"] == 2
    assert match.view(0)["trail"]["p_a1"]["fee"] == 0


def test_another_players_rancher_stays_on_a_replaced_building() -> None:
    match = table(at="n_b", money=20, place=[None, "p_a1"], trail="p_a1=0-2", workers="craftsman")
    play(match, "use 2", "build 4", "at p_a1")
    assert match.view(None)["trail"]["p_a1"]["ranchers"] == [1]
    assert money(match)[1] == 7, "nobody pays for standing still"


def test_money_is_taken_in_full() -> None:
    """Case 54: dollars are not a choice; certificates may be declined."""
    match = table(at="p_fl1", trail="p_fl1=0-1", hand="jersey", money=0)
    play(match, "risk")
    assert money(match)[0] == 2
    assert offered(match) == ["certify 0", "certify 1"]
    play(match, "certify 0")
    assert player(match)["certificates"] == 0
