"""The doors of a house that a browser's worker opens: texts in and out, because they need no conversion."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial

import msgspec

from railherd.local.house import House
from railherd.local.rest import answer
from railherd.local.thinkers import BotWorker, ThinkersElsewhere

Put = Callable[[str], Awaitable[object]]
Read = Callable[[str], Awaitable[str]]
Deliver = Callable[[str, str], object]


class BrowserKeeper:
    """A keeper made of two functions of the browser; each takes and gives JSON."""

    def __init__(self, put: Put, read: Read) -> None:
        self._put = put
        self._read = read

    async def put(self, texts: Mapping[str, str]) -> None:
        """Keep texts; raise `OSError` if that is impossible."""
        try:
            await self._put(msgspec.json.encode(texts).decode())
        except Exception as failure:  # whatever the browser throws
            raise OSError("the browser did not keep it") from failure

    async def read(self, prefix: str) -> dict[str, str]:
        """Return all texts whose keys begin so; raise `OSError` if that is impossible."""
        try:
            return msgspec.json.decode(await self._read(prefix), type=dict[str, str])
        except Exception as failure:
            raise OSError("the browser did not give it") from failure


class Doors:
    """What the worker calls."""

    def __init__(self, house: House, deliver: Deliver) -> None:
        self._house = house
        self._deliver = deliver

    def dial(self, page: str, language: str) -> None:
        """Begin to talk with a page."""
        self._house.connect(page, language, partial(self._deliver, page))

    def hear(self, page: str, message: str) -> None:
        """Take a message of a page."""
        self._house.hear(page, message)

    def hang_up(self, page: str) -> None:
        """Note that a page is gone."""
        self._house.disconnect(page)

    async def ask(self, method: str, address: str, language: str, body: str, key: str = "") -> str:
        """Answer a request; return status, type and body as JSON. One that is sent again has the key it had."""
        return msgspec.json.encode(await answer(self._house, method, address, language, body, key)).decode()


async def open_doors(
    put: Put, read: Read, deliver: Deliver, language: str, version: str, bots: BotWorker | None = None
) -> Doors:
    """Open the house of this browser; raise `Newer` if only a newer version of us can."""
    thinkers = None if bots is None else ThinkersElsewhere(bots)
    return Doors(await House.open(BrowserKeeper(put, read), language, version, thinkers), deliver)
