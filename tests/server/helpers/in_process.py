"""A whole server inside this process, and browsers that connect to it: every byte it sends can be checked."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar

from railherd.server.accounts.guests import COOKIE
from railherd.server.accounts.keys import KEY
from railherd.server.accounts.rate_limit import RateLimit
from railherd.server.app import make_app
from railherd.server.services import Services, open_services
from railherd.server.settings import Settings
from tests.server.helpers.memory_store import MemoryStore

NOON = 1_800_000_000_000
PORT = 8000
PATIENCE = 90.0  # seconds, on a busy machine
CALM = 15  # turns of the loop without any message: then nothing is pending

RATES = ("requests", "messages", "patience", "new_guests", "new_tables", "codes", "replay_cpu", "admin_tries")

Json = dict[str, Any]


class Answer(msgspec.Struct):
    """The answer to a request."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    def header(self, name: str) -> str | None:
        return next((value for known, value in self.headers if known == name), None)

    @property
    def key(self) -> str:
        """Return the key of the problem in the answer."""
        return str(self.json["key"])


class Socket:
    """A websocket from the browser's side; `frames` is everything received, as it was sent."""

    def __init__(self, server: Server, headers: list[tuple[bytes, bytes]], address: str = "10.0.0.1") -> None:
        self.frames: list[bytes] = []
        self.closed: int | None = None  # the close code, once closed
        self.accepted: list[tuple[bytes, bytes]] | None = None  # the headers, once accepted
        self.reading: asyncio.Event | None = None  # while unset, senders wait
        self._server = server
        server.sockets += 1
        self._number = server.sockets
        self._ids = itertools.count(1)
        self._sent: asyncio.Queue[Json] = asyncio.Queue()
        self._sent.put_nowait({"type": "websocket.connect"})
        scope = {
            **_scope("/socket", headers),
            "type": "websocket", "scheme": "ws", "subprotocols": [], "client": (address, 5),
        }  # fmt: skip
        self.task = asyncio.create_task(server.call(scope, self._sent.get, self._receive))

    async def _receive(self, message: Json) -> None:
        if self.reading is not None:
            await self.reading.wait()
        if message["type"] == "websocket.accept":
            self.accepted = list(message.get("headers", []))
        elif message["type"] == "websocket.close":
            self.closed = message["code"]
        else:
            self.frames.append(message["text"].encode())
        self._server.sent += 1

    def said(self, since: int = 0) -> list[Json]:
        """Return the messages received from a frame on, decoded."""
        return [msgspec.json.decode(frame) for frame in self.frames[since:]]

    def of(self, kind: str) -> list[Json]:
        return [said for said in self.said() if said["type"] == kind]

    def state(self) -> Json:
        """Return the table state received last."""
        shown = next(frame for frame in reversed(self.frames) if frame.startswith(b'{"type":"state"'))
        state: Json = msgspec.json.decode(shown)
        return state

    def put_text(self, text: str) -> None:
        """Send any text without waiting."""
        self._sent.put_nowait({"type": "websocket.receive", "text": text})

    def put(self, type: str, **fields: Any) -> str:
        """Send a message without waiting; return its id."""
        if type not in ("watch", "unwatch", "watch_lobby", "pong"):
            fields = {"id": f"{self._number}.{next(self._ids)}", **fields}  # unique among a guest's sockets
        self.put_text(json.dumps({"type": type, **fields}))
        return str(fields.get("id", ""))

    async def tell(self, type: str, **fields: Any) -> list[Json]:
        """Send a message; return everything received until the server is idle."""
        before = len(self.frames)
        self.put(type, **fields)
        await self._server.calm()
        return self.said(before)

    async def done(self, type: str, **fields: Any) -> Json:
        """Send a message that must be done; return the answer."""
        return next(said for said in await self.tell(type, **fields) if said["type"] == "done")

    async def refused(self, type: str, **fields: Any) -> str:
        """Send a message that must be refused; return the problem's key."""
        refusal = next(said for said in await self.tell(type, **fields) if said["type"] == "refused")
        return str(refusal["problem"]["key"])

    async def choose(self, table: str, option: int = 0) -> Json:
        """Take one of the options last shown; return the table after it."""
        state = self.state()
        await self.done("choose", table=table, at=state["at"], choice=state["prompt"]["options"][option]["text"])
        return self.state()

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait for a condition that takes time."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                await asyncio.sleep(0.002)

    async def leave(self) -> None:
        self._sent.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task
        await self._server.calm()


