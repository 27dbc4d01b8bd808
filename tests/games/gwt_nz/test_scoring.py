"""The final scoring: twelve lines (p. 19), and objective cards assigned for the best total (p. 17)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gwt_nz.stock import T
from tests.games.gwt_nz.table import table

LINES = (
    "money", "buildings", "posts", "harbours", "path", "tiles", "cards", "objectives", "masters", "hand", "workers",
    "marker",
)  # fmt: skip
MASTERS = "hm1 hm2 hm3 hm4 hm5"
OTHERS = "hm6 hm7 hm8 hm1 hm2"


def line(name: str, **more: Any) -> int:
    """Return one line of a seat's score, of seat 0 unless another is named."""
    seat = more.pop("seat", 0)
    return int(table(**more).scores()[seat]["lines"][name])


def test_twelve_lines_and_their_sum() -> None:
    match = table(
        money=29, trail="a1=0-10", cities="t0", depots="small_3", path=9, hazards="flood_green_4", bonuses="gold_vp8",
        hand="suffolk", objectives="o01", masters="hm1", harbour_masters=MASTERS, cleared="hand_2 aux_money_2",
        workers="shepherd*4", marker=0, asked=1,
    )  # fmt: skip
    score = match.scores()[0]
    assert score["lines"] == {
        "money": 5,
        "buildings": 15,
        "posts": -8,
        "harbours": 2,
        "path": 7,
        "tiles": 12,
        "cards": 7,
        "objectives": 3,
        "masters": 2,
        "hand": 3,
        "workers": 4,
        "marker": 5,
    }
    assert score["total"] == 57
    assert tuple(score["lines"]) == LINES


@pytest.mark.parametrize(("pounds", "points"), [(0, 0), (4, 0), (5, 1), (14, 2), (15, 3), (99, 19)])
def test_money(pounds: int, points: int) -> None:
    assert line("money", money=pounds) == points


@pytest.mark.parametrize("side", ["a", "b"])
def test_buildings_on_the_trail(side: str) -> None:
    sides = " ".join(f"{number}b" for number in range(1, 11)) if side == "b" else ""
    for number in range(1, 11):
        printed = T.face_points[T.face_names.index(f"{number}{side}")]
        assert line("buildings", trail=f"a1=0-{number}", sides=sides) == printed
    assert line("buildings") == 0
    assert line("buildings", trail="a1=1-10", gone="3 4") == 0


@pytest.mark.parametrize(
    ("cities", "points"),
    [
        ("", 0),
        ("t0", -8),
        ("t0*3", -24),
        ("t1", 0),
        ("t3", 0),
        ("t1 t3", -3),
        ("t6", 1),
        ("t3 t6", 0),
        ("t1 t6", 1),
        ("t1 t3 t6", -3),
        ("t9", 2),
        ("t12 t15 t18", 18),
        ("t21", 9),
        ("t21*2", 18),
        ("w5 w9", 3),
        ("w13*3", 9),
        ("fw7 fw11", 11),
        ("f8 f13 f17", 21),
    ],
)
def test_posts(cities: str, points: int) -> None:
    """Cases 16 and 19: each disc; a green arrow counts with discs of one player on both sides of it."""
    assert line("posts", cities=cities) == points


def test_arrows_need_both_discs_of_one_player() -> None:
    assert line("posts", cities=["t1", "t3"]) == 0
    assert line("posts", seat=1, cities=["t1", "t3"]) == 0


@pytest.mark.parametrize(
    ("what", "points"),
    [
        ({"depots": "small_1 small_4 small_7"}, 0),
        ({"depots": "small_2 small_5 small_8"}, 3),
        ({"depots": "large_1 large_2 large_3 large_4 large_5"}, 0),
        ({"stations": "medium_1 medium_2 medium_3 medium_4 medium_5"}, 15),
        ({"stations": "medium_5", "depots": "small_3"}, 7),
        ({"depots": "small_3"}, 2),
        ({"depots": "small_3 small_9"}, 4),
        ({"depots": "small_3 small_6"}, 8),
        ({"depots": "small_6 small_9"}, 8),
        ({"depots": "small_3 small_6 small_9"}, 14),
        ({"depots": ["small_3", "small_6"]}, 2),
    ],
)
def test_harbours(what: dict[str, Any], points: int) -> None:
    """Case 40: the arrows between the last harbours need storehouses of one player in both."""
    assert line("harbours", **what) == points


