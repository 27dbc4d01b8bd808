"""Files stay short enough to be read at once."""

from __future__ import annotations

from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("src", "tests", "tools", "web", "examples", "bench")
SUFFIXES = {".py", ".ts", ".svelte"}
NOT_OURS = {"node_modules", "generated", "_compiled", "dist"}

LONGEST = 400
MEDIAN = 150


def lengths(folder: str) -> dict[str, int]:
    """Return the line counts of the sources in a folder of the project, by path."""
    sources = (path for path in (ROOT / folder).rglob("*") if path.suffix in SUFFIXES)
    return {
        path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in sources
        if NOT_OURS.isdisjoint(path.relative_to(ROOT).parts)
    }


def test_no_file_is_long() -> None:
    long = {path: n for folder in FOLDERS for path, n in lengths(folder).items() if n > LONGEST}
    assert not long, f"over {LONGEST} lines: find the second idea in it and give it a file"


def test_a_typical_file_is_short() -> None:
    assert median(lengths("src").values()) < MEDIAN
