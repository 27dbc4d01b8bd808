"""The list of all mutants of a game: `generate` writes it, the other tools read it."""

from __future__ import annotations

import json
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Any

PLAN = Path("mutants.json")  # in the copy of the project that was mutated


@dataclass(frozen=True)
class Mutant:
    """One small fault: its name as mutmut gives it, and the lines of the mutated source that a test must run."""

    name: str
    source: str
    first: int
    last: int

    @property
    def function(self) -> str:
        """Return the name of the function it mutates, mangled as mutmut does."""
        return self.name.partition("__mutmut_")[0]

    @property
    def statement(self) -> tuple[str, int, int]:
        """Return its source and lines."""
        return self.source, self.first, self.last

    def row(self) -> list[Any]:
        """Return it as a row for JSON."""
        return list(astuple(self))


def read_plan(folder: Path) -> list[Mutant]:
    """Read all mutants, source by source, those of one function together."""
    return [Mutant(*row) for row in json.loads((folder / PLAN).read_text(encoding="utf-8"))]
