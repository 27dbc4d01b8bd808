"""What runs the games in a browser: Python, its packages and our own modules, compiled before they are needed."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import tempfile
import zipfile
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path

from railherd.core.problem import Problem
from railherd.site.fetching import Tell, cache_folder, fetch, fetch_wheels, node_tool
from railherd.site.precompile import FULL, TERSE

SOURCES = Path(__file__).resolve().parent.parent
HERE = Path(__file__).parent
COPIED = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LIBRARY, LOCK = "python_stdlib.zip", "pyodide-lock.json"
PACKAGES, GAMES = "packages.zip", "railherd.zip"

# What a browser has no use for: it has neither commands nor a terminal nor a network of its own.
LEFT_OUT = (
    "cli/",
    "terminal/",
    "sim/",
    "train/",
    "site/",
    "folders.py",
    "server/page/",
    "server/http/routes/",
    "server/http/page/",
    "server/hosting/",
    "server/transport/",
    "server/store/sql/",
    "server/store/postgres/",
    "_compiled",
)
# And of Python's own library: tests, servers, windows, mail, old formats.
LIBRARY_LEFT_OUT = (
    *("__phello__", "_pyrepl", "antigravity", "bdb", "cProfile", "cmd", "code.", "compileall", "ctypes", "curses"),
    *("dbm", "doctest", "ensurepip", "fileinput", "ftplib", "idlelib", "imaplib", "lib2to3", "mailbox", "modulefinder"),
    *("multiprocessing", "netrc", "nturl2path", "optparse", "pdb", "pickletools", "plistlib", "poplib", "profile"),
    *("pstats", "pyclbr", "pydoc", "rlcompleter", "sched", "smtplib", "sqlite3", "symtable", "tabnanny", "this"),
    *("timeit", "tkinter", "trace.", "turtle", "unittest", "venv", "wave", "webbrowser", "wsgiref", "xml", "zipapp"),
)
_NOT_SAID = re.compile(r'^msgid "(web|terminal|cli)\.', re.MULTILINE)


def engine_parts(tell: Tell) -> dict[str, bytes]:
    """Return the files that run the games, by name."""
    python, wheels = fetch(tell), fetch_wheels(tell)
    tell("cli.site.compiling")
    lock = json.loads((python / LOCK).read_bytes())
    parts = {name: (python / name).read_bytes() for name in COPIED}
    parts[LOCK] = json.dumps({**lock, "packages": {}}).encode()  # we ask for none of them
    parts[LIBRARY] = _compiled(python, _library(python / LIBRARY), TERSE, keep=True)
    parts[PACKAGES] = _compiled(python, _zipped(_of_wheels(wheels)), TERSE, keep=True)
    parts[GAMES] = _compiled(python, _zipped(_of_games()), FULL, keep=False)
    return parts


def _library(path: Path) -> bytes:
    with zipfile.ZipFile(path) as library:
        names = [name for name in library.namelist() if not name.startswith(LIBRARY_LEFT_OUT)]
        return _zipped((name, library.read(name)) for name in names if not name.endswith("/"))


def _of_wheels(wheels: Iterable[Path]) -> Iterable[tuple[str, bytes]]:
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as packed:
            for name in packed.namelist():
                if ".dist-info/" not in name and not name.endswith((".pyi", "py.typed")):
                    yield name, packed.read(name)


def _of_games() -> Iterable[tuple[str, bytes]]:
    for path in sorted(SOURCES.rglob("*")):
        name = path.relative_to(SOURCES).as_posix()
        if path.suffix in (".py", ".toml", ".po", ".json") and not name.startswith(LEFT_OUT):
            content = path.read_bytes()
            yield f"railherd/{name}", _said_there(content) if path.suffix == ".po" else content


def _said_there(catalogue: bytes) -> bytes:
    """Return the texts that are said in a worker: those of the page come with it."""
    header, *entries = catalogue.decode().split("\n\n")
    return "\n\n".join([header, *(entry for entry in entries if not _NOT_SAID.search(entry))]).encode()


def _zipped(files: Iterable[tuple[str, bytes]]) -> bytes:
    """Return an archive that depends on nothing but its content."""
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, content in files:
            archive.writestr(zipfile.ZipInfo(name), content)
    return packed.getvalue()


def _compiled(python: Path, sources: bytes, optimize: int, *, keep: bool) -> bytes:
    """Return an archive with bytecode in the place of sources; what seldom changes is kept for the next time."""
    tools = [(HERE / name).read_bytes() for name in ("precompile.py", "precompile.mjs")]
    digest = hashlib.sha256(b"".join([*tools, python.name.encode(), bytes([optimize]), sources])).hexdigest()
    kept = cache_folder() / f"compiled-{digest[:32]}.zip"
    if keep and kept.exists():
        return kept.read_bytes()
    with tempfile.TemporaryDirectory(dir=cache_folder()) as folder:
        given, written = Path(folder, "given.zip"), Path(folder, "written.zip")
        given.write_bytes(sources)
        command = [node_tool("node"), str(HERE / "precompile.mjs"), str(python), str(given), str(written)]
        done = subprocess.run([*command, str(optimize)], capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise Problem("cli.site.not_compiled", {"said": done.stderr.strip()})
        compiled = written.read_bytes()
        if keep:
            written.rename(kept)
    return compiled
