"""A client that plays over the network like a browser: a cookie, REST and one socket."""

from __future__ import annotations

import asyncio
import itertools
import json
from random import Random
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Json = dict[str, Any]

PATIENCE = 90.0  # seconds to wait for anything, on a busy machine
LOST = (OSError, EOFError, WebSocketException, httpx.TransportError)
"""What a client sees when the server goes away."""

NOT_HEARD: Json = {}
"""In place of an event that a client was not sent."""

ANSWERS = ("done", "refused", "because", "advice", "events")


class Refused(Exception):
    """Raised when the server refuses, by REST or over the socket."""

    def __init__(self, answer: Json) -> None:
        self.problem: Json = answer.get("problem", answer)
        self.key: str = self.problem["key"]
        super().__init__(f"{self.key}: {self.problem['text']}")


class Client:
    """A guest with one socket; for each table it keeps the last state and all events."""

    def __init__(self, url: str, name: str, seed: int = 1) -> None:
        self.name = name
        self.guest = ""
        self.rng = Random(f"{name} {seed}")
        self.states: dict[str, Json] = {}
        self.events: dict[str, list[Json]] = {}
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=False)  # tests use no https
        self._url = url
        self._socket: ClientConnection | None = None
        self._numbers = itertools.count(1)

    async def __aenter__(self) -> Client:
        await self.introduce()
        await self.connect()
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        await self.leave()

    async def introduce(self) -> None:
        """Get an identity, or keep the present one."""
        self.guest = (await self.post("/api/me", {"name": self.name}))["guest"]

    async def post(self, path: str, content: Json | None = None) -> Json:
        """Post to REST and return the answer; raise `Refused` if it is a problem."""
        told: Json = _told(await self.http.post(path, json=content))
        return told

    async def get(self, path: str) -> Any:
        """Get from REST and return the answer."""
        return _told(await self.http.get(path))

    async def create(self, game: str, *seats: str, **more: Any) -> Json:
        """Create a table and by default take its first seat; return what REST shows of it."""
        return await self.post("/api/tables", {"game": game, "seats": list(seats), **more})

    async def sit(self, table: Json, seat: int | None = None) -> None:
        """Take a seat at a table by its link."""
        await self.post(f"/api/tables/{table['table']}/sit", {"seat": seat, "key": table["link"]})

    async def connect(self, url: str = "") -> None:
        """Open the socket, replacing an earlier one, at another address if the server has moved."""
        await self.hang_up()
        if url:
            self._url = url
            self.http.base_url = url
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self._url.replace("http", "ws", 1) + "/socket"
        # No limit to the waiting messages: a client that does not read must still be able to close.
        self._socket = await connect(
            address, additional_headers={"Cookie": cookie}, open_timeout=PATIENCE, max_queue=None
        )
        hello = await self.receive()
        if hello["type"] == "refused":
            raise Refused(hello)
        assert hello["type"] == "hello", hello
        assert hello["guest"] == self.guest, "the server takes me for somebody else"

    async def hang_up(self) -> None:
        """Close the socket."""
        socket, self._socket = self._socket, None
        if socket is not None:
            await socket.close()

    async def leave(self) -> None:
        """Close the socket and the HTTP client."""
        await self.hang_up()
        await self.http.aclose()

    async def send(self, message: Json) -> None:
        """Send a message over the socket."""
        assert self._socket is not None
        await self._socket.send(json.dumps(message))

    async def receive(self) -> Json:
        """Return the next message; pings are answered and not returned."""
        assert self._socket is not None
        while True:
            message: Json = json.loads(await asyncio.wait_for(self._socket.recv(), PATIENCE))
            if message["type"] == "ping":
                await self.send({"type": "pong"})
                continue
            self.note(message)
            return message

    def note(self, message: Json) -> None:
        """Record what a message tells about a table."""
        state = message if message["type"] == "state" else message.get("state")
        if state is not None:
            table = state["table"]
            self.states[table] = state
            known, begin = self.events.get(table, []), state["events_from"]
            unheard = [NOT_HEARD] * (begin - len(known))  # after so long an absence that only the last are sent
            self.events[table] = known[:begin] + unheard + state["events"]

    async def watch(self, table: str, since: int = 0, key: str = "") -> Json:
        """Watch a table from an entry on; return its present state."""
        await self.send({"type": "watch", "table": table, "since": since, "key": key})
        await self.hear_all(table)
        return self.states[table]

    async def hear_all(self, table: str) -> int:
        """Receive everything sent so far; return the last entry of a table that the client was told of.

        Messages keep their order, so the answer to a question comes after all of them.
        """
        answer = await self.ask({"type": "why", "table": table, "choice": "pass", "id": self.new_id()})
        if answer["id"] == "":
            raise Refused(answer)
        return int(self.states[table]["seq"])

    async def watch_on(self, table: str) -> Json:
        """Watch a table from the entry seen last, and read what happened in between."""
        await self.watch(table, self.states.get(table, {}).get("seq", 0))
        while NOT_HEARD in (events := self.events[table]):
            before = len(events) - events[::-1].index(NOT_HEARD)
            asked = {"type": "hear_events", "table": table, "before": before, "id": self.new_id()}
            for event in (await self.ask(asked))["events"]:
                self.events[table][event["n"]] = event
        return self.states[table]

    async def ask(self, message: Json) -> Json:
        """Send a message with an id and wait for its answer."""
        await self.send(message)
        while (answer := await self.receive())["type"] not in ANSWERS or answer["id"] not in ("", message["id"]):
            pass
        return answer

    async def do(self, type: str, table: str, **fields: Any) -> int:
        """Act at a table and return the number of the entry; raise `Refused` if it is not possible."""
        if type in ("choose", "undo", "redo", "ask_rewind"):
            fields = {"at": self.states[table]["at"], **fields}
        answer = await self.ask({"type": type, "table": table, "id": self.new_id(), **fields})
        if answer["type"] == "refused":
            raise Refused(answer)
        return int(answer["seq"])

    def new_id(self) -> str:
        """Return an id that this client has not used before."""
        return f"{self.name} {next(self._numbers)}"

    def options(self, table: str) -> list[str]:
        """Return what the client may choose at a table now; empty if it is not asked."""
        prompt = self.states[table]["prompt"]
        return [] if prompt is None or prompt["waits_for"] is not None else [o["text"] for o in prompt["options"]]

    def random_choice(self, table: str) -> Json:
        """Return a random choice for now, with a new id."""
        choice = self.rng.choice(self.options(table))
        at = self.states[table]["at"]
        return {"type": "choose", "table": table, "at": at, "choice": choice, "id": self.new_id()}

    async def until_asked(self, table: str) -> None:
        """Receive until the client may choose something, or the game is over."""
        while not self.options(table) and self.states[table]["phase"] != "over":
            await self.receive()

    async def caught_up(self, table: str, seq: int) -> Json:
        """Receive until the table has reached an entry; return its state."""
        while self.states.get(table, {"seq": -1})["seq"] < seq:
            await self.receive()
        return self.states[table]

    async def hears_nothing(self, seconds: float = 0.2) -> None:
        """Check that nothing is received for a while."""
        assert self._socket is not None
        try:
            message = await asyncio.wait_for(self._socket.recv(), seconds)
        except TimeoutError:
            return
        raise AssertionError(f"somebody said {message!r}")


async def choose_in_turn(table: str, *clients: Client, times: int = 10_000) -> int:
    """Let clients choose at random in turn, for a number of choices or to the end; return the entry reached."""
    seq = max(int(client.states[table]["seq"]) for client in clients)
    for _ in range(times):
        for client in clients:
            await client.caught_up(table, seq)
        asked = next((client for client in clients if client.options(table)), None)
        if asked is None:
            break
        answer = await asked.ask(asked.random_choice(table))
        assert answer["type"] == "done", answer
        seq = int(answer["seq"])
    for client in clients:
        await client.caught_up(table, seq)
    return seq


def _told(response: httpx.Response) -> Any:
    if response.is_error:
        raise Refused(response.json())
    return response.json() if "json" in response.headers["content-type"] else response.text
