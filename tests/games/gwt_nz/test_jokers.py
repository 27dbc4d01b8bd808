"""The joker: a bonus tile that becomes a worker of any row in every respect (p. 13, p. 15; rulings e)."""

from __future__ import annotations

from typing import Any

import pytest

from railherd.core.playing.match import Match
from tests.games.gwt_nz.table import cards, decision, money, offered, play, player, refused, story, table

KINDS = ("shepherd", "craftsman", "sailor", "shearer")


def joined(kind: str, **more: Any) -> Match:
    """Return a table where seat 0 has invested in a joker at C, for 5 pounds and a gold, who has joined a row."""
    match = table(at="n_c", jobs="joker_worker gold_vp8 gold_vp8", **{"money": 5, "gold": 1, **more})
    return play(match, "use 3", "invest 1 joker_worker", f"join {kind}")


@pytest.mark.parametrize("kind", KINDS)
def test_a_joker_joins_any_row_for_a_gold(kind: str) -> None:
    match = joined(kind)
    assert player(match)["workers"][kind] == 2
    assert player(match)["jokers"][kind] == [2], "on the second space of the row"
    assert player(match)["gold"] == 0
    assert money(match)[0] == 0
    assert player(match)["bonuses"] == []
    assert f"0 joker_placed {kind}" in story(match)


def test_without_gold_there_is_no_joker() -> None:
    match = table(at="n_c", jobs="joker_worker exchange_vp4 gold_vp8", money=9, gold=0)
    assert refused(play(match, "use 3"), "invest 1 joker_worker") == "not_enough_gold"


def test_the_joker_uses_the_action_of_its_space() -> None:
    match = play(joined("shearer"), "first")
    assert cards(match, 0, "discards") == "romney"


def test_one_free_space_is_enough() -> None:
    """Ruling d2."""
    full = "shepherd*4 craftsman*4 sailor*4 shearer*3"
    jobs = "joker_worker gold_vp8 gold_vp8"
    match = play(table(at="n_c", jobs=jobs, money=5, gold=1, workers=full), "use 3", "invest 1 joker_worker")
    assert offered(match) == ["join shearer"]
    assert refused(match, "join sailor") == "worker_row_full"


def test_with_four_full_rows_nobody_invests_in_a_joker() -> None:
    full = "shepherd*4 craftsman*4 sailor*4 shearer*4"
    match = table(at="n_c", jobs="joker_worker exchange_vp4 gold_vp8", money=5, gold=1, workers=full)
    assert refused(play(match, "use 3"), "invest 1 joker_worker") == "no_room_for_workers"


def test_a_joker_shepherd_buys_sheep() -> None:
    """Ruling e2: the joker counts as a worker of the row."""
    match = play(table(at="n_f", jokers="shepherd", market="suffolk", money=10), "use 2", "buy suffolk way 6")
    assert cards(match, 0, "discards") == "suffolk"
    assert decision(match) == "use", "both shepherds are used"


def test_a_joker_sailor_moves_the_ship() -> None:
    match = play(table(at="n_g", jokers="sailor"), "use 1")
    assert "sail n2" in offered(match)


def test_a_joker_craftsman_builds() -> None:
    match = play(table(at="n_d", jokers="craftsman", money=4), "use 2")
    assert "build 3" in offered(match)


def test_a_joker_on_the_fifth_space_scores_like_any_worker() -> None:
    match = table(at="n_a", workers="sailor*3", jokers="sailor")
    assert match.scores()[0]["lines"]["workers"] == 4


def test_a_joker_becomes_harbourmaster_only_from_the_right_end() -> None:
    """Ruling e3: the joker came first, so the sailor hired later goes; then the joker."""
    beside: dict[str, Any] = {
        "ship": "n3",
        "money": 20,
        "hand": "o05",
        "columns": "sailor:5",
        "jokers": "sailor",
        "path": 2,
    }
    upgrade = ("play o05", "first", "sail n3", "disc aux_draw_2", "appoint sailor")
    match = play(table(at="n_a", **beside), "use 2", "hire 5 sailor", "decline", *upgrade)
    assert match.position()["posted"][0] == "sailor"
    assert player(match)["jokers"]["sailor"] == [2]
    match = play(table(at="n_a", **beside), *upgrade)
    assert match.position()["posted"][0] == "joker"
    assert player(match)["workers"]["sailor"] == 1
    assert player(match)["jokers"]["sailor"] == []


def test_discounts_for_hiring_do_not_touch_the_joker() -> None:
    """Ruling e4: they are invested in; the surcharge of investing counts."""
    match = table(at="n_c", flipped=True, jobs="joker_worker gold_vp8 gold_vp8", money=8, gold=1)
    play(match, "use 3", "invest 1 joker_worker")
    assert money(match)[0] == 0
    assert decision(match) == "join"
