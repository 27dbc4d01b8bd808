"""axe finds no violation in Great Western Trail, at every kind of question, at a desk and on a phone."""

from __future__ import annotations

import pytest

from tests.browser.accessible import violations
from tests.browser.browsing import Browse
from tests.browser.gwt_moments import MOMENTS, sit_down
from tests.browser.repeats import soaking
from tests.browser.serving import Server
from tests.browser.wording import raw

# The same part of the table is lit in the same way at another moment, or the same kind of question is asked.
REPEATED = (
    "placement", "journey", "fork", "building placement", "hazard",  # the trail, as in "building"
    "Kansas City 2, foresight", "Kansas City 3, foresight",  # as in "Kansas City 1, foresight"
    "hire chain",  # as in "hire"
    "station",  # the player's board, as in "disc freed"
    "discard",  # the hand, as in "objective play"
)  # fmt: skip
# A desk shows all parts of the table at any moment: what differs is a light on the trail or on cards, and the form
# of the question.
AT_A_DESK = ("building", "Kansas City 5, delivery", "end")
# A phone shows one part at a time: here is each part, and each form of a question.
ON_A_PHONE = (
    "slash choice", "hire", "Kansas City 1, foresight", "Kansas City 4, income", "disc freed", "objective taken",
    "station master", "purchase", "end",
)  # fmt: skip
DIFFERENT = [name for name in MOMENTS if name not in REPEATED]
# Each is well within what one person may host.
SETS = {
    "desk": AT_A_DESK,
    "phone": ON_A_PHONE,
    "desk, different": [name for name in DIFFERENT if name not in AT_A_DESK],
    "phone, different": [name for name in DIFFERENT if name not in ON_A_PHONE],
    "desk, repeated": REPEATED,
    "phone, repeated": REPEATED,
}


@pytest.mark.parametrize("names", soaking(SETS, kept=("desk", "phone")))
def test_all_is_accessible_and_in_words(server: Server, browse: Browse, names: str) -> None:
    page = browse() if names.startswith("desk") else browse.phone()
    found = {}
    for name in SETS[names]:
        sit_down(page, server, name)
        found[name] = violations(page) + raw(page)
    assert found == {name: [] for name in SETS[names]}
