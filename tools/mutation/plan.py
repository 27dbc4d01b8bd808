"""The list of all mutants of a game, and the job of trying them: written by one step and read by the next."""

from __future__ import annotations

import json
from dataclasses import asdict, astuple, dataclass
from pathlib import Path
from typing import Any

PLAN = Path("mutants.json")  # in the copy of the project that was mutated
JOB = Path("job.json")  # beside it


@dataclass(frozen=True)
class Mutant:
    """One small fault: its name as mutmut gives it, its source, and the lines of that which a test must run."""

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


@dataclass(frozen=True)
class Job:
    """What is to be tried: the digests of tests and code, where results go, and which sources are asked for."""

    run: str
    code: str
    ledger: str
    workers: int
    tests: list[str]
    sources: list[str]

    def write(self, folder: Path) -> None:
        """Leave the job to the steps that run in this folder."""
        (folder / JOB).write_text(json.dumps(asdict(self)), encoding="utf-8")


def read_job(folder: Path) -> Job:
    """Return the job that was left in this folder."""
    return Job(**json.loads((folder / JOB).read_text(encoding="utf-8")))


def read_plan(folder: Path) -> list[Mutant]:
    """Return all mutants, source by source, those of one function together."""
    return [Mutant(*row) for row in json.loads((folder / PLAN).read_text(encoding="utf-8"))]
