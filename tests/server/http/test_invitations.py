"""Links are shared by those who may, with an address that others can reach, and as a QR code."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest
import segno

from tests.server.helpers.in_process import PORT, Browser, Server, visit
from tests.server.helpers.table_client import Table, new_table, two_at_a_table

HERE = f"http://localhost:{PORT}"


async def invited(browser: Browser, table: Table, query: str = "", host: str = "") -> dict[str, Any]:
    headers = {"host": host} if host else {}
    answer = await browser.ask("GET", f"/api{table.path}/invitation{query}", None, headers)
    assert (answer.status, answer.header("cache-control")) == (200, "no-store"), answer.body
    found: dict[str, Any] = answer.json
    return found


def test_whoever_sits_hands_on_the_link_to_the_table() -> None:
    async def scene(server: Server) -> None:
        table, browsers, _ = await two_at_a_table(server)
        for browser in browsers:
            told = await invited(browser, table)
            assert told == {"key": table.link, "address": f"{HERE}/t/{table.id}?key={table.link}"}
        looks_on = await new_table(server, browsers[0], own_seats=[])
        assert (await invited(browsers[0], looks_on))["key"] == looks_on.link

    visit(scene)


def test_the_host_hands_on_links_to_seats_and_they_stay_what_they_are() -> None:
    async def scene(server: Server) -> None:
        ana, bo = await server.guest("Ana"), await server.guest("Bo")
        table = await new_table(server, ana, ["open", "invited", "greedy"])
        told = await invited(ana, table, "?seat=1")
        assert told["address"] == f"{HERE}/t/{table.id}?key={told['key']}"
        assert await invited(ana, table, "?seat=1") == told
        await table.sit(bo, None, told["key"])
        assert (await bo.get(table.path)).json["own"] == [1]

    visit(scene)


@pytest.mark.parametrize("path", ["invitation", "qr"])
def test_nobody_else_hands_on_anything(path: str) -> None:
    async def scene(server: Server) -> None:
        ana, bo, cy = [await server.guest(name) for name in ("Ana", "Bo", "Cy")]
        table = await new_table(server, ana, ["open", "open", "greedy", "open"])
        listed = await new_table(server, ana, listed=True)
        await table.sit(bo)
        for browser, asked, query, key in (
            (server.stranger(), table, "", "server.who_are_you"),
            (cy, table, "", "server.no_such_table"),
            (cy, table, f"?key={table.link}", "server.no_such_table"),
            (cy, listed, "", "server.not_seated"),
            (cy, listed, "?seat=1", "server.not_host"),
            (bo, table, "?seat=1", "server.not_host"),
            (ana, table, "?seat=2", "server.seat_taken"),
            (ana, table, "?seat=5", "core.no_such_seat"),
            (ana, table, "?seat=-1", "server.not_understood"),
        ):
            answer = await browser.get(f"{asked.path}/{path}{query}")
            assert answer.key == key, (query, key)
            assert table.link not in answer.body.decode()

    visit(scene)


@pytest.mark.parametrize(
    ("settings", "host", "base"),
    [
        ({}, "localhost:8000", "http://localhost:8000"),
        ({}, "192.168.1.20:8000", "http://192.168.1.20:8000"),
        ({"addresses": ["192.168.1.20"]}, "localhost:8000", "http://192.168.1.20:8000"),
        ({"addresses": ["192.168.1.20"]}, "127.0.0.1:8000", "http://192.168.1.20:8000"),
        ({"addresses": ["192.168.1.20"]}, "[::1]:8000", "http://192.168.1.20:8000"),
        ({"addresses": ["192.168.1.20"]}, "10.0.0.5:8000", "http://10.0.0.5:8000"),
        ({"public_url": "https://x.example"}, "localhost:8000", "https://x.example"),
        ({"public_url": "https://x.example"}, "10.0.0.5", "https://x.example"),
    ],
)
def test_the_address_leads_others_here(settings: dict[str, Any], host: str, base: str) -> None:
    async def scene(server: Server) -> None:
        ana = await server.guest("Ana")
        table = await new_table(server, ana)
        assert (await invited(ana, table, host=host))["address"] == f"{base}/t/{table.id}?key={table.link}"

    visit(scene, **settings)


@pytest.mark.parametrize("host", ['evil"><script>', "a b", "x/y", "x?y", "user@x"])
def test_no_address_is_made_of_what_is_no_host(host: str) -> None:
    async def scene(server: Server) -> None:
        ana = await server.guest("Ana")
        table = await new_table(server, ana)
        answer = await ana.ask("GET", f"/api{table.path}/invitation", None, {"host": host})
        assert (answer.status, answer.key) == (421, "server.no_host")

    visit(scene)


def modules(picture: str) -> set[tuple[int, int]]:
    """Return the dark modules of a drawn QR code, as (row, column) from its border on."""
    path = ElementTree.fromstring(picture).findall("{http://www.w3.org/2000/svg}path")[-1].attrib["d"]
    x, y, dark = 0.0, 0.0, set()
    for command, numbers in re.findall(r"([Mmh])([-\d. ]+)", path):
        values = [float(number) for number in re.findall(r"-?[\d.]+", numbers)]
        if command == "h":
            dark |= {(int(y), int(x) + step) for step in range(int(values[0]))}
            x += values[0]
        else:
            x, y = (values[0], values[1]) if command == "M" else (x + values[0], y + values[1])
    return dark


def test_the_qr_code_is_the_address() -> None:
    async def scene(server: Server) -> None:
        ana = await server.guest("Ana")
        table = await new_table(server, ana, ["open", "invited"])
        for query in ("", "?seat=1"):
            answer = await ana.get(f"{table.path}/qr{query}")
            assert (answer.status, answer.header("content-type")) == (200, "image/svg+xml")
            assert answer.header("cache-control") == "no-store"
            address = (await invited(ana, table, query))["address"]
            code = segno.make_qr(address, error="m")
            border = code.default_border_size
            drawn = {(row - border, column - border) for row, column in modules(answer.body.decode())}
            assert drawn == {(r, c) for r, line in enumerate(code.matrix) for c, dark in enumerate(line) if dark}

    visit(scene)


def test_the_qr_code_brings_its_own_colours_and_any_size() -> None:
    async def scene(server: Server) -> None:
        ana = await server.guest("Ana")
        table = await new_table(server, ana)
        picture = ElementTree.fromstring((await ana.get(f"{table.path}/qr")).body.decode())
        assert "viewBox" in picture.attrib
        assert not {"width", "height", "style"} & picture.attrib.keys()
        ground, code = picture
        assert (ground.attrib["fill"], code.attrib["stroke"]) == ("#fff", "#1d1a17")

    visit(scene)
