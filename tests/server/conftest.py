"""Fixtures for tests of the server."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from railherd.bots.advice.counsel import Counsel
from railherd.bots.answer import Answer
from railherd.bots.choose import choice, counsel_of
from railherd.bots.job import Job
from railherd.server.bot_pool.pool import BotPool
from railherd.server.replay import desk
from railherd.server.workers.fair_queue import Share
from tests.server.helpers.worker_here import WorkerHere


@pytest.fixture
def bots_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots think in this process, without delay."""

    async def think(_: BotPool, job: Job, __: Share) -> Answer:
        await asyncio.sleep(0)
        return choice(job)

    async def advise(_: BotPool, job: Job, __: Share) -> Counsel:
        await asyncio.sleep(0)
        return counsel_of(job)

    monkeypatch.setattr(BotPool, "think", think)
    monkeypatch.setattr(BotPool, "advise", advise)


@pytest.fixture(autouse=True)
def replays_here(monkeypatch: pytest.MonkeyPatch) -> list[WorkerHere]:
    """Show games again in this process; return the workers of each server, first that of tables, then of records."""
    made: list[WorkerHere] = []

    def worker(name: str, words: Sequence[str], workers: int, limit: float) -> WorkerHere:
        made.append(WorkerHere(name, words, workers, limit))
        return made[-1]

    monkeypatch.setattr(desk, "WorkerPool", worker)
    return made
