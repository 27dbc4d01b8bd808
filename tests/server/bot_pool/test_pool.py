"""Bots think in separate processes: they never block the loop, and a failing bot is replaced."""

from __future__ import annotations

import ast
import asyncio
import os
import signal
import time
from pathlib import Path

import pytest

import railherd
from railherd.bots.answer import Answer
from railherd.bots.choose import choice
from railherd.bots.job import Job, job_of
from railherd.core.writing.flat import unpack
from railherd.server.bot_pool.pool import BotPool
from tests.games.profile import profile_of
from tests.server.helpers.bad_bot_notes import FOLDER
from tests.server.helpers.bot_jobs import beating, exists, options, some_job, until, with_thinkers

LONGEST_GAP = 1.5  # seconds; a loop blocked by a bot would stand still for two
SECRET = 2**127 + 5


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder where the odd bots write their notes."""
    monkeypatch.setenv(FOLDER, str(tmp_path))
    return tmp_path


def counts(answered: int, overdue: int = 0, crashed: int = 0, replaced: int = 0) -> dict[str, int]:
    return {"answered": answered, "overdue": overdue, "crashed": crashed, "replaced": replaced}


def test_a_worker_that_was_prepared_answers_the_first_question() -> None:
    async def prepare(bot_pool: BotPool) -> None:
        assert bot_pool.pids() == [], "no process before anybody needs one"
        bot_pool.prepare()
        await until(lambda: len(bot_pool.pids()) == 1)
        (pid,) = bot_pool.pids()
        await bot_pool.think(some_job("last"))
        assert bot_pool.pids() == [pid]

    with_thinkers(prepare)


def test_one_worker_is_prepared_however_often_it_is_asked_for() -> None:
    async def prepare(bot_pool: BotPool) -> None:
        for _ in range(3):
            bot_pool.prepare()
        await until(lambda: len(bot_pool.pids()) == 1)
        bot_pool.prepare()
        await asyncio.sleep(0.1)
        assert len(bot_pool.pids()) == 1

    with_thinkers(prepare, workers=3)


def test_a_prepared_worker_that_does_not_come_up_costs_nobody_anything() -> None:
    async def prepare(bot_pool: BotPool) -> None:
        bot_pool.prepare()
        assert await bot_pool.think(some_job("last")) == choice(some_job("greedy"))

    with_thinkers(prepare, plugins=("tests.server.no_such_module",))


@pytest.mark.parametrize("game", railherd.games())
def test_bots_on_all_seats_play_through_the_door(game: str) -> None:
    most = profile_of(game).worker_choices

    async def play(bot_pool: BotPool) -> None:
        match = railherd.new(game, seats=2, seed=SECRET)
        while match.asked is not None and len(match.moves) != most:
            job = job_of(match, match.asked, ["greedy", "random"][match.asked], len(match.moves) << 40)
            answer = await bot_pool.think(job)
            assert answer == choice(job), "a worker decides as anybody would in that world"
            if answer.is_aside:
                match.interrupt(match.asked, answer.option)
            else:
                match.choose(answer.option, match.asked)
        assert match.over == (most is None)
        assert bot_pool.stats() == counts(len(match.moves))

    with_thinkers(play, workers=2, plugins=())


@pytest.mark.parametrize("game", railherd.games())
def test_a_worker_is_given_an_imagined_world(game: str, folder: Path) -> None:
    match = railherd.new(game, seats=3, seed=SECRET)
    seat = match.asked
    assert seat is not None
    others = [other for other in range(3) if other != seat]

    async def look(bot_pool: BotPool) -> int:
        unlike = 0
        for seed in range(4):
            await bot_pool.think(job_of(match, seat, "witness", seed))
            ints: list[int] = ast.literal_eval((folder / "world").read_text())
            world = unpack(match.game, match.setup, ints)
            given, true = match.game.write(world)["players"], match.position()["players"]
            assert {**match.view(seat), **match.game.view(world, seat)} == match.view(seat)
            assert given[seat]["hand"] == true[seat]["hand"]
            assert SECRET not in ints
            unlike += sum(given[other]["hand"] != true[other]["hand"] for other in others)
        return unlike

    assert with_thinkers(look) >= 6, "of eight hidden hands, hardly any was guessed"


def test_a_plugin_adds_bots_to_the_workers() -> None:
    assert with_thinkers(lambda bot_pool: bot_pool.think(some_job("last"))) == options(some_job("last"))[-1]


def test_greedy_answers_for_a_bot_that_fails() -> None:
    async def fail(bot_pool: BotPool) -> None:
        pids = set()
        for failures, bot in enumerate(["fail", "minus_one", "nothing", "play_on", "nobody_knows_me"], 1):
            assert await bot_pool.think(some_job(bot)) == choice(some_job("greedy"))
            assert bot_pool.stats() == counts(failures, crashed=failures, replaced=failures)
            pids.update(bot_pool.pids())
        assert len(pids) == 5

    with_thinkers(fail)


def test_greedy_answers_for_a_bot_that_hangs() -> None:
    async def hang(bot_pool: BotPool) -> None:
        await bot_pool.think(some_job("last"))
        (pid,) = bot_pool.pids()
        begun = time.monotonic()
        assert await bot_pool.think(some_job("hang")) == choice(some_job("greedy"))
        assert 1 <= time.monotonic() - begun < 5
        assert not exists(pid)
        assert bot_pool.stats() == counts(2, overdue=1, replaced=1)
        assert await bot_pool.think(some_job("last")) == options(some_job("last"))[-1]

    with_thinkers(hang, limit=1.0)


def test_greedy_answers_for_a_bot_that_takes_every_process_down() -> None:
    async def leave(bot_pool: BotPool) -> None:
        assert await bot_pool.think(some_job("leave")) == choice(some_job("greedy"))
        await until(lambda: bot_pool.stats() == counts(1, crashed=2, replaced=2))

    with_thinkers(leave, workers=2)


def test_a_job_whose_process_was_killed_is_done_by_another_at_once(folder: Path) -> None:
    async def kill(bot_pool: BotPool) -> None:
        await asyncio.gather(*(bot_pool.think(some_job("nap")) for _ in range(2)))
        (folder / "napping").unlink()
        both = set(bot_pool.pids())
        thinking = asyncio.create_task(bot_pool.think(some_job("nap")))
        await until(lambda: (folder / "napping").exists() and (folder / "napping").read_text() != "")
        victim = int((folder / "napping").read_text())
        os.kill(victim, signal.SIGKILL)
        await until(lambda: (folder / "napping").read_text() not in ("", str(victim)))
        assert {int((folder / "napping").read_text())} == both - {victim}
        assert await thinking == options(some_job("nap"))[-1]
        await until(lambda: bot_pool.stats() == counts(3, crashed=1, replaced=1) and len(bot_pool.pids()) == 2)
        assert not exists(victim)

    with_thinkers(kill, workers=2)


def test_a_process_killed_while_idle_is_replaced_before_anybody_notices() -> None:
    async def kill(bot_pool: BotPool) -> None:
        await bot_pool.think(some_job("last"))
        (victim,) = bot_pool.pids()
        os.kill(victim, signal.SIGKILL)
        assert await bot_pool.think(some_job("last")) == options(some_job("last"))[-1]
        await until(lambda: bot_pool.stats() == counts(2, crashed=1, replaced=1))
        assert not exists(victim)

    with_thinkers(kill)


def test_without_any_worker_greedy_answers_in_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    def slowly(job: Job) -> Answer:
        time.sleep(0.5)
        return choice(job)

    monkeypatch.setattr("railherd.server.bot_pool.pool.choice", slowly)

    async def answer(bot_pool: BotPool) -> None:
        async with beating() as heart:
            assert await bot_pool.think(some_job("last")) == choice(some_job("greedy"))
        assert bot_pool.stats() == counts(1, crashed=1)
        assert heart.longest < LONGEST_GAP

    with_thinkers(answer, plugins=("tests.server.no_such_module",))


def test_the_first_option_is_taken_where_even_greedy_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_idea(job: Job) -> Answer:
        raise RuntimeError("no idea")

    monkeypatch.setattr("railherd.server.bot_pool.pool.choice", no_idea)
    answer = with_thinkers(lambda bot_pool: bot_pool.think(some_job("last")), plugins=("tests.server.no_such_module",))
    assert answer == options(some_job("last"))[0]


def test_neither_printing_nor_an_interrupt_disturbs_a_worker() -> None:
    async def disturb(bot_pool: BotPool) -> None:
        for bot in ("chatter", "interrupted"):
            assert await bot_pool.think(some_job(bot)) == options(some_job(bot))[-1]
        assert bot_pool.stats() == counts(2)

    with_thinkers(disturb)


def test_a_bot_that_thinks_for_two_seconds_delays_nobody() -> None:
    async def toil(bot_pool: BotPool) -> None:
        async with beating() as heart:
            slow = asyncio.create_task(bot_pool.think(some_job("toil")))
            await bot_pool.think(some_job("last"))
            assert not slow.done()
            await slow
        print(f"longest gap between beats: {heart.longest * 1000:.1f} ms in {heart.beats} beats")
        assert heart.beats > 100
        assert heart.longest < LONGEST_GAP

    with_thinkers(toil, workers=2)
