"""axe finds nothing to object to in Great Western Trail, whatever is asked, at a desk and on a telephone."""

from __future__ import annotations

import pytest

from tests.browser.accessible import violations
from tests.browser.browsing import Browse
from tests.browser.gwt_moments import MOMENTS, sit_down
from tests.browser.serving import Server


@pytest.mark.parametrize("where", ["desk", "phone"])
def test_axe_finds_nothing(server: Server, browse: Browse, where: str) -> None:
    page = browse() if where == "desk" else browse.phone()
    found = {}
    for name in MOMENTS:
        sit_down(page, server, name)
        found[name] = violations(page)
    assert found == {name: [] for name in MOMENTS}
