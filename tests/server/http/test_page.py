"""The browser app is served: pages, files, and the preview of a link to a table."""

from __future__ import annotations

import gzip
import re
from collections.abc import Awaitable, Callable
from html.parser import HTMLParser
from importlib.metadata import version
from pathlib import Path

import pytest

from railherd.server.bundle import Bundle
from railherd.server.http.page.assets import takes_gzip
from railherd.server.http.page.index import PAGES, render_index
from tests.server.helpers.in_process import Answer, Browser, Server, visit
from tests.server.helpers.table_client import Table, new_table, play, two_at_a_table

INDEX = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><!--preview--><script type="module" src="/assets/index-1a2b.js"></script></head>
<body></body>
</html>
"""
WITHOUT_PREVIEW = INDEX.replace("<!--preview-->", "").replace(
    'lang="en"', f'lang="en" data-version="{version("railherd")}"'
)
SCRIPT = "console.log('railherd');\n" * 200
FONT = bytes(range(256)) * 4
ICON = '<svg xmlns="http://www.w3.org/2000/svg"/>'
IN_A_BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}

Scene = Callable[[Server], Awaitable[None]]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a built app, with a file beside it that must not be served."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(INDEX, encoding="utf-8")
    (page / "favicon.svg").write_text(ICON, encoding="utf-8")
    (page / "assets" / "index-1a2b.js").write_text(SCRIPT, encoding="utf-8")
    (page / "assets" / "slab-3c4d.woff2").write_bytes(FONT)
    (page / "stamp.txt").write_text("a digest", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    return page


def at(folder: Path, scene: Scene) -> None:
    """Play a scene at a server that has this app."""

    async def whole(server: Server) -> None:
        server.services.bundle = Bundle(folder)
        await scene(server)

    visit(whole)


async def opened(browser: Browser, path: str, **headers: str) -> Answer:
    return await browser.ask(
        "GET", path, None, {**IN_A_BROWSER, **{k.replace("_", "-"): v for k, v in headers.items()}}
    )


def test_the_page_that_is_built_has_a_place_for_language_and_preview() -> None:
    real = (Path(__file__).resolve().parents[3] / "web" / "index.html").read_text(encoding="utf-8")
    spoken = render_index(real, "ru", "1.2", {"og:title": "T"})
    assert '<html lang="ru" data-version="1.2">' in spoken
    assert '<meta property="og:title" content="T">' in spoken


def test_every_page_of_the_app_is_known_here() -> None:
    router = (Path(__file__).resolve().parents[3] / "web" / "src" / "router.ts").read_text(encoding="utf-8")
    firsts = set(re.findall(r'^  "/([^/"]*)', router, flags=re.MULTILINE))
    assert {"", "new", "t"} <= firsts
    assert firsts <= PAGES


@pytest.mark.parametrize("first", sorted(PAGES))
def test_every_address_of_the_app_answers_with_it(folder: Path, first: str) -> None:
    async def scene(server: Server) -> None:
        for path in (f"/{first}", f"/{first or 'new'}/gwt", f"/{first}?key=x"):
            for headers in (IN_A_BROWSER, {}):
                answer = await server.stranger().ask("GET", path, None, headers)
                assert (answer.status, answer.body.decode()) == (200, WITHOUT_PREVIEW), path
                assert answer.header("content-type") == "text/html; charset=utf-8"
                assert answer.header("cache-control") == "no-cache"

    at(folder, scene)


def test_the_page_allows_no_inline_script_or_style(folder: Path) -> None:
    async def scene(server: Server) -> None:
        policy = (await opened(server.stranger(), "/")).header("content-security-policy") or ""
        assert "script-src 'self'; style-src 'self';" in policy
        assert "unsafe" not in policy

    at(folder, scene)


def test_of_an_address_without_a_page_the_app_itself_speaks_to_people(folder: Path) -> None:
    async def scene(server: Server) -> None:
        answer = await opened(server.stranger(), "/nowhere/at/all")
        assert (answer.status, answer.body.decode()) == (404, WITHOUT_PREVIEW)
        program = await server.stranger().ask("GET", "/nowhere")
        assert (program.status, program.key) == (404, "server.no_such_page")

    at(folder, scene)


@pytest.mark.parametrize(
    "path",
    [
        "/robots.php", "/t/x.js", "/new/favicon.svg", "/index.html", "/api", "/api/nowhere", "/api/tables/x/y/z",
        "/admin", "/admin/new", "/assets", "/assets/", "/assets/nothing.js",
        "/assets/../../secret.txt", "/../secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/secret.txt",
        "//secret.txt", "/stamp.txt", "/assets/..\\..\\secret.txt",
    ],
)  # fmt: skip
def test_nothing_else_is_a_page_or_a_file(folder: Path, path: str) -> None:
    async def scene(server: Server) -> None:
        answer = await opened(server.stranger(), path)
        assert (answer.status, answer.key) == (404, "server.no_such_page")

    at(folder, scene)


def test_pages_change_nothing(folder: Path) -> None:
    async def scene(server: Server) -> None:
        assert (await server.stranger().ask("POST", "/new", {})).status == 405
        table = await new_table(server, await server.guest("Ana"))
        entries, guests = len(table.entries), len(server.store.guests)
        answer = await opened(server.stranger(), f"/t/{table.id}?key={table.link}")
        assert answer.header("set-cookie") is None
        assert (len(table.entries), len(server.store.guests)) == (entries, guests)

    at(folder, scene)


@pytest.mark.parametrize(("accepted", "language"), [("pt-BR,pt;q=0.9", "pt"), ("ru", "ru"), ("fi", "en"), ("", "en")])
def test_the_page_is_in_the_language_of_the_browser(folder: Path, accepted: str, language: str) -> None:
    async def scene(server: Server) -> None:
        answer = await opened(server.stranger(), "/", accept_language=accepted)
        assert answer.body.decode().replace(f'lang="{language}"', 'lang="en"', 1) == WITHOUT_PREVIEW
        assert f'<html lang="{language}" ' in answer.body.decode()
        assert answer.header("vary") == "Accept-Language"

    at(folder, scene)


def test_assets_are_kept_for_ever_and_come_compressed(folder: Path) -> None:
    async def scene(server: Server) -> None:
        browser = server.stranger()
        plain = await browser.ask("GET", "/assets/index-1a2b.js")
        packed = await browser.ask("GET", "/assets/index-1a2b.js", None, {"accept-encoding": "gzip, deflate, br"})
        assert plain.body == gzip.decompress(packed.body) == SCRIPT.encode()
        assert len(packed.body) < len(plain.body) / 10
        assert (plain.header("content-encoding"), packed.header("content-encoding")) == (None, "gzip")
        for answer in (plain, packed):
            assert answer.header("cache-control") == "public, max-age=31536000, immutable"
            assert answer.header("content-type") == "text/javascript; charset=utf-8"
            assert answer.header("vary") == "Accept-Encoding"
            assert answer.header("content-length") == str(len(answer.body))
        font = await browser.ask("GET", "/assets/slab-3c4d.woff2", None, {"accept-encoding": "gzip"})
        assert (font.body, font.header("content-encoding")) == (FONT, None)
        assert font.header("content-type") == "font/woff2"

    at(folder, scene)


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [("gzip", True), ("br;q=1.0, GZIP;q=0.8", True), ("gzip;q=0", False), ("gzip;q=0.00", False), ("br", False)],
)
def test_who_takes_gzip(accepted: str, takes: bool) -> None:
    assert takes_gzip(accepted) is takes


def test_a_small_file_is_asked_for_again_but_sent_once(folder: Path) -> None:
    async def scene(server: Server) -> None:
        first = await server.stranger().ask("GET", "/favicon.svg")
        assert (first.status, first.body.decode()) == (200, ICON)
        assert first.header("content-type") == "image/svg+xml"
        assert first.header("cache-control") == "no-cache"
        tag = first.header("etag") or ""
        for known, status in ((tag, 304), (f'"other", W/{tag}', 304), ('"other"', 200)):
            again = await server.stranger().ask("GET", "/favicon.svg", None, {"if-none-match": known})
            assert (again.status, bool(again.body)) == (status, status == 200)

    at(folder, scene)


def test_before_the_app_is_built_a_sentence_says_what_runs_here(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        for path in ("/", "/new", "/t/x"):
            answer = await opened(server.stranger(), path, accept_language="es")
            assert answer.status == 200
            assert "está en marcha" in answer.body.decode()
        assert (await opened(server.stranger(), "/nowhere")).status == 404

    at(tmp_path / "nothing", scene)


class Tags(HTMLParser):
    """The properties of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.others = 0
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        if tag == "meta" and "property" in told:
            self.found[told["property"] or ""] = told["content"] or ""
        else:
            self.others += 1


