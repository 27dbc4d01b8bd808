"""Cases of a test of which some only repeat others: those wait for `make soak GAME=page`."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import pytest


def soaking(cases: Iterable[Any], kept: Collection[Any]) -> list[Any]:
    """Return all cases for `parametrize`, those that are not kept in `make test` marked `soak`."""
    found = list(cases)
    unknown = [case for case in kept if case not in found]
    assert not unknown, f"there is no case {unknown[0]!r}"
    return [case if case in kept else pytest.param(case, marks=pytest.mark.soak) for case in found]
