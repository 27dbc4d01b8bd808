"""What positions are worth: by hand, and by weights that were learned."""

from __future__ import annotations

from math import isfinite
from typing import Any

import pytest

import railherd
from railherd.bots.contract import Outlook
from railherd.bots.learned import ALONE, BLOCKS, learned, shipped, value_of
from railherd.bots.registry import make_bot
from railherd.bots.value import HandMade, Linear, margin, rivals_of
from railherd.core.agree import agree
from railherd.core.chance import from_seed
from railherd.core.contract import Game, State
from railherd.core.rng import Rng
from railherd.games.registry import find

TRAIL_GAMES = ("gwt", "gwt_nz")


def state_at(game: Game[Any], seats: int, turn: int, seed: int = 4) -> State:
    """Return a state of a random game at a turn, or its end."""
    state: State = game.new(agree(game, seats, None), from_seed(seed, len(game.PILES)), None)
    rng = Rng(seed)
    while not state.over() and state.turn < turn:
        options = state.legal()
        state.step(options[rng.below(len(options))])
    return state


def weights_for(count: int, *weighed: tuple[int, int, float]) -> list[float]:
    """Return weights that are zero but for some, each told by its block and its number."""
    weights = [0.0] * (BLOCKS * count)
    for block, number, weight in weighed:
        weights[block * count + number] = weight
    return weights


def test_the_hand_made_value_is_the_evaluation() -> None:
    game = find("gwt")
    states = [state_at(game, 2, turn) for turn in (5, 12)]
    assert HandMade(game).many(states, 1) == [game.evaluate(state, 1) for state in states]


@pytest.mark.parametrize("name", TRAIL_GAMES)
def test_weights_count_alone_with_the_time_left_and_with_its_square(name: str) -> None:
    game = find(name)
    root, later = state_at(game, 3, 6), state_at(game, 3, 30)
    own, count = game.numbers(later, 0), len(game.numbers(root, 0))
    left = game.time_left(later)
    assert own[0]
    assert 0 < left < game.time_left(root) <= 1
    for block, share in enumerate((1, left, left * left)):
        value = Linear(game, weights_for(count, (block, 0, 2.0)), weights_for(count))
        value.begin(root, 0)
        assert value.many([later], 0) == [pytest.approx(2 * own[0] * share)]


def test_others_count_by_their_mean_as_they_were_when_the_search_began() -> None:
    game = find("gwt")
    root, later = state_at(game, 3, 30), state_at(game, 3, 33)
    count = len(game.numbers(root, 0))
    value = Linear(game, weights_for(count), weights_for(count, (1, 0, -1.0)))
    value.begin(root, 0)
    mean = (game.numbers(root, 1)[0] + game.numbers(root, 2)[0]) / 2
    assert mean
    assert value.many([later], 0) == [pytest.approx(-mean * game.time_left(later))]


def test_a_game_that_is_over_is_worth_its_margin() -> None:
    game = find("gwt_nz")
    end = state_at(game, 3, 10_000)
    totals = [game.score_lines(end, seat)[0] for seat in range(3)]
    count = len(game.numbers(end, 0))
    value = Linear(game, weights_for(count, (0, 0, 9.0)), weights_for(count))
    for seat in range(3):
        lead = totals[seat] - max(total for other, total in enumerate(totals) if other != seat)
        assert value.many([end], seat) == [margin(game, end, seat)] == [lead]


@pytest.mark.parametrize("name", [*TRAIL_GAMES, "last_spike"])
def test_the_numbers_of_a_seat_are_what_it_knows(name: str) -> None:
    game = find(name)
    for turn in (1, 9, 20, 31):
        state = state_at(game, 2, turn)
        for seat in range(2):
            worlds = [game.imagine(state, seat, seed) for seed in (1, 2)]
            assert game.numbers(worlds[0], seat) == game.numbers(worlds[1], seat) == game.numbers(state, seat)
            assert len(game.numbers(state, seat)) == len(game.numbers(state, 0))


def test_sarah_is_a_rival_with_numbers_of_her_own() -> None:
    game = find("gwt_nz")
    early, late = state_at(game, 1, 2), state_at(game, 1, 30)
    assert rivals_of(game, late, 0) == [1]
    assert len(game.numbers(early, 1)) == len(game.numbers(late, 1)) < len(game.numbers(late, 0))
    assert game.numbers(late, 1)[0] == game.score_lines(late, 1)[0] > 0


def test_shipped_weights_fit_and_say_where_they_come_from() -> None:
    game = find("gwt_nz")
    state = state_at(game, 1, 8)
    weights = shipped("gwt_nz")[ALONE]
    assert len(weights["own"]) == BLOCKS * len(game.numbers(state, 0))
    assert len(weights["others"]) == BLOCKS * len(game.numbers(state, 1))
    assert all(isfinite(weight) for weight in weights["own"] + weights["others"])
    assert weights["provenance"]["games"] >= 500
    assert isinstance(learned(game, state, 0), Linear)


def test_a_table_without_a_learned_judgement_is_judged_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("railherd.bots.learned.shipped", lambda _: {ALONE: {}})
    for name in ("gwt", "last_spike", "gwt_nz"):
        game = find(name)
        assert learned(game, state_at(game, 2, 1), 0) is None


def test_figures_that_an_owner_corrected_are_judged_by_hand_if_they_do_not_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    """An overlay may leave more or fewer posts, harbours or buildings than were learned."""
    game = find("gwt_nz")
    state = state_at(game, 1, 8)
    monkeypatch.setattr("railherd.bots.learned.shipped", lambda _: {ALONE: {"own": [1.0] * 12, "others": [1.0] * 9}})
    assert learned(game, state, 0) is None


def test_searches_do_not_share_what_they_saw_of_others() -> None:
    game = find("gwt_nz")
    weights = shipped("gwt_nz")[ALONE]
    early, late = state_at(game, 1, 3), state_at(game, 1, 30)
    one, other = value_of(game, weights), value_of(game, weights)
    one.begin(early, 0)
    before = one.many([late], 0)
    other.begin(late, 0)
    assert one.many([late], 0) == before != other.many([late], 0)


def test_alone_greedy_plays_by_what_was_learned_and_yardsticks_never_do(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def noting(game: Game[Any], world: State, seat: int) -> None:
        asked.append(game.ID)

    monkeypatch.setattr("railherd.bots.greedy.learned", noting)
    for name, seats in (("gwt", 2), ("last_spike", 2), ("gwt_nz", 1)):
        match = railherd.new(name, seats=seats, seed=2)
        make_bot("greedy", 1).choose(Outlook(match.game, match.imagine(0, 1), 0))
    assert asked == ["gwt_nz"]
