"""The files of the built browser app, read into memory once, with media type and ETag."""

from __future__ import annotations

import gzip
from functools import cached_property
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

from railherd.server.service_worker import SERVICE_WORKER, filled_service_worker

BUNDLE_FOLDER = Path(__file__).parent / "page"
INDEX_FILE = "index.html"
STAMP_FILE = "stamp.txt"  # written by tools/page.py for its own use

# Not those of the system, which differ between machines.
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
DEFAULT_MEDIA_TYPE = "application/octet-stream"
COMPRESSED_SUFFIXES = (".ico", ".png", ".webp", ".woff2")
MAX_COMPRESSED_RATIO = 0.9  # a file that shrinks less is sent uncompressed


class BundleFile:
    """One file of the app."""

    def __init__(self, suffix: str, body: bytes) -> None:
        self.body = body
        self.media_type = MEDIA_TYPES.get(suffix, DEFAULT_MEDIA_TYPE)
        self.tag = f'"{sha256(body).hexdigest()[:20]}"'
        self._suffix = suffix

    @cached_property
    def compressed(self) -> bytes | None:
        """The compressed content; None if compression does not help."""
        if self._suffix in COMPRESSED_SUFFIXES:
            return None
        compressed = gzip.compress(self.body, mtime=0)
        return compressed if len(compressed) <= len(self.body) * MAX_COMPRESSED_RATIO else None


class Bundle:
    """All files of a built app by their addresses. No other file on the disk can be requested."""

    def __init__(self, folder: Path = BUNDLE_FOLDER) -> None:
        found = sorted(path for path in folder.rglob("*") if path.is_file() and path.name != STAMP_FILE)
        self.files = {path.relative_to(folder).as_posix(): BundleFile(path.suffix, path.read_bytes()) for path in found}
        index = self.files.pop(INDEX_FILE, None)
        self.index = None if index is None else index.body.decode()  # None: the app is not built
        self._fill_service_worker()

    def file(self, path: str) -> BundleFile | None:
        """Return the file at an address, if any."""
        return self.files.get(path.removeprefix("/"))

    def _fill_service_worker(self) -> None:
        """Tell the service worker which files there are; a new page, or a new version of us, makes it another one."""
        template = self.files.pop(SERVICE_WORKER, None)
        if template is None or self.index is None:
            return
        kept = {name: file.body for name, file in self.files.items()}
        kept[INDEX_FILE] = f"{version('railherd')} {self.index}".encode()
        filled = filled_service_worker(template.body.decode(), kept)
        self.files[SERVICE_WORKER] = BundleFile(".js", filled.encode())
