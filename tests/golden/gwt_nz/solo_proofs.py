"""What each golden game alone with Sarah proves."""

from __future__ import annotations

Proof = str | tuple[str, ...]


def cards(*numbers: int) -> tuple[str, ...]:
    """Return that she turns up each of these cards."""
    return tuple(f"1 sarah_card {number}" for number in numbers)


def decided(*steps: str) -> tuple[str, ...]:
    """Return that she takes each of these steps by this line of her list."""
    return tuple(f"1 sarah_decided {step}" for step in steps)


SOLO: dict[str, tuple[Proof, ...]] = {
    "sarah_easy": (
        "* seats=1 * difficulty=easy first_delivery=level",
        *cards(2, 3, 4, 5, 7, 9, 10, 11, 12, 13),
        *(f"not 1 sarah_card {number}" for number in (1, 6, 8, 14, 15, 16, 17)),
        ("1 sarah_decided deliver first_post", "1 delivered t3 0"),
        ("1 sarah_decided deliver next_post", "1 delivered t6 0"),
        ("1 delivered w9 0", "1 card_taken romney"),
        *decided("hazard black_hand", "hazard you", "section you", "sheep you", "replace you", "way you", "place hand"),
        "0 marker_taken",
        ("1 turn_ended", "- game_ended"),
        "= -15 85 · 1",
    ),
    "sarah_medium": (
        "* seats=1 * neutral=shuffled * difficulty=medium first_delivery=level",
        *cards(*range(1, 14)),
        "1 sarah_shuffled",
        *decided("build one_less", "hire specialised", "hire you", "section more_tiles", "steps by_card"),
        ("1 sarah_decided deliver first_post", "1 delivered t6 0"),
        "1 marker_taken",
        ("0 turn_ended", "- game_ended"),
        "1 scored marker 5",
        "= -23 93 · 1",
    ),
    "sarah_hard": (
        "* seats=1 * sides=random difficulty=hard first_delivery=level",
        *cards(*range(1, 10), *range(14, 18)),
        *decided("sheep impossible", "way lowest_fee_to_you", "exact by_card", "romney by_card"),
        ("1 sarah_decided deliver first_post", "1 delivered t9 0"),
        "= -12 120 · 1",
    ),
    "sarah_first_delivery": (
        "* seats=1 * difficulty=medium first_delivery=18",
        ("1 sarah_decided deliver first_post", "1 delivered t18 0"),
        ("1 sarah_decided deliver next_post", "1 delivered t21 0"),
        "1 sarah_decided card by_card",
        ("1 sarah_decided harbour fewest_points", "1 station_upgraded medium_1 0"),
        "1 scored posts *",
        "= -25 120 · 1",
    ),
    "sarah_specialised": (
        "1 sarah_specialised shepherd",
        "1 worker_hired shepherd *",
    ),
}
