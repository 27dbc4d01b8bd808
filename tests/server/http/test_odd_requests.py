"""Undocumented requests are refused in a sentence, too; forwarded addresses count only from a proxy."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from railherd.server.accounts.rate_limit import MESSAGE_BYTES
from railherd.server.run import TRUSTED_VARIABLE
from railherd.tables import protocol
from tests.server.helpers.loopback_server import Running, overhearing, running
from tests.server.helpers.memory_store import MemoryStore

NESTED = b"[" * 20_000 + b"]" * 20_000
JSON = {"content-type": "application/json"}

# Method, path, body, headers, status.
ODD: dict[str, tuple[str, str, bytes, dict[str, str], int]] = {
    "not JSON": ("POST", "/api/me", b'{"name"', JSON, 400),
    "nothing at all": ("POST", "/api/me", b"", JSON, 400),
    "not UTF-8": ("POST", "/api/me", b'{"name":"\xff\xfe"}', JSON, 400),
    "half a surrogate": ("POST", "/api/me", b'{"name":"\\ud800"}', JSON, 400),
    "nested": ("POST", "/api/me", b'{"name":' + NESTED + b"}", JSON, 400),
    "only nested": ("POST", "/api/me", NESTED, JSON, 400),
    "a huge number": (
        "POST",
        "/api/tables",
        b'{"game":"gwt","seats":["open"],"own_seats":[{"seat":' + b"9" * 999 + b"}]}",
        JSON,
        400,
    ),
    "a list": ("POST", "/api/me", b"[]", JSON, 400),
    "too long": ("POST", "/api/me", b'{"name":"' + b"x" * MESSAGE_BYTES + b'"}', JSON, 413),
    "a name of control characters": ("POST", "/api/me", b'{"name":"\\u0000\\u202e"}', JSON, 400),
    "another method": ("PATCH", "/api/me", b"", {}, 405),
    "no such page": ("GET", "/api/../etc/passwd", b"", {}, 404),
    "an encoded way up": ("GET", "/api/tables/%2e%2e%2f%2e%2e", b"", {}, 404),
    "a null byte": ("GET", "/api/tables/%00", b"", {}, 404),
    "a path that is not UTF-8": ("GET", "/api/tables/%ff%fe", b"", {}, 404),
    "a seat of many digits": ("POST", f"/api/tables/x/seats/{'9' * 40}/link", b"", {}, 401),
    "a seat of more digits than Python reads": ("POST", f"/api/tables/x/seats/{'9' * 4400}/link", b"", {}, 404),
    "a seat that is none": ("POST", "/api/tables/x/seats/-/link", b"", {}, 404),
    "a forged cookie": ("GET", "/api/me", b"", {"cookie": "railherd=aaaaaaaaaaaa." + "x" * 43}, 401),
    "a cookie of rubbish": ("GET", "/api/me", b"", {"cookie": 'railherd="\\377;;=;,railherd'}, 401),
    "a link of rubbish": ("GET", "/api/tables/x?key=%ff%00&key=2", b"", {}, 404),
    "no such language": ("GET", "/api/me", b"", {"accept-language": "q=;;,*;q=9," * 50}, 401),
    "another site's page": ("POST", "/api/me", b"{}", {**JSON, "origin": "https://evil.example"}, 403),
    "no page's origin": ("POST", "/api/me", b"{}", {**JSON, "origin": "null"}, 403),
    "a stranger as admin": ("GET", "/admin/tables", b"", {"authorization": "Bearer \xff"}, 403),
    "an admin without a token": ("POST", "/admin/backup", b'{"file":"/tmp/x"}', JSON, 403),
}


def at_a_server(scene: Callable[[Running, httpx.AsyncClient], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with running(MemoryStore()) as server, httpx.AsyncClient(base_url=server.url) as client:
            await scene(server, client)

    asyncio.run(whole())


def test_odd_requests_get_a_sentence_and_no_more() -> None:
    wrong: list[Any] = []

    async def scene(server: Running, client: httpx.AsyncClient) -> None:
        server.lift_limits()
        for name, (method, path, body, headers, status) in ODD.items():
            encoded = {key: value.encode("latin-1") for key, value in headers.items()}
            answer = await client.request(method, path, content=body, headers=encoded)  # type: ignore[arg-type]
            if answer.status_code != status:
                wrong.append((name, answer.status_code, answer.text))
            elif not msgspec.json.decode(answer.content, type=protocol.Problem).text:
                wrong.append((name, answer.text))
        assert not server.store.guests

    with overhearing() as ear:
        at_a_server(scene)
    assert not wrong, "\n".join(map(str, wrong))
    assert ear.troubles() == []


@pytest.mark.parametrize(
    ("trusted", "limited"),
    [(None, False), ("192.0.2.7", True)],
    ids=["from this machine it counts", "from anybody else it does not"],
)
def test_the_address_a_proxy_tells(monkeypatch: pytest.MonkeyPatch, trusted: str | None, limited: bool) -> None:
    """Rates are limited by address: behind a proxy by the one it forwards, which no client can choose."""
    monkeypatch.delenv(TRUSTED_VARIABLE, raising=False)
    if trusted is not None:
        monkeypatch.setenv(TRUSTED_VARIABLE, trusted)

    async def scene(server: Running, client: httpx.AsyncClient) -> None:
        async def is_turned_away(address: str) -> bool:
            return (await client.get("/api/me", headers={"X-Forwarded-For": address})).status_code == 429

        server.limit_to(1)
        assert not await is_turned_away("198.51.100.1")
        assert await is_turned_away("198.51.100.1")
        assert await is_turned_away("198.51.100.2") is limited
        assert await is_turned_away("made up, 198.51.100.1"), (
            "what the client itself wrote stands before the proxy's word"
        )

    at_a_server(scene)


def test_who_opens_too_many_sockets_is_told_so() -> None:
    async def scene(server: Running, client: httpx.AsyncClient) -> None:
        _, cookie = await server.guest("Eve")
        server.limit_to(2)
        keys = []
        for _ in range(3):
            async with connect(server.socket, additional_headers={"Cookie": cookie}) as socket:
                said = json.loads(await socket.recv())
                keys.append(said["problem"]["key"] if said["type"] == "refused" else said["type"])
        assert keys == ["hello", "hello", "server.too_fast"]

    at_a_server(scene)
