"""Attacks on a server and on what it reads, bounded and on this machine only; `make soak GAME=server` runs them."""

from collections.abc import Iterator
from importlib import import_module

from tools.report import Figure

CROWDS = ("sockets", "half_requests", "slow_readers", "spectators", "bot_tables", "strips", "lobby")
ATTACKS = ("overlays", "records", "disk", "damage", "hosts", "requests", "storage", *CROWDS)
"""The modules with attacks; each has a function `measure(seed)`, which yields figures."""


def measure_all(seed: int, only: str = "") -> Iterator[Figure]:
    """Yield the figures of all attacks, or of one."""
    for name in ATTACKS:
        if only in ("", name):
            yield from import_module(f"tools.attacks.{name}").measure(seed)