async def shown(browser: Browser, table: Table, key: str, language: str = "en") -> dict[str, str]:
    """Return the properties that a messenger finds in the page of a table."""
    answer = await opened(browser, f"/t/{table.id}?key={key}", accept_language=language)
    assert answer.status == 200
    tags = Tags(answer.body.decode())
    assert tags.others == Tags(INDEX).others
    return tags.found


def test_a_link_shows_the_game_who_sits_and_how_many_may_come(folder: Path) -> None:
    async def scene(server: Server) -> None:
        table = await new_table(server, await server.guest("Ana"), ["open", "greedy", "open", "invited"])
        stranger = server.stranger()
        for key in (table.link, await table.seat_link(3)):
            assert await shown(stranger, table, key) == {
                "og:site_name": "railherd",
                "og:type": "website",
                "og:title": "Last Spike: an invitation to play",
                "og:description": "At the table: Ana, Steady bot. Free seats: 2.",
            }
        told = await shown(stranger, table, table.link, "ru")
        assert told["og:description"] == "За столом: Ana, Крепкий бот. Свободных мест: 2."

    at(folder, scene)


def test_those_called_the_same_are_told_apart_by_their_seats_as_on_the_page(folder: Path) -> None:
    async def scene(server: Server) -> None:
        seats = ["open", "greedy", "random", "greedy", "open"]
        table = await new_table(server, await server.guest("Ana"), seats)
        told = await shown(server.stranger(), table, table.link)
        assert told["og:description"] == "At the table: Ana, Steady bot 2, Carefree bot, Steady bot 4. Free seats: 1."

    at(folder, scene)


