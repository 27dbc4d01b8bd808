"""Advice is what the default bot would do for a seat, and depends on nothing that the seat cannot see."""

from __future__ import annotations

import pytest

import railherd
from railherd.core import replay
from railherd.core.agree import agree
from tests.toy.lottery import Lottery


@pytest.mark.parametrize("game", railherd.games())
def test_a_game_can_be_played_by_advice(game: str) -> None:
    match = railherd.new(game, 2, seed=5)
    for number in range(60):
        if match.over:
            break
        advice = railherd.advise(match, seed=number)
        prompt = match.prompt()
        assert prompt is not None
        if advice.is_aside:
            match.interrupt(prompt.seat, advice.option.text)
        else:
            assert advice.option in prompt.options
            match.choose(advice.option.text)
    assert len(match.moves) == 60


def test_equal_seeds_give_equal_advice() -> None:
    match = railherd.new("gwt", 2, seed=5)
    assert railherd.advise(match, seed=3) == railherd.advise(match, seed=3)


def test_what_others_hold_has_no_influence() -> None:
    true = railherd.new("last_spike", 3, seed=9)
    data = true.position()
    asked = true.asked
    assert asked is not None
    one, other = (player for seat, player in enumerate(data["players"]) if seat != asked)
    one["hand"], other["hand"] = other["hand"], one["hand"]
    twin = railherd.from_position(data)
    assert twin.view(asked) == {**true.view(asked)}
    for seed in range(10):
        assert railherd.advise(true, seed=seed) == railherd.advise(twin, seed=seed)


def refusal_of(match: railherd.Match, seat: int | None = None) -> str:
    with pytest.raises(railherd.Problem) as refused:
        railherd.advise(match, seat)
    return refused.value.key


def test_only_a_seat_that_is_asked_gets_advice() -> None:
    match = railherd.new("gwt", 2, seed=5)
    asked = match.asked
    assert asked is not None
    assert railherd.advise(match, asked).option.text
    assert refusal_of(match, 1 - asked) == "core.not_your_turn"
    assert refusal_of(match, 2) == "core.no_such_seat"


def test_nobody_needs_advice_after_the_end() -> None:
    match = railherd.new("last_spike", 2, seed=1)
    while not match.over:
        prompt = match.prompt()
        assert prompt is not None
        match.choose(prompt.options[-1].text)
    assert refusal_of(match) == "core.game_over"


def test_what_is_done_beside_the_turn_is_advised_as_such() -> None:
    game = Lottery()
    match = replay.start(game, agree(game, 2, None), 1, [])
    data = match.position()
    data["players"][0]["hand"], data["lots"][0]["tokens"] = ["c0", "c7"], 1
    match = replay.from_position(game, data, 1, [])
    option, is_aside = railherd.advise(match, 0, seed=1)
    assert is_aside
    match.interrupt(0, option.text)
    assert not railherd.advise(match, 0, seed=1).is_aside
