"""Bots that think where the tables are."""

from __future__ import annotations

import asyncio
import logging

from railherd.bots.answer import Answer
from railherd.server.bot_pool.choose import choice, first_answer
from railherd.server.bot_pool.jobs import Job
from railherd.server.workers.fair_queue import Share

log = logging.getLogger("railherd.local")


class ThinkersHere:
    """Bots that think one after the other, between messages."""

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
