"""Greedy thinks a whole turn out, and follows it while all comes as foreseen."""

from __future__ import annotations

import pytest

import railherd
from railherd.bots import greedy
from railherd.bots.contract import Outlook
from railherd.bots.plan import Plan
from railherd.bots.turn_search import Beam, best_turn
from railherd.bots.value import HandMade, Value
from railherd.core.contract import State
from railherd.core.playing.match import Match
from railherd.core.rng import Rng


def outlook(match: Match, seed: int) -> Outlook:
    """Return what the asked seat knows, in a world dealt from a seed."""
    assert match.asked is not None
    return Outlook(match.game, match.imagine(match.asked, seed), match.asked)


@pytest.mark.parametrize("game", ["gwt", "gwt_nz"])
def test_a_turn_is_thought_out_some_choices_ahead(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Choices by far outnumber searches, and every turn is thought out."""
    searches: list[list[int]] = []

    def noting(value: Value, world: State, seat: int, beam: Beam) -> list[int]:
        searches.append(best_turn(value, world, seat, beam))
        return searches[-1]

    monkeypatch.setattr(greedy, "best_turn", noting)
    match = railherd.new(game, seats=2, seed=4)
    bots = [greedy.Greedy(1), greedy.Greedy(2)]
    rng = Rng(9)
    turns = set()
    for _ in range(60):
        now = outlook(match, rng.word())
        turns.add(now.world.turn)
        match.choose(bots[now.seat].choose(now))
    assert len(turns) <= len(searches) <= 60 / 1.5


def test_a_plan_is_followed_in_any_world_that_looks_the_same() -> None:
    match = railherd.new("gwt", seats=2, seed=4)
    first = outlook(match, 1)
    options = best_turn(HandMade(first.game), first.world, first.seat, greedy.BEAM)
    plan = Plan(first.world, options)
    for seed, option in enumerate(options[:2], 5):
        assert plan.follow(outlook(match, seed)) == option
        match.choose(option)


def test_a_plan_is_given_up_when_something_else_is_seen() -> None:
    match = railherd.new("gwt", seats=2, seed=4)
    first = outlook(match, 1)
    plan = Plan(first.world, best_turn(HandMade(first.game), first.world, first.seat, greedy.BEAM))
    assert plan.follow(outlook(match, 1)) is not None
    assert plan.follow(outlook(match, 1)) is None  # what it foresaw was not done
    assert Plan(first.world, []).follow(outlook(match, 1)) is None


def test_a_beam_narrows_down_to_one_line() -> None:
    beam = Beam(width=50, narrow=8, enough=400, most=600)
    assert [beam.width_after(seen) for seen in (0, 399, 400, 599, 600)] == [50, 50, 8, 8, 1]


def test_a_narrow_beam_still_ends_the_turn() -> None:
    match = railherd.new("gwt_nz", seats=2, seed=4)
    now = outlook(match, 1)
    path = best_turn(HandMade(now.game), now.world, now.seat, Beam(1, 1, 1, 1))
    for option in path:
        assert option in now.world.legal()
        now.world.step(option)
    assert now.world.turn > match.imagine(now.seat, 1).turn
