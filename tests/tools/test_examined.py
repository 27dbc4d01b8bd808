"""Examined games are kept part by part, and count while the rules are the same."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from tools import examined

played: list[tuple[str, str]] = []


@pytest.fixture(autouse=True)
def _without_playing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Note what would be examined, with which build, instead of playing it."""

    def note(build: str, words: Sequence[str]) -> str:
        start, size = words[-2:]
        played.append((build, start))
        outcome = {"compiled": build == "1", "games": int(size), "decisions": 300, "failures": []}
        return json.dumps({**outcome, "fingerprints": start})

    played.clear()
    monkeypatch.setattr(examined, "run", note)
    monkeypatch.setattr(examined, "rules_of", lambda game: "rules")


def starts(folder: Path, count: int, build: str = "1") -> list[str]:
    """Examine some games and return where their parts begin."""
    return [part["fingerprints"] for part in examined.examine("gwt", count, 1, build, folder, workers=1)]


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    assert starts(tmp_path, 500) == ["1", "251"]
    assert starts(tmp_path, 1000) == ["1", "251", "501", "751"]
    assert played == [("1", start) for start in ("1", "251", "501", "751")]


def test_each_build_is_examined_for_itself(tmp_path: Path) -> None:
    starts(tmp_path, 250)
    assert starts(tmp_path, 250, build="0") == ["1"]
    assert played == [("1", "1"), ("0", "1")]


def test_a_part_of_fewer_games_is_examined_again(tmp_path: Path) -> None:
    starts(tmp_path, 100)
    starts(tmp_path, 250)
    assert played == [("1", "1")] * 2


def test_parts_of_other_rules_do_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    starts(tmp_path, 250)
    monkeypatch.setattr(examined, "rules_of", lambda game: "others")
    starts(tmp_path, 250)
    assert played == [("1", "1")] * 2


def test_a_failure_another_build_and_missing_games_miss_the_mark(tmp_path: Path) -> None:
    parts = examined.examine("gwt", 500, 1, "1", tmp_path, workers=1)
    assert examined.summary(parts, 500, "1").reached
    assert not examined.summary(parts[:1], 500, "1").reached
    assert not examined.summary(parts, 500, "0").reached
    assert not examined.summary([{**parts[0], "failures": ["a law"]}, parts[1]], 500, "1").reached


def test_rules_do_not_change_with_the_bots(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(examined, "ROOT", tmp_path)
    for name in ("games/gwt/rules/turn.py", "games/gwt/bot/evaluate.py"):
        file = tmp_path / "src/railherd" / name
        file.parent.mkdir(parents=True)
        file.write_text("old", encoding="utf-8")
    before = examined.rules_of("gwt")
    (tmp_path / "src/railherd/games/gwt/bot/evaluate.py").write_text("new", encoding="utf-8")
    assert examined.rules_of("gwt") == before
    (tmp_path / "src/railherd/games/gwt/rules/turn.py").write_text("new", encoding="utf-8")
    assert examined.rules_of("gwt") != before
