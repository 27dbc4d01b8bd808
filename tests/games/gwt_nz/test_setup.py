"""Before the first turn: both boards, the markets, the supply, the cards and each player's start (RB4–5)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.gwt_nz.table import cards, money, new, player, story
from tests.kit.stock import words

SEATS = (2, 3, 4)
NEUTRAL = {f"n_{letter}": letter for letter in "abcdefgh"}
WORKERS = ("shepherd", "craftsman", "sailor", "shearer")
SETS = [f"set_{number}" for number in range(1, 11)]


def dealt_from(pile: str, items: str) -> str:
    return " ".join(f"{pile}:{item}" for item in words(items))


def test_a_harbourmaster_beside_each_medium_harbour_and_three_in_the_box() -> None:
    match = new(dealt=dealt_from("masters", "hm4 hm8 hm1 hm6 hm2"))
    assert match.position()["masters"] == ["hm4", "hm8", "hm1", "hm6", "hm2"]
    assert len({tuple(new(seed=seed).position()["masters"]) for seed in range(12)}) > 6


def test_neutral_buildings_where_their_letters_are_printed_with_their_fronts_up() -> None:
    position = new().position()
    assert {space: tile for space, tile in position["trail"].items() if space[0] == "n"} == NEUTRAL
    assert position["flipped"] is False


def test_neutral_buildings_shuffled_among_their_spaces() -> None:
    layouts = [new(seed=seed, neutral="shuffled").position()["trail"] for seed in range(12)]
    for layout in layouts:
        assert sorted(layout[space] for space in NEUTRAL) == list("abcdefgh")
    assert len({tuple(layout[space] for space in NEUTRAL) for layout in layouts}) > 6


def test_everybody_uses_the_a_sides_or_the_same_random_ones() -> None:
    assert new(4).position()["faces"] == [f"{n}a" for n in range(1, 11)]
    match = new(3, dealt=dealt_from("sides", "a b b a b a a b b a"), sides="random")
    assert match.position()["faces"] == ["1a", "2b", "3b", "4a", "5b", "6a", "7a", "8b", "9b", "10a"]


@pytest.mark.parametrize(("seats", "count"), [(2, 12), (3, 13), (4, 14)])
def test_one_worker_of_each_kind_then_tiles_of_stack_a(seats: int, count: int) -> None:
    position = new(seats).position()
    workers = sum(len(rows) for rows in position["columns"].values())
    hazards = [tile for space, tile in position["trail"].items() if space[0] != "n"]
    assert workers + len(hazards) == 4 + count
    assert all(rows[0] == 1 for rows in position["columns"].values())
    assert len(position["stacks"][0]["tiles"]) == 44 - 4 - count - 2


def first_tiles(dealt: str) -> dict[str, Any]:
    """Return the position after set-up if stack A deals these first."""
    return new(dealt=dealt_from("stack_a", dealt)).position()


def test_a_worker_takes_the_dearest_free_space_of_its_column() -> None:
    position = first_tiles("sailor*3 shearer*2 flood_green_3 rockfall_black_2*2 rockfall_green_3 shepherd*3")
    assert position["columns"] == {
        "shepherd": [1, 2, 3, 4],
        "craftsman": [1],
        "sailor": [1, 2, 3, 4],
        "shearer": [1, 2, 3],
    }
    assert {space: tile for space, tile in position["trail"].items() if space[0] != "n"} == {
        "flood1": "flood_green_3",
        "rock1": "rockfall_black_2",
        "rock2": "rockfall_black_2",
        "rock3": "rockfall_green_3",
    }


def test_a_tile_without_room_goes_back_and_another_is_drawn() -> None:
    match = new(
        dealt=dealt_from("stack_a", "sailor*4 sailor flood_green_3*2 flood_black_2 flood_green_2 flood_black_3")
    )
    assert match.position()["columns"]["sailor"] == [1, 2, 3, 4, 5]
    told = story(match)
    assert "- tile_returned sailor" in told
    assert "- tile_returned flood_black_3" in told
    assert sum(line.startswith(("- worker_offered", "- tile_placed")) for line in told) == 4 + 12


@pytest.mark.parametrize(("seats", "count"), [(2, 3), (3, 5), (4, 7)])
def test_bonus_tiles_up_to_the_last_space_before_the_token(seats: int, count: int) -> None:
    position = new(seats).position()
    assert position["jobs_filled"] == count
    filled = [place for place, tile in enumerate(position["jobs"]) if tile]
    assert filled == [*range(seats), *range(4, 4 + seats - 1)]
    assert len(position["stacks"][1]["tiles"]) == 34 - count - 2


def test_foresight_has_two_tiles_of_each_stack() -> None:
    match = new(dealt=dealt_from("stack_b", "hazard*3 joker_worker gold_vp8"))
    assert match.position()["foresight"][2:] == ["joker_worker", "gold_vp8"]
    assert all(tile for tile in match.position()["foresight"])


@pytest.mark.parametrize(("seats", "size"), [(2, 9), (3, 11), (4, 14)])
def test_the_sheep_market_by_number_of_players_in_the_order_of_colours(seats: int, size: int) -> None:
    position = new(seats).position()
    order = words("dorset_horn lincoln corriedale hampshire ryeland suffolk")
    assert len(position["market"]) == size
    assert position["market"] == sorted(position["market"], key=order.index)
    stack = Counter(position["market"] + position["market_stack"])
    assert stack == {"dorset_horn": 5, "lincoln": 7, "corriedale": 7, "hampshire": 6, "ryeland": 6, "suffolk": 6}


def test_four_objective_cards_lie_open_and_twenty_are_in_the_stack() -> None:
    position = new().position()
    assert len(position["objectives"]) == 4
    assert len(position["objective_stack"]) == 20
    assert not {"set_8", "set_9", "set_10"} & set(position["objectives"] + position["objective_stack"])


@pytest.mark.parametrize(("seats", "copies"), [(2, 3), (3, 5), (4, 6)])
def test_four_sets_of_bonus_cards_the_lowest_number_at_the_wheel(seats: int, copies: int) -> None:
    match = new(seats, dealt=dealt_from("sets", "set_9 set_2 set_10 set_5"))
    position = match.position()
    assert position["slots"] == ["set_2", "set_5", "set_9", "set_10"]
    assert position["stock"] == [18, 12, 14, 12, *[copies] * 4]


def test_any_of_the_ten_sets_may_be_in_play() -> None:
    chosen = [new(seed=seed).position()["slots"] for seed in range(30)]
    assert {name for slots in chosen for name in slots} == set(SETS)
    assert all(slots == sorted(slots, key=SETS.index) and len(set(slots)) == 4 for slots in chosen)


def test_money_cards_gold_and_token_by_turn_order() -> None:
    match = new(4)
    assert money(match) == [7, 8, 9, 10]
    assert [len(words(cards(match, seat))) for seat in range(4)] == [4, 5, 6, 7]
    for seat in range(4):
        seen = player(match, seat)
        assert (seen["gold"], seen["tokens"], seen["certificates"], seen["ship"]) == (1, 1, 0, "sea0")
        assert (seen["path"], seen["step_tile"], seen["no_fees"], seen["place"]) == (None, 0, False, None)
        assert seen["workers"] == dict.fromkeys(WORKERS, 1)
        herd = Counter(seen["hand"] + seen["deck"])
        assert herd == {"shropshire": 5, "southdown": 3, "english_leicester": 3, "merino": 3}
