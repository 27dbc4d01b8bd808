"""The browser app as it was built: its files, read once, each with all that a browser wants to know of it."""

from __future__ import annotations

import gzip
from functools import cached_property
from hashlib import sha256
from pathlib import Path

FOLDER = Path(__file__).parent / "page"
INDEX = "index.html"
STAMP = "stamp.txt"  # what tools/page.py notes for itself

# Not those of the system, which differ from machine to machine.
MEDIA_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
ANYTHING = "application/octet-stream"
COMPRESSED_ALREADY = (".ico", ".png", ".webp", ".woff2")
WORTH_IT = 0.9  # of the size: what does not shrink to this is sent as it is


class BundleFile:
    """One file of the app."""

    def __init__(self, suffix: str, body: bytes) -> None:
        self.body = body
        self.media_type = MEDIA_TYPES.get(suffix, ANYTHING)
        self.tag = f'"{sha256(body).hexdigest()[:20]}"'
        self._suffix = suffix

    @cached_property
    def packed(self) -> bytes | None:
        """The same compressed, where that is worth while."""
        if self._suffix in COMPRESSED_ALREADY:
            return None
        packed = gzip.compress(self.body, mtime=0)
        return packed if len(packed) <= len(self.body) * WORTH_IT else None


class Bundle:
    """All files of a built app, by their addresses. Whatever else lies on the disk cannot be asked for."""

    def __init__(self, folder: Path = FOLDER) -> None:
        found = sorted(path for path in folder.rglob("*") if path.is_file() and path.name != STAMP)
        self.files = {path.relative_to(folder).as_posix(): BundleFile(path.suffix, path.read_bytes()) for path in found}
        index = self.files.pop(INDEX, None)
        self.index = None if index is None else index.body.decode()  # None: the app is not built

    def file(self, path: str) -> BundleFile | None:
        """The file at an address."""
        return self.files.get(path.removeprefix("/"))
