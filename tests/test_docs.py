"""The documents are correct: examples run, links resolve, commands exist."""

import ast
import doctest
import re
from pathlib import Path

import pytest

import railherd

ROOT = Path(__file__).resolve().parent.parent
RULES = sorted((ROOT / "docs" / "rules").glob("*.md"))
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def test_the_examples_of_the_readme_run_as_shown() -> None:
    failures, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 10
    assert failures == 0


def test_the_readme_names_every_public_door() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    doors = [name for name in railherd.__all__ if name[0].islower()]
    missing = [name for name in doors if f"`{name}(" not in text]
    assert missing == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text(encoding="utf-8"))
    missing = [target for target in targets if not (page.parent / target).exists()]
    assert missing == []


def test_the_tour_names_files_that_exist() -> None:
    text = (ROOT / "docs" / "tour.md").read_text(encoding="utf-8")
    package = ROOT / "src" / "railherd"
    named = re.findall(r"`([\w/]+\.py)`", text)
    assert len(named) > 15
    missing = [name for name in named if not list(package.rglob(name)) and not (ROOT / name).exists()]
    assert missing == []


def test_every_make_target_in_the_documents_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), flags=re.MULTILINE))
    for page in PAGES:
        named = set(re.findall(r"(?:`|^)make ([a-z]+)", page.read_text(encoding="utf-8"), flags=re.MULTILINE))
        assert named <= targets, f"{page.name}: {named - targets}"


def defined_in(path: Path) -> set[str]:
    """Return the names of the functions and classes of a source, methods as `Class.method`."""
    names = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.add(node.name)
        if isinstance(node, ast.ClassDef):
            names |= {f"{node.name}.{part.name}" for part in node.body if isinstance(part, ast.FunctionDef)}
    return names


def test_every_game_has_a_page_of_rules() -> None:
    assert [page.stem for page in RULES] == sorted(railherd.games())


@pytest.mark.parametrize("page", RULES, ids=lambda page: page.stem)
@pytest.mark.parametrize(
    ("folder", "mark"),
    [("src/railherd", r"`(\w+\.py):(\w[\w.]*)`"), ("tests", r"`(test_\w+\.py)::(\w+)`")],
    ids=["code", "tests"],
)
def test_the_code_and_the_tests_that_a_page_of_rules_names_exist(page: Path, folder: str, mark: str) -> None:
    named = set(re.findall(mark, page.read_text(encoding="utf-8")))
    assert len(named) > 30
    defined: dict[str, set[str]] = {}
    for part in (f"games/{page.stem}", "kit"):  # what the game has for itself, and what it shares
        for path in (ROOT / folder / part).rglob("*.py"):
            defined[path.name] = defined.get(path.name, set()) | defined_in(path)
    assert [(file, name) for file, name in sorted(named) if name not in defined.get(file, set())] == []
