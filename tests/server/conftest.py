"""Fixtures for tests of the server."""

from __future__ import annotations

import asyncio

import pytest

from railherd.server.bot_pool.fair_queue import Share
from railherd.server.bot_pool.jobs import Job
from railherd.server.bot_pool.pool import BotPool
from railherd.server.bot_pool.worker import choice


@pytest.fixture
def bots_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots think in this process, without delay."""

    async def think(_: BotPool, job: Job, __: Share) -> int:
        await asyncio.sleep(0)
        return choice(job)

    monkeypatch.setattr(BotPool, "think", think)
