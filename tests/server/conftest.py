"""Fixtures for tests of the server."""

from __future__ import annotations

import asyncio

import pytest

from railherd.server.jobs import Job
from railherd.server.thinker import choice
from railherd.server.thinkers import Thinkers


@pytest.fixture
def bots_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots think in this process, without delay."""

    async def think(_: Thinkers, job: Job) -> int:
        await asyncio.sleep(0)
        return choice(job)

    monkeypatch.setattr(Thinkers, "think", think)
