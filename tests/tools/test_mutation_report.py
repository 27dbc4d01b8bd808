"""What is reported about mutants: one not tried to the end is a survivor, folders and rule files are summed."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from tools.mutation.ledger import Ledger
from tools.mutation.plan import PLAN, Job, Mutant
from tools.mutation.report import count, in_rules, replaced, share, told, untried
from tools.mutation.sources import subject_of

HOME = "src/railherd/games/gwt"
KILLED = Counter({"killed": 6, "timeout": 1, "crashed": 1})


@pytest.mark.parametrize(
    "verdict", ["untried", "unfinished", "unfinished early", "broken", "broken early", "a word of a later version"]
)
def test_what_was_not_tried_to_the_end_counts_as_a_survivor(verdict: str) -> None:
    found = KILLED + Counter({verdict: 2})
    assert share(found) == 0.8
    assert untried(found) == 2
    text = told("gwt", "abc", {"rules/a.py": found})
    assert "8 of 10 mutants killed, 80.0%" in text
    assert "2 were not tried to the end and count as survivors" in text
    assert "| rules/a.py | 10 | 8 | 0 | 0 | 2 | 80.0% |" in text


@pytest.mark.parametrize("verdict", ["survived", "survived early", "unreached"])
def test_what_was_tried_and_lives_survived(verdict: str) -> None:
    found = KILLED + Counter({verdict: 2})
    assert (share(found), untried(found)) == (0.8, 0)


def test_folders_and_rule_files_are_summed() -> None:
    files = {
        "game.py": Counter(killed=3, survived=1),
        "edge/view.py": Counter(killed=4),
        "figures/tables.py": Counter(killed=5, unreached=1),
        "other/tool.py": Counter(survived=10),
        "rules/herd.py": Counter(killed=6),
        "rules/turn.py": Counter(killed=7, untried=3),
    }
    text = told("gwt", "abc", files)
    assert "25 of 40 mutants killed, 62.5%; in rule files 25 of 30, 83.3% (mark: 85%, **missed**)" in text
    assert in_rules(files).total() == 30
    for row in (
        "| (top) | 4 | 3 | 1 | 0 | 0 | 75.0% |",
        "| edge | 4 | 4 | 0 | 0 | 0 | 100.0% |",
        "| figures | 6 | 5 | 1 | 1 | 0 | 83.3% |",
        "| other | 10 | 0 | 10 | 0 | 0 | 0.0% |",
        "| rules | 16 | 13 | 0 | 0 | 3 | 81.2% |",
        "| **total** | 40 | 25 | 12 | 1 | 3 | 62.5% |",
    ):
        assert row in text.splitlines()


def test_a_report_is_made_from_a_ledger_that_was_written_in_parts(tmp_path: Path) -> None:
    view, turn = f"{HOME}/edge/view.py", f"{HOME}/rules/turn.py"
    plan = [Mutant(name, source, 1, 1) for name, source in [("a", view), ("b", turn), ("c", turn)]]
    (tmp_path / PLAN).write_text(json.dumps([mutant.row() for mutant in plan]), encoding="utf-8")
    file = tmp_path / "ledger"
    Ledger(file, "run 1").write("a", "killed")
    Ledger(file, "run 1").write("b", "survived")
    job = Job("run 1", "", str(file), 1, [], [view, turn])
    found = count(subject_of("gwt"), tmp_path, job)
    assert found == {"edge/view.py": Counter(killed=1), "rules/turn.py": Counter(survived=1, untried=1)}
    part = Job("run 1", "", str(file), 1, [], [turn])
    assert list(count(subject_of("gwt"), tmp_path, part)) == ["rules/turn.py"]


def test_only_the_part_of_the_game_is_replaced() -> None:
    document = "a\n<!-- mutants of gwt begin -->\nold\n<!-- mutants of gwt end -->\nz\n"
    after = "a\n<!-- mutants of gwt begin -->\nnew\n<!-- mutants of gwt end -->\nz\n"
    assert replaced(document, "gwt", "new") == after
    added = replaced(document, "kit", "first")
    assert added.startswith(document)
    assert replaced(added, "kit", "second") == added.replace("first", "second")
