"""The download size of the first view of a board, measured from the real answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Response

from tests.browser.browsing import Browse, Tell
from tests.browser.playing import Seat, make_table
from tests.browser.serving import Server
from tests.browser.watching import Watch
from tools.shown_games import shown_games

MOST = {"gwt": 187_000, "gwt_nz": 210_000, "last_spike": 187_000}  # bytes of scripts and styles, compressed as sent
MOST_FONTS = 160_000
KINDS = {"script": "scripts and styles", "stylesheet": "scripts and styles", "font": "fonts"}


@pytest.fixture
def stranger(chromium: Browser, server: Server, watch: Watch) -> Iterator[Page]:
    """Yield a page of somebody who was never here before, so that nothing comes from a cache."""
    browse = Browse(chromium, server.url, watch)
    yield browse()
    browse.close()


@pytest.mark.parametrize("game", shown_games())
def test_a_board_is_light(server: Server, stranger: Page, tell: Tell, game: str) -> None:
    server.deal(seed=11, choices=40)
    answers: list[Response] = []
    table = make_table(stranger, "greedy", "greedy", "greedy", game=game)
    stranger.on("response", lambda answer: answers.append(answer))
    Seat(stranger, table).until_asked()
    stranger.wait_for_load_state("networkidle")
    weight: Counter[str] = Counter()
    for answer in answers:
        kind = KINDS.get(answer.request.resource_type, "other")
        weight[kind] += answer.request.sizes()["responseBodySize"]
    tell(", ".join(f"{size:,} bytes of {kind}" for kind, size in weight.items()))
    assert 0 < weight["scripts and styles"] <= MOST[game]
    assert 0 < weight["fonts"] <= MOST_FONTS
