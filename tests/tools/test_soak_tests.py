"""The long run of the page tells how its tests went, and nothing left out passes for a success."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.soak_tests import figure

REPORT = '<testsuites><testsuite tests="{}" failures="{}" errors="{}" skipped="{}" /></testsuites>'


def outcome(folder: Path, *counts: int, has_passed: bool = True) -> tuple[str, bool]:
    """Return what is told of a report with these counts, and whether it is good enough."""
    report = folder / "report.xml"
    report.write_text(REPORT.format(*counts), encoding="utf-8")
    found = figure("some tests", report, 9.51, has_passed)
    return found.found, found.reached


def test_all_tests_passed(tmp_path: Path) -> None:
    assert outcome(tmp_path, 1230, 0, 0, 0) == ("1,230 tests, 0 failures, 0 left out, 9.5 min", True)


@pytest.mark.parametrize("counts", [(9, 1, 0, 0), (9, 0, 1, 0), (9, 0, 0, 1), (0, 0, 0, 0)])
def test_whatever_failed_or_did_not_run_is_a_miss(tmp_path: Path, counts: tuple[int, ...]) -> None:
    assert not outcome(tmp_path, *counts)[1]


def test_a_run_that_broke_off_is_a_miss(tmp_path: Path) -> None:
    assert not outcome(tmp_path, 9, 0, 0, 0, has_passed=False)[1]
    assert not figure("some tests", tmp_path / "nowhere.xml", 0, has_passed=True).reached
