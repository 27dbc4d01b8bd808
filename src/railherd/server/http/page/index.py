"""The page: every address that people meet in a browser answers with the app, which then shows what belongs there."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException

from railherd.core.problem import Problem
from railherd.server.http.caller import Caller, TheServices
from railherd.server.http.page.assets import ASK_AGAIN, small_file
from railherd.server.http.page.link_preview import preview
from railherd.server.services import Services
from railherd.words.catalogue import say

PAGES = frozenset({"", "new", "lobby", "t", "replay", "rules", "legend", "learn", "style"})
"""What the addresses of the app's pages begin with."""

TABLE = "t"
WRITTEN_IN, PREVIEW = '<html lang="en"', "<!--preview-->"  # in web/index.html
HEADERS = {"Cache-Control": ASK_AGAIN, "Vary": "Accept-Language"}
FOUND, NOT_FOUND = 200, 404


@get(["/", "/{path:path}"], include_in_schema=False)
async def front(request: Request[Any, Any, Any], services: TheServices) -> Response[Any]:
    """The app, or one of its small files. Of an address that it does not know the app itself says so."""
    path: str = request.scope["path"]
    file = services.bundle.file(path)
    if file is not None:
        return small_file(request, file)
    known = is_page(path)
    if not known and not is_for_reading(request, path):
        raise NotFoundException
    caller = Caller(request, services)
    if services.bundle.index is None:
        if not known:
            raise NotFoundException
        text = say("server.front", {"version": services.version}, caller.language)
        return Response(f"{text}\n", media_type=MediaType.TEXT, headers=HEADERS)
    told = await _preview(services, caller, path, request.query_params.get("key", ""))
    text = written(services.bundle.index, caller.language, told)
    return Response(text, media_type=MediaType.HTML, headers=HEADERS, status_code=FOUND if known else NOT_FOUND)


def is_page(path: str) -> bool:
    """Whether the app has a page at an address."""
    return path.strip("/").partition("/")[0] in PAGES and not _is_file(path)


def is_for_reading(request: Request[Any, Any, Any], path: str) -> bool:
    """Whether a person in front of a browser asks for something that could be a page."""
    return "text/html" in request.headers.get("accept", "") and not _is_file(path)


def _is_file(path: str) -> bool:
    return "." in path.rpartition("/")[2]


def written(index: str, language: str, properties: Mapping[str, str]) -> str:
    """The app's page in a language, with what others show of it."""
    tags = [f'<meta property="{escape(name)}" content="{escape(value)}">' for name, value in properties.items()]
    spoken = index.replace(WRITTEN_IN, f'<html lang="{language}"', 1)
    return spoken.replace(PREVIEW, "\n".join(tags), 1)


async def _preview(services: Services, caller: Caller, path: str, link: str) -> Mapping[str, str]:
    """Of a table's page; whoever asks too often gets the page without."""
    first, _, table = path.strip("/").partition("/")
    if first != TABLE:
        return {}
    try:
        caller.limit(services.requests)
    except Problem:
        return {}
    return await preview(services, table, link, caller.language)
