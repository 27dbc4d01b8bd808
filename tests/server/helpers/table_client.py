"""Tables at a running server, created through its public interface."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from railherd.tables.entries import Entry
from tests.server.helpers.in_process import Browser, Server, Socket

GAME = "last_spike"


class Table:
    """A table that its host made, with its link."""

    def __init__(self, server: Server, host: Browser, told: dict[str, Any]) -> None:
        self.server = server
        self.host = host
        self.id: str = told["table"]
        self.link: str = told["link"]

    @property
    def path(self) -> str:
        return f"/tables/{self.id}"

    @property
    def entries(self) -> list[Entry]:
        """Return the entries on disk."""
        return self.server.store.logs[self.id]

    @property
    def kinds(self) -> list[str]:
        return [entry.kind for entry in self.entries]

    async def seat_link(self, seat: int) -> str:
        """Return a new link to a seat."""
        answer = await self.host.post(f"{self.path}/seats/{seat}/link")
        assert answer.status == 200, answer.body
        return str(answer.json["key"])

    async def sit(self, browser: Browser, seat: int | None = None, key: str | None = None) -> None:
        answer = await browser.post(f"{self.path}/sit", {"seat": seat, "key": self.link if key is None else key})
        assert answer.status == 200, answer.body

    async def asked(self, sockets: Sequence[Socket]) -> Socket:
        """Return the socket, of those given, whose seat must decide."""
        await self.server.calm()
        return next(socket for socket in sockets if not waits(socket))


def waits(socket: Socket) -> bool:
    prompt = socket.state()["prompt"]
    return prompt is None or prompt["waits_for"] is not None


async def new_table(server: Server, host: Browser, seats: Sequence[str] = ("open", "open"), **plan: Any) -> Table:
    """Return a table at which its host has the first seat."""
    answer = await host.post("/tables", {"game": GAME, "seats": list(seats), **plan})
    assert answer.status == 201, answer.body
    return Table(server, host, answer.json)


async def two_at_a_table(server: Server, **plan: Any) -> tuple[Table, list[Browser], list[Socket]]:
    """Return a table with Ana, who is host, and Bo in the middle of a game, both watching it."""
    browsers = [await server.guest("Ana"), await server.guest("Bo")]
    table = await new_table(server, browsers[0], **plan)
    await table.sit(browsers[1])
    return table, browsers, [await browser.watching(table.id) for browser in browsers]


async def play(table: Table, sockets: Sequence[Socket], choices: int) -> None:
    """Let people choose in turn, always the first option."""
    for _ in range(choices):
        await (await table.asked(sockets)).choose(table.id)
    await table.server.calm()
