"""Hiring: four columns of the job market, the row of each kind, and the actions that come with a space (p. 13)."""

from __future__ import annotations

from typing import Any

import pytest

from railherd.core.playing.match import Match
from tests.games.gwt_nz.table import cards, decision, money, offered, play, player, refused, story, table

KINDS = ("shepherd", "craftsman", "sailor", "shearer")
COSTS = (8, 7, 6, 5, 4)
"""What a worker costs in each row of the job market, from the top."""


def hiring(columns: str, **more: Any) -> Match:
    """Return a table where seat 0 stands on A and has begun to hire without a surcharge."""
    return play(table(at="n_a", columns=columns, **more), "use 2")


@pytest.mark.parametrize(("row", "cost"), list(enumerate(COSTS, 1)))
@pytest.mark.parametrize("kind", KINDS)
def test_a_worker_costs_what_their_row_says(kind: str, row: int, cost: int) -> None:
    match = hiring(f"{kind}:{row}", money=cost)
    assert offered(match) == [f"hire {row} {kind}"]
    play(match, f"hire {row} {kind}")
    assert f"0 worker_hired {kind} {row} {cost}" in story(match)
    assert money(match)[0] == 0
    assert player(match)["workers"][kind] == 2
    short = table(at="n_a", columns=f"{kind}:{row}", money=cost - 1)
    assert refused(short, "use 2") == "workers_too_dear"


def test_a_surcharge_raises_the_cost_and_a_discount_lowers_it() -> None:
    match = play(table(at="n_a", columns="sailor:2", money=10), "use 3", "hire 2 sailor")
    assert money(match)[0] == 0, "7 and 3"
    match = play(table(at="a1", trail="a1=0-4", columns="sailor:2", money=5), "use 1", "hire 2 sailor")
    assert money(match)[0] == 0, "7 less 2 on building 4a"
    match = play(table(at="a1", trail="a1=0-9", columns="sailor:2", money=4), "use 1", "hire 2 sailor")
    assert money(match)[0] == 0, "7 less 3 on building 9a"


def test_each_worker_of_the_market_can_be_chosen_whatever_stands_below() -> None:
    match = hiring("shepherd:1,3 shearer:2", money=8)
    assert offered(match) == ["hire 1 shepherd", "hire 2 shearer", "hire 3 shepherd"]
    play(match, "hire 1 shepherd")
    assert match.position()["columns"] == {"shepherd": [3], "craftsman": [], "sailor": [], "shearer": [2]}


def test_one_must_hire_someone_who_is_there() -> None:
    match = hiring("shepherd:1", money=20)
    assert refused(match, "hire 2 shepherd") == "no_worker_there"
    assert refused(match, "hire 1 sailor") == "no_worker_there"
    assert refused(table(at="n_a", columns="", money=20), "use 2") == "no_worker_to_hire"


def test_a_full_row_takes_no_more_workers() -> None:
    """Case 26: five workers, the printed one among them."""
    match = hiring("sailor:5 shearer:5", workers="sailor*4", money=9)
    assert offered(match) == ["hire 5 shearer"]
    assert refused(match, "hire 5 sailor") == "worker_row_full"
    full = table(at="n_a", columns="sailor:5", workers="sailor*4", money=9)
    assert refused(full, "use 2") == "no_room_for_workers"


def test_the_worker_must_be_paid_in_full() -> None:
    match = hiring("sailor:5 shearer:1", money=4)
    assert refused(match, "hire 1 shearer") == "worker_too_dear"


def test_the_first_example_of_page_13() -> None:
    """Case 25: a sailor for 7 and a certificate for a sheep, a shearer for 6 and 3 and a Romney, no pair to discard."""
    hand = "shropshire merino southdown english_leicester"
    match = table(at="n_a", columns="sailor:2 shearer:3", money=16, hand=hand)
    play(match, "use 2", "hire 2 sailor", "first", "discard shropshire", "certify 1")
    assert money(match)[0] == 9
    assert player(match)["certificates"] == 1
    play(match, "use 3", "hire 3 shearer", "first")
    assert money(match)[0] == 0
    assert "romney" in cards(match, 0, "discards").split()
    assert refused(match, "use 1") == "pair_missing"


def arrived(kind: str, space: int, **more: Any) -> Match:
    """Return a table where a worker has just reached a space of their row; they cost 4."""
    hired = f"{kind}*{space - 2}" if space > 2 else ""
    coins = more.pop("money", 4)
    workers = " ".join(filter(None, [hired, str(more.pop("workers", ""))]))
    return play(hiring(f"{kind}:5", workers=workers, money=coins, **more), f"hire 5 {kind}")


@pytest.mark.parametrize(("kind", "space"), [("craftsman", 2), *((kind, 5) for kind in KINDS)])
def test_spaces_without_an_action(kind: str, space: int) -> None:
    assert decision(arrived(kind, space)) == "use"


def test_the_second_shepherd_brings_an_exchange_token() -> None:
    match = arrived("shepherd", 2, tokens=1)
    assert offered(match) == ["first", "decline"]
    assert player(play(match, "first"))["tokens"] == 2


