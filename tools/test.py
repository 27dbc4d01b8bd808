"""Run everything that must pass, part by part, and report each part's outcome and time.

python tools/test.py [part ...]         all parts if none is named: check, page, compile, interpreted, compiled, browser

Compiling keeps one processor busy for a minute or two, so that style, types and the page are checked beside it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
MANIFEST: Final = ROOT / "src" / "railherd" / "_compiled" / "manifest.txt"
# The tests whose outcome compiling could change. Everything else (server, terminal, page) calls the rules through one
# interface, and the golden games check that it behaves the same in both builds.
RULES: Final = ("bots", "core", "games", "golden", "properties", "records", "sim", "toy")

# Two processors are reckoned with. Rules keep them busy; a test of the server or the page at times waits for a disk,
# a process or a browser, and a third one runs meanwhile.
BUSY: Final = "2"
WAITING: Final = "3"

PASSED: Final = "passed"
FAILED: Final = "FAILED"
SKIPPED: Final = "skipped: no C compiler"


class Result(NamedTuple):
    """The outcome of a part."""

    name: str
    minutes: float
    outcome: str


def main(names: list[str]) -> int:
    """Run the named parts, or all, and print a table of outcomes; return the exit code."""
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        print(f"There is no part {unknown[0]!r}: the parts are {', '.join(PARTS)}.", file=sys.stderr)
        return 2
    results = [run_part(name) for name in names] if names else run_all()
    print("\npart          minutes  outcome")
    for name, minutes, outcome in results:
        print(f"{name:<12}{minutes:>9.1f}  {outcome}")
    return int(any(result.outcome == FAILED for result in results))


def run_all() -> list[Result]:
    """Compile in parallel with the single-process parts; then run the tests, which use all processors."""
    with ThreadPoolExecutor(1) as aside:
        compiling = aside.submit(run_part, "compile", quiet=True)
        results = [run_part(name) for name in BESIDE]
        results.append(compiling.result())
    return results + [run_part(name) for name in PARTS if name not in BESIDE and name != "compile"]


def run_part(name: str, quiet: bool = False) -> Result:
    """Run one part, announced unless it runs beside another."""
    if not quiet:
        print(f"\n—— {name} ——", flush=True)
    started = time.monotonic()
    outcome = PARTS[name]()
    return Result(name, (time.monotonic() - started) / 60, outcome)


def check() -> str:
    """Check style and types; every tool runs even if an earlier one fails, so that one run shows all complaints."""
    tools = (["ruff", "format", "--check", "."], ["ruff", "check", "."], ["mypy"])
    results = [run("-m", *tool) for tool in tools]
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
    return pytest(*(f"tests/{name}" for name in RULES if MANIFEST.exists()), workers=BUSY, compiled="0")


def compiled() -> str:
    """Run the same and all other tests on the compiled rules."""
    if compile_rules() == FAILED:
        return FAILED
    return pytest(workers=WAITING, compiled="1") if MANIFEST.exists() else SKIPPED


def pytest(*folders: str, workers: str, compiled: str) -> str:
    """Run the tests in these folders, or all but the browser tests, which are a separate part."""
    arguments = ("-m", "pytest", "-n", workers, "--dist", "worksteal", "--ignore", "tests/browser", *folders)
    return PASSED if run(*arguments, RAILHERD_COMPILED=compiled) else FAILED


def browser() -> str:
    """Test the page in a real browser, on the compiled rules if there are any."""
    return PASSED if run("-m", "pytest", "-n", WAITING, "--dist", "worksteal", "tests/browser") else FAILED


def run(*arguments: str, **environment: str) -> bool:
    """Run Python with these arguments at the project's root, showing its output; return whether it succeeded."""
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, check=False).returncode == 0


PARTS: Final[dict[str, Callable[[], str]]] = {
    "check": check,
    "page": page,
    "compile": compile_rules,
    "interpreted": interpreted,
    "compiled": compiled,
    "browser": browser,
}
BESIDE: Final = ("check", "page")

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
