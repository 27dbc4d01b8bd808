"""What several servers on one PostgreSQL database withstand and carry; `make soak GAME=postgres` measures it.

Everything runs on this machine: PostgreSQL servers of our own, loopback, and networks of our own (`ip netns`).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from importlib import import_module

from tools.parts import run_parts
from tools.report import Figure

PARTS = ("kills", "cuts", "load", "delay", "stored", "rolling", "moving")
"""The modules with measurements; each has a function `measure(sizes)`, which yields figures."""


@dataclass(frozen=True)
class Sizes:
    """How much is tried."""

    kills: int = 300
    cuts: int = 60
    minutes: float = 1.0  # of each load
    stored: int = 100_000
    moved: int = 1000
    seed: int = 1


def measure(sizes: Sizes, only: str = "") -> list[Figure]:
    """Run the parts that have not run at this commit, or one in any case; return all that was found until now."""
    return run_parts("postgres", {name: partial(_measure, name, sizes) for name in PARTS}, sizes, only)


def _measure(name: str, sizes: Sizes) -> Iterable[Figure]:
    figures: Iterable[Figure] = import_module(f"tools.databases.{name}").measure(sizes)
    return figures
