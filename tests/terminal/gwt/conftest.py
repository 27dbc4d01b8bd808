"""While these tests run, the door to Great Western Trail stands open; for everybody else it is in the workshop."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from railherd.games import registry


@pytest.fixture(autouse=True, scope="module")
def open_door() -> Iterator[None]:
    """The game among those offered, and out again."""
    registry.GAMES["gwt"] = registry.WORKSHOP["gwt"]
    yield
    del registry.GAMES["gwt"]
    registry.find.cache_clear()
