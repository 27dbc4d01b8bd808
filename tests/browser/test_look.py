"""The late game of four looks as it should, on the two screens it is judged on; `make look` sees more."""

from __future__ import annotations

import pytest

from tests.browser.browsing import Browse
from tests.browser.serving import Server
from tests.browser.watching import Watch
from tools.looking.judge import judge
from tools.looking.moments import JUDGED, Device, Studio


@pytest.mark.parametrize("device", JUDGED, ids=lambda device: device.name)
def test_there_is_nothing_to_be_mended(server: Server, browse: Browse, watch: Watch, device: Device) -> None:
    seat = Studio(server, browse, watch).table(device, "late")
    assert judge(seat.page, seat.places, device.touch) == []
