"""The files of the browser app. Browsers cache hashed files for ever and revalidate the others."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from railherd.server.bundle import BundleFile
from railherd.server.http.caller import TheServices

PRECOMPRESSED = "precompressed"  # the option of handlers that compress their own responses
CACHE_FOREVER = "public, max-age=31536000, immutable"  # an asset's name holds a digest of its content
CACHE_REVALIDATE = "no-cache"
NOT_MODIFIED = 304


@get("/assets/{path:path}", sync_to_thread=False, include_in_schema=False, opt={PRECOMPRESSED: True})
def asset(request: Request[Any, Any, Any], services: TheServices) -> Response[bytes]:
    """Send a script, style, font or picture of the app."""
    found = services.bundle.file(request.scope["path"])
    if found is None:
        raise NotFoundException
    headers = {"Cache-Control": CACHE_FOREVER, "Vary": "Accept-Encoding"}
    if found.compressed is None or not takes_gzip(request.headers.get("accept-encoding", "")):
        return Response(found.body, media_type=found.media_type, headers=headers)
    return Response(found.compressed, media_type=found.media_type, headers={**headers, "Content-Encoding": "gzip"})


def revalidated_file(request: Request[Any, Any, Any], found: BundleFile) -> Response[Any]:
    """Send a file whose content may change under its name; answer 304 if the client's ETag matches."""
    headers = {"Cache-Control": CACHE_REVALIDATE, "ETag": found.tag}
    tags = request.headers.get("if-none-match", "").split(",")
    if found.tag in (tag.strip().removeprefix("W/") for tag in tags):
        return Response(b"", status_code=NOT_MODIFIED, headers=headers)
    return Response(found.body, media_type=found.media_type, headers=headers)


def takes_gzip(accepted: str) -> bool:
    """Return whether an Accept-Encoding header allows gzip."""
    for part in accepted.lower().replace(" ", "").split(","):
        name, _, quality = part.partition(";q=")
        if name == "gzip":
            return not quality or quality.strip("0.") != ""
    return False
