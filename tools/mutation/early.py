"""Retry the mutants of code that runs at import, switched on before the rules are imported.

    python -m tools.mutation.early gwt RUN LEDGER WORKERS TESTS...      in the mutated copy, after the session

Tables are computed at import, before the session switches a mutant on, so no test there can kill such mutants. Here a
mutant is on from the start, and every attempt imports the rules and collects the tests itself.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from mmap import mmap
from pathlib import Path
from typing import Any

import pytest

from tools.mutation.ledger import Ledger
from tools.mutation.plan import Mutant, read_plan
from tools.mutation.reach import in_child, lines_run
from tools.mutation.session import OPTIONS
from tools.mutation.switch import FROM_THE_START
from tools.mutation.trial import BROKEN, KILLED, Bench, Listener, Trial, begin, first_to_end, limit

BUDGET = 20.0  # CPU seconds of tests for one mutant
AGAIN = ("survived", "unreached")
OURS = ("railherd", "tests", "tools")


class Quickest:
    """Pytest plugin that runs the collected tests, quickest first."""

    def __init__(self, seconds: dict[str, float], at: mmap) -> None:
        self.seconds, self.at, self.code = seconds, at, BROKEN

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the tests; a collection error kills the mutant just as a failing test does."""
        listener = Listener()
        session.config.pluginmanager.register(listener)
        if session.testsfailed:
            self.code = KILLED
            return True
        seconds = [self.seconds.get(item.nodeid, 0.0) for item in session.items]
        order = sorted((at for at in range(len(seconds)) if seconds[at]), key=lambda at: seconds[at])
        self.code = Bench(session.items, listener, seconds).run(order, BUDGET, self.at)
        return True


def attempt(mutant: str, tests: list[str], seconds: dict[str, float], usual: float, at: mmap) -> int:
    """Run in a child: import, collect and run the tests with this mutant on."""
    os.environ[FROM_THE_START] = mutant
    limit(usual)
    plugin = Quickest(seconds, at)
    pytest.main([*OPTIONS, *tests], plugins=[plugin])
    return plugin.code


def collected(tests: list[str], rules: Path) -> dict[str, Any]:
    """Run in a child: return the lines run during collection, its time, and the modules it needs."""
    begun = time.process_time()
    lines = lines_run(rules, lambda: pytest.main([*OPTIONS, "--collect-only", *tests]))
    needed = [name for name in sys.modules if name.partition(".")[0] not in OURS]
    return {"lines": lines, "usual": time.process_time() - begun, "needed": needed}


def touched(mutants: list[Mutant], lines: dict[str, list[int]], ledger: Ledger) -> Iterator[Mutant]:
    """Yield the surviving mutants of statements that run at import."""
    for mutant in mutants:
        if ledger.verdicts.get(mutant.name) in AGAIN:
            if not set(lines.get(mutant.source, ())).isdisjoint(range(mutant.first, mutant.last + 1)):
                yield mutant


def settle(running: dict[int, Trial], ledger: Ledger) -> None:
    """Wait for one mutant and record its result."""
    trial = first_to_end(running)
    verdict = "survived early" if trial.verdict == "survived" else trial.verdict
    ledger.write(trial.label.name, verdict, seconds=trial.seconds, budget=BUDGET)


def main() -> int:
    """Try all mutants that are still open."""
    game, run, ledger_file, workers, *tests = sys.argv[1:]
    here, ledger = Path.cwd(), Ledger(Path(ledger_file), run)
    seconds = json.loads((here / "reach.json").read_text(encoding="utf-8"))["seconds"]
    found = in_child(partial(collected, tests, here / "src" / "railherd" / "games" / game))
    for name in found["needed"]:
        with suppress(Exception):
            importlib.import_module(name)
    gc.collect()
    gc.freeze()
    todo = list(touched(read_plan(here), found["lines"], ledger))
    running: dict[int, Trial] = {}
    for count, mutant in enumerate(todo):
        while len(running) >= int(workers):
            settle(running, ledger)
        trial = begin(mutant, partial(attempt, mutant.name, tests, seconds, found["usual"]))
        running[trial.pid] = trial
        print(f"\rmutants of what runs at import: {count + 1} of {len(todo)}, {mutant.source}   ", end="", flush=True)
    while running:
        settle(running, ledger)
    print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
