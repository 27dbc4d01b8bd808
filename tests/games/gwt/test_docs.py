"""docs/rules/gwt.md matches the code: its chapters, the code and the tests it names, its cases and counts."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from tests.games.gwt.table import GAME
from tests.games.gwt.test_components import DATA

ROOT = Path(__file__).resolve().parents[3]
TESTS = Path(__file__).parent
PAGE = (ROOT / "docs" / "rules" / "gwt.md").read_text(encoding="utf-8")

CHAPTERS = [
    "setup", "turn", "phase_a", "phase_b", "kansas_city", "foresight", "income", "delivery", "phase_c", "actions",
    "hire", "build", "objectives", "engine", "stations", "trade", "auxiliary", "buy", "hazards", "private", "end",
    "scoring", "special",
]  # fmt: skip


def headings() -> list[str]:
    """Return the ids of all chapters of the page."""
    return [title.lower().replace(" ", "_") for title in re.findall(r"^## (.+)$", PAGE, flags=re.MULTILINE)]


def chapter(section: str) -> str:
    """Return the text of one chapter of the page."""
    return PAGE.split("\n## ")[1 + headings().index(section)]


def rules(section: str) -> list[list[str]]:
    """Return the rows of a chapter's table: the rule, its code, its tests."""
    rows = [line.strip("| ").split(" | ") for line in chapter(section).splitlines() if line.startswith("| ")]
    return rows[1:]


def docstrings() -> dict[str, str]:
    """Return the docstring of each test in this folder, by its full name."""
    said = {}
    for path in TESTS.glob("test_*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                said[f"{path.name}::{node.name}"] = (ast.get_docstring(node) or "").lower()
    return said


def test_every_chapter_of_the_rulebook_has_a_heading_and_a_table() -> None:
    assert headings()[: len(CHAPTERS)] == CHAPTERS
    for section in CHAPTERS:
        assert len(rules(section)) >= 3


def test_every_refusal_points_to_a_chapter() -> None:
    sections = {reason.section for reason in GAME.REASONS[1:]}
    assert sections == set(CHAPTERS) - {"setup", "phase_c", "scoring"}


@pytest.mark.parametrize("section", CHAPTERS)
def test_every_rule_has_its_code_and_its_test(section: str) -> None:
    for rule, code, tests in rules(section):
        assert re.fullmatch(r"`\w+\.py:[\w.]+`(, `\w+\.py:[\w.]+`)*", code), rule
        assert re.fullmatch(r"`test_\w+\.py::\w+`(, `test_\w+\.py::\w+`)*", tests), rule


def test_every_face_has_a_row() -> None:
    begun = {rule.split(":")[0].lower() for section in ("actions", "private") for rule, *_ in rules(section)}
    assert set(GAME.figures.face_names) <= begun


@pytest.mark.parametrize(
    ("section", "mark", "last"),
    [("cases", r"cases? (\d+(, | and ))*", 58), ("rulings", "ruling ", 32)],
    ids=["cases", "rulings"],
)
def test_cases_and_rulings_are_listed_and_tested(section: str, mark: str, last: int) -> None:
    """The table has no gap, and the tests named in a row give its number in their docstrings."""
    listed = rules(section)
    assert [int(row[0]) for row in listed] == list(range(1, last + 1))
    said = docstrings()
    for number, *_, named in listed:
        tests = re.findall(r"`(test_\w+\.py::\w+)`", named)
        assert tests, f"{section}: {number} has no test"
        assert not [test for test in tests if not re.search(rf"\b{mark}{number}\b", said[test])]


def test_every_worked_example_is_listed_and_tested() -> None:
    listed = rules("examples")
    assert [row[0] for row in listed] == [f"W{number}" for number in range(1, 16)]
    said = docstrings()
    for example, *_, named in listed:
        tests = re.findall(r"`(test_\w+\.py::\w+)`", named)
        assert tests
        assert not [test for test in tests if not re.search(rf"\b{example.lower()}\b", said[test])]


def provenance() -> dict[str, Counter[str]]:
    """Count the figures of the data files by their provenance; those without their own are left out."""
    found = {}
    for kind, entries in DATA.items():
        if "provenance" in entries:
            found[kind] = Counter([entries["provenance"]])
        elif isinstance(entries, dict):
            stated = Counter(entry["provenance"] for entry in entries.values() if "provenance" in entry)
            found |= {kind: stated} if stated else {}
    return found


def test_the_counts_of_provenance_are_those_of_the_data_files() -> None:
    rows = re.findall(r"^\| ([a-z ]+) \| (\d+) \| (\d+) \| (\d+) \|$", chapter("figures"), flags=re.MULTILINE)
    stated = {
        kind: Counter({"verified": int(verified), "single-source": int(single), "reconstructed": int(inferred)})
        for kind, verified, single, inferred in rows
    }
    assert stated == provenance()
