"""The pathfinder track (RB17): its rewards on the way, the choice at 11, its end."""

from __future__ import annotations

import pytest

from railherd.core.playing.match import Match
from tests.games.gwt_nz.table import cards, deal, decision, money, offered, play, player, refused, story, table


def at_9b(path: int, gold: int = 0, seats: int = 2, step_tile: int = 0) -> Match:
    """Return a table where building 9b gives four advances."""
    return play(
        table(seats, at="a1", trail="a1=0-9", sides="9b", path=path, gold=gold, step_tile=step_tile, money=5), "use 3"
    )


def test_a_reward_may_be_taken_in_part_or_not_at_all() -> None:
    assert offered(at_9b(0)) == ["path 0", "path 1", "path 2", "path 3", "path 4"]
    assert refused(at_9b(0), "path 5") == "not_so_far"
    assert player(play(at_9b(0), "path 3"))["path"] == 3
    assert player(play(at_9b(0), "path 0"))["path"] == 0


@pytest.mark.parametrize(("path", "spaces", "gold"), [(0, 2, 0), (2, 1, 1), (3, 4, 0), (7, 1, 1), (6, 4, 1), (8, 2, 0)])
def test_reaching_or_passing_3_and_8_brings_gold(path: int, spaces: int, gold: int) -> None:
    tile = 1 if path >= 4 else 0
    assert player(play(at_9b(path, step_tile=tile), f"path {spaces}"))["gold"] == gold


@pytest.mark.parametrize(("seats", "space"), [(2, 4), (3, 4), (4, 6)])
def test_the_step_tile_by_number_of_players(seats: int, space: int) -> None:
    before = play(at_9b(space - 2, seats=seats), "path 1")
    assert player(before)["step_tile"] == 0
    after = play(at_9b(space - 2, seats=seats), "path 4")
    assert player(after)["step_tile"] == 1
    assert "0 step_tile_taken" in story(after)


def test_everybody_gets_a_step_tile_of_their_own() -> None:
    match = play(at_9b(3, step_tile=0), "path 1")
    assert [player(match, seat)["step_tile"] for seat in (0, 1)] == [1, 0]


def test_at_11_one_turns_the_step_tile_or_the_fee_tile() -> None:
    match = play(at_9b(9, step_tile=1), "path 2")
    assert offered(match) == ["turn steps", "turn fees"]
    turned = play(at_9b(9, step_tile=1), "path 2", "turn steps")
    assert (player(turned)["step_tile"], player(turned)["no_fees"]) == (2, False)
    play(match, "turn fees")
    assert (player(match)["step_tile"], player(match)["no_fees"]) == (1, True)


def test_passing_11_asks_too_and_10_does_not() -> None:
    assert decision(play(at_9b(10, step_tile=1), "path 4")) == "turn_tile"
    assert decision(play(at_9b(9, step_tile=1), "path 1")) == "use"
    assert decision(play(at_9b(11, step_tile=2), "path 1")) == "use"


def test_advances_beyond_16_are_a_pound_each() -> None:
    match = at_9b(14, step_tile=2)
    assert offered(match) == ["path 0", "path 1", "path 2"]
    assert money(play(at_9b(14, step_tile=2), "path 1"))[0] == 5
    play(match, "path 2")
    assert player(match)["path"] == 16
    assert money(match)[0] == 7


def test_at_16_all_advances_are_money_and_nothing_is_asked() -> None:
    match = at_9b(16, step_tile=2)
    assert decision(match) == "use"
    assert (player(match)["path"], money(match)[0]) == (16, 9)


def test_gold_beyond_five_is_lost() -> None:
    assert player(play(at_9b(2, gold=5), "path 2"))["gold"] == 5


def test_the_worked_example_of_the_track() -> None:
    """RB17: from 7, a single auxiliary action, a kōtare and building B take Mary to 11, with one gold on the way."""
    match = table(at="n_b", flipped=True, path=7, step_tile=1, money=1, hand="kotare", cleared="aux_path_1")
    deal(match, "deck_0", "merino")
    play(match, "use 1", "auxiliary 5")
    assert (player(match)["path"], player(match)["gold"], money(match)[0]) == (8, 1, 0)
    play(match, "play kotare", "first")
    assert player(match)["path"] == 9
    assert (cards(match), cards(match, 0, "discards")) == ("merino", "kotare")
    play(match, "use 3", "path 2")
    assert player(match)["path"] == 11
    assert offered(match) == ["turn steps", "turn fees"]


def test_others_on_the_track_do_not_matter() -> None:
    match = table(at="a1", trail="a1=0-9", sides="9b", path=[1, 2])
    play(match, "use 3", "path 1")
    assert [player(match, seat)["path"] for seat in (0, 1)] == [2, 2]
