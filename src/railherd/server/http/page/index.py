"""The page: every address that people open in a browser gets the app, which then shows what belongs there."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException

from railherd.core.problem import Problem
from railherd.server.http.caller import Caller, TheServices
from railherd.server.http.page.assets import CACHE_REVALIDATE, revalidated_file
from railherd.server.http.page.link_preview import preview
from railherd.server.services import Services
from railherd.words.catalogue import say

PAGES = frozenset({"", "new", "lobby", "t", "replay", "rules", "legend", "learn", "style"})
"""First parts of the addresses of the app's pages."""

TABLE_PAGE = "t"
HTML_TAG, PREVIEW_MARK = '<html lang="en"', "<!--preview-->"  # in web/index.html
PAGE_HEADERS = {"Cache-Control": CACHE_REVALIDATE, "Vary": "Accept-Language"}
FOUND, NOT_FOUND = 200, 404


@get(["/", "/{path:path}"], include_in_schema=False)
async def index_page(request: Request[Any, Any, Any], services: TheServices) -> Response[Any]:
    """Send the app or one of its files. For an unknown address the app shows its own error page."""
    path: str = request.scope["path"]
    file = services.bundle.file(path)
    if file is not None:
        return revalidated_file(request, file)
    known = is_page(path)
    if not known and not wants_page(request, path):
        raise NotFoundException
    caller = Caller(request, services)
    if services.bundle.index is None:
        if not known:
            raise NotFoundException
        text = say("server.front", {"version": services.version}, caller.language)
        return Response(f"{text}\n", media_type=MediaType.TEXT, headers=PAGE_HEADERS)
    properties = await _preview(services, caller, path, request.query_params.get("key", ""))
    text = render_index(services.bundle.index, caller.language, services.version, properties)
    return Response(text, media_type=MediaType.HTML, headers=PAGE_HEADERS, status_code=FOUND if known else NOT_FOUND)


def is_page(path: str) -> bool:
    """Return whether the app has a page at an address."""
    return path.strip("/").partition("/")[0] in PAGES and not _is_file(path)


def wants_page(request: Request[Any, Any, Any], path: str) -> bool:
    """Return whether a browser asks for a page, not for a file."""
    return "text/html" in request.headers.get("accept", "") and not _is_file(path)


def _is_file(path: str) -> bool:
    return "." in path.rpartition("/")[2]


def render_index(index: str, language: str, version: str, properties: Mapping[str, str]) -> str:
    """Return the app's page in a language, with this server's version and the properties of its link preview."""
    tags = [f'<meta property="{escape(name)}" content="{escape(value)}">' for name, value in properties.items()]
    page = index.replace(HTML_TAG, f'<html lang="{language}" data-version="{escape(version)}"', 1)
    return page.replace(PREVIEW_MARK, "\n".join(tags), 1)


async def _preview(services: Services, caller: Caller, path: str, link: str) -> Mapping[str, str]:
    """Return the preview of a table's page; nothing for other pages and for callers over the rate limit."""
    first, _, table = path.strip("/").partition("/")
    if first != TABLE_PAGE:
        return {}
    try:
        caller.limit(services.requests)
    except Problem:
        return {}
    return await preview(services, table, link, caller.language)