def test_a_link_to_a_game_says_how_far_it_is(folder: Path) -> None:
    async def scene(server: Server) -> None:
        table, _, sockets = await two_at_a_table(server)
        told = await shown(server.stranger(), table, table.link)
        assert (told["og:title"], told["og:description"]) == ("Last Spike", "At the table: Ana, Bo.")
        while sockets[0].state()["phase"] == "playing":
            await play(table, sockets, 1)
        told = await shown(server.stranger(), table, table.link)
        assert told["og:description"] == "This game is over. At the table: Ana, Bo."

    at(folder, scene)


def test_without_the_link_nothing_is_told_of_a_private_table(folder: Path) -> None:
    async def scene(server: Server) -> None:
        ana = await server.guest("Ana")
        table, other = await new_table(server, ana), await new_table(server, ana)
        for browser in (server.stranger(), ana):  # the preview depends on the link alone
            for key in ("", "x", "%00", other.link, table.link[:-1]):
                assert await shown(browser, table, key) == {}
        listed = await new_table(server, ana, listed=True)
        assert "Ana" in (await shown(server.stranger(), listed, ""))["og:description"]

    at(folder, scene)


def test_a_name_cannot_write_into_the_page(folder: Path) -> None:
    async def scene(server: Server) -> None:
        name = "\"><script src=//x></script>&'"
        table = await new_table(server, await server.guest(name))
        answer = await opened(server.stranger(), f"/t/{table.id}?key={table.link}")
        assert len(re.findall("<script", answer.body.decode())) == 1
        assert name in (await shown(server.stranger(), table, table.link))["og:description"]

    at(folder, scene)


def test_whoever_asks_too_often_gets_the_page_without_the_preview(folder: Path) -> None:
    async def scene(server: Server) -> None:
        server.services.bundle = Bundle(folder)
        table = await new_table(server, await server.guest("Ana"))
        stranger = server.stranger(address="10.9.9.9")
        assert await shown(stranger, table, table.link)
        while server.services.requests.allow("10.9.9.9"):
            pass
        assert await shown(stranger, table, table.link) == {}

    visit(scene, limits=True)
