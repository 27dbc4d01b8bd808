"""`railherd replay`."""

from __future__ import annotations

from pathlib import Path

from railherd.api import load, new
from tests.cli.run import Run


def finished(home: Path) -> Path:
    """Return a file with a finished game."""
    match = new("last_spike", 2, seed=3, names=["Ana", "Bo"])
    while prompt := match.prompt():
        match.choose(prompt.options[0].id)
    (home / "whole.game").write_text(match.record(), encoding="utf-8")
    return home / "whole.game"


def test_without_a_terminal_it_prints_log_and_result(run: Run, home: Path) -> None:
    path = finished(home)
    result = run("replay", str(path))
    assert result.code == 0
    assert "Ana lays " in result.out
    assert "Winner" in result.out
    total = load(path.read_text(encoding="utf-8")).scores()[0]["total"]
    assert f"${total:,}" in result.out


def test_table_after_some_choices_from_a_seat(run: Run, home: Path) -> None:
    path = finished(home)
    result = run("replay", str(path), "--at", "4", "--seat", "1")
    assert result.code == 0
    assert "Hand  ▹" in result.out
    assert "Winner" not in result.out


def test_broken_record_says_so(run: Run, home: Path) -> None:
    path = finished(home)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(" lay ", " pay ", 1), encoding="utf-8")
    result = run("replay", str(path))
    assert result.code == 2
    assert "The record can be followed up to line " in result.out


def test_wrong_values_are_one_sentence(run: Run, home: Path) -> None:
    path = str(finished(home))
    (home / "letter.txt").write_text("Dear Ana", encoding="utf-8")
    for arguments, sentence in (
        (["none.game"], "There is no file none.game."),
        (["letter.txt"], "This is not a railherd record"),
        ([path, "--at", "9999"], "There is no choice 9999"),
        ([path, "--at", "x"], '--at needs a whole number, not "x".'),
        ([path, "--seat", "5"], "There is no seat 5"),
        ([], "FILE is missing"),
    ):
        result = run("replay", *arguments)
        assert result.code == 2
        assert result.err.startswith(sentence)
        assert result.err.count("\n") == 1
