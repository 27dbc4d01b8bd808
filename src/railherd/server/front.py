"""The address somebody types by hand: what runs here, in a sentence."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get

from railherd.server.doorkeeper import TheHouse
from railherd.server.language import client_language
from railherd.words.catalogue import say


@get("/", sync_to_thread=False, include_in_schema=False)
def front(request: Request[Any, Any, Any], house: TheHouse) -> Response[str]:
    """Says that the server runs and where its doors are."""
    language = client_language(request.headers.get("accept-language"))
    text = say("server.front", {"version": house.version}, language)
    return Response(f"{text}\n", media_type=MediaType.TEXT)
