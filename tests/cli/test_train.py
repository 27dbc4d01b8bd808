"""`railherd train`: a judgement learned from games, told round by round."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from railherd.core.contract import State
from railherd.games import registry
from railherd.games.registry import find
from railherd.train import course
from tests.cli.run import Run


class Numberless:
    """A game of which no judgement can be learned, else like another."""

    def __init__(self, like: str) -> None:
        self._like = find(like)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._like, name)

    def numbers(self, state: State, seat: int) -> list[float]:
        return []


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("train", "gwt", "--out", "w.json", "--games", "0"), "From 1 to 1,000,000 games"),
        (("train", "gwt", "--out", "nowhere/w.json"), "name a file in a folder that is there"),
        (("train", "gwt", "--out", "w.json", "--on", "spark://x"), "cannot be played on"),
        (("train", "chess", "--out", "w.json"), "chess"),
    ],
)
def test_what_cannot_be_learned_is_refused_with_a_sentence(run: Run, home: Path, words: list[str], said: str) -> None:
    done = run(*words)
    assert done.code != 0
    assert said in done.err
    assert done.err.count("\n") == 1
    assert not (home / "w.json").exists()


def test_a_game_without_numbers_has_nothing_to_learn(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "find", Numberless)
    done = run("train", "last_spike", "--out", "w.json")
    assert done.code != 0
    assert "has no judgement that could be learned" in done.err


def test_each_round_is_told_and_the_best_weights_are_written(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {"GAMES_A_ROUND": 2, "GAMES_A_PART": 2, "DUEL_GAMES": 2}.items():
        monkeypatch.setattr(course, name, value)
    monkeypatch.setattr(course, "BEAM", (2, 1, 10, 20))
    monkeypatch.setattr(course, "_leads", lambda stories, alone: [3.0] * len(stories))
    ask = ("train", "gwt", "--games", "4", "--out", str(home / "w.json"), "--jobs", "1")
    done = run(*ask)
    assert (done.code, done.err) == (0, "")
    assert [line.split(":")[0] for line in done.out.splitlines()[::2]] == ["Round 1, 2 games", "Round 2, 2 games"]
    assert json.loads((home / "w.json").read_text())["tables"]["together"]["provenance"]["rounds"] == 2
    assert "<svg" in (home / "w.svg").read_text()
    monkeypatch.setattr(course, "fit_net", lambda *_: pytest.fail("it was learned again"))
    assert run(*ask).out == done.out
