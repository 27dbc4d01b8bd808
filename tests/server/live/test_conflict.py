"""Whoever writes to a table first is right: the other catches up, is judged again, and nothing is lost or doubled."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

from railherd.bots.advice.counsel import Counsel
from railherd.bots.answer import Answer
from railherd.bots.choose import choice, counsel_of
from railherd.bots.job import Job, job_of
from railherd.core.problem import Problem
from railherd.server.live.registry import LiveTables
from railherd.server.live.table import LiveTable
from railherd.server.store.contract import NotSaved
from railherd.server.workers.fair_queue import Share
from railherd.tables.command import Actor
from railherd.tables.commands import Choose
from railherd.tables.entries import Entry, Guest
from railherd.tables.plan import Plan
from railherd.tables.projection import Access
from railherd.tables.seating import Sit
from railherd.tables.standing import Standing
from railherd.tables.state import OVER, PLAYING, TableState
from tests.server.helpers.memory_store import MemoryStore
from tests.server.helpers.store_samples import run

ANN, BOB = Guest("ann", "Ann", (), 0, 0), Guest("bob", "Bob", (), 0, 0)


class Watching:
    """Notes the newest state that was told of each table."""

    def __init__(self) -> None:
        self.told: dict[str, TableState] = {}

    def tell(self, state: TableState) -> None:
        self.told[state.id] = state

    def is_watched(self, table: str) -> bool:
        return True

    def time_left(self, state: TableState) -> int | None:
        return None


class ThinkingHere:
    effort = 100

    def prepare(self) -> None:
        pass

    async def think(self, job: Job, share: Share) -> Answer:
        await asyncio.sleep(0)
        return choice(job)

    async def advise(self, job: Job, share: Share) -> Counsel:
        return counsel_of(job)


class Lossy(MemoryStore):
    """A store of which an answer can be lost: the entry is kept all the same."""

    is_lossy = False

    async def append(self, entry: Entry, standing: Standing | None = None) -> None:
        await super().append(entry, standing)
        if self.is_lossy:
            self.is_lossy = False
            raise NotSaved("the connection was lost")


class Two:
    """Two servers on one store, and the same table in both."""

    def __init__(self) -> None:
        self.store = Lossy()
        self.eyes = Watching(), Watching()
        self.servers = [
            LiveTables(self.store, Access(b"key"), eyes, ThinkingHere(), lambda: 1_000_000) for eyes in self.eyes
        ]

    async def at_table(self, *seats: str) -> tuple[LiveTable, LiveTable]:
        first = await self.servers[0].create(ANN, Plan("last_spike", seats))
        second = await self.servers[1].get(first.id)
        if seats[1] == "open":
            await second.submit(Sit(1, invited=True), Actor(BOB))
        return first, second


def next_choice(live: LiveTable) -> tuple[Choose, Actor]:
    state = live.state
    assert state.match is not None
    assert state.asked is not None
    job = job_of(state.match, state.asked, "greedy", 1)
    text = state.match.text_of(choice(job).option)
    return Choose(live.id, state.at, text, f"choice {state.seq}"), Actor((ANN, BOB)[state.asked])


def scene(play: Callable[[Two], Awaitable[None]]) -> None:
    async def main() -> None:
        await play(Two())

    run(main())


def test_a_server_that_is_behind_catches_up_and_judges_again() -> None:
    async def play(two: Two) -> None:
        first, second = await two.at_table("open", "open")
        assert (first.state.phase, second.state.phase) == ("gathering", PLAYING)
        with pytest.raises(Problem, match="not free"):
            await first.submit(Sit(1, invited=True), Actor(Guest("eve", "Eve", (), 0, 0)))
        assert (first.state.seq, first.state.phase) == (second.state.seq, PLAYING)
        assert two.eyes[0].told[first.id].phase == PLAYING  # who watches there sees it

    scene(play)


def test_a_choice_that_reaches_two_servers_is_made_once() -> None:
    async def play(two: Two) -> None:
        first, second = await two.at_table("open", "open")
        with pytest.raises(Problem):
            await first.submit(Sit(1, invited=True), Actor(BOB))
        command, actor = next_choice(first)
        numbers = await asyncio.gather(first.submit(command, actor), second.submit(command, actor))
        assert numbers[0] == numbers[1] == len(await two.store.entries(first.id))
        assert first.state.at == second.state.at == command.at + 1

    scene(play)


def test_a_choice_whose_answer_was_lost_is_not_made_again() -> None:
    async def play(two: Two) -> None:
        first, second = await two.at_table("open", "open")
        command, actor = next_choice(second)
        two.store.is_lossy = True
        with pytest.raises(Problem) as caught:
            await second.submit(command, actor)
        assert caught.value.key == "server.not_saved"
        count = len(await two.store.entries(first.id))
        assert await second.submit(command, actor) == count
        assert len(await two.store.entries(first.id)) == count

    scene(play)


def test_two_servers_play_a_game_to_its_end_and_no_turn_of_a_bot_is_lost_or_doubled() -> None:
    async def play(two: Two) -> None:
        tables = await two.at_table("open", "greedy", "greedy")
        turn = 0
        while tables[turn % 2].state.phase != OVER:
            live, turn = tables[turn % 2], turn + 1
            if live.state.match is not None and live.state.asked == 0:
                with suppress(Problem):  # the other was ahead
                    await live.submit(*next_choice(live))
            await asyncio.sleep(0)
            if not live.is_busy and live.state.asked != 0 and live.state.phase != OVER:
                await live.follow_up()
        log = await two.store.entries(tables[0].id)
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
        again = await LiveTables(two.store, Access(b"key"), Watching(), ThinkingHere(), lambda: 1_000_000).get(
            tables[0].id
        )
        assert (again.state.phase, again.state.stop_reason) == (OVER, None)

    scene(play)
