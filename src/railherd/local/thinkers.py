"""Bots of a house without a server: in a worker of their own where there is one, else where the tables are."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import Protocol

import msgspec

from railherd.bots.advice.counsel import Counsel
from railherd.bots.answer import Answer
from railherd.bots.choose import choice, counsel_of, first_answer
from railherd.bots.job import Job, Reply
from railherd.server.workers.fair_queue import Share

STAND_IN = "greedy"  # for a bot that fails: it thinks here, so it must be quick
SLOW = frozenset({"expert"})  # it needs seconds: the others are done before a worker has started

log = logging.getLogger("railherd.local")


class BotWorker(Protocol):
    """A worker where bots think; the browser's side of it."""

    def start(self) -> None:
        """Start it soon, unless it is there."""

    def is_up(self) -> bool:
        """Return whether it can be asked now."""

    def ask(self, job: str) -> Awaitable[str]:
        """Return the reply to a job, both as JSON; raise anything if it is lost or takes too long."""


class ThinkersHere:
    """Bots that think one after the other, between messages."""

    effort = 100  # nobody else waits

    def prepare(self) -> None:
        """Do nothing: there is no process to start."""

    async def think(self, job: Job, share: Share) -> Answer:
        """Return a legal answer in the job's world, even if the bot fails."""
        await asyncio.sleep(0)  # what waits to be sent comes first
        try:
            return choice(job)
        except Exception:  # a bot may raise anything
            log.exception("bot %s of %s", job.bot, job.game)
            return first_answer(job)

    async def advise(self, job: Job, share: Share) -> Counsel:
        """Return the best options in the job's world; if that fails, what a bot would choose."""
        await asyncio.sleep(0)
        try:
            return counsel_of(job)
        except Exception:
            log.exception("advice in %s", job.game)
            return Counsel(await self.think(msgspec.structs.replace(job, worlds=0), share), [])


class ThinkersElsewhere(ThinkersHere):
    """Bots that think in a worker, so that no click waits for them; what it does not answer is thought of here."""

    def __init__(self, worker: BotWorker) -> None:
        self._worker = worker

    def prepare(self) -> None:
        """Start the worker."""
        self._worker.start()

    async def think(self, job: Job, share: Share) -> Answer:
        """Return a legal answer in the job's world, even if the bot or the worker fails."""
        self._worker.start()
        if job.bot not in SLOW and not self._worker.is_up():
            return await super().think(job, share)
        reply = await self._reply(job)
        if reply.answer is not None:
            return reply.answer
        log.error("bot %s of %s: %s", job.bot, job.game, reply.error)
        return await super().think(msgspec.structs.replace(job, bot=STAND_IN), share)

    async def advise(self, job: Job, share: Share) -> Counsel:
        """Return the best options in the job's world: it takes long, so the worker is waited for."""
        self._worker.start()
        reply = await self._reply(job)
        if reply.answer is not None:
            return Counsel(reply.answer, reply.weighed)
        log.error("advice in %s: %s", job.game, reply.error)
        return Counsel(await super().think(msgspec.structs.replace(job, bot=STAND_IN, worlds=0), share), [])

    async def _reply(self, job: Job) -> Reply:
        try:
            return msgspec.json.decode(await self._worker.ask(msgspec.json.encode(job).decode()), type=Reply)
        except Exception as failure:  # whatever the browser throws
            return Reply(error=str(failure))


def answer(job: str) -> str:
    """Answer a job, both as JSON: what the worker of the bots does."""
    try:
        given = counsel_of(msgspec.json.decode(job, type=Job))
        return msgspec.json.encode(Reply(given.answer, given.weighed)).decode()
    except Exception as failure:  # a bot may raise anything
        log.exception("a bot failed")
        return msgspec.json.encode(Reply(error=repr(failure))).decode()
