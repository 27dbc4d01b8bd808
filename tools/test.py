"""Run everything that must pass, part by part, and report each part's outcome, time and processor time.

python tools/test.py [part ...]         all parts if none is named: check, page, compile, interpreted, compiled, browser

All parts run in two lanes beside each other, because a lane that waits, for a disk, a process or a browser, leaves its
processor to the other. What the second lane prints is shown when each of its parts ends.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from pathlib import Path
from typing import IO, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
MANIFEST: Final = ROOT / "src" / "railherd" / "_compiled" / "manifest.txt"
# The tests whose outcome compiling could change. Everything else (server, terminal, page, series of games) calls the
# rules through one interface, and the golden games check that it behaves the same in both builds.
RULES: Final = ("bots/test_beside.py", "bots/test_greedy.py", "core", "games", "golden", "properties", "records", "toy")

WORKERS: Final = "3"  # in each lane: more than the processors, because tests of servers and browsers often wait
# The page is tried in a browser on the compiled rules, and the server with the built page.
LANES: Final = (("check", "page", "browser", "interpreted"), ("compile", "compiled"))
AWAITED: Final = {"browser": "compile", "compiled": "page"}  # by part: what the other lane must have done before

PASSED: Final = "passed"
FAILED: Final = "FAILED"
SKIPPED: Final = "skipped: no C compiler"


class Result(NamedTuple):
    """The outcome of a part."""

    name: str
    minutes: float
    cpu_minutes: float
    outcome: str


def main(names: list[str]) -> int:
    """Run the named parts, or all, and print a table of outcomes; return the exit code."""
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        print(f"There is no part {unknown[0]!r}: the parts are {', '.join(PARTS)}.", file=sys.stderr)
        return 2
    results = [run_part(name) for name in names] if names else run_all()
    print("\npart          minutes  of CPU  outcome")
    for name, minutes, cpu_minutes, outcome in results:
        print(f"{name:<12}{minutes:>9.1f}{cpu_minutes:>8.1f}  {outcome}")
    return int(any(result.outcome == FAILED for result in results))


def run_all() -> list[Result]:
    """Run both lanes; return the results in the order of the parts."""
    ended = {name: threading.Event() for name in PARTS}
    shown, aside = LANES
    with ThreadPoolExecutor(1) as beside:
        later = beside.submit(run_lane, aside, run_aside, ended)
        results = run_lane(shown, run_part, ended) + later.result()
    return sorted(results, key=lambda result: list(PARTS).index(result.name))


def run_lane(names: Sequence[str], run_one: Callable[[str], Result], ended: dict[str, threading.Event]) -> list[Result]:
    """Run parts one after the other, each when what it needs of the other lane has ended."""
    results = []
    for name in names:
        if name in AWAITED:
            ended[AWAITED[name]].wait()
        try:
            results.append(run_one(name))
        finally:
            ended[name].set()
    return results


def run_part(name: str) -> Result:
    """Run one part, announced."""
    print(f"\n—— {name} ——", flush=True)
    return timed(name)


def run_aside(name: str) -> Result:
    """Run one part beside others; show what it printed once it ends."""
    with tempfile.TemporaryFile() as printed:
        output.set(printed)
        result = timed(name)
        printed.seek(0)
        print(f"\n—— {name} (beside) ——\n{printed.read().decode(errors='replace')}", flush=True)
    return result


def timed(name: str) -> Result:
    """Run one part; return its outcome with the minutes that it took, and those of a processor that it used."""
    started = time.monotonic()
    cpu_seconds.set(0.0)
    outcome = PARTS[name]()
    return Result(name, (time.monotonic() - started) / 60, cpu_seconds.get() / 60, outcome)


def check() -> str:
    """Check style and types; every tool runs even if an earlier one fails, so that one run shows all complaints."""
    tools = (["ruff", "format", "--check", "."], ["ruff", "check", "."], ["mypy"])
    results = [run("-m", *tool) for tool in tools]
    results.append(run("tools/page.py", "--npm", "lint"))
    return PASSED if all(results) else FAILED


def page() -> str:
    """Check the page's types, run its own tests and build it for the browser tests."""
    if not run("tools/page.py"):
        return FAILED
    results = [run("tools/page.py", "--npm", script) for script in ("check", "test")]
    results.append(run("tools/specimens.py", "--check"))
    return PASSED if all(results) else FAILED


def compile_rules() -> str:
    """Bring the compiled rules up to date; a missing compiler is no failure."""
    return PASSED if run("tools/compile.py") else FAILED


def interpreted() -> str:
    """Test the rules interpreted from source; without a compiler, test everything."""
    return pytest(*(f"tests/{name}" for name in RULES if MANIFEST.exists()), compiled="0")


def compiled() -> str:
    """Run the same and all other tests on the compiled rules."""
    if compile_rules() == FAILED:
        return FAILED
    return pytest(compiled="1") if MANIFEST.exists() else SKIPPED


def pytest(*folders: str, compiled: str) -> str:
    """Run the tests in these folders, or all but the browser tests, which are a separate part."""
    arguments = ("-m", "pytest", "-n", WORKERS, "--dist", "worksteal", "--ignore", "tests/browser", *folders)
    return PASSED if run(*arguments, RAILHERD_COMPILED=compiled) else FAILED


def browser() -> str:
    """Test the page in a real browser, on the compiled rules if there are any."""
    return PASSED if run("-m", "pytest", "-n", WORKERS, "--dist", "worksteal", "tests/browser") else FAILED


def run(*arguments: str, **environment: str) -> bool:
    """Run Python with these arguments at the project's root, showing its output; return whether it succeeded."""
    command, aside = [sys.executable, *arguments], output.get()
    errors = None if aside is None else subprocess.STDOUT
    process = subprocess.Popen(command, cwd=ROOT, env={**os.environ, **environment}, stdout=aside, stderr=errors)
    if hasattr(os, "wait4"):  # which tells what this process used, whatever else ends meanwhile
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        cpu_seconds.set(cpu_seconds.get() + used.ru_utime + used.ru_stime)
    return process.wait() == 0


PARTS: Final[dict[str, Callable[[], str]]] = {
    "check": check,
    "page": page,
    "compile": compile_rules,
    "interpreted": interpreted,
    "compiled": compiled,
    "browser": browser,
}

output: ContextVar[IO[bytes] | None] = ContextVar("output", default=None)
"""Where a lane's parts print, if they are not shown at once."""

cpu_seconds: ContextVar[float] = ContextVar("cpu_seconds", default=0.0)
"""What the present part of a lane has used of a processor."""

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
