"""Run everything that must pass, part by part, and say at the end how each part went and how long it took.

python tools/test.py [part ...]         parts: check, interpreted, compiled, page, browser; all if none is named
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
MANIFEST: Final = ROOT / "src" / "railherd" / "_compiled" / "manifest.txt"

PASSED: Final = "passed"
FAILED: Final = "FAILED"
SKIPPED: Final = "skipped: no C compiler"


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        print(f"There is no part {unknown[0]!r}: the parts are {', '.join(PARTS)}.", file=sys.stderr)
        return 2
    report = [run_part(name) for name in names or PARTS]
    print("\npart          minutes  outcome")
    for name, minutes, outcome in report:
        print(f"{name:<12}{minutes:>9.1f}  {outcome}")
    return int(any(outcome == FAILED for _, _, outcome in report))


def run_part(name: str) -> tuple[str, float, str]:
    """Run one part; its name, the minutes it took and how it went."""
    print(f"\n—— {name} ——", flush=True)
    started = time.monotonic()
    outcome = PARTS[name]()
    return name, (time.monotonic() - started) / 60, outcome


def check() -> str:
    """Style and types. Every tool runs, even if the first complains, so that one run shows all complaints."""
    tools = (["ruff", "format", "--check", "."], ["ruff", "check", "."], ["mypy"])
    results = [run("-m", *tool) for tool in tools]
    return PASSED if all(results) else FAILED


def page() -> str:
    """The page: its types, its own tests, and that it can be built, for the tests that look at it."""
    if not run("tools/page.py"):
        return FAILED
    results = [run("tools/page.py", "--npm", script) for script in ("check", "test")]
    results.append(run("tools/specimens.py", "--check"))
    return PASSED if all(results) else FAILED


def interpreted() -> str:
    return pytest(compiled="0")


def compiled() -> str:
    """The same tests on the compiled rules, which are first made current."""
    if not run("tools/compile.py"):
        return FAILED
    if not MANIFEST.exists():
        return SKIPPED
    return pytest(compiled="1")


def pytest(compiled: str) -> str:
    """Everything but what needs a browser, which is a part of its own."""
    arguments = ("-m", "pytest", "-n", "2", "--ignore", "tests/browser")
    return PASSED if run(*arguments, RAILHERD_COMPILED=compiled) else FAILED


def browser() -> str:
    """The page in a real browser, on whichever rules there are."""
    return PASSED if run("-m", "pytest", "-n", "2", "--dist", "loadfile", "tests/browser") else FAILED


def run(*arguments: str, **environment: str) -> bool:
    """Run Python with these arguments at the project's root, showing its output; True if it succeeded."""
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, check=False).returncode == 0


PARTS: Final[dict[str, Callable[[], str]]] = {
    "check": check,
    "interpreted": interpreted,
    "compiled": compiled,
    "page": page,  # after the compiler: playing games for the specimens takes half a minute without it
    "browser": browser,
}

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
