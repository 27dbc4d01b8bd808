"""Options of the test run."""

from __future__ import annotations

import signal

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--accept", action="store_true", help="accept the present outcome of the golden games")


def pytest_configure() -> None:
    """Restore Ctrl-C, which background jobs of a shell ignore, and so would every program that a test interrupts."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
