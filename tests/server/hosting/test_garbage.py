"""A busy server looks for garbage among what is new alone, and among everything when that hurts nobody or must be."""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref
from collections.abc import Iterator

import pytest

from railherd.server.garbage import LONGEST_SECONDS, MANY_LEFT, Garbage


def test_neither_garbage_nor_the_busy_thread_makes_others_wait() -> None:
    code = "import gc, sys; from railherd.server.run import tune; tune()"
    shown = [sys.executable, "-c", f"{code}; print(*gc.get_threshold(), sys.getswitchinterval())"]
    youngest, *older, switch = subprocess.run(shown, stdout=subprocess.PIPE, text=True, check=True).stdout.split()
    assert int(youngest) < 50_000, "to look at more takes long"
    assert all(int(one) >= 1_000_000 for one in older), "that is for `Garbage`"
    assert float(switch) < 0.001


class Ring:
    """Something that refers to itself, so that only a collection finds it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def thawed() -> Iterator[None]:
    yield
    gc.unfreeze()


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def old_garbage(garbage: Garbage) -> weakref.ref[Ring]:
    """Return something that survived a collection and is garbage now."""
    ring = Ring()
    garbage.collect(connected=1, left=0)
    return weakref.ref(ring)


def test_what_is_new_is_always_collected() -> None:
    garbage, new = Garbage(Clock()), weakref.ref(Ring())
    garbage.collect(connected=1, left=0)
    assert new() is None


@pytest.mark.parametrize(
    ("connected", "left", "passed", "is_whole"),
    [
        (1, 0, 60.0, False),
        (1, MANY_LEFT - 1, 60.0, False),
        (0, 0, 60.0, False),
        (0, 1, 60.0, True),
        (1, MANY_LEFT, 60.0, True),
        (1, 0, LONGEST_SECONDS, True),
    ],
)
def test_what_is_old_is_collected_when_it_must_be(connected: int, left: int, passed: float, is_whole: bool) -> None:
    clock = Clock()
    garbage = Garbage(clock)
    old = old_garbage(garbage)
    clock.now += passed
    garbage.collect(connected, left)
    assert (old() is None) is is_whole
