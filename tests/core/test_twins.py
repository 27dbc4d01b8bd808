"""A match and its twin, and undo across what was revealed."""

from __future__ import annotations

import pytest

import railherd
from railherd.core.playing.replay import rewind


def play(match: railherd.Match, choices: int) -> None:
    for _ in range(choices):
        prompt = match.prompt()
        assert prompt is not None
        match.choose(prompt.options[-1].id)


@pytest.mark.parametrize("game", railherd.games())
def test_a_twin_lives_a_life_of_its_own(game: str) -> None:
    match = railherd.new(game, 2, seed=5)
    play(match, 9)
    before = match.fingerprint(), match.record()
    twin = match.copy()
    assert (twin.fingerprint(), twin.record()) == before
    play(twin, 9)
    assert (match.fingerprint(), match.record()) == before
    play(match, 9)
    assert (twin.fingerprint(), twin.record()) == (match.fingerprint(), match.record())


def test_undo_and_redo_of_a_twin_leave_the_match_alone() -> None:
    match = railherd.new("last_spike", 2, seed=5)
    play(match, 1)
    after = match.fingerprint()
    twin = match.copy()
    twin.undo()
    play(twin, 1)
    twin.undo()
    assert match.fingerprint() == after
    match.undo()
    match.redo()
    assert match.fingerprint() == after


@pytest.mark.parametrize("game", railherd.games())
def test_rewinding_deals_the_hidden_anew(game: str) -> None:
    match = railherd.new(game, 2, seed=5)
    play(match, 12)
    earlier = match.copy()
    play(match, 40)
    back = rewind(match, 40, seed=99)
    assert back.view(0) == earlier.view(0)
    assert back.view(1) == earlier.view(1)
    assert back.events(None) == earlier.events(None)
    assert len(back.moves) == 12
    play(back, 40)
    assert [move.dealt for move in back.moves] != [move.dealt for move in match.moves]
    assert railherd.load(back.record()).events(None) == back.events(None)


def test_before_a_rewind_nothing_can_be_undone() -> None:
    match = railherd.new("last_spike", 2, seed=5)
    play(match, 1)
    play(match, 3)
    back = rewind(match, 3, seed=99)
    with pytest.raises(railherd.Problem):
        back.undo()


@pytest.mark.parametrize("count", [0, -1, 5])
def test_one_cannot_rewind_what_was_not_played(count: int) -> None:
    match = railherd.new("last_spike", 2, seed=5)
    play(match, 4)
    with pytest.raises(railherd.Problem):
        rewind(match, count, seed=1)