class Browser:
    """A browser, which keeps its cookie."""

    def __init__(self, server: Server, cookie: str = "", address: str = "10.0.0.1") -> None:
        self._server = server
        self.cookie = cookie
        self.address = address

    async def ask(
        self, method: str, path: str, data: object = None, headers: Mapping[str, str] | None = None
    ) -> Answer:
        """Send a request."""
        path, _, query = path.partition("?")
        body = b"" if data is None else json.dumps(data).encode()
        scope = {
            **_scope(path, self._headers({"content-length": str(len(body)), **(headers or {})})),
            "type": "http", "method": method, "query_string": query.encode(), "client": (self.address, 5),
        }  # fmt: skip
        answer = await self._server.fetch(scope, body)
        for name, value in answer.headers:
            if name == "set-cookie":
                self.cookie = value.partition(";")[0].partition("=")[2]
        return answer

    async def get(self, path: str) -> Answer:
        return await self.ask("GET", f"/api{path}")

    async def post(self, path: str, data: object = None) -> Answer:
        return await self.ask("POST", f"/api{path}", data)

    async def socket(self, headers: Mapping[str, str] | None = None) -> Socket:
        """Return an open websocket."""
        opened = Socket(self._server, self._headers(headers or {}), self.address)
        await self._server.calm()
        return opened

    async def watching(self, table: str, key: str = "") -> Socket:
        """Return a websocket that watches a table."""
        opened = await self.socket()
        await opened.tell("watch", table=table, key=key)
        return opened

    def _headers(self, more: Mapping[str, str]) -> list[tuple[bytes, bytes]]:
        headers = {"host": f"localhost:{PORT}", **more}
        if self.cookie:
            headers["cookie"] = f"{COOKIE}={self.cookie}"
        return [(name.encode(), value.encode()) for name, value in headers.items()]


class Server:
    """An open house with its application, a store in memory and a clock that tests can set."""

    def __init__(self) -> None:
        self.now = NOON
        self.seconds = 0.0  # the clock of the rate limits
        self.adjusted = 0  # how far somebody set the clock on, or back
        self.store = MemoryStore()
        self.sockets = 0  # opened so far
        self.sent = 0  # messages sent by the server
        self.answers: list[Answer] = []
        self.services: Services
        self.app: Litestar

    async def call(self, scope: Json, receive: Callable[[], Awaitable[Json]], send: Any) -> None:
        await self.app(scope, receive, send)  # type: ignore[arg-type]

    async def fetch(self, scope: Json, body: bytes) -> Answer:
        answer = Answer(0, [], b"")

        async def receive() -> Json:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Json) -> None:
            self.sent += 1
            if message["type"] == "http.response.start":
                answer.status = message["status"]
                answer.headers = [(name.decode().lower(), value.decode()) for name, value in message["headers"]]
            else:
                answer.body += message.get("body", b"")

        await self.call(scope, receive, send)
        self.answers.append(answer)
        return answer

    async def calm(self) -> None:
        """Wait until nothing is sent any more; only a thinking bot can still cause messages."""
        quiet, before = 0, self.sent
        while quiet < CALM:
            await asyncio.sleep(0)
            quiet = quiet + 1 if self.sent == before else 0
            before = self.sent

    def stranger(self, address: str = "10.0.0.1") -> Browser:
        return Browser(self, address=address)

    async def guest(self, name: str, address: str = "10.0.0.1") -> Browser:
        """Return the browser of a new guest."""
        browser = self.stranger(address)
        assert (await browser.post("/me", {"name": name})).status == 200
        return browser


@asynccontextmanager
async def running(limits: bool = False, addresses: Sequence[str] = (), **settings: Any) -> AsyncIterator[Server]:
    """Yield a running server; rates are limited only if a test asks for it, and then `seconds` is their clock."""
    server = Server()
    server.store.metas[KEY] = "5a" * 32  # so that links are the same in every run
    chosen = Settings(**{"data": Path("nowhere"), **settings})
    clocks: Any = {"clock": lambda: server.now + server.adjusted, "monotonic": lambda: server.now / 1000}
    async with open_services(chosen, PORT, addresses, store=server.store, **clocks) as services:
        server.services, server.app = services, make_app(services)
        for name in RATES:
            known: RateLimit = getattr(services, name)
            burst = known.burst if limits else 1_000_000
            setattr(services, name, RateLimit(known.rate, burst, clock=lambda: server.seconds))
        yield server


def visit(scene: Callable[[Server], Awaitable[None]], limits: bool = False, **settings: Any) -> None:
    """Play a scene at a running server."""

    async def whole() -> None:
        async with running(limits, **settings) as server:
            await scene(server)

    asyncio.run(whole())


def _scope(path: str, headers: list[tuple[bytes, bytes]]) -> Json:
    return {
        "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http", "path": path, "root_path": "",
        "raw_path": path.encode(), "query_string": b"", "headers": headers, "client": ("10.0.0.1", 5),
        "server": ("localhost", PORT),
    }  # fmt: skip
