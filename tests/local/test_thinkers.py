"""Bots in a worker of their own: what it answers is played, and what it does not is thought of here."""

from __future__ import annotations

import asyncio

import pytest

import railherd
from railherd.bots.job import Job, job_of
from railherd.local.thinkers import ThinkersElsewhere, ThinkersHere, answer
from railherd.server.workers.fair_queue import ANYBODY


class WorkerHere:
    """A worker of bots as the browser gives it, without a browser."""

    def __init__(self, up: bool = True, fails: bool = False) -> None:
        self.up, self.fails, self.starts = up, fails, 0
        self.asked: list[str] = []

    def start(self) -> None:
        self.starts += 1

    def is_up(self) -> bool:
        return self.up

    async def ask(self, job: str) -> str:
        self.asked.append(job)
        if self.fails:
            raise RuntimeError("silent")
        return answer(job)


def a_job(bot: str = "greedy") -> Job:
    match = railherd.new("last_spike", seats=2, seed=5)
    seat = match.asked
    assert seat is not None
    return job_of(match, seat, bot, 7)


def thought(worker: WorkerHere, job: Job) -> object:
    return asyncio.run(ThinkersElsewhere(worker).think(job, ANYBODY))


def test_the_worker_answers_as_the_house_would() -> None:
    worker, job = WorkerHere(), a_job()
    assert thought(worker, job) == asyncio.run(ThinkersHere().think(job, ANYBODY))
    assert len(worker.asked) == 1


def test_a_slow_bot_waits_for_the_worker() -> None:
    worker = WorkerHere(up=False)
    thought(worker, a_job("expert"))
    assert len(worker.asked) == 1


def test_a_quick_bot_does_not_wait_for_a_worker_that_starts() -> None:
    worker = WorkerHere(up=False)
    assert thought(worker, a_job()) == asyncio.run(ThinkersHere().think(a_job(), ANYBODY))
    assert (worker.asked, worker.starts) == ([], 1)


@pytest.mark.parametrize("bot", ["greedy", "random", "nobody knows it"])
def test_a_lost_worker_and_a_failing_bot_are_replaced_by_the_one_here(bot: str) -> None:
    job = a_job(bot)
    found = thought(WorkerHere(fails=bot != "nobody knows it"), job)
    assert found == asyncio.run(ThinkersHere().think(a_job(), ANYBODY))
