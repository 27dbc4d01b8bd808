"""Bonus tiles: rows above the token only, all costs compulsory, all gains compulsory (p. 13; appendix; rulings d)."""

from __future__ import annotations

from typing import Any

import pytest

from railherd.core.playing.match import Match
from tests.games.gwt_nz.table import cards, decision, money, offered, play, player, refused, story, table


def investing(tile: str, **more: Any) -> Match:
    """Return a table where seat 0 stands on C and may invest in a tile of the first row, for 5 pounds."""
    return play(table(at="n_c", jobs=f"{tile} exchange_vp4 exchange_vp4", **{"money": 5, **more}), "use 3")


def taken(tile: str, *choices: str, **more: Any) -> Match:
    """Return a table where seat 0 has just invested in a tile of the first row."""
    return play(investing(tile, **more), f"invest 1 {tile}", *choices)


@pytest.mark.parametrize(("row", "cost"), list(enumerate([5, 6, 5, 7, 6, 5, 4], 1)))
def test_a_tile_costs_what_its_row_says(row: int, cost: int) -> None:
    """The token has left the market, so that all seven rows are open."""
    rows = ["-"] * 14
    rows[2 * row - 2] = "exchange_vp4"
    match = table(at="n_c", jobs=" ".join(rows), money=cost, marker=1)
    play(match, "use 3", f"invest {row} exchange_vp4")
    assert money(match)[0] == 0
    assert f"0 bonus_taken exchange_vp4 {row} {cost}" in story(match)


def test_the_row_of_the_token_is_closed() -> None:
    """Case 27: two players, three tiles: the token is beside the second row."""
    match = play(table(at="n_c", jobs="exchange_vp4 perm_wool gold_vp8", money=9, gold=5), "use 3")
    assert offered(match) == ["invest 1 perm_wool", "invest 1 exchange_vp4"]
    assert refused(match, "invest 2 gold_vp8") == "bonus_row_closed"
    match = play(table(at="n_c", jobs="exchange_vp4 perm_wool gold_vp8 perm_wool", money=9, gold=5), "use 3")
    assert "invest 2 gold_vp8" in offered(match), "the token went on to the third row"


def test_a_tile_must_be_there_and_paid_for() -> None:
    match = investing("perm_wool")
    assert refused(match, "invest 1 gold_vp8") == "no_bonus_there"
    assert refused(investing("hazard", trail="rock1=rockfall_green_2"), "invest 1 hazard") == "bonus_too_dear"
    assert refused(table(at="n_c", jobs="exchange_vp4*3", money=4), "use 3") == "bonuses_too_dear"
    assert refused(table(at="n_c", jobs="-*2 exchange_vp4", money=9), "use 3") == "no_bonus_anywhere"


def test_the_tile_lies_beside_the_board_and_scores() -> None:
    match = taken("exchange_vp4", tokens=1)
    assert player(match)["bonuses"] == ["exchange_vp4"]
    assert player(match)["tokens"] == 2
    assert match.position()["jobs"][0] is None
    assert match.scores()[0]["lines"]["tiles"] == 4


def test_the_second_example_of_page_13() -> None:
    """11 pounds and a token: a tile for 5, two tokens for a gold, 2 pounds, the joker for 8 and the gold."""
    jobs = "joker_worker exchange_vp4 gold_vp8"
    match = table(
        at="n_c", flipped=True, jobs=jobs, money=11, gold=0, tokens=1, hand="shropshire", cleared="aux_money_2"
    )
    play(match, "use 2", "invest 1 exchange_vp4")
    assert (money(match)[0], player(match)["tokens"]) == (6, 2)
    match.interrupt(0, "exchange shropshire")
    assert (player(match)["gold"], player(match)["tokens"], player(match)["hand"]) == (1, 0, [])
    play(match, "use 1", "auxiliary 1 double")
    assert money(match)[0] == 8
    play(match, "use 3", "invest 1 joker_worker", "join sailor")
    assert (money(match)[0], player(match)["gold"]) == (0, 0)


def test_a_permanent_certificate() -> None:
    match = taken("perm_certificate")
    assert player(match)["bonuses"] == ["perm_certificate"]
    assert decision(match) == "use"


def test_permanent_wool_comes_with_a_token() -> None:
    match = taken("perm_wool", tokens=0)
    assert player(match)["tokens"] == 1
    assert player(match)["bonuses"] == ["perm_wool"]


def test_the_hazard_tile_costs_three_more_and_takes_a_hazard() -> None:
    """Ruling d6: both prices together."""
    match = taken("hazard", money=8, trail="rock1=rockfall_green_2 flood1=flood_black_4")
    assert money(match)[0] == 0
    assert offered(match) == ["clear rock1", "clear flood1"], "one must"
    play(match, "clear flood1")
    assert player(match)["hazards"] == ["flood_black_4"]
    assert cards(match, 0, "discards") == "ferry"


