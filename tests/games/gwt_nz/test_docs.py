"""docs/rules/gwt_nz.md matches the code: its chapters, its cases, rulings and examples, its counts of figures."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from tests.games.gwt_nz.profile import PROFILE
from tests.games.gwt_nz.stock import GAME

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "rules" / "gwt_nz.md").read_text(encoding="utf-8")
CODE = r"`\w+\.py:[\w.]+`(, `\w+\.py:[\w.]+`)*"
TESTS = r"`test_\w+\.py::\w+`(, `test_\w+\.py::\w+`)*"
SARAHS = [f"Sarah {letters}" for letters in ("A", "B, C", "D", "E", "F", "G")]
CHAPTERS = ["wellington" if section == "kansas_city" else section for section in PROFILE.chapters]


def headings() -> list[str]:
    """Return the ids of all chapters of the page."""
    return [title.lower().replace(" ", "_") for title in re.findall(r"^## (.+)$", PAGE, flags=re.MULTILINE)]


def rows(section: str) -> list[list[str]]:
    """Return the rows of the first table of a chapter."""
    text = PAGE.split("\n## ")[1 + headings().index(section)]
    return [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")][1:]


def test_every_chapter_has_a_heading_and_a_table() -> None:
    assert headings()[: len(CHAPTERS)] == CHAPTERS
    assert [section for section in CHAPTERS if len(rows(section)) < 3] == []


def test_every_refusal_points_to_a_chapter() -> None:
    assert {reason.section for reason in GAME.REASONS[1:]} <= set(PROFILE.chapters)


@pytest.mark.parametrize("section", CHAPTERS)
def test_every_rule_has_its_code_and_its_test(section: str) -> None:
    for rule, code, tests in rows(section):
        assert re.fullmatch(CODE, code), rule
        assert re.fullmatch(TESTS, tests), rule


SARAHS = [f"Sarah {letters}" for letters in ("A", "B, C", "D", "E", "F", "G")]


@pytest.mark.parametrize(
    ("section", "numbers"),
    [
        ("cases", [str(number) for number in range(1, 56)]),
        ("rulings", list("abcdefghijklmn")),
        ("examples", [*(f"RB{page}" for page in (7, 8, 9, 10, 11, 13, 14, 15, 16, 17)), "SL4", *SARAHS]),
    ],
    ids=["cases", "rulings", "examples"],
)
def test_all_cases_rulings_and_examples_are_listed_with_their_tests(section: str, numbers: list[str]) -> None:
    listed = rows(section)
    assert [row[0] for row in listed] == numbers
    assert [row[0] for row in listed if not re.fullmatch(TESTS, row[2])] == []


def provenance() -> dict[str, Counter[str]]:
    """Count the entries of the data files by their provenance; those without their own are left out."""
    found: dict[str, Counter[str]] = {}
    for file in (files("railherd.games.gwt_nz.figures") / "data").iterdir():
        for kind, entries in tomllib.loads(file.read_text(encoding="utf-8")).items():
            listed = [entries, *entries.values()] if isinstance(entries, dict) else []
            stated = Counter(
                entry["provenance"] for entry in listed if isinstance(entry, dict) and "provenance" in entry
            )
            found |= {kind: stated} if stated else {}
    return found


def test_the_counts_of_provenance_are_those_of_the_data_files() -> None:
    stated = re.findall(r"^\| (\w+) \| (\d+) \| (\d+) \| (\d+) \|$", PAGE, flags=re.MULTILINE)
    counted = provenance()
    assert {kind for kind, *_ in stated} == set(counted)
    for kind, verified, single, inferred in stated:
        wanted = (counted[kind]["verified"], counted[kind]["single-source"], counted[kind]["reconstructed"])
        assert (int(verified), int(single), int(inferred)) == wanted, kind
