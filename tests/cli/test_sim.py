"""`railherd sim` and `railherd bench`: figures, with everything needed to reproduce them."""

from __future__ import annotations

import json

import pytest

import railherd
from railherd import COMPILED
from railherd.words.catalogue import say
from tests.cli.run import Run


def test_sim_prints_json_alone(run: Run) -> None:
    done = run("sim", "last_spike", "--games", "8", "--bots", "random,random", "--seed", "5", "--jobs", "1", "--json")
    found = json.loads(done.out)
    assert (done.code, done.err) == (0, "")
    assert (found["games"], found["deals"], found["seed"], found["compiled"]) == (8, 8, 5, COMPILED)
    assert [entrant["bot"] for entrant in found["entrants"]] == ["random", "random"]
    assert sum(entrant["wins"] for entrant in found["entrants"]) == pytest.approx(8)


def test_sim_tells_shares_with_intervals(run: Run) -> None:
    done = run("sim", "last_spike", "--games", "4", "--bots", "greedy,random", "--jobs", "1")
    lines = done.out.splitlines()
    assert len(lines) == 6
    assert all(" % of the wins (" in line for line in lines[1:5])
    assert [line.split()[0].rstrip(":,") for line in lines[1:3]] == ["greedy", "random"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], 'There is no game "chess"'),
        (["last_spike", "--bots", "greedy"], "2 to 6 players, not 1"),
        (["last_spike", "--bots", "greedy,deep"], 'There is no bot "deep"'),
        (["last_spike", "--games", "0"], "At least one game"),
        (["last_spike", "--games", "many"], "many"),
        (["last_spike", "--option", "money=green"], 'cannot be "green"'),
        (["last_spike", "--components", "nowhere.toml"], "nowhere.toml"),
    ],
)
def test_sim_refuses_with_one_sentence(run: Run, arguments: list[str], sentence: str) -> None:
    done = run("sim", *arguments)
    assert (done.code, done.out) == (2, "")
    assert sentence in done.err
    assert done.err.count("\n") == 1


@pytest.fixture
def rough_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bench measure as briefly as it can: here nobody believes its figures."""
    for constant in ("ROUNDS", "TRIAL_GAMES", "COPIES_PER_ROUND"):
        monkeypatch.setattr(f"railherd.sim.bench.{constant}", 1)
    monkeypatch.setattr("railherd.sim.bench.ADDITIONS_PER_ROUND", 10_000)


@pytest.mark.usefixtures("rough_bench")
def test_bench_prints_the_figures_promised(run: Run) -> None:
    done = run("bench", "last_spike", "--seconds", "1", "--json")
    found = json.loads(done.out)
    promised = {"games", "decisions", "cpu_s", "games_per_madd", "decisions_per_madd", "copy_us_norm", "compiled"}
    assert promised <= set(found)
    assert found["compiled"] is COMPILED
    assert found["seats"] == 2


@pytest.mark.usefixtures("rough_bench")
def test_bench_without_a_game_measures_all(run: Run) -> None:
    done = run("bench", "--seconds", "1")
    titles = [say(f"{game}.title", {}, "en") for game in railherd.games()]
    assert [line for line in done.out.splitlines() if line in titles] == titles
    assert done.out.count("decisions per Madd") == len(titles)


def test_bench_refuses_a_table_that_is_too_large(run: Run) -> None:
    done = run("bench", "last_spike", "--seats", "9")
    assert (done.code, done.out) == (2, "")
    assert "2 to 6 players, not 9" in done.err


def test_bench_measures_bots(run: Run) -> None:
    done = run("bench", "last_spike", "--bots", "greedy,novice", "--seconds", "1", "--json")
    found = [json.loads(line) for line in done.out.splitlines()]
    assert [one["bot"] for one in found] == ["greedy", "novice"]
    for one in found:
        assert one["decisions"] > 0
        assert 0 < one["p50_ms"] <= one["p99_ms"]
        assert one["cuts"] <= one["turns"]
    assert found[1]["turns"] > 0
    said = run("bench", "last_spike", "--bots", "novice", "--seconds", "1").out
    assert said.startswith("Last Spike, novice: ")
    assert "turns cut short by the clock: 0 of " in said


def test_bench_tells_how_far_advice_is_off(run: Run) -> None:
    found = [json.loads(line) for line in run("bench", "last_spike", "--advice", "12", "--json").out.splitlines()]
    assert [phase["phase"] for phase in found] == [1, 2, 3]
    assert sum(phase["positions"] for phase in found) == 12
    assert {phase["unit"] for phase in found} == {"lead.money"}
    assert all(phase["spread"] > 0 for phase in found)
    said = run("bench", "last_spike", "--advice", "12").out
    assert said.startswith("Last Spike, part 1 of 3: ")
