"""The prompt of a seat: every option with its text, its place on the table, its price and whether it reveals."""

from __future__ import annotations

import railherd
from railherd import Option
from tests.games.last_spike.table import all_but, buying, play, table


def asked(match: railherd.Match) -> tuple[int, str, list[str], list[Option]]:
    prompt = match.prompt()
    assert prompt is not None
    return prompt.seat, prompt.decision, prompt.path, prompt.options


def test_laying_a_tile() -> None:
    match = table(2, laid="a1 a2 a3 c2", hands=["", "a4 c3 v2"], land=["stl-0", ""], asked=1)
    assert asked(match) == (
        1,
        "last_spike.lay",
        ["last_spike.turn", "last_spike.lay"],
        [
            Option(3, "lay a4", "last_spike.lay.tile", {"tile": "a4", "route": "a"}, "map/a4", 2_000, 6_000, False),
            Option(10, "lay c3", "last_spike.lay.tile", {"tile": "c3", "route": "c"}, "map/c3", 1_000, 0, False),
            Option(29, "lay v2", "last_spike.lay.tile", {"tile": "v2", "route": "v"}, "map/v2", 12_000, 0, False),
        ],
    )


def test_laying_the_last_spike() -> None:
    match = table(2, laid="b e v y1 y2 y4", hands=["y3"], land=["sac-0 ogd-0"])
    text, at = "lay y3", "map/y3"
    spike = Option(42, text, "last_spike.lay.tile", {"tile": "y3", "route": "y"}, at, 5_000, 37_000, True)
    assert asked(match)[3] == [spike]


def test_drawing_passing_and_ruin() -> None:
    assert asked(table(2))[3] == [Option(48, "draw", "last_spike.lay.draw", {}, None, 0, 0, True)]
    stuck = table(3, laid=all_but("a1 b1"), hands=["", "a1 b1"])
    assert asked(stuck)[3] == [Option(49, "pass", "last_spike.lay.pass", {}, None, 0, 0, True)]
    ruined = table(3, hands=["v1"], cash=[4_000])
    assert asked(ruined)[3] == [Option(50, "bankrupt", "last_spike.lay.bankrupt", {}, None, 4_000, 0, True)]


def test_a_tile_that_needs_a_sale_costs_what_is_owed() -> None:
    match = table(2, laid="a1", hands=["v1"], cash=[1_000], land=["stl-0 stl-1"])
    assert asked(match)[3] == [
        Option(28, "lay v1", "last_spike.lay.tile", {"tile": "v1", "route": "v"}, "map/v1", 5_000, 0, False)
    ]


def test_selling_land() -> None:
    match = table(2, laid="a1 d4", hands=["v1"], cash=[1_000], land=["stl-0 stl-1 den-0 den-2"])
    play(match, "lay v1")
    assert asked(match) == (
        0,
        "last_spike.sell",
        ["last_spike.turn", "last_spike.lay", "last_spike.sell"],
        [
            Option(1, "sell stl-1", "last_spike.sell.card", {"card": "stl-1"}, "cards/stl-1", 5_000, 4_000, False),
            Option(22, "sell den-2", "last_spike.sell.card", {"card": "den-2"}, "cards/den-2", 0, 2_000, False),
        ],
    )


def test_buying_land() -> None:
    match = table(2, laid="a1 d4", land=["stl-0", "den-0 den-1"], pending=buying(0))
    assert asked(match) == (
        0,
        "last_spike.buy",
        ["last_spike.turn", "last_spike.buy"],
        [
            Option(0, "buy stl", "last_spike.buy.city", {"city": "stl", "card": "stl-1"}, "land/stl", 7_000, 0, True),
            Option(4, "buy den", "last_spike.buy.city", {"city": "den", "card": "den-2"}, "land/den", 3_000, 0, True),
            Option(9, "done", "last_spike.buy.nothing", {}, None, 0, 0, True),
        ],
    )


def test_a_pile_without_cards_is_still_described() -> None:
    match = table(2, laid="a1", land=["stl-0 stl-1 stl-2 stl-3 stl-4"], pending=buying(0))
    world = match.imagine(0, 1)
    words = match.game.describe(world, world.stack()[-1], 0)
    assert words == ("buy stl", "last_spike.buy.city", {"city": "stl", "card": None}, "land/stl")


def test_places_on_the_table_are_explained() -> None:
    match = table(2, laid="a1", hands=["a2"], land=["stl-0 stl-1"])
    assert match.why_not(at="map/a2") is None
    reasons = {
        "map/a1": "already_laid",
        "map/a3": "not_in_hand",
        "cards/stl-1": "sell_only_to_lay",
        "land/stl": "lay_first",
    }
    for place, reason in reasons.items():
        refusal = match.why_not(at=place)
        assert refusal is not None
        assert refusal.key == f"last_spike.refusal.{reason}"


def test_a_purchase_that_draws_nothing_still_passes_the_turn() -> None:
    match = table(3, laid=all_but("a1 b1"), hands=["", "a1 b1"], pending=buying(0))
    prompt = match.prompt()
    assert prompt is not None
    assert [option.reveals for option in prompt.options] == [True] * len(prompt.options)
