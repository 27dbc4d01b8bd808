"""The folder: the page that a server sends, with what runs the games beside it and a policy of its own."""

from __future__ import annotations

import hashlib
import json
import shutil
from importlib.metadata import version
from pathlib import Path

from railherd.core.problem import Problem
from railherd.server.bundle import BUNDLE_FOLDER, INDEX_FILE, STAMP_FILE
from railherd.server.service_worker import SERVICE_WORKER, filled_service_worker
from railherd.site.engine import engine_parts
from railherd.site.fetching import Tell

NOT_FOUND_PAGE = Path(__file__).parent / "404.html"
ENGINE_LIST = "engine.json"
HTML_TAG, CHARSET, PREVIEW_MARK = '<html lang="en"', '<meta charset="utf-8" />', "<!--preview-->"  # in web/index.html
# Scripts and workers of the folder alone; the worker has no page around it, so that WebAssembly is allowed only there.
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    ]
)


def build(folder: Path, tell: Tell, page: Path = BUNDLE_FOLDER) -> None:
    """Write everything into a folder; what an earlier version left there is replaced, once the new one is complete."""
    if not (page / INDEX_FILE).is_file():
        raise Problem("cli.site.no_page")
    if folder.is_file() or (folder.exists() and any(folder.iterdir()) and not (folder / ENGINE_LIST).exists()):
        raise Problem("cli.site.not_empty", {"folder": str(folder)})
    parts = engine_parts(tell)
    aside = folder.with_name(f"{folder.name}.new")
    try:
        shutil.rmtree(aside, ignore_errors=True)
        shutil.copytree(page, aside, ignore=shutil.ignore_patterns(STAMP_FILE))
        _complete(aside, parts)
        shutil.rmtree(folder, ignore_errors=True)
        aside.rename(folder)
    except OSError as failure:
        raise Problem("cli.site.not_written", {"folder": str(folder), "said": failure.strerror or ""}) from None


def _complete(folder: Path, parts: dict[str, bytes]) -> None:
    """Make a copy of the page a site."""
    engine = _write_engine(folder, parts)
    index = folder / INDEX_FILE
    index.write_text(page_of(index.read_text(encoding="utf-8")), encoding="utf-8")
    files = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    kept = {name: path.read_bytes() for name, path in files.items() if not name.startswith("engine/")}
    template = kept.pop(SERVICE_WORKER).decode()
    (folder / SERVICE_WORKER).write_text(filled_service_worker(template, kept, engine), encoding="utf-8")
    shutil.copy(NOT_FOUND_PAGE, folder)


def _write_engine(folder: Path, parts: dict[str, bytes]) -> str:
    """Write what runs the games, into a folder named by its content; return its address."""
    digest = hashlib.sha256()
    for name, content in sorted(parts.items()):
        digest.update(f"{name} {len(content)}\n".encode() + content)
    address = f"engine/{digest.hexdigest()[:16]}/"
    (folder / address).mkdir(parents=True)
    for name, content in parts.items():
        (folder / address / name).write_bytes(content)
    sizes = {name: len(content) for name, content in sorted(parts.items())}
    listed = {"folder": address, "version": version("railherd"), "files": sizes}
    (folder / ENGINE_LIST).write_text(json.dumps(listed), encoding="utf-8")
    return address


def page_of(index: str) -> str:
    """Return the page of the folder: with its policy and its version, and its files wherever it lies."""
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    page = index.replace(PREVIEW_MARK, "", 1).replace(CHARSET, f"{CHARSET}\n    {policy}", 1)
    page = page.replace('="/', '="./')
    return page.replace(HTML_TAG, f'{HTML_TAG} data-site data-version="{version("railherd")}"', 1)
