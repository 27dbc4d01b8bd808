"""Where bots think: in worker processes, or in whatever takes their place."""

from typing import Protocol

from railherd.bots.answer import Answer
from railherd.bots.job import Job
from railherd.server.workers.fair_queue import Share


class Thinkers(Protocol):
    """Where bots think."""

    def prepare(self) -> None:
        """Get ready: a bot will be asked soon."""

    async def think(self, job: Job, share: Share) -> Answer:
        """Return a legal answer in the job's world, even if the bot fails."""
