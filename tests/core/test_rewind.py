"""Going back far leads exactly where playing from the beginning would, and does not begin there."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time

import pytest

import railherd
from railherd.core.laws.conformance import interrupt
from railherd.core.playing.history import CHOICES_BETWEEN_RESTS
from railherd.core.playing.match import Match
from railherd.core.playing.replay import replay, rewind
from railherd.core.rng import Rng

GAMES = railherd.games()
REWINDS = 12


def play_on(match: Match, chance: Random, choices: int) -> None:
    """Play on at random; take choices back, make some of them again, and do things beside the turn."""
    until = len(match.moves) + choices
    while len(match.moves) < until and not match.over:
        interrupt(match, Rng(chance.getrandbits(64)))
        prompt = match.prompt()
        assert prompt is not None
        match.choose(chance.choice(prompt.options).text)
        match.settle()
        prompt = match.prompt()
        if prompt is not None and prompt.can_undo and chance.random() < 0.3:
            match.undo(prompt.seat)
            if chance.random() < 0.5:
                match.redo(prompt.seat)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_it_leads_where_playing_from_the_beginning_would(game: str, seed: int) -> None:
    match, chance = railherd.new(game, 2, seed=seed), Random(seed)
    play_on(match, chance, 3 * CHOICES_BETWEEN_RESTS + 5)
    for number in range(REWINDS):
        before = match.fingerprint(), match.record()
        count = chance.randint(1, len(match.moves))
        expected = replay(match.game, match.shortened(count))
        expected.reseed(number)
        back = rewind(match, count, seed=number)
        assert (back.fingerprint(), back.record()) == (expected.fingerprint(), expected.record())
        assert (match.fingerprint(), match.record()) == before
        for other in (back, expected):
            play_on(other, Random(number), 20)
        assert (back.fingerprint(), back.record()) == (expected.fingerprint(), expected.record())
        if len(back.moves) > CHOICES_BETWEEN_RESTS:
            match = back


def test_one_can_go_back_to_the_beginning_after_the_first_choice_was_made_again() -> None:
    match = railherd.new("last_spike", 2, seed=1)
    prompt = match.prompt()
    assert prompt is not None
    match.choose(prompt.options[0].text)
    match.undo()
    match.redo()
    assert rewind(match, 1, seed=5).moves == []


@pytest.mark.parametrize("game", GAMES)
def test_a_short_way_back_takes_a_fraction_of_a_whole_game(game: str) -> None:
    match, chance = railherd.new(game, 2, seed=3), Random(3)
    while not match.over:
        prompt = match.prompt()
        assert prompt is not None
        match.choose(chance.choice(prompt.options).text)
    whole = seconds(lambda: replay(match.game, match.shortened(1)))
    short = seconds(lambda: rewind(match, 1, seed=4))
    assert len(match.moves) > 4 * CHOICES_BETWEEN_RESTS or game == "last_spike"
    assert short < whole / 2


def seconds(work: Callable[[], object]) -> float:
    """Return the least CPU time of some tries."""
    taken = []
    for _ in range(5):
        begun = process_time()
        work()
        taken.append(process_time() - begun)
    return min(taken)
