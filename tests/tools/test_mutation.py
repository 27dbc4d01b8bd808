"""The mutation tools: a mutant is located where it differs, runs when switched on, and is recorded when tried."""

from __future__ import annotations

import ast
import math
from pathlib import Path
from typing import Any

import pytest

from tools.mutation import early, session
from tools.mutation.generate import statement_at
from tools.mutation.ledger import Ledger
from tools.mutation.plan import Mutant
from tools.mutation.reach import Reach
from tools.mutation.switch import FROM_THE_START, switch_on, wrap_in_trampoline

SOURCE = """\
def rule(a, b=1):
    if (
        a > b
    ):
        return a
    for x in range(
        b
    ):
        a += x
    return (
        a
    )
"""


@pytest.mark.parametrize(
    ("line", "statement"),
    [(1, (1, 12)), (3, (2, 4)), (5, (5, 5)), (7, (6, 8)), (9, (9, 9)), (11, (10, 12))],
    ids=["parameter", "condition", "in if", "loop", "in loop", "return"],
)
def test_a_mutant_is_met_at_the_innermost_statement(line: int, statement: tuple[int, int]) -> None:
    (function,) = ast.parse(SOURCE).body
    assert isinstance(function, ast.FunctionDef)
    assert statement_at(function, line) == statement


def test_only_tests_that_run_the_statement_are_for_the_mutant() -> None:
    reach = Reach(lines={"near": {"a.py": [4, 7]}, "far": {"a.py": [3, 8]}, "elsewhere": {"b.py": [5]}})
    mutant = Mutant("m.x_f__mutmut_1", "a.py", 4, 6)
    assert reach.tests_of([mutant]) == {"m.x_f__mutmut_1": ["near"]}


def mutated() -> Any:
    """Return a function as mutmut writes it, with one mutant that adds one more."""
    mutants: dict[str, Any] = {}
    names: dict[str, Any] = {"wrap": wrap_in_trampoline(mutants), "__name__": "some.rules"}
    exec("@wrap\ndef pay(n, fee=2):\n    return n + fee\n", names)
    exec("def x_pay__mutmut_1(n, fee=3):\n    return n + fee\n", names)
    mutants["x_pay__mutmut_1"] = names["x_pay__mutmut_1"]
    return names["pay"]


def test_a_mutant_that_is_switched_on_runs_in_place_of_the_function() -> None:
    pay = mutated()
    assert pay(10) == 12
    switch_on("some.rules.x_pay__mutmut_1")
    assert pay(10) == 13


@pytest.mark.parametrize(("named", "paid"), [("some.rules.x_pay__mutmut_1", 13), ("some.rules.x_pays__mutmut_1", 12)])
def test_a_mutant_may_be_on_from_the_start(monkeypatch: pytest.MonkeyPatch, named: str, paid: int) -> None:
    monkeypatch.setenv(FROM_THE_START, named)
    assert mutated()(10) == paid


def test_a_stopped_run_goes_on(tmp_path: Path) -> None:
    first = Ledger(tmp_path / "ledger", "run 1")
    first.write("a", "killed", test="test_a")
    first.write("b", "unfinished", budget=2.0)
    again = Ledger(tmp_path / "ledger", "run 1")
    assert [again.open(mutant, 2.0) for mutant in "abc"] == [False, False, True]
    assert [again.open(mutant, 10.0) for mutant in "abc"] == [False, True, True]


def test_a_half_written_line_is_not_believed(tmp_path: Path) -> None:
    Ledger(tmp_path / "ledger", "run 1").write("a", "killed", test="test_a")
    with (tmp_path / "ledger").open("a", encoding="utf-8") as lines:
        lines.write('{"run": "run 1", "mut')
    again = Ledger(tmp_path / "ledger", "run 1")
    again.write("b", "survived")
    assert Ledger(tmp_path / "ledger", "run 1").verdicts == {"a": "killed", "b": "survived"}


def test_other_rules_or_tests_make_another_run_that_only_takes_hints(tmp_path: Path) -> None:
    Ledger(tmp_path / "ledger", "run 1").write("a", "killed", test="test_a")
    other = Ledger(tmp_path / "ledger", "run 2")
    assert other.open("a", 2.0)
    assert other.hints == {"a": "test_a"}


def test_a_kill_outlives_a_change_of_other_tests_and_a_survivor_does_not(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_a.py").write_text("assert 1", encoding="utf-8")
    (tests / "table.py").write_text("help", encoding="utf-8")

    def ledger(run: str, code: str = "code 1") -> Ledger:
        return Ledger(tmp_path / "ledger", run, code, tmp_path)

    ledger("run 1").write("a", "killed", test="tests/test_a.py::test_it[x::y]")
    ledger("run 1").write("b", "survived")
    (tests / "test_b.py").write_text("assert 2", encoding="utf-8")
    assert ledger("run 2").verdicts == {"a": "killed"}
    assert ledger("run 2", "code 2").verdicts == {}
    (tests / "table.py").write_text("other help", encoding="utf-8")
    assert ledger("run 3").verdicts == {}
    assert ledger("run 1").verdicts == {"a": "killed", "b": "survived"}


def test_a_hint_outlives_a_move_to_another_folder(tmp_path: Path) -> None:
    Ledger(tmp_path / "ledger", "run 1").write("railherd.games.gwt.turn.x_f__mutmut_1", "killed", test="test_a")
    moved = Ledger(tmp_path / "ledger", "run 2")
    assert moved.hint("railherd.games.gwt.rules.turn.x_f__mutmut_1") == "test_a"
    assert moved.hint("railherd.games.gwt.rules.turn.x_f__mutmut_2") == ""


def test_a_mutant_of_what_runs_at_import_is_tried_until_it_is_settled(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "ledger", "run 1")
    ledger.write("a", "survived")
    assert ledger.open_early("a", 20.0)
    ledger.write("a", "unfinished early", budget=20.0)
    again = Ledger(tmp_path / "ledger", "run 1")
    assert not again.open("a", math.inf)
    assert not again.open_early("a", 20.0)
    assert again.open_early("a", math.inf)
    again.write("a", "survived early")
    assert not again.open_early("a", math.inf)


@pytest.mark.parametrize("budgets", [session.BUDGETS, early.BUDGETS], ids=["session", "early"])
def test_the_last_round_gives_nothing_up(budgets: tuple[float, ...]) -> None:
    assert list(budgets) == sorted(budgets)
    assert budgets[-1] == math.inf
