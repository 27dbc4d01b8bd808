"""Waiting for a bot worker, giving up waiting, and what is left afterwards."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from railherd.bots.choose import choice
from railherd.server.bot_pool.pool import BotPool
from railherd.server.workers.slots import Slots
from tests.server.helpers.bad_bot_notes import FOLDER
from tests.server.helpers.bot_jobs import PLUGINS, exists, options, run, some_job, until, with_thinkers


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder where the odd bots write their notes."""
    monkeypatch.setenv(FOLDER, str(tmp_path))
    return tmp_path


def test_jobs_are_done_in_the_order_of_their_coming() -> None:
    async def queue(bot_pool: BotPool) -> list[str]:
        done: list[str] = []

        async def think(bot: str) -> None:
            await bot_pool.think(some_job(bot))
            done.append(bot)

        await asyncio.gather(*(think(bot) for bot in jobs))
        return done

    jobs = ["leave_once", "last", "random", "fail", "greedy", "nap", "witness"]
    assert with_thinkers(queue) == jobs


def test_one_worker_is_enough_for_one_job_at_a_time() -> None:
    async def think(bot_pool: BotPool) -> None:
        assert bot_pool.pids() == []
        for _ in range(3):
            await bot_pool.think(some_job("last"))
        assert len(bot_pool.pids()) == 1
        await asyncio.gather(*(bot_pool.think(some_job("nap")) for _ in range(4)))
        assert len(bot_pool.pids()) == 2

    with_thinkers(think, workers=2)


def test_a_cancelled_job_leaves_the_queue(folder: Path) -> None:
    async def cancel(bot_pool: BotPool) -> None:
        first = asyncio.create_task(bot_pool.think(some_job("nap")))
        second = asyncio.create_task(bot_pool.think(some_job("witness")))
        third = asyncio.create_task(bot_pool.think(some_job("last")))
        await until((folder / "napping").exists)
        second.cancel()
        await asyncio.gather(first, third)
        assert second.cancelled()
        assert not (folder / "world").exists()
        assert bot_pool.stats()["answered"] == 2

    with_thinkers(cancel)


def test_a_turn_that_comes_in_the_moment_of_leaving_goes_to_the_next() -> None:
    async def leave() -> None:
        slots = Slots(1)
        slot = await slots.take()
        leaving, staying = (asyncio.create_task(slots.take()) for _ in range(2))
        await asyncio.sleep(0)
        slots.give(slot)
        leaving.cancel()
        async with asyncio.timeout(1):
            assert await staying is slot
        assert leaving.cancelled()

    run(leave())


def test_the_answer_to_a_cancelled_job_is_dropped(folder: Path) -> None:
    async def cancel(bot_pool: BotPool) -> None:
        dropped = asyncio.create_task(bot_pool.think(some_job("nap")))
        await until((folder / "napping").exists)
        dropped.cancel()
        assert await bot_pool.think(some_job("greedy")) == choice(some_job("greedy"))
        assert dropped.cancelled()
        assert str(bot_pool.pids()[0]) == (folder / "napping").read_text()
        assert bot_pool.stats() == {"answered": 1, "overdue": 0, "crashed": 0, "replaced": 0}

    with_thinkers(cancel)


def test_a_cancelled_job_that_hangs_does_not_keep_its_worker() -> None:
    async def cancel(bot_pool: BotPool) -> None:
        await bot_pool.think(some_job("last"))
        hanging = asyncio.create_task(bot_pool.think(some_job("hang")))
        await asyncio.sleep(0.1)
        hanging.cancel()
        assert await bot_pool.think(some_job("last")) == options(some_job("last"))[-1]
        assert bot_pool.stats() == {"answered": 2, "overdue": 1, "crashed": 0, "replaced": 1}

    with_thinkers(cancel, limit=0.7)


@pytest.mark.parametrize("delay", [0.0, 0.05, 0.7])  # before a process exists, while it starts, while it thinks
def test_closing_ends_everything_at_once(delay: float) -> None:
    async def close() -> None:
        bot_pool = BotPool(2, plugins=PLUGINS)
        waiting = [asyncio.create_task(bot_pool.think(some_job("hang"))) for _ in range(5)]
        await asyncio.sleep(delay)
        pids = bot_pool.pids()
        begun = time.monotonic()
        await bot_pool.close()
        assert time.monotonic() - begun < 2
        await asyncio.wait(waiting)
        assert all(task.cancelled() for task in waiting)
        assert not [pid for pid in pids if exists(pid)]
        with pytest.raises(asyncio.CancelledError):
            await bot_pool.think(some_job("last"))
        await bot_pool.close()
        assert bot_pool.stats() == {"answered": 0, "overdue": 0, "crashed": 0, "replaced": 0}

    run(close())


def test_closing_what_never_began_is_nothing() -> None:
    bot_pool = BotPool(2)
    run(bot_pool.close())
    assert bot_pool.pids() == []


def test_workers_end_when_their_server_is_killed(folder: Path) -> None:
    """Idle ones end at once, thinking ones after their thought or, at the latest, when the system ends them."""
    code = (
        "import asyncio\n"
        "from railherd.server.bot_pool.pool import BotPool\n"
        "from tests.server.helpers.bot_jobs import PLUGINS, some_job\n"
        "async def serve():\n"
        "    bot_pool = BotPool(3, 0.5, PLUGINS)\n"
        "    await asyncio.gather(*(bot_pool.think(some_job('nap')) for _ in range(3)))\n"
        "    for bot in ('hang', 'nap'):\n"
        "        asyncio.create_task(bot_pool.think(some_job(bot)))\n"
        "    await asyncio.sleep(0.1)\n"
        "    print(*bot_pool.pids(), flush=True)\n"
        "    await asyncio.sleep(60)\n"
        "asyncio.run(serve())\n"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, env=environment) as server:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        server.send_signal(signal.SIGKILL)
    assert len(pids) == 3
    run(until(lambda: not any(runs(pid) for pid in pids)))


def runs(pid: int) -> bool:
    """Return whether a process that is not our child runs; a zombie does not count."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_a_worker_imports_no_server() -> None:
    heavy = ["litestar", "uvicorn", "sqlite3", "asyncio", "rich", "typer"]
    code = f"import sys, railherd.bots.worker; print([name for name in {heavy} if name in sys.modules])"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    assert subprocess.check_output([sys.executable, "-c", code], env=environment, text=True).strip() == "[]"
