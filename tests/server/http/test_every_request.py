"""Checks on every request: who asks, from where, how often, and the headers of every answer."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.routes import HTTPRoute

from railherd.server.accounts.guests import RENEWAL_MILLISECONDS
from railherd.server.accounts.keys import first_admin_token
from railherd.server.accounts.rate_limit import CODES_PER_ADDRESS, GUESTS_PER_ADDRESS
from railherd.server.http.origin import SAFE_METHODS, security_headers
from railherd.server.services import MESSAGES_AT_ONCE, REQUESTS_AT_ONCE
from tests.server.helpers.in_process import PORT, Answer, Browser, Server, visit
from tests.server.helpers.table_client import new_table, two_at_a_table

OURS = f"http://localhost:{PORT}"


def unsafe(server: Server) -> list[tuple[str, str]]:
    """Return every method and path that changes something, and some that do not exist."""
    found = [
        (method, route.path.replace("{table:str}", "abc").replace("{seat:int}", "1").replace("{guest:str}", "abc"))
        for route in server.app.routes
        if isinstance(route, HTTPRoute)
        for method in sorted(route.methods - SAFE_METHODS)
    ]
    assert len(found) > 15
    return [*found, ("POST", "/nowhere"), ("PUT", "/api/me")]


@pytest.mark.parametrize(
    "headers", [{"origin": "http://evil.example"}, {"sec-fetch-site": "cross-site"}, {"origin": "null"}]
)
def test_another_sites_page_can_change_nothing(headers: dict[str, str]) -> None:
    async def scene(server: Server) -> None:
        ana = await server.guest("Ana")
        for method, path in unsafe(server):
            answer = await ana.ask(method, path, {}, headers)
            assert (answer.status, answer.key) == (403, "server.foreign_page"), path
        socket = await ana.socket(headers)
        assert (socket.closed, socket.accepted, socket.frames) == (1008, None, [])

    visit(scene)


@pytest.mark.parametrize("headers", [{}, {"origin": OURS}, {"origin": OURS, "sec-fetch-site": "same-origin"}])
def test_our_own_page_may(headers: dict[str, str]) -> None:
    async def scene(server: Server) -> None:
        ana = await server.guest("Ana")
        assert (await ana.ask("POST", "/api/me/code", None, headers)).status == 200
        assert (await ana.socket(headers)).of("hello")[0]["name"] == "Ana"

    visit(scene)


def test_every_answer_has_the_security_headers() -> None:
    async def scene(server: Server) -> None:
        ana = await server.guest("Ana")
        paths = [
            "/",
            "/healthz",
            "/readyz",
            "/metrics",
            "/nowhere",
            "/api/me",
            "/api/tables/x",
            "/api/openapi/openapi.json",
        ]
        answers = [await ana.ask("GET", path) for path in paths]
        answers += [await ana.ask(method, path, {"x": 1}) for method, path in unsafe(server)]
        answers += [await ana.ask("POST", "/api/me", {}, {"origin": "http://evil.example"})]
        answers += [await ana.ask("GET", "/admin/tables")]
        for answer in answers:
            for name, value in security_headers(f"localhost:{PORT}").items():
                assert answer.header(name.lower()) == value
            assert answer.header("x-request-id")
        assert {answer.status for answer in answers} >= {200, 400, 403, 404, 405}

    visit(scene)


def cookie_of(answer: Answer) -> str:
    return answer.header("set-cookie") or ""


@pytest.mark.parametrize(("url", "secure"), [("", False), ("http://x.example", False), ("https://x.example", True)])
def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(url: str, secure: bool) -> None:
    async def scene(server: Server) -> None:
        table = await new_table(server, await server.guest("Ana"), listed=True)
        for path, data in (("/me", {"name": "Bo"}), (f"{table.path}/sit", {})):
            cookie = cookie_of(await server.stranger().post(path, data))
            assert "; HttpOnly" in cookie
            assert "; SameSite=Lax" in cookie
            assert "; Max-Age=31536000" in cookie
            assert cookie.endswith("; Secure") == secure

    visit(scene, public_url=url)


def test_the_year_of_a_cookie_begins_anew_with_whatever_is_asked() -> None:
    async def scene(server: Server) -> None:
        ana = await server.guest("Ana")
        asked = [("GET", "/api/me"), ("GET", "/api/tables"), ("GET", "/api/tables/x"), ("POST", "/api/me/code")]
        for method, path in asked:
            assert cookie_of(await ana.ask(method, path)) == ""
            server.now += RENEWAL_MILLISECONDS
            assert "Max-Age=31536000" in cookie_of(await ana.ask(method, path)), path
        server.now += RENEWAL_MILLISECONDS
        accepted = dict((await ana.socket()).accepted or [])
        assert b"Max-Age=31536000" in accepted[b"set-cookie"]

    visit(scene)


def test_a_socket_needs_somebody_known() -> None:
    async def scene(server: Server) -> None:
        for cookie in ("", "abcdefghijkl." + "x" * 43, (await server.guest("Ana")).cookie[:-1] + "~"):
            socket = await Browser(server, cookie).socket()
            assert [said["problem"]["key"] for said in socket.said()] == ["server.who_are_you"]
            assert socket.closed == 4401

    visit(scene)


def test_a_code_carries_a_guest_to_another_device_once() -> None:
    async def scene(server: Server) -> None:
        table, (_, bo), _ = await two_at_a_table(server)
        code = (await bo.post("/me/code")).json["code"]
        telephone = server.stranger()
        assert (await telephone.post("/me/claim", {"code": code})).json["name"] == "Bo"
        assert (await telephone.watching(table.id)).state()["seat"] == 1
        assert telephone.cookie != bo.cookie
        assert (await server.stranger().post("/me/claim", {"code": code})).key == "server.wrong_code"

    visit(scene)


async def admin_of(server: Server) -> dict[str, str]:
    return {"authorization": f"Bearer {await first_admin_token(server.store)}"}


def test_a_banned_guest_is_shut_out_and_cut_off() -> None:
    async def scene(server: Server) -> None:
        admin = await admin_of(server)
        table, (_, bo), sockets = await two_at_a_table(server)
        code = (await bo.post("/me/code")).json["code"]
        id = bo.cookie.partition(".")[0]
        assert (await server.stranger().ask("POST", f"/admin/guests/{id}/ban", {}, admin)).status == 200
        await server.calm()
        assert sockets[1].closed is not None
        assert [said["problem"]["key"] for said in (await bo.socket()).said()] == ["server.banned"]
        for method, path in (("GET", "/me"), ("GET", "/tables"), ("GET", table.path), ("POST", f"{table.path}/start")):
            refused = await bo.ask(method, f"/api{path}")
            assert (refused.status, refused.key) == (403, "server.banned")
        assert (await server.stranger().post("/me/claim", {"code": code})).key == "server.banned"
        sockets[0].put("unwatch", table=table.id)
        assert (await server.stranger().ask("POST", f"/admin/guests/{id}/ban", {"banned": False}, admin)).status == 200
        assert (await bo.watching(table.id)).state()["seat"] == 1

    visit(scene)


@pytest.mark.parametrize(
    "header", [{}, {"authorization": "Bearer "}, {"authorization": "Bearer x"}, {"authorization": "x"}]
)
def test_admin_needs_the_token(header: dict[str, str]) -> None:
    async def scene(server: Server) -> None:
        admin = await admin_of(server)
        table = await new_table(server, await server.guest("Ana"))
        requests: list[tuple[str, str, Any]] = [
            ("GET", "/admin/tables", None), ("POST", f"/admin{table.path}/close", None),
            ("POST", f"/admin/guests/{table.host.cookie[:12]}/ban", {}), ("POST", "/admin/backup", {"file": "x"}),
        ]  # fmt: skip
        for method, path, data in requests:
            refused = await table.host.ask(method, path, data, header)
            assert (refused.status, refused.key) == (403, "server.admin_only")
        shown = await server.stranger().ask("GET", "/admin/tables", None, admin)
        assert [each["table"]["table"] for each in shown.json] == [table.id]
        assert (await server.stranger().ask("POST", f"/admin{table.path}/close", None, admin)).status == 200
        assert table.kinds[-1] == "close"

    visit(scene)


def test_what_one_address_asks_is_limited() -> None:
    async def scene(server: Server) -> None:
        some, other = server.stranger("10.0.0.1"), server.stranger("10.0.0.2")
        keys = [(await some.post("/me/claim", {"code": "x"})).key for _ in range(CODES_PER_ADDRESS + 1)]
        assert keys == ["server.wrong_code"] * CODES_PER_ADDRESS + ["server.too_fast"]
        new = [(await server.stranger("10.0.0.3").post("/me", {})).status for _ in range(GUESTS_PER_ADDRESS + 1)]
        assert new == [200] * GUESTS_PER_ADDRESS + [429]
        seen = [(await other.get("/tables")).status for _ in range(REQUESTS_AT_ONCE + 3)]
        assert seen == [200] * REQUESTS_AT_ONCE + [429] * 3

    visit(scene, limits=True)


def test_what_one_guest_says_is_limited() -> None:
    async def scene(server: Server) -> None:
        socket = await (await server.guest("Ana")).socket()
        for _ in range(MESSAGES_AT_ONCE + 3):
            socket.put("why", table="x", choice="x")
        await server.calm()
        keys = [said["problem"]["key"] for said in socket.of("refused")]
        assert keys == ["server.no_such_table"] * MESSAGES_AT_ONCE + ["server.too_fast"] * 3

    visit(scene, limits=True)
