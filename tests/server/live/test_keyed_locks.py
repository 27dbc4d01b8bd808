"""Locks by name: one for each key, and none left when unused."""

from __future__ import annotations

import asyncio

from railherd.server.live.keyed_locks import Locks


def test_a_key_is_held_by_one_at_a_time_and_holds_up_no_other() -> None:
    async def scene() -> None:
        locks, order = Locks(), []

        async def enter(key: str, name: str) -> None:
            async with locks.of(key):
                order.append(f"{name} in")
                await asyncio.sleep(0.01)
                order.append(f"{name} out")

        await asyncio.gather(enter("a", "first"), enter("a", "second"), enter("b", "other"))
        assert order.index("second in") > order.index("first out")
        assert order.index("other in") < order.index("first out")

    asyncio.run(scene())


def test_a_lock_that_nobody_holds_is_forgotten() -> None:
    async def scene() -> None:
        locks = Locks()
        async with locks.of("a"):
            assert len(locks) == 1
        assert len(locks) == 0

    asyncio.run(scene())
