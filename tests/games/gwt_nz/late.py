"""Tables that begin late: normal play rarely reaches big buildings, foreign posts, or what some cards do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from railherd import Match
from tests.games.gwt_nz.table import table

BIG = "a1=0-6 a2=0-7 c1=0-8 c2=0-9 e1=0-10 b1=1-6 b2=1-7 d2=1-8 c3=1-9 e2=1-10"
SIDES_B = " ".join(f"{number}b" for number in range(1, 11))
ALL_DISCS = (
    "aux_money_2 aux_draw_2 aux_certificate_1 aux_certificate_2 aux_ship_1 aux_ship_2 aux_path_1 aux_path_2 steps "
    "wool_1 wool_2 hand_1 hand_2 certificate_limit certificate_1 certificate_2"
)
LARGE = "large_1 large_2 large_3 large_4 large_5"
RICH: dict[str, Any] = {"money": [60, 60], "gold": [5, 5], "tokens": [3, 3]}


def large_buildings(sides: str, seed: int) -> Match:
    """Return a table with the five largest buildings of both seats on the trail."""
    return table(
        2, trail=BIG, sides=sides, seed=seed, path=[8, 8], **RICH,
        workers=["craftsman*3 sailor*2 shearer shepherd*2", "sailor*3 shearer*3 shepherd"],
        hand=["merino lincoln*2 shropshire", "southdown merino suffolk hampshire"],
        hazards=["rockfall_black_2 rockfall_green_2", "flood_black_2 flood_green_2"],
        columns="shepherd:1,2,3 sailor:1,2 shearer:1,2 craftsman:1",
    )  # fmt: skip


def no_discs_left(seed: int) -> Match:
    """Return a table whose first seat can only move a disc from a medium harbour."""
    return table(
        2, seed=seed, money=[40, 40], cleared=[ALL_DISCS], stations=["medium_1 medium_3 medium_4"], path=[9],
        cities=["t0*4 t1 t3 t6 t9 t12 t15 t18 t21"], place=["g2"], trail="g2=0-1", hand=["suffolk*2 hampshire ryeland"],
    )  # fmt: skip


def foreign_posts(seed: int) -> Match:
    """Return a table where all foreign posts are open to three strong herds."""
    herd = "suffolk hampshire ryeland lincoln merino"
    return table(
        3, seed=seed, money=[60, 60, 60], depots=[LARGE] * 3, stores=["2 2 1 0 0"] * 3, certificates=[3, 3, 3],
        cleared=["steps hand_1 hand_2 certificate_limit"] * 3, hand=[herd] * 3,
        workers=["shearer*3 sailor", "shearer*2", "shepherd*2"],
    )  # fmt: skip


def bonus_cards(slots: str, hands: list[str], seed: int) -> Match:
    """Return a table with cards of some sets in the hands of two rich players at the sheep fair."""
    return table(
        2, seed=seed, slots=slots, hand=hands, at="n_f", workers=["shepherd*3", "shepherd"], trail="a1=0-1", **RICH
    )


def tiles_for_gold(seed: int) -> Match:
    """Return a table with the dearest bonus tiles."""
    return table(
        2, seed=seed, jobs="gold_vp8*2 joker_worker romney_swap hazard", trail="rock1=rockfall_green_2",
        hand=["southdown merino", "southdown merino"], **RICH,
    )  # fmt: skip


LATE: dict[str, Callable[[int], Match]] = {
    "large_buildings_a": lambda seed: large_buildings("", seed),
    "large_buildings_b": lambda seed: large_buildings(SIDES_B, seed),
    "no_discs_left": no_discs_left,
    "foreign_posts": foreign_posts,
    "bonus_objectives": lambda seed: bonus_cards(
        "set_3 set_7 set_9 set_10", ["set_9 set_10 merino lincoln", "set_10 southdown merino"], seed
    ),
    "cards_on_top": lambda seed: bonus_cards("set_1 set_4 set_5 set_6", ["set_4*2 set_6*2", "set_4 set_5 set_6"], seed),
    "tiles_for_gold": tiles_for_gold,
}


def late_games() -> Iterator[Match]:
    """Yield games that begin late."""
    yield from (make(seed) for seed in range(4) for make in LATE.values())
