"""Late four-player games pass the visual checks on the two main screens; `make look` checks more."""

from __future__ import annotations

import pytest

from tests.browser.browsing import Browse
from tests.browser.serving import Server
from tests.browser.watching import Watch
from tools.looking.judge import judge
from tools.looking.moments import JUDGED, Device, Studio
from tools.looking.tabs import each_tab
from tools.shown_games import shown_games


@pytest.mark.parametrize("device", JUDGED, ids=lambda device: device.name)
@pytest.mark.parametrize("game", shown_games())
def test_there_is_nothing_to_be_mended(server: Server, browse: Browse, watch: Watch, game: str, device: Device) -> None:
    seat = Studio(server, browse, watch).table(device, "late", game)
    for tab, places in each_tab(seat):
        assert (tab, judge(seat.page, places, device.touch, seat.further)) == (tab, [])
