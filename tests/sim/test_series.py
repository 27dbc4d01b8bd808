"""Series of games: seats rotated over the same deals, counted with their uncertainty."""

from dataclasses import replace

import pytest

from railherd import COMPILED, Problem
from railherd.games.registry import find
from railherd.sim.bench import bench, state_after
from railherd.sim.provenance import provenance
from railherd.sim.series import plan_series, play_series, summary
from railherd.sim.statistics import wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (950, 1000, 0.9347, 0.9619), (10, 10, 0.7225, 1.0)],
)
def test_intervals_are_wilsons(wins: int, games: int, low: float, high: float) -> None:
    found_low, found_high = wilson(wins, games)
    assert found_low == pytest.approx(low, abs=1e-4)
    assert found_high == pytest.approx(high, abs=1e-4)


def test_no_games_tell_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_every_deal_is_played_with_every_seating() -> None:
    series = plan_series("last_spike", ["random", "random", "greedy"], 6, 40, {})
    outcomes = play_series(series, jobs=1)
    assert [(outcome.seed, outcome.seating) for outcome in outcomes] == [
        (seed, seating) for seed in (40, 41) for seating in ([0, 1, 2], [1, 2, 0], [2, 0, 1])
    ]


def test_a_bot_against_itself_gets_a_new_deal_every_game() -> None:
    outcomes = play_series(plan_series("last_spike", ["random", "random"], 3, 40, {}), jobs=1)
    assert [(outcome.seed, outcome.seating) for outcome in outcomes] == [(seed, [0, 1]) for seed in (40, 41, 42)]


def test_the_number_of_jobs_changes_nothing() -> None:
    series = plan_series("last_spike", ["random", "random"], 30, 1, {"money": "open"})
    heard: list[int] = []
    assert play_series(series, jobs=2, progress=heard.append) == play_series(series, jobs=1)
    assert sum(heard) == 30


def test_the_summary_can_be_checked_and_repeated() -> None:
    series = plan_series("last_spike", ["greedy", "random"], 12, 3, {})
    outcomes = play_series(series, jobs=1)
    result = summary(series, outcomes)
    assert (result["game"], result["games"], result["deals"], result["seed"]) == ("last_spike", 12, 6, 3)
    assert result["compiled"] is COMPILED
    assert sum(entrant["wins"] for entrant in result["entrants"]) == pytest.approx(12)
    assert sum(seat["wins"] for seat in result["seats"]) == pytest.approx(12)
    greedy = result["entrants"][0]
    assert greedy["bot"] == "greedy"
    assert 0 <= greedy["low"] <= greedy["share"] <= greedy["high"] <= 1
    assert greedy["mean_total"] > 0


def test_a_shared_win_is_shared() -> None:
    series = plan_series("last_spike", ["random", "random"], 2, 3, {})
    outcomes = [replace(outcome, winners=[0, 1]) for outcome in play_series(series, jobs=1)]
    assert [entrant["wins"] for entrant in summary(series, outcomes)["entrants"]] == [1.0, 1.0]


@pytest.mark.parametrize(
    ("entrants", "games", "options", "sentence"),
    [
        (["greedy"], 5, {}, "2 to 6 players, not 1"),
        (["greedy", "deep"], 5, {}, 'no bot "deep"'),
        (["greedy", "greedy"], 0, {}, "At least one game"),
        (["greedy", "greedy"], 5, {"money": "x"}, 'cannot be "x"'),
    ],
)
def test_a_series_that_cannot_be_played_is_refused(
    entrants: list[str], games: int, options: dict[str, str], sentence: str
) -> None:
    with pytest.raises(Problem, match=sentence):
        plan_series("last_spike", entrants, games, 1, options)


def test_the_benchmark_counts_what_it_played() -> None:
    result = bench(find("last_spike"), seats=2, seconds=0.2, seed=1)
    assert result["decisions"] / result["games"] == pytest.approx(79, abs=6)
    assert result["games_per_madd"] == pytest.approx(result["games"] / result["cpu_s"] / result["madd_per_s"], rel=0.05)
    assert result["copy_us_norm"] > 0
    assert result["compiled"] is COMPILED


def test_copies_are_measured_with_most_seats_in_mid_game() -> None:
    state = state_after(find("last_spike"), 1, 0.6)
    view = find("last_spike").view(state, None)
    assert len(view["players"]) == 6
    assert 20 <= sum(space["laid"] for space in view["map"].values()) <= 32


def test_provenance_names_the_commit_or_none() -> None:
    found = provenance()
    assert found["compiled"] is COMPILED
    assert found["commit"] is None or len(found["commit"].rstrip("+")) == 10
