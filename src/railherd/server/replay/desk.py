"""Where games are looked at again: in worker processes, never in the server's own, with a bound on what waits there.

Games of tables and records that strangers bring have a worker each, so that the ones never wait for the others.
"""

from __future__ import annotations

import logging
from math import ceil

import msgspec

from railherd.core.problem import Problem
from railherd.server.accounts.open_limit import OpenLimit
from railherd.server.accounts.rate_limit import RateLimit
from railherd.server.replay.jobs import Answer, Job
from railherd.server.replay.worker import LIMIT, MOST_CPU
from railherd.server.workers.fair_queue import Share
from railherd.server.workers.pool import Failure, WorkerPool
from railherd.tables import protocol

WORKER = "railherd.server.replay.worker"
MOST_WAITING = 16  # jobs for one worker
ASKED_AT_ONCE = 4  # by one address
BUSY_SECONDS = 5

log = logging.getLogger("railherd.server")


class Refused(Exception):
    """A worker's refusal, already put into words."""

    def __init__(self, problem: protocol.Problem) -> None:
        super().__init__(problem.key)
        self.problem = problem


class ReplayDesk:
    """Workers that show games, each started when it is first needed."""

    def __init__(self) -> None:
        self._of_tables = WorkerPool("replays of tables", (WORKER,), 1, LIMIT)
        self._of_records = WorkerPool("replays of records", (WORKER,), 1, LIMIT)
        self._asked = OpenLimit(ASKED_AT_ONCE, "server.replays_at_once")

    async def show_table(self, job: Job, address: str, cpu: RateLimit) -> bytes:
        """Return what a job wants of a table's game, as JSON."""
        return await self._show(self._of_tables, job, address, cpu)

    async def show_record(self, job: Job, address: str, cpu: RateLimit) -> bytes:
        """Return what a job wants of a record that somebody brought, as JSON."""
        return await self._show(self._of_records, job, address, cpu)

    async def close(self) -> None:
        """End the workers."""
        await self._of_tables.close()
        await self._of_records.close()

    def pids(self) -> list[int]:
        """Return the process ids of the workers."""
        return self._of_tables.pids() + self._of_records.pids()

    def stats(self) -> dict[str, int]:
        """Return how many jobs wait and how often workers were overdue, crashed or replaced."""
        both = [self._of_tables, self._of_records]
        counts = {name: sum(pool.stats()[name] for pool in both) for name in self._of_tables.stats()}
        return {"waiting": sum(pool.waiting for pool in both), **counts}

    async def _show(self, pool: WorkerPool, job: Job, address: str, cpu: RateLimit) -> bytes:
        """Let a worker do a job; `cpu` counts the CPU seconds of each address, and holds back who used too many."""
        wait = cpu.wait(address)
        if wait > 0:
            raise Problem("server.replays_used_up", {"seconds": ceil(wait)})
        if pool.waiting >= MOST_WAITING:
            raise Problem("server.busy", {"seconds": BUSY_SECONDS})
        with self._asked.hold(address):
            outcome = await pool.ask(msgspec.json.encode(job), _answer, f"replay of {job.name}", Share(host=address))
        if outcome is Failure.BROKEN:
            raise Problem("server.busy", {"seconds": BUSY_SECONDS})
        if isinstance(outcome, Failure):
            cpu.charge(address, MOST_CPU)
            raise Problem("server.replay_too_costly")
        cpu.charge(address, outcome.cpu)
        if outcome.error:
            log.error("a replay failed: %s", outcome.error)
            raise RuntimeError("a replay failed")
        if outcome.problem is not None:
            raise Refused(outcome.problem)
        return bytes(outcome.shown)


def _answer(line: bytes) -> Answer | Failure:
    return msgspec.json.decode(line, type=Answer)
