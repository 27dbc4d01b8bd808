"""Bots search less while many wait, and everybody at a table is told so once."""

from __future__ import annotations

import pytest

from railherd.bots.answer import Answer
from railherd.bots.choose import choice
from railherd.bots.job import Job
from railherd.server.bot_pool.pool import LEAST, QUEUED, BotPool
from railherd.server.workers.fair_queue import Share
from railherd.server.workers.pool import WorkerPool
from tests.server.helpers.in_process import Server, visit
from tests.server.helpers.table_client import new_table


@pytest.mark.parametrize(
    ("workers", "waiting", "effort"),
    [(1, 0, 100), (1, QUEUED, 100), (1, 2 * QUEUED, 50), (2, 2 * QUEUED, 100), (2, 8 * QUEUED, 25), (1, 10_000, LEAST)],
)
def test_the_more_wait_the_less_bots_search(
    monkeypatch: pytest.MonkeyPatch, workers: int, waiting: int, effort: int
) -> None:
    monkeypatch.setattr(WorkerPool, "waiting", waiting)
    assert BotPool(workers).effort == effort


def test_bots_at_a_busy_server_search_less_and_say_so_once(monkeypatch: pytest.MonkeyPatch) -> None:
    jobs: list[Job] = []

    async def think(_: BotPool, job: Job, __: Share) -> Answer:
        jobs.append(job)
        return choice(job)

    monkeypatch.setattr(BotPool, "think", think)
    monkeypatch.setattr(BotPool, "effort", 40)

    async def scene(server: Server) -> None:
        ana = await server.guest("Ana")
        table = await new_table(server, ana, ["open", "novice"], own_seats=[{"seat": 0}])
        socket = await ana.watching(table.id)
        for _ in range(3):
            await table.asked([socket])
            state = socket.state()
            choice = state["prompt"]["options"][-1]["text"]
            await socket.done("choose", table=table.id, at=state["at"], choice=choice)
        await server.calm()
        assert len(jobs) > 1
        assert {job.effort for job in jobs} == {40}
        assert [line["kind"] for state in socket.of("state") for line in state["news"]] == ["eased"]
        assert table.kinds.count("eased") == 1

    visit(scene)
