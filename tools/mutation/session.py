"""Try all mutants of a game from one warm pytest session: collect once, then fork for every mutant.

    python -m tools.mutation.session        in the mutated copy of the project, where the job is

For each mutant the tests that run its statement are run, those first that have killed others of the same function and
those that take least, until one fails. The first round gives up after little time, the last one never.
"""

from __future__ import annotations

import gc
import math
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from mmap import mmap
from pathlib import Path

import pytest

from tools.mutation.ledger import DEAD, Ledger
from tools.mutation.plan import Job, Mutant, read_job, read_plan
from tools.mutation.reach import measure
from tools.mutation.switch import switch_on
from tools.mutation.trial import Bench, Listener, Trial, begin, first_to_end

BUDGETS = (0.2, 1.0, 5.0, 25.0, math.inf)  # CPU seconds for one mutant, round after round
OPTIONS = ["-q", "-s", "--tb=native", "--assert=plain", "-p", "no:cacheprovider"]


@dataclass
class Warm:
    """Pytest plugin that takes over once the tests have been collected."""

    job: Job
    listener: Listener = field(default_factory=Listener)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the tests for every mutant instead of once."""
        if session.testsfailed:
            sys.exit("Some tests cannot be collected: run pytest on them.")
        session.config.pluginmanager.register(self.listener)
        make_light()
        here = Path.cwd()
        plan = read_plan(here)
        bench = Bench(session.items, self.listener, [1.0] * len(session.items))
        known = measure(bench, [mutant.source for mutant in plan], here / "reach.json")
        bench.seconds = [known.seconds.get(item.nodeid, 1.0) for item in session.items]
        mutants = [mutant for mutant in plan if mutant.source in self.job.sources]
        tests = known.tests_of(mutants)
        del known
        make_light()
        ledger = Ledger(Path(self.job.ledger), self.job.run, self.job.code)
        Hunt(bench, tests, mutants, ledger, self.job.workers).run()
        return True


def make_light() -> None:
    """Freeze the current objects, so that forks share their memory and the collector skips it."""
    gc.collect()
    gc.disable()
    gc.freeze()


class Hunt:
    """All mutants, tried in rounds of growing budgets."""

    def __init__(
        self, bench: Bench, tests: dict[str, list[str]], mutants: list[Mutant], ledger: Ledger, workers: int
    ) -> None:
        self.bench, self.tests, self.mutants, self.ledger, self.workers = bench, tests, mutants, ledger, workers
        self.index = {item.nodeid: index for index, item in enumerate(bench.items)}
        self.kills: dict[str, Counter[str]] = defaultdict(Counter)  # tests that killed, by function and by source
        self.running: dict[int, Trial] = {}
        self.begun, self.tried = time.monotonic(), 0

    def run(self) -> None:
        """Try every open mutant, with small budgets first."""
        self.check()
        for budget in BUDGETS:
            for mutant in self.open(budget):
                while len(self.running) >= self.workers:
                    self.settle(budget)
                order = [self.index[test] for test in self.order(mutant)]
                trial = begin(mutant, partial(self.attempt, mutant, order, budget))
                self.running[trial.pid] = trial
            while self.running:
                self.settle(budget)
            self.show(f"within {budget:g} s each")
            print()

    def attempt(self, mutant: Mutant, order: list[int], budget: float, at: mmap) -> int:
        """Run in a child: switch this mutant on and run the tests."""
        switch_on(mutant.name)
        return self.bench.run(order, budget, at)

    def check(self) -> None:
        """Check that all tests pass without a mutant; otherwise they would kill for no reason."""
        done = Path(f"{self.ledger.run}.clean")
        if done.exists():
            return
        order = sorted({test for tests in self.tests.values() for test in tests}, key=self.seconds)
        trial = begin(None, partial(self.bench.run, [self.index[test] for test in order], math.inf))
        self.running[trial.pid] = trial
        if first_to_end(self.running).verdict != "survived":
            sys.exit(f"Without any mutant, {self.bench.items[trial.test()].nodeid} fails after the quicker tests.")
        done.touch()

    def open(self, budget: float) -> Iterator[Mutant]:
        """Yield the mutants to try now; settle those that no test reaches."""
        for mutant in self.mutants:
            if self.ledger.open(mutant.name, budget):
                if self.tests[mutant.name]:
                    yield mutant
                else:
                    self.ledger.write(mutant.name, "unreached")

    def order(self, mutant: Mutant) -> list[str]:
        """Return the tests for a mutant, most promising first."""
        near, far, hint = self.kills[mutant.function], self.kills[mutant.source], self.ledger.hint(mutant.name)
        return sorted(
            self.tests[mutant.name],
            key=lambda test: (test != hint, self.seconds(test) / (1 + 10 * near[test] + far[test])),
        )

    def seconds(self, test: str) -> float:
        """Return the CPU time of a test."""
        return self.bench.seconds[self.index[test]]

    def settle(self, budget: float) -> None:
        """Wait for one mutant and record its result."""
        trial = first_to_end(self.running)
        mutant: Mutant = trial.label
        test = self.bench.items[trial.test()].nodeid if trial.verdict in DEAD else ""
        if test:
            self.kills[mutant.function][test] += 1
            self.kills[mutant.source][test] += 1
        self.ledger.write(mutant.name, trial.verdict, test, trial.seconds, budget)
        self.tried += 1
        if self.tried % 20 == 0:
            self.show(mutant.source)

    def show(self, where: str) -> None:
        """Show the progress."""
        counts = Counter(self.ledger.verdicts.get(mutant.name, "untried") for mutant in self.mutants)
        told = ", ".join(f"{name} {count}" for name, count in counts.most_common())
        minutes = (time.monotonic() - self.begun) / 60
        print(
            f"\r{len(self.mutants)} mutants: {told}; {minutes:.1f} min, {where}   ",
            end="",
            flush=True,
        )


def main() -> int:
    """Run pytest with the plugin."""
    job = read_job(Path.cwd())
    return int(pytest.main([*OPTIONS, *job.tests], plugins=[Warm(job)]))


if __name__ == "__main__":
    sys.exit(main())
