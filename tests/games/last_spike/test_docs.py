"""docs/rules/last_spike.md matches the code: its chapters, the code and the tests it names, its cases and counts."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from tests.games.last_spike.data import figures
from tests.games.last_spike.table import table

ROOT = Path(__file__).resolve().parents[3]
TESTS = Path(__file__).parent
PAGE = (ROOT / "docs" / "rules" / "last_spike.md").read_text(encoding="utf-8")

CHAPTERS = ["setup", "turn", "lay", "free", "pay", "buy", "sell", "spike", "win", "tips", "diagram"]


def chapter(title: str) -> str:
    """Return the text of one chapter of the page."""
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def docstrings() -> dict[str, str]:
    """Return the docstring of each test in this folder, by its full name."""
    said = {}
    for path in TESTS.glob("test_*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                said[f"{path.name}::{node.name}"] = (ast.get_docstring(node) or "").lower()
    return said


def numbered(title: str) -> dict[int, list[str]]:
    """Return the tests named in each numbered row of a chapter's table."""
    rows = re.findall(r"^\| (\d+) \|(.*)$", chapter(title), flags=re.MULTILINE)
    return {int(number): re.findall(r"`(test_\w+\.py::\w+)`", row) for number, row in rows}


def test_every_chapter_of_the_rulebook_has_a_heading_and_a_table() -> None:
    headings = [heading.lower() for heading in re.findall(r"^## (.+)$", PAGE, flags=re.MULTILINE)]
    assert headings[: len(CHAPTERS)] == CHAPTERS
    for title in CHAPTERS:
        assert "|---|" in chapter(title.capitalize())


def test_every_refusal_points_to_a_chapter() -> None:
    sections = {reason.section for reason in table(2).game.REASONS[1:]}
    assert sections == {"turn", "lay", "free", "buy", "sell"}
    assert sections <= set(CHAPTERS)


CODE = sorted(set(re.findall(r"`(\w+\.py):(\w[\w.]*)`", PAGE)))
PROOFS = sorted(set(re.findall(r"`(test_\w+\.py)::(\w+)`", PAGE)))


def test_the_page_names_code_and_tests() -> None:
    assert len(CODE) > 30
    assert len(PROOFS) > 90


@pytest.mark.parametrize(("title", "word", "last"), [("Cases", "case", 39), ("Rulings", "ruling", 16)])
def test_cases_and_rulings_are_listed_and_tested(title: str, word: str, last: int) -> None:
    """The table has no gap, and the tests named in a row give its number in their docstrings."""
    rows = numbered(title)
    assert list(rows) == list(range(1, last + 1))
    said = docstrings()
    for number, tests in rows.items():
        assert tests, f"{word} {number} has no test"
        assert not [test for test in tests if not re.search(rf"\b{word} {number}\b", said[test])]


def provenance() -> dict[str, Counter[str]]:
    """Count the figures of the data files by their provenance."""
    data = figures()
    found = {kind: Counter(e["provenance"] for e in data[kind].values()) for kind in ("city", "space", "land", "card")}
    found |= {
        f"route {what}": Counter(e[what] for e in data["route"].values()) for what in ("pair", "letter", "numbering")
    }
    found |= {kind: Counter([data[kind]["provenance"]]) for kind in ("money", "tiles", "track", "sale", "spike")}
    return found


def test_the_counts_of_provenance_are_those_of_the_data_files() -> None:
    rows = re.findall(r"^\| ([a-z ]+) \| (\d+) \| (\d+) \| (\d+) \|$", chapter("Figures"), flags=re.MULTILINE)
    stated = {
        kind: Counter({"verified": int(verified), "single-source": int(single), "reconstructed": int(inferred)})
        for kind, verified, single, inferred in rows
    }
    assert stated == provenance()
