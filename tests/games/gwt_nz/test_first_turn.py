"""The first turn of each player: discard to four cards, a disc for the pathfinder track, any neutral building (RB5)."""

from __future__ import annotations

from tests.games.gwt_nz.table import cards, decision, money, new, offered, play, player, refused, story, table
from tests.kit.stock import words


def test_the_first_player_has_nothing_to_discard() -> None:
    assert decision(new()) == "start_path"


def test_later_players_discard_down_to_four_cards() -> None:
    match = play(new(3), "disc aux_ship_1", "place n_a", "done")
    assert decision(match) == "shed"
    held = words(cards(match, 1))
    assert len(held) == 5
    play(match, f"discard {held[0]}")
    assert words(cards(match, 1)) == held[1:]
    assert cards(match, 1, "discards") == held[0]


def test_only_discs_with_white_corners_start_on_the_track() -> None:
    match = new()
    white = words(
        "aux_money_2 aux_draw_2 aux_certificate_1 aux_certificate_2 aux_ship_1 aux_ship_2 aux_path_1 aux_path_2"
    )
    assert offered(match) == [f"disc {disc}" for disc in white]
    assert refused(match, "disc steps") == "disc_not_white"
    assert refused(match, "disc hand_1") == "disc_not_white"


def test_a_disc_that_is_gone_does_not_start_on_the_track() -> None:
    starting = [{"decision": "place", "seat": 0}, {"decision": "start_path", "seat": 0}]
    match = table(place="-", path=-1, cleared="aux_ship_1", pending=starting)
    assert refused(match, "disc aux_ship_1") == "disc_gone"


def test_the_disc_opens_its_space_and_others_may_take_the_same() -> None:
    match = play(new(2), "disc aux_path_1")
    assert player(match)["path"] == 0
    assert player(match)["cleared"] == ["aux_path_1"]
    assert story(match)[-2:] == ["0 disc_taken aux_path_1 0 0", "0 path_started aux_path_1"]
    play(match, "place n_c", "auxiliary", "auxiliary 5")
    assert player(match)["path"] == 1
    assert money(match)[0] == 6
    play(match, "done")
    play(match, f"discard {words(cards(match, 1))[0]}")
    assert "disc aux_path_1" in offered(match)


def test_any_neutral_building_also_where_others_stand_without_steps_or_fees() -> None:
    match = play(new(2), "disc aux_ship_1")
    assert offered(match) == [f"place n_{letter}" for letter in "abcdefgh"]
    assert refused(match, "place a1") == "not_neutral"
    play(match, "place n_h", "done")
    play(match, f"discard {words(cards(match, 1))[0]}", "disc aux_ship_1", "place n_h")
    assert decision(match) == "use"
    assert money(match) == [7, 8]


def test_the_first_turn_goes_on_with_phases_b_and_c() -> None:
    match = play(new(2), "disc aux_ship_1", "place n_f")
    assert "use 2" in offered(match)
    play(match, "done")
    assert len(words(cards(match))) == 4


def test_gold_buys_bonus_cards_in_the_first_turn_once_phase_b_has_begun() -> None:
    match = table(place="-", path=-1, gold=5, pending=[{"decision": "place", "seat": 0}])
    assert not any(text.startswith("buy") for text in offered(match))
    play(match, "place n_a")
    assert "buy wheel" in offered(match)
