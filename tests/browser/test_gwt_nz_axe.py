"""axe finds no violation in New Zealand: in a game of four and alone against Sarah, at a desk and on a phone."""

from __future__ import annotations

import pytest

from tests.browser.accessible import violations
from tests.browser.browsing import Browse
from tests.browser.playing import Seat, make_table
from tests.browser.repeats import soaking
from tests.browser.sarah import step_her
from tests.browser.serving import Server
from tests.browser.wording import raw
from tests.golden.games import file_of

OTHERS = {"ended_4_3": ("greedy", "greedy", "greedy"), "sarah_hard": ()}
CHOICES = (28, 110, 196, 281, 350, 420, 490, 534)  # of the game of four
ALONE = (12, 60, 140)
SETS = {
    "desk": [("ended_4_3", choices) for choices in CHOICES[:3]],
    "phone": [("ended_4_3", CHOICES[3]), ("sarah_hard", ALONE[1])],
    "desk, more": [("ended_4_3", choices) for choices in CHOICES[3:]] + [("sarah_hard", choices) for choices in ALONE],
    "phone, more": [("ended_4_3", choices) for choices in CHOICES] + [("sarah_hard", choices) for choices in ALONE],
}


@pytest.mark.parametrize("names", soaking(SETS, kept=("desk", "phone")))
def test_all_is_accessible_and_in_words(server: Server, browse: Browse, names: str) -> None:
    page = step_her(browse() if names.startswith("desk") else browse.phone())
    found = {}
    for record, choices in SETS[names]:
        server.deal(1, choices, record=file_of(f"gwt_nz/{record}").read_text(encoding="utf-8"))
        Seat(page, make_table(page, *OTHERS[record], game="gwt_nz")).until_asked()
        found[record, choices] = violations(page) + raw(page)
    assert found == {moment: [] for moment in SETS[names]}