@pytest.mark.parametrize(
    ("space", "points"),
    [(-1, 0), (0, 0), (4, 0), (5, 3), (8, 3), (9, 7), (11, 7), (12, 10), (13, 10), (14, 13), (15, 13), (16, 15)],
)
def test_the_pathfinder_track(space: int, points: int) -> None:
    assert line("path", path=space) == points


def test_hazards_and_bonus_tiles() -> None:
    assert line("tiles", hazards="flood_green_2 rockfall_black_3 rockfall_green_4") == 9
    assert line("tiles", bonuses="gold_vp8 exchange_vp4 perm_wool kotare_path") == 14
    assert line("tiles", jokers="sailor*2") == 0


def test_cards_of_the_whole_deck() -> None:
    """Sheep and bonus cards in hand, draw pile and discard pile; objective cards have a line of their own."""
    assert line("cards", hand="suffolk", deck="ryeland hampshire", discards="lincoln dorset_horn") == 7 + 4 + 3 + 2 + 1
    assert line("cards", hand="romney", discards="merino shropshire ferry kotare sheepdog") == 3
    assert line("cards", hand="set_1", discards="set_4 set_5 set_10") == 1 + 1 + 2
    assert line("cards", hand="set_2 set_3", discards="set_6 set_7", slots="set_2 set_3 set_6 set_7") == 1 + 2 + 2 + 4
    assert line("cards", hand="o01 o02") == 0


def test_the_hand_limit_space() -> None:
    assert line("hand", cleared="hand_1 aux_money_2") == 0
    assert line("hand", cleared="hand_2 aux_money_2") == 3


@pytest.mark.parametrize(
    ("what", "points"),
    [
        ({"workers": "shepherd*3"}, 0),
        ({"workers": "shepherd*4"}, 4),
        ({"workers": "shepherd*4 shearer*4"}, 8),
        ({"workers": "sailor*3", "jokers": "sailor"}, 4),
        ({"stores": "2 2 2 1 1"}, 0),
        ({"stores": "0 0 0 2 0"}, 2),
        ({"stores": "0 0 0 0 2"}, 4),
        ({"stores": "0 0 0 2 2", "workers": "craftsman*4"}, 10),
    ],
)
def test_fifth_workers_and_pairs_of_storehouses(what: dict[str, Any], points: int) -> None:
    assert line("workers", **what) == points


def test_the_token_of_the_bonus_market() -> None:
    assert line("marker", marker=0, asked=1) == 5
    assert line("marker", seat=1, marker=0, asked=1) == 0
    assert line("marker") == 0


def test_objective_cards_in_the_area_count_or_cost() -> None:
    assert line("objectives", objectives="o16") == -3
    assert line("objectives", objectives="o16", workers="shearer", depots="small_1") == 3


def test_objective_cards_in_the_deck_are_optional() -> None:
    """Case 44: those that fail stay out, those that are fulfilled count."""
    assert line("objectives", hand="o16", discards="o08") == 0
    assert line("objectives", hand="o16", workers="shearer", depots="small_1") == 3
    assert line("objectives", objectives="o18", discards="o16", workers="shearer", depots="small_1") == 0


MARY = {"objectives": "o01 o02 o03", "hand": "lincoln"}
"""The three cards of the example on p. 17: a building, 6 spaces; a large one, a Lincoln; 6 spaces, a post of 13."""


