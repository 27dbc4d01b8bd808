"""Measure which lines of the rules each test runs, and how long it takes.

Every test runs alone in its own process, because values cached by an earlier test would hide lines that it needs.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from tools.mutation.plan import Mutant
from tools.mutation.sources import stamp_of
from tools.mutation.trial import Bench, keep_quiet

Watcher = Callable[[FrameType, str, Any], Any]


@dataclass
class Reach:
    """Per test id: CPU seconds while traced, and the lines it runs by source; failing tests are left out."""

    seconds: dict[str, float] = field(default_factory=dict)
    lines: dict[str, dict[str, list[int]]] = field(default_factory=dict)
    stamps: dict[str, str] = field(default_factory=dict)

    def tests_of(self, mutants: list[Mutant]) -> dict[str, list[str]]:
        """Return, by the mutant's name, the tests that can tell it from its original."""
        by_line: dict[tuple[str, int], set[str]] = defaultdict(set)
        for test, sources in self.lines.items():
            for source, lines in sources.items():
                for line in lines:
                    by_line[source, line].add(test)
        by_statement: dict[tuple[str, int, int], list[str]] = {}  # shared, because every fork pays for memory
        for source, first, last in {mutant.statement for mutant in mutants}:
            statement = range(first, last + 1)
            by_statement[source, first, last] = sorted({test for line in statement for test in by_line[source, line]})
        return {mutant.name: by_statement[mutant.statement] for mutant in mutants}


def measure(bench: Bench, sources: Iterable[str], file: Path) -> Reach:
    """Trace every test once, unless that was done before and the test has not changed since."""
    before = Reach(**json.loads(file.read_text(encoding="utf-8"))) if file.exists() else Reach()
    found, known, stamp_once = Reach(), sorted(set(sources)), cache(stamp_of)
    for index, item in enumerate(bench.items):
        test, stamp = item.nodeid, stamp_once(item.path)
        if before.stamps.get(test) == stamp:
            found.seconds[test], found.lines[test] = before.seconds[test], before.lines[test]
        elif (watched := in_child(partial(watch, bench, index, known))) is not None:
            found.seconds[test], found.lines[test] = watched
        else:
            print(f"\nleft out, because it fails by itself: {test}")
            continue
        found.stamps[test] = stamp
        if index % 400 == 399:
            print(f"\rtests measured: {index} of {len(bench.items)}", end="", flush=True)
            file.write_text(json.dumps(vars(found)), encoding="utf-8")
    print(f"\rtests measured: {len(found.seconds)} of {len(bench.items)}")
    file.write_text(json.dumps(vars(found)), encoding="utf-8")
    return found


def watch(bench: Bench, index: int, sources: Iterable[str]) -> tuple[float, dict[str, list[int]]] | None:
    """In a child: the seconds that a test takes and the lines it runs, if it passes."""
    passed = []
    begun = time.process_time()
    lines = lines_run(sources, lambda: passed.append(bench.passes(index)))
    return (time.process_time() - begun, lines) if passed == [True] else None


def lines_run(sources: Iterable[str], work: Callable[[], Any]) -> dict[str, list[int]]:
    """Return the lines that some work runs of these sources, named by their paths below this folder."""
    here, found, watchers = Path.cwd(), defaultdict[str, set[int]](set), dict[CodeType, Watcher | None]()
    names = {str(here / source): source for source in sources}

    def called(frame: FrameType, event: str, argument: Any) -> Watcher | None:
        code = frame.f_code
        if code not in watchers:
            source = names.get(code.co_filename)
            watchers[code] = watcher(code, found[source], watchers) if source else None
        return watchers[code]

    sys.settrace(called)
    try:
        work()
    finally:
        sys.settrace(None)
    return {source: sorted(lines) for source, lines in found.items()}


def watcher(code: CodeType, lines: set[int], watchers: dict[CodeType, Watcher | None]) -> Watcher:
    """Return a tracer that records the lines of one function and stops once all have been seen."""
    missing = {line for _, _, line in code.co_lines() if line is not None}
    if len(missing) > 1:
        missing.discard(code.co_firstlineno)  # the `def` line runs where the function is defined

    def watch_lines(frame: FrameType, event: str, argument: Any) -> Watcher | None:
        line = frame.f_lineno
        if line in missing:
            missing.discard(line)
            lines.add(line)
            if not missing:
                watchers[code] = None
        return watch_lines

    return watch_lines


def in_child(work: Callable[[], Any]) -> Any:
    """Run some work in a forked child and return its result; None if the child failed."""
    receive, send = os.pipe()
    pid = os.fork()
    if not pid:
        os.close(receive)
        keep_quiet()
        try:
            with os.fdopen(send, "w", encoding="utf-8") as out:
                json.dump(work(), out)
        finally:
            os._exit(0)
    os.close(send)
    with os.fdopen(receive, encoding="utf-8") as answer:
        text = answer.read()
    os.waitpid(pid, 0)
    return json.loads(text) if text else None
