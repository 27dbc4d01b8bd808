"""axe finds no violation in New Zealand: in a game of four and alone against Sarah, at a desk and on a phone."""

from __future__ import annotations

from typing import NamedTuple

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


class Moment(NamedTuple):
    """A kept game, the number of choices made in it, and what is asked then; "" when the game is over."""

    record: str
    choices: int
    asked: str


MOMENTS = {
    "pathfinder discs": Moment("ended_4_3", 0, "start_path"),
    "first building": Moment("ended_4_3", 2, "use"),
    "sheep market": Moment("ended_4_3", 4, "buy"),
    "journey": Moment("ended_4_3", 36, "travel"),
    "sea routes": Moment("ended_4_3", 38, "sail"),
    "pathfinder track": Moment("ended_4_3", 40, "pathfind"),
    "sheep revealed": Moment("ended_4_3", 106, "reveal"),
    "delivery": Moment("ended_4_3", 112, "deliver"),
    "disc freed": Moment("ended_4_3", 113, "deliver_disc"),
    "foresight": Moment("ended_4_3", 114, "foresight"),
    "building chosen": Moment("ended_4_3", 552, "build"),
    "building placement": Moment("ended_4_3", 553, "build_at"),
    "end": Moment("ended_4_3", 562, ""),
    "bonus market": Moment("sarah_hard", 3, "invest"),
    "auxiliary action": Moment("sarah_hard", 7, "auxiliary"),
    "card discarded": Moment("sarah_hard", 9, "shed"),
    "Sarah's step": Moment("sarah_hard", 12, "sarah"),
    "before Wellington": Moment("sarah_hard", 60, "pause"),
    "fork": Moment("sarah_hard", 93, "fork"),
    "certificates": Moment("sarah_hard", 117, "certify"),
    "certificates spent": Moment("sarah_hard", 153, "spend"),
    "objective taken": Moment("sarah_hard", 173, "take_objective"),
    "card paid": Moment("sarah_hard", 317, "pay"),
    "slash choice": Moment("sarah_hard", 334, "offer"),
    "end alone": Moment("sarah_hard", 354, ""),
}
# A desk shows every part of the table at any moment; a phone one part at a time: here is each of them.
AT_A_DESK = ("journey", "foresight", "Sarah's step")
ON_A_PHONE = ("sea routes", "bonus market", "sheep revealed")


def moments_of(record: str, but: tuple[str, ...]) -> list[str]:
    """Return the moments of a kept game that are not among others."""
    return [name for name, moment in MOMENTS.items() if moment.record == record and name not in but]


SETS = {
    "desk": AT_A_DESK,
    "phone": ON_A_PHONE,
    # a guest hosts at most 20 tables: the other moments by their game
    "desk, of four": moments_of("ended_4_3", AT_A_DESK),
    "desk, alone": moments_of("sarah_hard", AT_A_DESK),
    "phone, of four": moments_of("ended_4_3", ON_A_PHONE),
    "phone, alone": moments_of("sarah_hard", ON_A_PHONE),
}


@pytest.mark.parametrize("names", soaking(SETS, kept=("desk", "phone")))
def test_all_is_accessible_and_in_words(server: Server, browse: Browse, names: str) -> None:
    page = step_her(browse() if names.startswith("desk") else browse.phone())
    found = {}
    for name in SETS[names]:
        record, choices, asked = MOMENTS[name]
        server.deal(1, choices, record=file_of(f"gwt_nz/{record}").read_text(encoding="utf-8"))
        seat = Seat(page, make_table(page, *OTHERS[record], game="gwt_nz"))
        seat.until_asked()
        prompt = seat.state["prompt"]
        assert ("" if seat.over else prompt["decision"]) == (asked and f"gwt_nz.{asked}"), name
        found[name] = violations(page) + raw(page)
    assert found == {name: [] for name in SETS[names]}
