"""A guest sees the devices that know them, and signs others out; what those have open ends."""

from __future__ import annotations

import asyncio

import pytest

from railherd.server.accounts.guests import RENEWAL_MILLISECONDS
from railherd.server.accounts.user_agent import describe
from tests.server.helpers.in_process import NOON, Browser, Json, Server, visit

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1"
EDGE = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0"


async def two_devices(server: Server) -> tuple[Browser, Browser]:
    """Return the desk and the phone of one guest."""
    desk, phone = server.stranger(), server.stranger()
    assert (await desk.ask("POST", "/api/me", {"name": "Ana"}, {"user-agent": FIREFOX})).status == 200
    code = (await desk.post("/me/code")).json["code"]
    server.now += 1000
    assert (await phone.ask("POST", "/api/me/claim", {"code": code}, {"user-agent": PHONE})).status == 200
    return desk, phone


async def listed(browser: Browser) -> list[Json]:
    found: list[Json] = (await browser.get("/me/devices")).json
    return found


def test_devices_are_listed_with_the_one_in_use_marked() -> None:
    async def scene(server: Server) -> None:
        desk, phone = await two_devices(server)
        on_phone = await listed(phone)
        assert [{**device, "id": ""} for device in on_phone] == [
            {"id": "", "description": "Safari, iPhone", "first": NOON + 1000, "used": NOON + 1000, "here": True},
            {"id": "", "description": "Firefox, Linux", "first": NOON, "used": NOON, "here": False},
        ]
        assert [device["here"] for device in await listed(desk)] == [False, True]
        guest = server.store.guests[desk.cookie.partition(".")[0]]
        told = str(on_phone)
        assert not any(device.hash in told for device in guest.devices)
        assert (await server.stranger().get("/me/devices")).status == 401

    visit(scene)


def test_a_revoked_device_is_a_stranger_and_its_sockets_end() -> None:
    async def scene(server: Server) -> None:
        desk, phone = await two_devices(server)
        here, there = await desk.socket(), await phone.socket()
        [id] = [device["id"] for device in await listed(desk) if not device["here"]]
        assert (await desk.ask("DELETE", f"/api/me/devices/{id}")).status == 200
        await asyncio.wait_for(there.task, 10)
        assert there.closed == 4401
        assert not here.task.done()
        assert (await phone.get("/me")).status == 401
        assert (await desk.get("/me")).status == 200
        assert len(await listed(desk)) == 1
        again = await desk.ask("DELETE", f"/api/me/devices/{id}")
        assert (again.status, again.key) == (404, "server.no_such_device")
        await here.leave()

    visit(scene)


def test_the_device_in_use_and_those_of_others_stay() -> None:
    async def scene(server: Server) -> None:
        desk, phone = await two_devices(server)
        eve = await server.guest("Eve")
        [own] = [device["id"] for device in await listed(desk) if device["here"]]
        refused = await desk.ask("DELETE", f"/api/me/devices/{own}")
        assert (refused.status, refused.key) == (409, "server.own_device")
        assert (await eve.ask("DELETE", f"/api/me/devices/{own}")).status == 404
        assert (await server.stranger().ask("DELETE", f"/api/me/devices/{own}")).status == 401
        assert (await desk.get("/me")).status == (await phone.get("/me")).status == 200

    visit(scene)


def test_a_device_of_earlier_days_is_described_when_its_cookie_is_set_again() -> None:
    async def scene(server: Server) -> None:
        ana = await server.guest("Ana")
        assert [device["description"] for device in await listed(ana)] == [""]
        server.now += RENEWAL_MILLISECONDS
        assert (await ana.ask("GET", "/api/me", None, {"user-agent": EDGE})).status == 200
        [device] = await listed(ana)
        assert (device["description"], device["used"]) == ("Edge, Windows", server.now)

    visit(scene)


@pytest.mark.parametrize(
    ("said", "description"),
    [
        (FIREFOX, "Firefox, Linux"),
        (PHONE, "Safari, iPhone"),
        (EDGE, "Edge, Windows"),
        ("curl/8.5.0", ""),
        ("", ""),
        (None, ""),
        ("x" * 500 + "Firefox/1 Linux", ""),
        ("<script>Chrome/1</script>", "Chrome"),
    ],
)
def test_a_browser_is_described_shortly(said: str | None, description: str) -> None:
    assert describe(said) == description
