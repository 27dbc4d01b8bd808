"""People are "they": no source, document or English text calls a person he, his, him or himself."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("src", "tests", "tools", "web")
DOCUMENTS = ("README.md", "CONTRIBUTING.md", "docs/*.md", "docs/rules/*.md")
SUFFIXES = {".css", ".html", ".js", ".md", ".py", ".svelte", ".toml", ".ts"}
NOT_OURS = {"node_modules", "generated"}
BUILT_PAGE = ROOT / "src" / "railherd" / "server" / "page"
GENERATED = "Do not edit."  # in the first line of a file that a tool writes
ENGLISH = "en.po"

GENDERED = re.compile(r"\b(he|his|him|himself)\b", re.IGNORECASE)


def sources() -> Iterator[Path]:
    """Yield the documents and all sources that people write."""
    for document in DOCUMENTS:
        yield from ROOT.glob(document)
    for folder in FOLDERS:
        for parent, below, names in os.walk(ROOT / folder):
            below[:] = [name for name in below if name not in NOT_OURS and Path(parent, name) != BUILT_PAGE]
            yield from (path for path in map(Path(parent).joinpath, names) if is_ours(path))


def is_ours(path: Path) -> bool:
    """Return whether a file is a source to search: of the catalogues only the English one, and not this file."""
    if path == Path(__file__).resolve():
        return False
    return path.name == ENGLISH if path.suffix == ".po" else path.suffix in SUFFIXES


def gendered_lines(path: Path) -> list[str]:
    """Return the lines of a source that name a person's gender, each with its place; none of a generated file."""
    lines = path.read_text(encoding="utf-8").splitlines()
    if lines and GENERATED in lines[0]:
        return []
    place = path.relative_to(ROOT).as_posix()
    return [f"{place}:{number}: {line.strip()}" for number, line in enumerate(lines, 1) if GENDERED.search(line)]


def test_the_search_reaches_every_kind_of_source() -> None:
    found = {path.suffix for path in sources()}
    assert found >= {".css", ".html", ".md", ".py", ".svelte", ".ts"}
    assert sum(1 for _ in sources()) > 500


def test_people_are_they() -> None:
    found = [line for path in sources() for line in gendered_lines(path)]
    assert not found, "\n".join(["", *found])
