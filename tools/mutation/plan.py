"""The list of all mutants of a game: what `generate` writes and everybody else reads."""

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
        """The function it is a mutant of, mangled as mutmut does."""
        return self.name.partition("__mutmut_")[0]

    @property
    def statement(self) -> tuple[str, int, int]:
        """Where it is."""
        return self.source, self.first, self.last

    def row(self) -> list[Any]:
        """As JSON."""
        return list(astuple(self))


def read_plan(folder: Path) -> list[Mutant]:
    """All mutants, source by source, those of one function together."""
    return [Mutant(*row) for row in json.loads((folder / PLAN).read_text(encoding="utf-8"))]
