"""Say which sources are mutated, which tests are tried on them, and what a result depends on."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path, PurePosixPath

PACKAGE = "src/railherd"
SHARED = (f"{PACKAGE}/core", f"{PACKAGE}/kit")  # what the rules of every game stand on
KIT = "kit"
KIT_IMPORT = "from railherd.kit."

# A file is left out by its own name, a folder with all that is in it: the bots' judgement is tested by how they play.
LEFT_OUT = {"__init__", "schema", "features", "bot", "evaluate", "prospects", "weights"}


@dataclass(frozen=True)
class Subject:
    """A game, or the kit that games share: its source folders, its tests, and what chooses among the latter."""

    name: str
    folders: tuple[str, ...]
    tests: tuple[str, ...]
    keyword: str = ""

    def label(self, source: str) -> str:
        """Return the path of a source below the subject's first folder, or else below the package."""
        first = f"{self.folders[0]}/"
        return source.removeprefix(first if source.startswith(first) else f"{PACKAGE}/")

    def sources(self, root: Path) -> list[str]:
        """Return the paths below `root` of all files to be mutated, in order; a game's also in the kit it stands on."""
        found = {
            path.relative_to(root).as_posix()
            for folder in (*self.folders, *self._kit_below(root))
            for path in (root / folder).rglob("*.py")
            if LEFT_OUT.isdisjoint(path.relative_to(root / folder).with_suffix("").parts)
        }
        return sorted(found)

    def _kit_below(self, root: Path) -> tuple[str, ...]:
        sources = [path for folder in self.folders for path in (root / folder).rglob("*.py")]
        stands_on_it = any(KIT_IMPORT in path.read_text(encoding="utf-8") for path in sources)
        return (f"{PACKAGE}/{KIT}",) if stands_on_it else ()

    def code(self) -> list[str]:
        """Return the folders whose contents decide what a mutant does."""
        games = [f"{PACKAGE}/games"] if self.name == KIT else []
        return [*dict.fromkeys([*SHARED, *self.folders, *games])]


def subject_of(name: str) -> Subject:
    """Return what `make mutants GAME=name` is about."""
    if name == KIT:
        return Subject(KIT, (f"{PACKAGE}/kit",), ("tests/kit", "tests/games", "tests/golden"))
    return Subject(name, (f"{PACKAGE}/games/{name}",), (f"tests/games/{name}", "tests/golden"), name)


def module_of(source: str) -> str:
    """Return the dotted name by which a source is imported."""
    path = PurePosixPath(source).with_suffix("")
    return ".".join(path.parts[1:] if path.parts[0] == "src" else path.parts)


def is_asked(label: str, only: Iterable[str]) -> bool:
    """Tell whether a file is among those asked for by path or pattern; without any, every file is."""
    patterns = list(only)
    return not patterns or any(fnmatch(label, pattern) for pattern in patterns)


def digest(root: Path, folders: Iterable[str]) -> str:
    """Return what changes with any file in these folders."""
    found = hashlib.sha256()
    for folder in folders:
        for path in sorted((root / folder).rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                found.update(f"{path.relative_to(root)} {path.stat().st_size}\n".encode())
                found.update(path.read_bytes())
    return found.hexdigest()[:16]


def stamp_of(test: Path) -> str:
    """Return what changes with the file of a test and with all that is beside or below it and is no test."""
    files = [test, *sorted(path for path in test.parent.rglob("*") if path.is_file() and _is_helper(path))]
    return hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:16]


def _is_helper(path: Path) -> bool:
    return path.suffix != ".pyc" and not path.name.startswith("test_")
