"""`railherd examine`."""

from __future__ import annotations

import json
from typing import Any

import pytest

from railherd import api
from railherd.cli.examine import examine_in_rounds
from railherd.core.laws.conformance import Report, all_setups
from railherd.games.registry import find
from tests.cli.run import Run


def test_sound_game(run: Run) -> None:
    result = run("examine", "last_spike", "--games", "2")
    assert result.code == 0
    assert result.out.startswith("2 games, ")
    assert "Every rule held." in result.out


def test_json(run: Run) -> None:
    found = json.loads(run("examine", "last_spike", "--games", "1", "--seed", "4", "--json").out)
    assert found["ok"] is True
    assert found["games"] == 1
    assert found["failures"] == []
    assert found["decisions"] > 40


def test_rounds_are_the_same_as_one_examination(monkeypatch: pytest.MonkeyPatch) -> None:
    setups = len(list(all_setups(find("last_spike"))))

    def examine(game: str, games: int, seed: int) -> Report:
        played = [f"seed {seed + index} with set-up {index % setups}" for index in range(games)]
        return Report(game, games, 10 * games, played, [f"seed={seed}"] if seed == 5 else [], orders=2 * games)

    monkeypatch.setattr(api, "examine", examine)
    assert examine_in_rounds("last_spike", 3 * setups + 1, 5) == examine("last_spike", 3 * setups + 1, 5)


def test_other_orders_are_counted(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api, "examine", lambda game, games, seed: Report(game, games, 10, orders=7))
    assert "Choices tried in another order: 7.\nEvery rule held." in run("examine", "gwt", "--games", "1").out
    assert json.loads(run("examine", "gwt", "--games", "1", "--json").out)["orders"] == 7


def test_broken_game_exits_with_1(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def examine(game: str, games: int, seed: int) -> Report:
        return Report(game, games, 10, ["x"] * games, [f"seed={seed}: the game ends"])

    monkeypatch.setattr(api, "examine", examine)
    result = run("examine", "last_spike", "--games", "1")
    assert result.code == 1
    assert "1 game broke a rule:\nseed=1: the game ends\n" in result.out
    found: dict[str, Any] = json.loads(run("examine", "last_spike", "--games", "1", "--json").out)
    assert found["failures"] == ["seed=1: the game ends"]


@pytest.mark.parametrize("arguments", [["poker"], ["last_spike", "--games", "0"], ["last_spike", "--seed", "x"], []])
def test_wrong_values_are_one_sentence(run: Run, arguments: list[str]) -> None:
    result = run("examine", *arguments)
    assert result.code == 2
    assert result.err.endswith(".\n")
    assert result.err.count("\n") == 1
