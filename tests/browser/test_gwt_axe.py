"""axe finds nothing to object to in Great Western Trail, whatever is asked, at a desk and on a telephone."""

from __future__ import annotations

import pytest

from tests.browser.accessible import violations
from tests.browser.browsing import Browse
from tests.browser.gwt_moments import MOMENTS, sit_down
from tests.browser.repeats import soaking
from tests.browser.serving import Server

# The same part of the table is lit in the same way at another moment, or the same kind of question is asked.
REPEATED = (
    "placement", "journey", "fork", "building placement", "hazard",  # the trail, as in "building"
    "Kansas City 2, foresight", "Kansas City 3, foresight",  # as in "Kansas City 1, foresight"
    "hire chain",  # as in "hire"
    "station",  # the player's board, as in "disc freed"
    "discard",  # the hand, as in "objective play"
)  # fmt: skip
DIFFERENT = [name for name in MOMENTS if name not in REPEATED]
HALF = len(DIFFERENT) // 2  # of them, and all that are repeated, are well within what one person may host
SETS = {"first": DIFFERENT[:HALF], "second": DIFFERENT[HALF:], "repeated": REPEATED}


@pytest.mark.parametrize("names", soaking(SETS, kept=("first", "second")))
@pytest.mark.parametrize("where", ["desk", "phone"])
def test_axe_finds_nothing(server: Server, browse: Browse, where: str, names: str) -> None:
    page = browse() if where == "desk" else browse.phone()
    found = {}
    for name in SETS[names]:
        sit_down(page, server, name)
        found[name] = violations(page)
    assert found == {name: [] for name in SETS[names]}
