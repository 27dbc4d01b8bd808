"""The long run of tests: those too that repeat others, or play longer than they, and are left out of `make test`."""

import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

from tools.report import CORES, ROOT, Figure

PAGE = "tests/browser"


def soak_page() -> Iterator[Figure]:
    """Run all tests of the page."""
    yield from _soak("all tests in a browser", PAGE)


def soak_tests() -> Iterator[Figure]:
    """Run what `make test` leaves out, but for the page's."""
    yield from _soak("longer tests of all but the page", "tests", "--ignore", PAGE, "-m", "soak")


def _soak(what: str, *chosen: str) -> Iterator[Figure]:
    """Run tests, their output shown; yield how many there were and how they went."""
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="railherd-tests-") as folder:
        report = Path(folder) / "report.xml"
        options = ["--soak", "-n", str(CORES), "--dist", "worksteal", f"--junitxml={report}"]
        done = subprocess.run([sys.executable, "-m", "pytest", *options, *chosen], cwd=ROOT, check=False)
        yield figure(what, report, (time.monotonic() - begun) / 60, done.returncode == 0)


def figure(what: str, report: Path, minutes: float, has_passed: bool) -> Figure:
    """Return what pytest's report tells. A test that was left out counts as a miss: there is no browser, then."""
    counts = {"tests": 0, "failures": 0, "errors": 0, "skipped": 0}
    for suite in ET.parse(report).getroot().iter("testsuite") if report.exists() else ():
        for name in counts:
            counts[name] += int(suite.get(name, 0))
    failed = counts["failures"] + counts["errors"]
    found = f"{counts['tests']:,} tests, {failed} failures, {counts['skipped']} left out, {minutes:.1f} min"
    is_sound = has_passed and counts["tests"] > 0 and failed == counts["skipped"] == 0
    return Figure(what, found, "0 failures, 0 left out", is_sound)
