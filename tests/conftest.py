"""Options of the test run."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest

from tests.server.helpers.postgres import LEFT_OUT, REQUIRED, Cluster, cluster, programs

SOAK = (
    "soak: repeats what another test shows; left out unless --soak is given, as by `make soak GAME=page` and GAME=tests"
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--accept", action="store_true", help="accept the present outcome of the golden games")
    parser.addoption("--soak", action="store_true", help="run the tests that repeat others too")


def pytest_configure(config: pytest.Config) -> None:
    """Name our marker, and heed Ctrl-C: a shell's background job ignores it, and so would what a test starts."""
    config.addinivalue_line("markers", SOAK)
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests marked `soak` unless they are asked for."""
    if config.getoption("--soak"):
        return
    repeats = [item for item in items if item.get_closest_marker("soak")]
    config.hook.pytest_deselected(items=repeats)
    items[:] = [item for item in items if not item.get_closest_marker("soak")]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print one line for all tests that were left out for want of PostgreSQL."""
    if any(LEFT_OUT in str(report.longrepr) for report in terminalreporter.getreports("skipped")):
        terminalreporter.write_line(LEFT_OUT)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """Yield a PostgreSQL server; without its programs the test is left out, unless it is required."""
    bin = programs()
    if bin is None:
        (pytest.fail if REQUIRED else pytest.skip)(LEFT_OUT)
    with cluster(bin) as running:
        yield running