def test_the_third_shepherd_lays_a_premium_sheep_on_the_draw_pile() -> None:
    match = arrived("shepherd", 3, money=8, market="dorset_horn hampshire ryeland suffolk", deck="shropshire*3")
    play(match, "first")
    assert offered(match) == ["take hampshire", "take ryeland"]
    assert refused(match, "take suffolk") == "wrong_value"
    assert refused(match, "take lincoln") == "not_in_market"
    assert refused(match, "stop") == "sheep_chosen_first"
    play(match, "take ryeland")
    assert money(match)[0] == 0
    assert cards(match, 0, "discards") == ""
    assert "ryeland" not in match.position()["market"]
    play(match, "done")
    assert "ryeland" in player(match)["hand"], "it is the first card that phase C draws"


def test_the_sheep_on_the_draw_pile_costs_four_pounds() -> None:
    assert decision(arrived("shepherd", 3, money=7, market="hampshire")) == "use"
    assert decision(arrived("shepherd", 3, money=8, market="lincoln")) == "use", "no such sheep"
    match = arrived("shepherd", 3, money=8, market="hampshire")
    assert money(play(match, "decline"))[0] == 4


def test_the_fourth_shepherd_buys_with_all_shepherds() -> None:
    match = arrived("shepherd", 4, money=8, market="suffolk", tokens=0)
    play(match, "first", "buy suffolk way 8")
    assert money(match)[0] == 0
    assert player(match)["tokens"] == 1


@pytest.mark.parametrize(("space", "price"), [(3, 2), (4, 1)])
def test_craftsmen_build_at_once(space: int, price: int) -> None:
    """The left action costs 2 pounds for each craftsman, the right one 1 (p. 14)."""
    match = arrived("craftsman", space, money=4 + 3 * price)
    play(match, "first", "build 5", "at a1")
    assert money(match)[0] == 0
    assert match.position()["trail"]["a1"] == "0-5"


def test_the_second_sailor_turns_a_sheep_into_a_certificate() -> None:
    match = arrived("sailor", 2, hand="lincoln", market="dorset_horn")
    play(match, "first", "discard lincoln", "certify 1")
    assert player(match)["certificates"] == 1
    assert cards(match, 0, "discards") == "lincoln"
    assert decision(arrived("sailor", 2)) == "use", "without a sheep"


def test_the_third_sailor_brings_gold() -> None:
    assert player(play(arrived("sailor", 3, gold=1), "first"))["gold"] == 2


def test_the_fourth_sailor_moves_the_ship_by_five() -> None:
    match = arrived("sailor", 4)
    play(match, "first", "sail n5")
    assert player(match)["ship"] == "n5"
    assert refused(play(arrived("sailor", 4), "first"), "sail n6") == "water_too_far"


def test_the_second_shearer_brings_a_romney() -> None:
    match = play(arrived("shearer", 2), "first")
    assert cards(match, 0, "discards") == "romney"
    assert decision(arrived("shearer", 2, stock="romney=0")) == "use", "none is left"


def test_the_third_shearer_advances_the_pathfinder() -> None:
    match = play(arrived("shearer", 3, path=4, step_tile=1), "first")
    while decision(match) != "use":
        play(match, offered(match)[-1])
    assert player(match)["path"] == 5


def test_the_fourth_shearer_takes_two_sheep_or_a_premium_one() -> None:
    match = arrived("shearer", 4, market="dorset_horn lincoln corriedale hampshire ryeland")
    assert offered(match) == ["first", "second", "decline"]
    play(match, "first")
    assert offered(match) == ["take lincoln", "take corriedale"]
    play(match, "take corriedale")
    assert offered(match) == ["take lincoln", "stop"]
    play(match, "take lincoln")
    assert cards(match, 0, "discards") == "corriedale lincoln"
    assert money(match)[0] == 0
    match = play(arrived("shearer", 4, market="lincoln*2 hampshire"), "first", "take lincoln", "stop")
    assert cards(match, 0, "discards") == "lincoln"
    match = play(arrived("shearer", 4, market="lincoln*2 hampshire"), "second", "take hampshire")
    assert cards(match, 0, "discards") == "hampshire"
    assert decision(match) == "use"
    match = play(arrived("shearer", 4, market="lincoln hampshire"), "first", "take lincoln")
    assert decision(match) == "use", "there is no second one"


def test_an_immediate_action_may_be_left_out() -> None:
    match = play(arrived("shearer", 2), "decline")
    assert cards(match, 0, "discards") == ""


def test_a_place_once_empty_takes_the_next_worker_of_its_kind() -> None:
    """Foresight: the dearest free space of the column (p. 10)."""
    match = table(at="wellington", columns="sailor:1,3", foresight="sailor shepherd joker_worker gold_vp8")
    play(match, *to_foresight(match), "choose 1")
    assert match.position()["columns"]["sailor"] == [1, 2, 3]


def test_a_worker_without_a_free_space_leaves_the_game() -> None:
    """Case 21."""
    match = table(at="wellington", columns="sailor:1,2,3,4,5", foresight="sailor shepherd joker_worker gold_vp8")
    play(match, *to_foresight(match), "choose 1")
    assert match.position()["columns"]["sailor"] == [1, 2, 3, 4, 5]
    assert "- tile_left sailor" in story(match)


def to_foresight(match: Match) -> list[str]:
    """Play a visit to Wellington up to its foresight with the first choice each time; return nothing more to play."""
    while decision(match) != "foresight":
        play(match, offered(match)[-1] if decision(match) == "reveal" else offered(match)[0])
    return []
