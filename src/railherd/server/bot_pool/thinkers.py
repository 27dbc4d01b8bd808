"""Where bots think: in worker processes, or in whatever takes their place."""

from typing import Protocol

from railherd.bots.advice.counsel import Counsel
from railherd.bots.answer import Answer
from railherd.bots.job import Job
from railherd.server.workers.fair_queue import Share

FULL = 100  # percent of a bot's search


class Thinkers(Protocol):
    """Where bots think."""

    def prepare(self) -> None:
        """Get ready: a bot will be asked soon."""

    @property
    def effort(self) -> int:
        """Percent of their search that bots should do now."""

    async def think(self, job: Job, share: Share) -> Answer:
        """Return a legal answer in the job's world, even if the bot fails."""

    async def advise(self, job: Job, share: Share) -> Counsel:
        """Return the best options in the job's world; if that fails, what a bot would choose."""
