"""The result of each mutant, one line each, appended at once, so that a stopped run can continue.

A line counts for the run (the same code and tests) that wrote it. After tests were added or changed, a kill counts on
while the code and the test that killed are the same; a survivor is tried again. Any other line is a hint: the test that
killed a mutant before is likely to kill it again.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools.mutation.sources import stamp_of

DEAD = ("killed", "timeout", "crashed")
SURVIVED = ("survived", "unreached")  # in the warm session
GIVEN_UP = ("unfinished", "broken")  # not tried to the end, and begun again with a larger budget
GIVEN_UP_EARLY = ("unfinished early", "broken early")
COLLECTING = "collecting"  # in place of a test: with the mutant, the tests cannot even be imported


@dataclass
class Ledger:
    """The results that hold for one run, and hints from others."""

    file: Path
    run: str
    code: str = ""
    root: Path = Path()  # the folder that holds the tests
    verdicts: dict[str, str] = field(default_factory=dict)
    budgets: dict[str, float] = field(default_factory=dict)  # of the mutants given up, the time spent on them
    hints: dict[str, str] = field(default_factory=dict)
    stamps: dict[str, str] = field(default_factory=dict)  # of the files of tests

    def __post_init__(self) -> None:
        text = self.file.read_text(encoding="utf-8") if self.file.exists() else ""
        whole = text[: text.rfind("\n") + 1]  # a stopped run may have left half a line
        for line in whole.split("\n")[:-1]:
            self._take(json.loads(line))
        if whole != text:
            self.file.write_text(whole, encoding="utf-8")

    def _take(self, row: dict[str, Any]) -> None:
        mutant = row["mutant"]
        if row.get("test"):
            self.hints[short(mutant)] = row["test"]
        if row["run"] == self.run or self._holds(row):
            self.verdicts[mutant] = row["verdict"]
            self.budgets[mutant] = row.get("budget", 0.0)

    def _holds(self, row: dict[str, Any]) -> bool:
        """Tell whether a kill of another run is one of this run too."""
        if row["verdict"] not in DEAD or not self.code or row.get("code") != self.code:
            return False
        return bool(row["test"]) and row["stamp"] == self._stamp(row["test"])

    def _stamp(self, test: str) -> str:
        """Return the stamp of the file that a test is in, or nothing."""
        file = test.partition("::")[0]
        if file not in self.stamps:
            path = self.root / file
            self.stamps[file] = stamp_of(path) if path.is_file() else ""
        return self.stamps[file]

    def write(self, mutant: str, verdict: str, test: str = "", seconds: float = 0.0, budget: float = 0.0) -> None:
        """Add a result; `test` is the one that killed it."""
        row = {
            "run": self.run,
            "code": self.code,
            "mutant": mutant,
            "verdict": verdict,
            "test": test,
            "stamp": self._stamp(test) if test else "",
            "seconds": round(seconds, 3),
        }
        if verdict in GIVEN_UP + GIVEN_UP_EARLY:
            row["budget"] = budget
        self._take(row)
        with self.file.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(row, ensure_ascii=False) + "\n")

    def open(self, mutant: str, budget: float) -> bool:
        """Return whether a mutant is still to be tried within this budget."""
        verdict = self.verdicts.get(mutant)
        return verdict is None or (verdict in GIVEN_UP and self.budgets[mutant] < budget)

    def open_early(self, mutant: str, budget: float) -> bool:
        """Whether a mutant that the warm session could not kill is still to be tried from the start."""
        verdict = self.verdicts.get(mutant)
        return verdict in SURVIVED or (verdict in GIVEN_UP_EARLY and self.budgets[mutant] < budget)

    def hint(self, mutant: str) -> str:
        """Return the test that killed this mutant, or one of the same name in another folder, before."""
        return self.hints.get(short(mutant), "")


def short(mutant: str) -> str:
    """Return a mutant's name with its module's last word only, so that a hint outlives a move to another folder."""
    return ".".join(mutant.split(".")[-2:])
