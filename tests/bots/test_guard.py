"""A clock guards a search: it cuts short what takes too long, counts it, and else changes nothing."""

from __future__ import annotations

import pytest

import railherd
from railherd.bots import guard
from railherd.bots.contract import Outlook
from railherd.bots.guard import Guard
from railherd.bots.learned import judgement
from railherd.bots.levels import LEVELS, Leveled, levels_of
from railherd.bots.turn_search import Beam, best_turns

SECONDS = {"novice": 0.3, "regular": 1.0, "expert": 3.0}
BEAM = Beam(width=8, narrow=8, enough=100_000, most=100_000)


class Clock:
    """A clock that goes on by a step whenever somebody looks."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, step: float) -> None:
        self.now, self.step = 100.0, step
        monkeypatch.setattr(guard, "process_time", self)

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def outlook(game: str, seed: int = 5) -> Outlook:
    match = railherd.new(game, 2, seed=seed)
    assert match.asked is not None
    return Outlook(match.game, match.imagine(match.asked, 3), match.asked)


@pytest.mark.parametrize("game", railherd.games())
def test_each_level_has_its_clock(game: str) -> None:
    assert {name: level.seconds for name, level in levels_of(game).items()} == SECONDS


def test_a_search_that_is_late_follows_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    look = outlook("gwt")
    value = judgement(look)
    whole = best_turns(value, look.world, look.seat, BEAM)
    Clock(monkeypatch, 1.0)
    clock = Guard(0.5)
    clock.begin(1)
    cut = best_turns(value, look.world, look.seat, BEAM, clock)
    clock.end()
    assert (clock.turns, clock.cuts) == (1, 1)
    assert len(cut) < len(whole)
    assert cut[0].value <= whole[0].value


def test_without_a_limit_nothing_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    Clock(monkeypatch, 1000.0)
    clock = Guard()
    clock.begin(1)
    assert not clock.is_over()
    clock.end()
    assert clock.cuts == 0


def test_the_searches_of_a_turn_share_its_time_and_a_cut_turn_counts_once(monkeypatch: pytest.MonkeyPatch) -> None:
    Clock(monkeypatch, 1.0)
    clock = Guard(3.5)
    for turn in (1, 1, 1, 2):
        clock.begin(turn)
        clock.end()
    assert (clock.turns, clock.cuts) == (2, 0)
    clock.begin(2)
    assert [clock.is_over() for _ in range(3)] == [False, False, True]
    clock.end()
    clock.begin(2)
    clock.end()
    assert (clock.turns, clock.cuts) == (2, 1)


def test_a_tree_is_cut_short_too(monkeypatch: pytest.MonkeyPatch) -> None:
    look = outlook("last_spike")
    bot = Leveled("expert", 1)
    Clock(monkeypatch, 1.0)
    assert bot.choose(look) in look.legal()
    assert (bot.guard.turns, bot.guard.cuts) == (1, 1)


@pytest.mark.parametrize("game", railherd.games())
@pytest.mark.parametrize("name", LEVELS)
def test_a_level_that_is_eased_searches_less_but_still_does(game: str, name: str) -> None:
    level = levels_of(game)[name]
    assert level.eased(100) == level != level.eased(50)
    least = level.eased(1).eased(1).eased(1)
    assert least.eased(1) == least, "something is always searched"
    bot = Leveled(name, 1)
    bot.effort = 10
    look = outlook(game)
    assert bot.choose(look) in look.legal()
