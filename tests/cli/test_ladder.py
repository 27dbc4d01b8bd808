"""`railherd ladder`: lines that anybody can play again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.run import Run

ASK = ("ladder", "last_spike", "--games", "8", "--jobs", "1")


def test_a_line_is_told_published_and_not_played_again(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = run(*ASK)
    lines = first.out.splitlines()
    assert (first.code, first.err, len(lines)) == (0, "", 3)
    assert lines[0].startswith("greedy-random-2: ")
    assert [line.split(":")[0].strip() for line in lines[1:]] == ["greedy", "random"]
    assert "greedy-random-2" in (home / "docs" / "ladder.md").read_text(encoding="utf-8")
    monkeypatch.setattr("railherd.sim.resume.play_duel", lambda *_: pytest.fail("it was played again"))
    assert run(*ASK).out == first.out


def test_quick_publishes_nothing(run: Run, home: Path) -> None:
    done = run("ladder", "last_spike", "--quick", "--games", "4", "--jobs", "1", "--json")
    assert (done.code, json.loads(done.out)["games"]) == (0, 4)
    assert not (home / "docs").exists()


def test_a_line_is_reproduced_on_other_deals(run: Run) -> None:
    run(*ASK)
    again = run("ladder", "last_spike", "--reproduce", "greedy-random-2", "--jobs", "1")
    assert (again.code, again.out.splitlines()[-1]) == (0, "The line holds: the difference is no more than chance.")
    assert "from seed 1000001" in again.out


def test_a_line_that_does_not_hold_fails(run: Run, home: Path) -> None:
    run(*ASK)
    file = home / "docs" / "ladder" / "last_spike.json"
    file.write_text(json.dumps([{**json.loads(file.read_text(encoding="utf-8"))[0], "share": 0.0}]), encoding="utf-8")
    again = run("ladder", "last_spike", "--reproduce", "greedy-random-2", "--jobs", "1")
    assert (again.code, again.out.splitlines()[-1]) == (
        1,
        "The line does not hold: the difference is more than chance explains.",
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], 'There is no game "chess"'),
        (["last_spike", "--bots", "greedy"], "two different bots"),
        (["last_spike", "--seats", "9"], "2 to 6 players, not 9"),
        (["last_spike", "--games", "0"], "At least one game"),
        (["last_spike", "--reproduce", "nobody"], "There is no line"),
    ],
)
def test_the_ladder_refuses_with_one_sentence(run: Run, arguments: list[str], sentence: str) -> None:
    done = run("ladder", *arguments)
    assert (done.code, done.out) == (2, "")
    assert sentence in done.err
    assert done.err.count("\n") == 1
