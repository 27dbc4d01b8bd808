"""Advice weighs the best options of a seat, says why, and depends on nothing that the seat cannot see."""

from __future__ import annotations

import pytest

import railherd
from railherd.bots.advice.told import all_reasons, expectation
from railherd.bots.advice.weigh import REASONS
from railherd.core.agree import agree
from railherd.core.playing import replay
from railherd.words.catalogue import LANGUAGES, catalogue
from tests.bots.positions import winning_position
from tests.toy.lottery import Lottery

UNITS = {"gwt": "lead.points", "gwt_nz": "total.points", "last_spike": "lead.money"}


@pytest.mark.parametrize("game", railherd.games())
def test_a_game_can_be_played_by_advice(game: str) -> None:
    match = railherd.new(game, 2, seed=5)
    for number in range(60):
        if match.over:
            break
        advice = railherd.advise(match, seed=number, budget=number % 2)
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


@pytest.mark.parametrize("game", railherd.games())
def test_the_best_options_come_first_with_what_speaks_for_them(game: str) -> None:
    match = railherd.new(game, 2, seed=5)
    prompt = match.prompt()
    assert prompt is not None
    advice = railherd.advise(match, seed=3)
    assert advice.option == advice.best[0].option
    assert len({choice.option.id for choice in advice.best}) == len(advice.best) > 1
    assert all(choice.option in prompt.options for choice in advice.best)
    expected = [choice.expected for choice in advice.best]
    assert expected == sorted(expected, reverse=True)
    assert {choice.unit for choice in advice.best} == {UNITS[game]}
    assert any(choice.spread > 0 for choice in advice.best)
    for choice in advice.best:
        assert len(choice.reasons) <= REASONS
        assert all(reason.amount > 0 for reason in choice.reasons)
    for language in LANGUAGES:
        words = catalogue(language)
        assert all(str(expectation(choice, words)) for choice in advice.best)
        assert all(told and all(told) for told in all_reasons(game, advice.best, words))


def test_a_reason_is_what_an_option_brings_more_of() -> None:
    """Whoever lays the last spike has the bonus by the end of the turn, and nothing else has."""
    match = winning_position()
    advice = railherd.advise(match, seed=1)
    assert advice.option.text == "lay v3"
    best = advice.best[0]
    assert best.reasons[0].trait == "money"
    assert best.spread == 0.0, "the game is over then, in every world"
    words = catalogue("en")
    assert all_reasons("last_spike", advice.best, words)[0][0].startswith("Money: +$")


def test_a_choice_without_an_alternative_needs_no_reason() -> None:
    match = railherd.new("last_spike", 2, seed=5)
    while len(match.prompt().options) > 1:  # type: ignore[union-attr]
        match.choose(railherd.advise(match, seed=1, budget=0).option.text)
    advice = railherd.advise(match, seed=1)
    assert len(advice.best) == 1
    assert all_reasons("last_spike", advice.best, catalogue("en")) == [[]]


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
        assert railherd.advise(true, seed=seed, budget=2) == railherd.advise(twin, seed=seed, budget=2)


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
    advice = railherd.advise(match, 0, seed=1)
    assert advice.is_aside
    assert not advice.best
    match.interrupt(0, advice.option.text)
    assert not railherd.advise(match, 0, seed=1).is_aside
