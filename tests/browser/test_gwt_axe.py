"""axe finds no violation in Great Western Trail, at every kind of question, at a desk and on a phone."""

from __future__ import annotations

import pytest

from tests.browser.accessible import violations
from tests.browser.browsing import Browse
from tests.browser.gwt_moments import MOMENTS, sit_down
from tests.browser.serving import Server

HALF = len(MOMENTS) // 2  # half of them stay within what one person may host
HALVES = {"first": list(MOMENTS)[:HALF], "second": list(MOMENTS)[HALF:]}


@pytest.mark.parametrize("half", HALVES)
@pytest.mark.parametrize("where", ["desk", "phone"])
def test_axe_finds_nothing(server: Server, browse: Browse, where: str, half: str) -> None:
    page = browse() if where == "desk" else browse.phone()
    found = {}
    for name in HALVES[half]:
        sit_down(page, server, name)
        found[name] = violations(page)
    assert found == {name: [] for name in HALVES[half]}
