"""Compile an archive of Python for the Python that runs in browsers.

It runs there itself (`precompile.mjs` calls it), because no other Python writes its bytecode; so it needs nothing
but the standard library.
"""

from __future__ import annotations

import importlib.util
import zipfile
from importlib import _bootstrap_external as loading
from pathlib import Path

FULL, TERSE = 0, 2  # the second leaves out docstrings and asserts


def precompile(given: Path, written: Path, optimize: int) -> None:
    """Write an archive again with bytecode in the place of sources; it depends on nothing but the content."""
    with zipfile.ZipFile(given) as archive, zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as compiled:
        for name in sorted(archive.namelist()):
            content = archive.read(name)
            if name.endswith(".py"):
                name, content = f"{name}c", bytecode(content, name, optimize)
            if not name.endswith("/"):
                compiled.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED, 9)


def bytecode(source: bytes, name: str, optimize: int) -> bytes:
    """Return what a `.pyc` file of a source holds; its time is left out, because none is checked."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    made: bytearray = loading._code_to_hash_pyc(code, importlib.util.source_hash(source), False)  # type: ignore[attr-defined]
    return bytes(made)
