"""The files of the browser app: what never changes is kept for ever, for the rest the browser asks again."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from railherd.server.bundle import BundleFile
from railherd.server.http.caller import TheServices

PRECOMPRESSED = "precompressed"  # the option of a handler whose answers nobody is to compress again
FOR_EVER = "public, max-age=31536000, immutable"  # an asset's name holds a digest of its content
ASK_AGAIN = "no-cache"
NOT_MODIFIED = 304


@get("/assets/{path:path}", sync_to_thread=False, include_in_schema=False, opt={PRECOMPRESSED: True})
def asset(request: Request[Any, Any, Any], services: TheServices) -> Response[bytes]:
    """Scripts, styles, fonts and pictures of the app."""
    found = services.bundle.file(request.scope["path"])
    if found is None:
        raise NotFoundException
    headers = {"Cache-Control": FOR_EVER, "Vary": "Accept-Encoding"}
    if found.packed is None or not takes_gzip(request.headers.get("accept-encoding", "")):
        return Response(found.body, media_type=found.media_type, headers=headers)
    return Response(found.packed, media_type=found.media_type, headers={**headers, "Content-Encoding": "gzip"})


def small_file(request: Request[Any, Any, Any], found: BundleFile) -> Response[bytes]:
    """A file whose name stays while its content may change; who has it already hears that it still counts."""
    headers = {"Cache-Control": ASK_AGAIN, "ETag": found.tag}
    known = request.headers.get("if-none-match", "").split(",")
    if found.tag in (tag.strip().removeprefix("W/") for tag in known):
        return Response(b"", status_code=NOT_MODIFIED, headers=headers)
    return Response(found.body, media_type=found.media_type, headers=headers)


def takes_gzip(accepted: str) -> bool:
    """Whether a browser with this Accept-Encoding can unpack it."""
    for part in accepted.lower().replace(" ", "").split(","):
        name, _, quality = part.partition(";q=")
        if name == "gzip":
            return not quality or quality.strip("0.") != ""
    return False