def test_mary_fulfils_three_cards() -> None:
    """P. 17: two buildings, one of them large, a Lincoln or Corriedale, 12 spaces, and a post of 13 or more."""
    match = {**MARY, "trail": "a1=0-1 a2=0-6", "path": 12, "cities": "t15"}
    assert line("objectives", **match) == 9
    assert line("objectives", **{**match, "cities": "t12"}) == 3
    assert line("objectives", **{**match, "path": 11}) == 3
    assert line("objectives", **{**match, "hand": "merino"}) == 3
    assert line("objectives", **{**match, "trail": "a1=0-1 a2=0-2"}) == 3
    assert line("objectives", **{**match, "trail": "a2=0-6"}) == 3


@pytest.mark.parametrize(
    ("tasks", "card", "others"),
    [
        ({"cities": "t15"}, "o04", {"depots": "small_1"}),
        ({"cities": "f13"}, "o04", {"depots": "small_1"}),
        ({"cities": "w13"}, "o04", {"depots": "small_1"}),
        ({"cities": "t21"}, "o04", {"depots": "small_1"}),
        ({"trail": "a1=0-1"}, "o10", {"hand": "ryeland"}),
        ({"trail": "a1=0-6"}, "o11", {"depots": "large_1"}),
        ({"workers": "shearer"}, "o16", {"depots": "small_1"}),
        ({"jokers": "shearer"}, "o16", {"depots": "small_1"}),
        ({"depots": "large_1"}, "o18", {"hazards": "flood_black_2"}),
        ({"hand": "corriedale"}, "o21", {"hazards": "flood_black_2"}),
        ({"discards": "lincoln"}, "o21", {"hazards": "flood_black_2"}),
        ({"deck": "hampshire"}, "o23", {"hazards": "flood_black_2"}),
        ({"hand": "ferry"}, "o24", {"path": 6}),
        ({"hand": "set_1"}, "o24", {"path": 6}),
        ({"path": 6}, "o24", {"hand": "ferry"}),
        ({"hazards": "flood_green_4"}, "o18", {"depots": "small_1"}),
    ],
)
def test_each_task(tasks: dict[str, Any], card: str, others: dict[str, Any]) -> None:
    """P. 17: the ten tasks, in every form that counts."""
    assert line("objectives", objectives=card, **tasks, **others) == 3
    assert line("objectives", objectives=card, **others) == -3


@pytest.mark.parametrize(
    ("card", "what"),
    [
        ("o04", {"cities": "t12 w9 fw11 f8", "depots": "small_1"}),
        ("o11", {"trail": "a1=0-4 a2=0-5", "depots": "small_1"}),
        ("o16", {"depots": "small_1", "workers": "sailor*2"}),
        ("o18", {"stations": "medium_1", "hazards": "flood_green_4"}),
        ("o18", {"depots": "small_1", "hazards": "rockfall_green_4"}),
        ("o24", {"hand": "kotare sheepdog", "path": 6}),
        ("o24", {"hand": "ferry", "path": 5}),
    ],
)
def test_what_does_not_count_for_a_task(card: str, what: dict[str, Any]) -> None:
    assert line("objectives", objectives=card, **what) == -3


@pytest.mark.parametrize(
    ("path", "cards", "points"),
    [(6, "o01 o13", 0), (12, "o01 o13", 6), (16, "o01 o13 o22", 3), (5, "o01", -3)],
)
def test_six_spaces_of_its_own_for_each_card(path: int, cards: str, points: int) -> None:
    """Ruling g3: a third would need 18."""
    assert line("objectives", objectives=cards, path=path, trail="a1=0-6 a2=0-1", hand="ryeland") == points


def test_two_shearers_for_each_card() -> None:
    """Ruling g4: 2, then 4; the printed one and jokers count."""
    both = {"objectives": "o08 o16", "trail": "a1=0-1", "depots": "small_1"}
    assert line("objectives", **both, workers="shearer*2") == 0
    assert line("objectives", **both, workers="shearer*2", jokers="shearer") == 6


