"""Harbourmasters: a hired worker for a tile, at the moment of the upgrade only (p. 15)."""

from __future__ import annotations

from typing import Any

import pytest

from railherd.core.playing.match import Match
from tests.games.gwt_nz.table import cards, decision, money, offered, play, player, refused, story, table

TILES = "hm1 hm2 hm3 hm4 hm5 hm6 hm7 hm8"


def beside(first: str, **more: Any) -> Match:
    """Return a table where seat 0 has just upgraded the first medium harbour, with this tile, for its last 3 pounds."""
    tiles = [first, *(tile for tile in TILES.split() if tile != first)][:5]
    match = table(at="n_g", ship="n3", money=3, harbour_masters=" ".join(tiles), **more)
    return play(match, "use 1", "sail n3", "disc aux_draw_2")


def test_a_hired_worker_becomes_harbourmaster() -> None:
    match = beside("hm5", workers="shepherd*2 shearer")
    assert offered(match) == ["appoint shepherd", "appoint shearer", "decline"]
    play(match, "appoint shepherd")
    assert "0 master_appointed hm5 medium_1 shepherd" in story(match)
    assert player(match)["workers"]["shepherd"] == 2
    assert player(match)["masters"] == ["hm5"]
    assert (match.position()["masters"][0], match.position()["posted"][0]) == (None, "shepherd")


def test_printed_workers_stay() -> None:
    assert decision(beside("hm5")) == "use"
    assert refused(beside("hm5", workers="sailor"), "appoint shepherd") == "no_hired_worker"


def test_declining_is_for_good() -> None:
    """Case 38."""
    match = play(beside("hm5", workers="sailor"), "decline")
    assert player(match)["masters"] == []
    assert match.position()["masters"][0] == "hm5"
    again = table(at="n_g", ship="n3", money=9, stations="medium_1", workers="sailor")
    assert refused(play(again, "use 1"), "sail n3") == "already_upgraded"


def test_who_comes_later_finds_a_worker_there() -> None:
    match = table(
        at="n_g", ship="n3", money=3, workers="sailor", harbour_masters="hm1 hm2 hm3 hm4 hm5", masters=[None, "hm1"]
    )
    play(match, "use 1", "sail n3", "disc aux_draw_2")
    assert decision(match) == "use"


def test_the_action_uncovered_works_again() -> None:
    """Case 38: the second space of the sailors is free again, and the next sailor may use its action."""
    match = play(beside("hm5", workers="sailor", hand="merino", columns="sailor:5"), "appoint sailor")
    assert player(match)["workers"]["sailor"] == 1
    match = table(
        at="n_a", columns="sailor:5", money=4, hand="merino", harbour_masters="hm1 hm2 hm3 hm4 hm5", masters="hm1"
    )
    play(match, "use 2", "hire 5 sailor")
    assert offered(match) == ["first", "decline"]


@pytest.mark.parametrize(("tile", "pounds"), [("hm1", 5), ("hm3", 9), ("hm4", 6), ("hm6", 8)])
def test_tiles_with_pounds(tile: str, pounds: int) -> None:
    match = play(beside(tile, workers="sailor"), "appoint sailor")
    assert offered(match) == ["first", "decline"]
    assert money(play(match, "first"))[0] == pounds


def test_the_tile_with_the_pathfinder() -> None:
    match = play(beside("hm2", workers="sailor", path=4, step_tile=1), "appoint sailor", "first")
    while decision(match) != "use":
        play(match, offered(match)[-1])
    assert player(match)["path"] == 8


def test_the_tile_with_a_ferry_and_pounds() -> None:
    match = play(beside("hm8", workers="sailor"), "appoint sailor", "first", "first")
    assert money(match)[0] == 3
    assert "ferry" in cards(match, 0, "discards").split()


def test_of_a_ferry_and_pounds_only_the_card_may_be_left() -> None:
    """RB12: a reward may be forgone in part, but all its money is taken."""
    match = play(beside("hm8", workers="sailor"), "appoint sailor", "first", "decline")
    assert money(match)[0] == 3
    assert "ferry" not in cards(match, 0, "discards").split()


@pytest.mark.parametrize("tile", ["hm5", "hm7"])
def test_tiles_with_a_permanent_certificate_ask_nothing(tile: str) -> None:
    match = play(beside(tile, workers="sailor"), "appoint sailor")
    assert decision(match) == "use"
    assert player(match)["masters"] == [tile]


def test_the_action_of_a_tile_may_be_left_out() -> None:
    match = play(beside("hm1", workers="sailor"), "appoint sailor", "decline")
    assert money(match)[0] == 0
    assert player(match)["masters"] == ["hm1"]
