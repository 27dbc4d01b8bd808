"""Games are shown again by processes of their own, which may fail, within bounds of time, memory and waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from railherd.core.problem import Problem
from railherd.server.accounts.rate_limit import RateLimit
from railherd.server.replay import desk
from railherd.server.replay.desk import ASKED_AT_ONCE, MOST_WAITING, Refused, ReplayDesk
from railherd.server.replay.jobs import Job
from railherd.server.replay.moments import Moment
from railherd.server.replay.worker import MOST_CPU, ReplayWorker
from tests.golden.games import NAMES, file_of
from tests.server.helpers.in_process import Server, visit
from tests.server.helpers.odd_worker import WORKER

LAST_SPIKE = file_of(next(name for name in NAMES if name.startswith("last_spike/"))).read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def replays_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Show games again in processes, which the other tests of the server do without."""
    monkeypatch.setattr(desk, "WORKER", WORKER)


def job(record: str) -> Job:
    return Job(f"record {record[:20]}", record, "moment", "en")


def at_a_desk(scene: Callable[[ReplayDesk, RateLimit], Awaitable[None]]) -> None:
    async def whole() -> None:
        replays = ReplayDesk()
        try:
            await scene(replays, RateLimit(1.0, 100, clock=lambda: 0.0))
        finally:
            await replays.close()
            assert replays.pids() == []

    asyncio.run(whole())


async def refusal(replays: ReplayDesk, cpu: RateLimit, record: str, address: str = "a") -> str:
    with pytest.raises((Problem, Refused)) as caught:
        await replays.show_record(job(record), address, cpu)
    return str(caught.value.args[0])


def test_a_server_starts_no_worker_before_somebody_looks_at_a_game() -> None:
    async def scene(server: Server) -> None:
        assert server.services.replays.pids() == []
        answer = await server.stranger().post("/records", {"record": LAST_SPIKE})
        assert answer.status == 200
        assert len(server.services.replays.pids()) == 1

    visit(scene)


def test_a_process_shows_what_would_be_shown_here() -> None:
    async def scene(replays: ReplayDesk, cpu: RateLimit) -> None:
        shown = await replays.show_record(job(LAST_SPIKE), "a", cpu)
        pids = replays.pids()
        assert msgspec.json.decode(shown, type=Moment) == ReplayWorker().show(job(LAST_SPIKE))
        assert await replays.show_record(job(LAST_SPIKE), "a", cpu) == shown
        assert replays.pids() == pids
        assert await refusal(replays, cpu, "nonsense") == "core.record_no_header"

    at_a_desk(scene)


@pytest.mark.parametrize("record", ["hang", "eat", "leave"])
def test_what_takes_too_much_is_refused_and_the_worker_replaced(record: str) -> None:
    async def scene(replays: ReplayDesk, cpu: RateLimit) -> None:
        await replays.show_record(job(LAST_SPIKE), "a", cpu)
        before = replays.pids()
        assert await refusal(replays, cpu, record, "b") == "server.replay_too_costly"
        assert await replays.show_record(job(LAST_SPIKE), "a", cpu)
        assert replays.pids() != before
        assert replays.stats()["replaced"] == 1
        assert cpu.wait("b") == 0.0
        cpu.charge("b", 100 - MOST_CPU)
        assert cpu.wait("b") > 0

    at_a_desk(scene)


def test_games_of_tables_do_not_wait_for_records() -> None:
    async def scene(replays: ReplayDesk, cpu: RateLimit) -> None:
        hanging = asyncio.create_task(refusal(replays, cpu, "hang", "b"))
        await asyncio.sleep(0)
        assert await replays.show_table(job(LAST_SPIKE), "a", cpu)
        assert await hanging == "server.replay_too_costly"

    at_a_desk(scene)


def test_no_more_than_some_jobs_wait_and_few_of_one_address() -> None:
    async def scene(replays: ReplayDesk, cpu: RateLimit) -> None:
        hanging = [asyncio.create_task(refusal(replays, cpu, "hang", f"{n}")) for n in range(MOST_WAITING + 1)]
        await asyncio.sleep(0.01)
        assert await refusal(replays, cpu, LAST_SPIKE, "late") == "server.busy"
        for task in hanging:
            task.cancel()
        await asyncio.gather(*hanging, return_exceptions=True)
        mine = [asyncio.create_task(refusal(replays, cpu, "hang", "a")) for _ in range(ASKED_AT_ONCE)]
        await asyncio.sleep(0.01)
        assert await refusal(replays, cpu, LAST_SPIKE, "a") == "server.replays_at_once"
        for task in mine:
            task.cancel()
        await asyncio.gather(*mine, return_exceptions=True)

    at_a_desk(scene)
