"""Tables with people come before those without, and hosts take turns."""

from __future__ import annotations

import asyncio

import pytest

from railherd.bots.answer import Answer
from railherd.bots.job import Job
from railherd.server.bot_pool.pool import BotPool
from railherd.server.workers.fair_queue import FairQueue, Share
from railherd.server.workers.slots import Slots
from tests.server.helpers.bot_jobs import run
from tests.server.helpers.in_process import Server, visit
from tests.server.helpers.table_client import new_table, play


def drained(queue: FairQueue[str]) -> list[str]:
    return [queue.pop() for _ in iter(lambda: bool(queue), False)]


def test_people_come_before_bots_alone() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(3):
        queue.push(f"bots {number}", Share(has_people=False, host="Eve"))
    queue.push("people", Share(has_people=True, host="Eve"))
    queue.push_ahead("again")
    assert drained(queue) == ["again", "people", "bots 0", "bots 1", "bots 2"]


def test_hosts_take_turns_and_each_keeps_the_order() -> None:
    queue: FairQueue[str] = FairQueue()
    for host, count in (("Eve", 4), ("Ana", 1), ("Bo", 2)):
        for number in range(count):
            queue.push(f"{host} {number}", Share(host=host))
    assert drained(queue) == ["Eve 0", "Ana 0", "Bo 0", "Eve 1", "Bo 1", "Eve 2", "Eve 3"]


def test_what_is_removed_does_not_come_and_takes_no_turn() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.push("only one of Eve", Share(host="Eve"))
    queue.push("Ana", Share(host="Ana"))
    assert queue.remove("only one of Eve")
    assert not queue.remove("only one of Eve")
    assert drained(queue) == ["Ana"]
    assert not queue


def test_a_slot_goes_to_people_first() -> None:
    async def scene() -> list[str]:
        slots, done = Slots(1), []
        slot = await slots.take()

        async def think(name: str, share: Share) -> None:
            taken = await slots.take(share)
            done.append(name)
            slots.give(taken)

        bots = [asyncio.create_task(think(f"bots {n}", Share(False, "Eve"))) for n in range(20)]
        await asyncio.sleep(0)
        people = asyncio.create_task(think("people", Share(True, "Ana")))
        await asyncio.sleep(0)
        slots.give(slot)
        await asyncio.gather(people, *bots)
        return done

    assert run(scene())[0] == "people"


def test_a_table_says_for_whom_its_bots_think(monkeypatch: pytest.MonkeyPatch) -> None:
    shares: set[Share] = set()

    async def think(_: BotPool, job: Job, share: Share) -> Answer:
        shares.add(share)
        return await asyncio.Future()

    monkeypatch.setattr(BotPool, "think", think)

    async def scene(server: Server) -> None:
        ana, eve = await server.guest("Ana"), await server.guest("Eve")
        with_people = await new_table(server, ana, ("open", "open", "random"))
        await with_people.sit(eve)
        alone = await new_table(server, eve, ("random", "random"), own_seats=[])
        assert (await eve.post(f"{alone.path}/start")).status == 200
        sockets = [await browser.watching(with_people.id) for browser in (ana, eve)]
        while Share(True, ana.cookie[:12]) not in shares:
            await play(with_people, sockets, 1)
        assert shares == {Share(True, ana.cookie[:12]), Share(False, eve.cookie[:12])}

    visit(scene)
