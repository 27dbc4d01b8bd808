"""Retry the mutants of code that runs at import, switched on before the rules are imported.

    python -m tools.mutation.early      in the mutated copy of the project, where the job is, after the session

Tables are computed at import, before the session switches a mutant on, so no test there can kill such mutants. Here a
mutant is on from the start, and every attempt imports the rules and collects the tests itself.
"""

from __future__ import annotations

import gc
import importlib
import json
import math
import os
import sys
import time
from collections import Counter, defaultdict
from contextlib import suppress
from functools import partial
from mmap import mmap
from pathlib import Path
from typing import Any

import pytest

from tools.mutation.ledger import COLLECTING, DEAD, Ledger
from tools.mutation.plan import Job, Mutant, read_job, read_plan
from tools.mutation.reach import in_child, lines_run
from tools.mutation.session import OPTIONS
from tools.mutation.switch import FROM_THE_START
from tools.mutation.trial import BROKEN, KILLED, Bench, Listener, Trial, begin, first_to_end, limit

BUDGETS = (20.0, math.inf)  # CPU seconds of tests for one mutant, round after round
OURS = ("railherd", "tests", "tools")


class Ordered:
    """The pytest plugin that runs tests in the order it is given, if the mutant has left them as they are named."""

    def __init__(self, tests: list[str], seconds: list[float], order: list[int], budget: float, at: mmap) -> None:
        self.tests, self.seconds, self.order, self.budget, self.at = tests, seconds, order, budget, at
        self.code = KILLED  # without the mutant, pytest comes as far as running tests

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the tests; a collection error kills the mutant just as a failing test does."""
        listener = Listener()
        session.config.pluginmanager.register(listener)
        if session.testsfailed:
            return True
        self.code = BROKEN
        found = {item.nodeid: item for item in session.items}
        items = [found.get(test, session.items[0]) for test in self.tests]
        order = [index for index in self.order if self.tests[index] in found]
        self.code = Bench(items, listener, self.seconds).run(order, self.budget, self.at)
        return True


class Early:
    """The mutants that the warm session could not kill, of statements that run at import."""

    def __init__(self, job: Job, mutants: list[Mutant], seconds: dict[str, float], found: dict[str, Any]) -> None:
        self.job, self.mutants = job, mutants
        self.ledger = Ledger(Path(job.ledger), job.run, job.code)
        self.tests = [test for test in found["tests"] if test in seconds]  # without those that fail by themselves
        self.seconds = [seconds[test] for test in self.tests]
        self.usual: float = found["usual"]
        self.kills: dict[str, Counter[str]] = defaultdict(Counter)  # by source, the tests that killed
        self.running: dict[int, Trial] = {}

    def run(self) -> None:
        """Try everything that is open, first for a short time each."""
        for budget in BUDGETS:
            todo = [mutant for mutant in self.mutants if self.ledger.open_early(mutant.name, budget)]
            for count, mutant in enumerate(todo):
                while len(self.running) >= self.job.workers:
                    self.settle(budget)
                trial = begin(mutant, partial(self.attempt, mutant, self.order(mutant), budget))
                self.running[trial.pid] = trial
                told = f"mutants of what runs at import: {count + 1} of {len(todo)}, {mutant.source}"
                print(f"\r{told}   ", end="", flush=True)
            while self.running:
                self.settle(budget)
            print()

    def order(self, mutant: Mutant) -> list[int]:
        """All tests by their index, most promising first."""
        near, hint = self.kills[mutant.source], self.ledger.hint(mutant.name)

        def promise(index: int) -> tuple[bool, float]:
            test = self.tests[index]
            return test != hint, self.seconds[index] / (1 + 10 * near[test])

        return sorted(range(len(self.tests)), key=promise)

    def attempt(self, mutant: Mutant, order: list[int], budget: float, at: mmap) -> int:
        """In a child: import, collect and run with this mutant on."""
        os.environ[FROM_THE_START] = mutant.name
        limit(self.usual)
        plugin = Ordered(self.tests, self.seconds, order, budget, at)
        pytest.main([*OPTIONS, *self.job.tests], plugins=[plugin])
        return plugin.code

    def settle(self, budget: float) -> None:
        """Wait for one mutant and write down what became of it."""
        trial = first_to_end(self.running)
        mutant: Mutant = trial.label
        if trial.verdict in DEAD:
            test = self.tests[trial.test()] if trial.test() >= 0 else COLLECTING
            self.kills[mutant.source][test] += 1
            self.ledger.write(mutant.name, trial.verdict, test, trial.seconds)
        else:
            self.ledger.write(mutant.name, f"{trial.verdict} early", "", trial.seconds, budget)


class Collected:
    """The pytest plugin that remembers which tests were collected, in order."""

    def __init__(self) -> None:
        self.tests: list[str] = []

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Let pytest call this."""
        self.tests = [item.nodeid for item in session.items]


def collect(tests: list[str], sources: list[str]) -> dict[str, Any]:
    """In a child: the tests, the lines that run when they are collected, the time it takes, the modules needed."""
    begun, plugin = time.process_time(), Collected()
    lines = lines_run(sources, lambda: pytest.main([*OPTIONS, "--collect-only", *tests], plugins=[plugin]))
    needed = [name for name in sys.modules if name.partition(".")[0] not in OURS]
    return {"tests": plugin.tests, "lines": lines, "usual": time.process_time() - begun, "needed": needed}


def main() -> int:
    """Try all mutants that are still open."""
    here = Path.cwd()
    job = read_job(here)
    seconds = json.loads((here / "reach.json").read_text(encoding="utf-8"))["seconds"]
    found = in_child(partial(collect, job.tests, job.sources))
    for name in found["needed"]:
        with suppress(Exception):
            importlib.import_module(name)
    gc.collect()
    gc.freeze()
    Early(job, [mutant for mutant in read_plan(here) if is_touched(mutant, found["lines"])], seconds, found).run()
    return 0


def is_touched(mutant: Mutant, lines: dict[str, list[int]]) -> bool:
    """Tell whether a mutant's statement is among lines by source."""
    return not set(lines.get(mutant.source, ())).isdisjoint(range(mutant.first, mutant.last + 1))


if __name__ == "__main__":
    sys.exit(main())
