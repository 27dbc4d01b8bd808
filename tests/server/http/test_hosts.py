"""The server answers only by its own names, so that no other site's name can be made to lead to it."""

from __future__ import annotations

import asyncio
from itertools import product
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from railherd.server.hosts import AllowedHosts, name_of, own_names
from railherd.server.settings import Settings
from tests.server.helpers.in_process import Server, visit
from tests.server.helpers.loopback_server import NOWHERE, overhearing, running
from tests.server.helpers.memory_store import MemoryStore

HOSTS = AllowedHosts([*own_names("Attic.home"), "games.example.org"])
ODD_HOSTS = [
    "evil.example:99999", "localhost:99999", "x" * 3000, "", "caf\u00e9.example", "a b", "a,b", "[::1", "[nothing]",
    "127.0.0.1:-1", "user@localhost", "localhost:80:80", "'\"<script>", ".", "::1",
]  # fmt: skip
ROUTES = ["/", "/healthz", "/readyz", "/metrics", "/api/me", "/api/tables/x/qr", "/api/tables/x/invitation", "/t/x"]


@pytest.mark.parametrize(
    "host",
    [
        "localhost", "LocalHost:8000", "localhost.", "a.localhost:1", "127.0.0.1:8000", "[::1]:8000", "192.168.1.20",
        "[fe80::1]", "10.1.2.3:80", "attic", "attic.home:8000", "attic.local", "games.example.org", None,
    ],
)  # fmt: skip
def test_own_names_and_addresses_in_numbers_are_answered(host: str | None) -> None:
    assert HOSTS.allow(host)


@pytest.mark.parametrize(
    "host",
    ["evil.example", "games.example.org.evil.example", "x.games.example.org", "local", "notlocalhost", *ODD_HOSTS],
)
def test_other_names_are_not(host: str) -> None:
    assert not HOSTS.allow(host)


def test_a_host_has_a_name() -> None:
    assert name_of("Attic.Local:80") == "attic.local"
    assert name_of("[::1]:80") == "::1"
    assert [name_of(host) for host in ODD_HOSTS] == [None] * len(ODD_HOSTS)


def test_a_machine_without_a_name_has_none() -> None:
    assert own_names("") == ()
    assert own_names("attic") == ("attic", "attic.local")


def test_every_route_refuses_a_foreign_name_with_one_sentence() -> None:
    async def scene(server: Server) -> None:
        for path, host in product(ROUTES, ["evil.example:8000", *ODD_HOSTS]):
            answer = await server.fetch(request_to(host, path), b"")
            assert answer.status == 421, (path, host)
            assert answer.key == ("server.unknown_host" if host == "evil.example:8000" else "server.no_host")
            assert len(answer.body) < 500

    visit(scene)


def request_to(host: str, path: str) -> dict[str, Any]:
    return {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http",
        "path": path, "raw_path": path.encode(), "root_path": "", "query_string": b"",
        "headers": [(b"host", host.encode("latin-1"))], "client": ("127.0.0.1", 5), "server": ("localhost", 8000),
    }  # fmt: skip


@pytest.mark.parametrize(
    ("settings", "host"),
    [
        ({"public_url": "https://games.example.org"}, "games.example.org"),
        ({"public_url": "https://games.example.org:8443"}, "games.example.org:8443"),
        ({"allow_host": ("attic.lan",)}, "ATTIC.lan:8000"),
        ({"host": "cellar"}, "cellar:8000"),
    ],
)
def test_names_that_the_operator_gives_are_answered(settings: dict[str, Any], host: str) -> None:
    async def scene(server: Server) -> None:
        browser = server.stranger()
        assert (await browser.ask("GET", "/healthz", headers={"host": host})).status == 200
        assert (await browser.ask("GET", "/healthz", headers={"host": "evil.example"})).status == 421

    visit(scene, **settings)


def test_a_rebound_page_reaches_neither_requests_nor_sockets() -> None:
    """A browser that was led here by another site's name sends that name as Host and as Origin alike."""
    evil = {"Host": "evil.example", "Origin": "http://evil.example"}

    async def scene() -> None:
        async with running(MemoryStore()) as server, httpx.AsyncClient(base_url=server.url) as client:
            _, cookie = await server.guest("Ana")
            answer = await client.post("/api/me", json={"name": "Eve"}, headers={**evil, "Cookie": cookie})
            assert (answer.status_code, answer.json()["key"]) == (421, "server.unknown_host")
            with pytest.raises(InvalidStatus) as refused:
                async with connect(
                    f"ws://evil.example:{server.port}/socket", host="127.0.0.1", additional_headers={"Cookie": cookie}
                ):
                    pass
            assert refused.value.response.status_code == 403

    with overhearing() as ear:
        asyncio.run(scene())
    assert ear.troubles() == []


def test_a_proxy_may_name_the_public_address() -> None:
    settings = Settings(data=NOWHERE, bot_workers=1, public_url="https://games.example.org")
    sent = {"Host": "games.example.org", "X-Forwarded-For": "198.51.100.7", "X-Forwarded-Proto": "https"}

    async def scene() -> None:
        async with running(MemoryStore(), settings) as server, httpx.AsyncClient(base_url=server.url) as client:
            origin = {"Origin": "https://games.example.org"}
            assert (await client.post("/api/me", json={"name": "Ana"}, headers={**sent, **origin})).status_code == 200
            assert (await client.get("/healthz")).status_code == 200

    asyncio.run(scene())
