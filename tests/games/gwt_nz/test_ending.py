"""The end: the red arrow, last turns without phase C, and who wins (pp. 11 and 19)."""

from __future__ import annotations

from typing import Any

import pytest

from railherd.core.playing.match import Match
from tests.games.gwt_nz.stock import T
from tests.games.gwt_nz.table import cards, decision, offered, play, player, refused, story, table

TILES = "sailor shearer perm_wool gold_vp8"


def ending(seats: int = 2, asked: int = 0, **more: Any) -> Match:
    """Return a table with a seat about to fill the last space of the market of bonus tiles."""
    waiting = {"decision": "foresight", "seat": asked, "stack": 1}
    filled = f"-*{T.job_rows * seats - 1}"
    return table(seats, at="wellington", asked=asked, pending=waiting, jobs=filled, foresight=TILES, **more)


def last_turn(seats: int = 2, asked: int = 1, **more: Any) -> Match:
    """Return a table on which seat 0 has the token and another seat has its last turn."""
    return table(seats, marker=0, asked=asked, foresight=TILES, **more)


def test_the_red_arrow_gives_the_token_to_whoever_filled_the_market() -> None:
    match = ending()
    play(match, "choose 1")
    assert "0 marker_taken" in story(match)
    assert match.position()["marker"] == 0
    assert match.scores()[0]["lines"]["marker"] == 5
    assert match.position()["jobs"][(T.job_rows - 1) * 4 + 1] == "perm_wool"


def test_that_was_their_last_turn_and_they_draw_no_cards() -> None:
    """P. 19: foresight is filled, phase C is not carried out."""
    match = ending(hand="merino", stacks=["flood_green_4", "ferry_gold"])
    play(match, "choose 1")
    assert cards(match) == "merino"
    assert player(match)["place"] == "start"
    assert match.position()["foresight"] == ["sailor", "shearer", "ferry_gold", "gold_vp8"]
    assert match.asked == 1


@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (3, 1), (4, 3)])
def test_everybody_else_has_one_last_turn(seats: int, first: int) -> None:
    match = ending(seats, first)
    play(match, "choose 1")
    asked = []
    while not match.over:
        asked.append(match.asked)
        play(match, "travel n_a", "done")
    assert asked == [(first + 1 + turn) % seats for turn in range(seats - 1)]
    assert story(match)[-1] == "- game_ended"
    assert match.prompt() is None


def test_nobody_draws_in_a_last_turn() -> None:
    match = last_turn(hand=[None, "merino"])
    play(match, "travel n_a", "done")
    assert match.over
    assert cards(match, 1) == "merino"


def test_cards_are_drawn_in_every_other_turn() -> None:
    match = table(hand="merino")
    play(match, "travel n_a", "done")
    assert len(cards(match).split()) == 4


def test_wellington_in_a_last_turn_has_all_four_parts() -> None:
    """P. 19: a bonus tile that is chosen then leaves the game; foresight is filled again."""
    match = last_turn(place=[None, "n_h"], money=[None, 0], hand=[None, "suffolk"], stacks=["sailor", "ferry_gold"])
    play(match, "travel wellington", "reveal suffolk", "stop", "deliver t3", "disc aux_path_2")
    play(match, "choose 1")
    assert match.position()["columns"]["sailor"] == [1]
    assert offered(match) == ["choose 1", "choose 2"]
    play(match, "choose 2")
    assert "- tile_left gold_vp8" in story(match)
    assert match.position()["foresight"][1:] == ["shearer", "perm_wool", "ferry_gold"]
    assert match.over


def test_a_token_lets_one_go_on_after_wellington() -> None:
    """Rulings i and j: between the parts of Wellington and the end of the turn cards may be played and bought."""
    match = ending(tokens=1, gold=3, slots="set_1 set_2 set_5 set_6")
    play(match, "choose 1")
    assert decision(match) == "pause"
    play(match, offered(match)[0])
    assert cards(match, pile="discards") in ("set_1", "set_2")


def test_a_player_with_most_points_wins() -> None:
    assert finished(money=[50, 10]).winners() == [0]
    assert finished(money=[10, 50]).winners() == [1]


def test_a_tie_is_a_shared_victory() -> None:
    """Case 53, p. 19: money does not break it."""
    match = finished(money=[14, 35])
    assert [score["total"] for score in match.scores()] == [7, 7]
    assert match.winners() == [0, 1]


def finished(**more: Any) -> Match:
    """Return a finished game with seat 0 holding the token."""
    match = table(marker=0, asked=1, **more)
    return play(match, "travel n_a", "done")


def test_nothing_is_left_to_choose_at_the_end() -> None:
    match = finished()
    with pytest.raises(Exception, match="over"):
        match.choose("travel n_b")


def test_the_market_is_not_full_before_its_last_space() -> None:
    waiting = {"decision": "foresight", "seat": 0, "stack": 1}
    match = table(at="wellington", pending=waiting, jobs=f"-*{T.job_rows * 2 - 2}", foresight=TILES)
    play(match, "choose 1")
    assert match.position()["marker"] is None
    assert decision(match) == "travel"
    assert refused(match, "travel wellington") == "too_far"
