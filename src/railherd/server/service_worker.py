"""The service worker of the page: one script for a server and for a folder of files, which knows all that it keeps."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping

SERVICE_WORKER = "service.js"
PAGE_ITSELF = "./"
INDEX_FILE = "index.html"


def filled_service_worker(template: str, files: Mapping[str, bytes], engine: str = "") -> str:
    """Return the script for files by address; its version is their digest. A server has no engine."""
    digest = hashlib.sha256(template.encode())
    for name, content in sorted(files.items()):
        digest.update(f"{name} {len(content)}\n".encode() + content)
    listed = [PAGE_ITSELF, *sorted(name for name in files if name != INDEX_FILE)]
    filled = {"__VERSION__": digest.hexdigest()[:16], "__FILES__": json.dumps(listed), "__ENGINE__": engine}
    for mark, value in filled.items():
        template = template.replace(mark, value)
    return template
