"""The result of each mutant, one line each, appended at once, so that a stopped run can continue.

A line counts only for the run (the same rules and tests) that wrote it. Lines of other runs serve as hints: the test
that killed a mutant before is likely to kill it again.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

DEAD = ("killed", "timeout", "crashed")


@dataclass
class Ledger:
    """The results of one run, and hints from others."""

    file: Path
    run: str
    verdicts: dict[str, str] = field(default_factory=dict)
    budgets: dict[str, float] = field(default_factory=dict)  # of the mutants given up, the time spent on them
    hints: dict[str, str] = field(default_factory=dict)

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
            self.hints[mutant] = row["test"]
        if row["run"] == self.run:
            self.verdicts[mutant] = row["verdict"]
            self.budgets[mutant] = row.get("budget", 0.0)

    def write(self, mutant: str, verdict: str, test: str = "", seconds: float = 0.0, budget: float = 0.0) -> None:
        """Append a result; `test` is the one that killed the mutant."""
        row = {"run": self.run, "mutant": mutant, "verdict": verdict, "test": test, "seconds": round(seconds, 3)}
        if verdict == "unfinished":
            row["budget"] = budget
        self._take(row)
        with self.file.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(row, ensure_ascii=False) + "\n")

    def open(self, mutant: str, budget: float) -> bool:
        """Return whether a mutant is still to be tried within this budget."""
        verdict = self.verdicts.get(mutant)
        return verdict is None or (verdict == "unfinished" and self.budgets[mutant] < budget)