def test_a_large_building_serves_one_task_only() -> None:
    """Ruling g2: either of the two tasks."""
    both = {"objectives": "o10 o11", "hand": "ryeland", "depots": "small_1"}
    assert line("objectives", **both, trail="a1=0-6") == 0
    assert line("objectives", **both, trail="a1=0-6 a2=0-7") == 6
    assert line("objectives", **both, trail="a1=0-6 a2=0-1") == 6
    assert line("objectives", **both, trail="a1=0-1 a2=0-2") == 0
    assert line("objectives", objectives="o10", hand="ryeland", trail="a1=0-6") == 3


def test_several_discs_at_one_post_count_singly() -> None:
    """Ruling g5."""
    both = {"objectives": "o04 o05", "depots": "small_1", "hand": "ryeland"}
    assert line("objectives", **both, cities="t21") == 0
    assert line("objectives", **both, cities="t21*2") == 6


def test_what_there_is_goes_where_it_is_worth_most() -> None:
    """Ruling g6: one storehouse serves set 8 for five points rather than a card for three."""
    given = {"hand": "ryeland", "hazards": "flood_green_2", "depots": "small_1", "slots": "set_1 set_2 set_4 set_8"}
    assert line("objectives", objectives="o18 set_8", **given) == 5 - 3


def test_cards_of_bonus_sets_ask_for_three_things() -> None:
    sets = {"slots": "set_1 set_8 set_9 set_10", "cities": "t15"}
    assert line("objectives", objectives="set_9", depots="small_1 small_2", **sets) == 6
    assert line("objectives", objectives="set_9", depots="small_1", **sets) == -3
    large = {"trail": "a1=0-6", "hand": "hampshire", "path": 6}
    assert line("objectives", objectives="set_10", **large, **sets) == 8
    assert line("objectives", objectives="set_10", **{**large, "path": 5}, **sets) == -4


@pytest.mark.parametrize(
    ("master", "what", "points"),
    [
        ("hm1", {"path": 4}, 0),
        ("hm1", {"path": 5}, 2),
        ("hm1", {"path": 14}, 4),
        ("hm1", {"path": 16}, 6),
        ("hm2", {"hazards": "flood_green_2 rockfall_black_3"}, 2),
        ("hm3", {"depots": "small_1 small_2 large_1"}, 1),
        ("hm3", {"depots": "small_1 small_2 large_1 large_2"}, 2),
        ("hm4", {"objectives": "o01 o02"}, 2),
        ("hm5", {"certificates": 3}, 4),
        ("hm5", {"certificates": 2, "cleared": "certificate_2 aux_money_2", "bonuses": "perm_certificate"}, 5),
        ("hm6", {"trail": "a1=0-1 a2=0-2 a3=1-3"}, 2),
        ("hm7", {}, 2),
        ("hm7", {"workers": "sailor", "jokers": "shearer"}, 3),
        ("hm8", {"hand": "ferry set_1", "discards": "ferry"}, 3),
        ("hm8", {"hand": "kotare"}, 0),
    ],
)
def test_tasks_of_harbourmasters(master: str, what: dict[str, Any], points: int) -> None:
    """P. 19: independent of objective cards."""
    found = MASTERS if master in MASTERS else OTHERS
    assert line("masters", masters=master, harbour_masters=found, **what) == points


def test_a_master_may_pay_for_cards_that_fail() -> None:
    """P. 19: each card added from the deck is in the area, fulfilled or not, but it costs more than it brings."""
    given = {"masters": "hm4", "harbour_masters": MASTERS, "workers": "shearer", "depots": "small_1"}
    assert line("masters", hand="o16", **given) == 1
    assert line("objectives", hand="o16", **given) == 3
    assert line("masters", hand="o01", **given) == 0


def test_tasks_of_masters_use_nothing_up() -> None:
    given = {"masters": "hm3", "harbour_masters": MASTERS, "workers": "shearer", "depots": "small_1 small_2"}
    assert line("masters", objectives="o16", **given) == 1
    assert line("objectives", objectives="o16", **given) == 3