def test_without_a_hazard_its_tile_is_closed() -> None:
    """Ruling d1."""
    assert refused(investing("hazard", money=20), "invest 1 hazard") == "no_hazard_anywhere"


@pytest.mark.parametrize(("tile", "card"), [("sheepdog_gold", "sheepdog"), ("ferry_gold", "ferry")])
def test_a_card_and_two_gold(tile: str, card: str) -> None:
    match = taken(tile, gold=1)
    assert cards(match, 0, "discards") == card
    assert player(match)["gold"] == 3


def test_kotare_pathfinder_and_gold() -> None:
    match = taken("kotare_path", gold=0, path=4, step_tile=1)
    assert decision(match) == "use", "the advance is compulsory: nothing is asked"
    assert player(match)["path"] == 6
    assert player(match)["gold"] == 1
    assert cards(match, 0, "discards") == "kotare"


def test_an_advance_beyond_the_end_is_worth_a_pound() -> None:
    """Ruling d5."""
    match = taken("kotare_path", path=15, step_tile=2)
    assert player(match)["path"] == 16
    assert money(match)[0] == 1


def test_three_tokens_and_gold() -> None:
    match = taken("exchange_gold", tokens=0, gold=1)
    assert (player(match)["tokens"], player(match)["gold"]) == (3, 2)


def test_gold_above_the_limit_is_lost() -> None:
    """Ruling d5: it never blocks an investment."""
    assert player(taken("ferry_gold", gold=4))["gold"] == 5
    assert player(taken("ferry_gold", gold=5))["gold"] == 5


def test_eight_points_for_four_gold() -> None:
    match = taken("gold_vp8", gold=4)
    assert player(match)["gold"] == 0
    assert match.scores()[0]["lines"]["tiles"] == 8
    assert refused(investing("gold_vp8", gold=3), "invest 1 gold_vp8") == "not_enough_gold"


def test_a_starting_sheep_of_value_2_leaves_the_game_for_a_romney() -> None:
    hand = "shropshire southdown english_leicester merino lincoln ryeland"
    match = taken("romney_swap", hand=hand, gold=1, market="dorset_horn")
    assert offered(match) == ["remove southdown", "remove english_leicester", "remove merino"]
    assert refused(match, "remove lincoln") == "not_starting_sheep", "value 2, but of the market"
    assert refused(match, "remove shropshire") == "not_starting_sheep"
    assert refused(match, "remove dorset_horn") == "card_not_in_hand"
    play(match, "remove merino")
    assert cards(match, 0, "discards") == "romney"
    assert player(match)["gold"] == 2
    assert "merino" in match.position()["removed"]


def test_without_such_a_sheep_the_swap_is_closed() -> None:
    """Ruling d3."""
    match = investing("romney_swap", hand="shropshire lincoln", market="dorset_horn")
    assert refused(match, "invest 1 romney_swap") == "no_sheep_to_remove"


@pytest.mark.parametrize(
    ("tile", "stack"), [("sheepdog_gold", "sheepdog"), ("ferry_gold", "ferry"), ("kotare_path", "kotare")]
)
def test_an_empty_supply_leaves_out_the_card_alone(tile: str, stack: str) -> None:
    """Rulings d3 and d4."""
    match = taken(tile, gold=0, path=4, step_tile=1, stock=f"{stack}=0")
    assert cards(match, 0, "discards") == ""
    assert player(match)["gold"] > 0
    match = taken("romney_swap", "remove merino", hand="merino", gold=0, stock="romney=0")
    assert cards(match, 0, "discards") == ""
    assert player(match)["gold"] == 1


def test_equal_tiles_of_a_row_are_one_option() -> None:
    match = play(table(at="n_c", jobs="perm_wool perm_wool exchange_vp4", money=9), "use 3")
    assert offered(match) == ["invest 1 perm_wool"]


def test_the_surcharge_of_the_second_investment() -> None:
    match = table(at="n_c", flipped=True, jobs="exchange_vp4*3", money=8)
    assert money(play(match, "use 3", "invest 1 exchange_vp4"))[0] == 0


def test_why_no_tile_can_be_had_names_what_the_cheapest_one_asks_for() -> None:
    match = table(at="n_c", jobs="gold_vp8 gold_vp8 exchange_vp4", money=9, gold=3)
    assert refused(match, "use 3") == "not_enough_gold"
    refusal = match.why_not("use 3")
    assert refusal is not None
    assert refusal.args["gold"] == 4
    match = table(at="n_c", jobs="romney_swap hazard exchange_vp4", money=9, hand="shropshire")
    assert refused(match, "use 3") == "no_sheep_to_remove"
