"""No client learns what is hidden when seats change hands, time runs out, games go back or bots sit in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

import railherd
from railherd.core.event import Event
from railherd.core.naming import event_for
from railherd.games.registry import find
from railherd.server.bot_pool.pool import BotPool
from tests.server.helpers.twin_comparison import Leak
from tests.server.helpers.twin_deeds import EventfulStage
from tests.server.helpers.twin_moments import random_pairs
from tests.server.helpers.twins import Pair
from tests.server.tables.test_leaks import compared

PAIRS = 12
DEEDS = {
    "choose", "seat_to_bot", "seat_from_bot", "time_up", "ask_rewind", "answer_rewind", "rewind", "renew_link", "sit",
    "take_seat_back",
}  # fmt: skip


@pytest.fixture(autouse=True)
def bots_that_never_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots think for ever: what they would choose depends on what they know, and is chosen for them."""

    async def think(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(BotPool, "think", think)


def some(title: str, wanted: Callable[[Pair], bool]) -> list[Pair]:
    """Return two pairs of a kind."""
    return list(islice(filter(wanted, random_pairs(title, 500, seed=6000)), 2))


def interrupts(pair: Pair) -> bool:
    """Return whether a seat does something beside the turn."""
    return any(step.anytime for step in pair.steps)


def draws_in_secret(pair: Pair) -> bool:
    """Return whether the step that is taken back deals something that the observer does not see."""
    return bool(pair.steps) and pair.steps[-1].dealt != pair.steps[-1].twin_dealt


@pytest.mark.parametrize("title", railherd.games())
def test_no_byte_depends_on_what_the_observer_may_not_know(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    EventfulStage.done.clear()
    telling = some(title, draws_in_secret)
    others = some(title, interrupts) if find(title).ANYTIME is not None else []
    assert compared([*random_pairs(title, PAIRS, seed=5000), *telling, *others], stage=EventfulStage).pairs > PAIRS / 2
    wanted = DEEDS | ({"interrupt"} if find(title).ANYTIME is not None else set())
    assert wanted - set(EventfulStage.done) == set()

    def whole_event(game: Any, event: Event, seat: int | None) -> dict[str, Any]:
        return event_for(game, event, event[1])

    monkeypatch.setattr("railherd.tables.projection.event_for", whole_event)
    with pytest.raises(Leak):
        compared(telling, stage=EventfulStage)
