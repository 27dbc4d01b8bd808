"""The doors that a browser's worker opens: texts in, texts out, and a browser that keeps nothing."""

from __future__ import annotations

import asyncio
import json

import pytest

from railherd.local.browser import BrowserKeeper, open_doors
from railherd.local.keeper import MemoryKeeper


def test_a_page_dials_asks_and_is_answered_in_texts() -> None:
    kept, delivered = MemoryKeeper(), []

    async def put(texts: str) -> None:
        await kept.put(json.loads(texts))

    async def read(prefix: str) -> str:
        return json.dumps(await kept.read(prefix))

    async def scene() -> None:
        doors = await open_doors(put, read, lambda page, text: delivered.append((page, json.loads(text))), "pt", "7")
        doors.dial("one", "ru")
        doors.hear("one", '{"type": "watch", "table": "none"}')
        doors.hear("two", "nobody dialled here")
        await asyncio.sleep(0.05)
        status, _, body = json.loads(await doors.ask("POST", "/me", "pt", '{"name": "Ana"}'))
        assert (status, json.loads(body)["name"], json.loads(kept.texts["guest"])["name"]) == (200, "Ana", "Ana")
        doors.hang_up("one")
        await asyncio.sleep(0.05)

    asyncio.run(scene())
    assert [(page, one["type"]) for page, one in delivered] == [("one", "hello"), ("one", "refused")]
    assert delivered[0][1]["version"] == "7"


def test_whatever_the_browser_throws_means_that_nothing_was_kept() -> None:
    async def fail(text: str) -> str:
        raise ValueError(f"QuotaExceededError {text}")

    async def scene() -> None:
        keeper = BrowserKeeper(fail, fail)
        with pytest.raises(OSError, match="not keep"):
            await keeper.put({"a": "b"})
        with pytest.raises(OSError, match="not give"):
            await keeper.read("a")

    asyncio.run(scene())
