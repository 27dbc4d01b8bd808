"""Choose, before any rule is imported, between the compiled rules and their Python sources.

`make compile` leaves extension modules in `_compiled/`, apart from the sources. They are used only while they match
those sources: an edited rule runs interpreted until it is compiled again. The environment variable
`RAILHERD_COMPILED` forces the choice: 0 = interpreted, 1 = compiled or an ImportError that says what to do.

This file imports nothing of railherd: `tools/compile.py` loads it by its path, to describe what it built.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec

FOLDER = "_compiled"
MANIFEST = "manifest.txt"
GROUP = "railherd__mypyc"  # the library that holds all compiled code; each module is a thin door to it
SUFFIX = EXTENSION_SUFFIXES[0]  # names Python and platform, such as .cpython-311-x86_64-linux-gnu.so


def use_compiled(package_path: Sequence[str]) -> bool:
    """Let the compiled rules be imported if they are wanted and current; return whether they will be."""
    wish = os.environ.get("RAILHERD_COMPILED", "")
    if wish not in ("", "0", "1"):
        raise ImportError(f"RAILHERD_COMPILED must be 0 (interpreted), 1 (compiled) or unset, not {wish!r}.")
    if wish == "0":
        return False
    package = package_path[0]
    trouble = obstacle(package)
    if not trouble:
        sys.meta_path.insert(0, CompiledFinder(os.path.join(package, FOLDER)))
    elif wish == "1":
        raise ImportError(f"RAILHERD_COMPILED=1, but {trouble}: run `make compile`.")
    return not trouble


class CompiledFinder:
    """A finder of modules in the compiled tree. Python's ordinary search finds all others.

    A finder, rather than a second entry in `__path__`, so that packages, data files and modules that stay
    plain Python are found where they always are, and nothing needs to be copied.
    """

    def __init__(self, tree: str) -> None:
        self.tree = tree

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Return where a module is, or None to let Python ask the next finder."""
        if fullname != GROUP and not fullname.startswith("railherd."):
            return None
        file = os.path.join(self.tree, *fullname.split(".")) + SUFFIX
        if not os.path.isfile(file):
            return None
        spec = ModuleSpec(fullname, ExtensionFileLoader(fullname, file), origin=file)
        spec.has_location = True
        return spec


def obstacle(package: str) -> str:
    """Return why the compiled rules of a package folder cannot be used, "" if they can."""
    try:
        with open(os.path.join(package, FOLDER, MANIFEST), encoding="utf-8") as file:
            manifest = file.read()
    except FileNotFoundError:
        return "the rules are not compiled"
    suffix, digest, watched, stamps = manifest.split("\n", 3)
    if suffix != SUFFIX:
        return "the rules were compiled for another Python"
    sources = list(watched_sources(package, watched.split()))
    # Unchanged sizes and times are proof enough, and cheap; otherwise, reading the files settles it.
    if stamps_of(package, sources) == stamps or digest_of(package, sources) == digest:
        return ""
    return "the rules have changed since they were compiled"


def manifest_of(package: str, watched: Sequence[str]) -> str:
    """Return what `obstacle` compares: the Python built for, a digest, what to watch, and sizes and times.

    Plain lines, not JSON, because importing a JSON reader would take longer than the whole check.
    """
    sources = list(watched_sources(package, watched))
    return "\n".join([SUFFIX, digest_of(package, sources), " ".join(watched), stamps_of(package, sources)])


def watched_sources(package: str, watched: Sequence[str]) -> Iterator[str]:
    """Yield every Python file named in `watched` or below a folder named there, always in the same order."""
    for name in watched:
        if not name.endswith(".py"):
            yield from sources_below(package, name)
        elif os.path.isfile(os.path.join(package, name)):
            yield name


def sources_below(package: str, folder: str) -> Iterator[str]:
    """Yield every Python file in a folder and its sub-folders, none if there is no such folder."""
    try:
        entries = sorted(os.scandir(os.path.join(package, folder)), key=lambda entry: entry.name)
    except FileNotFoundError:
        return
    for entry in entries:
        name = f"{folder}/{entry.name}"
        if entry.name.endswith(".py"):
            yield name
        elif entry.is_dir() and entry.name != "__pycache__":
            yield from sources_below(package, name)


def stamps_of(package: str, sources: Sequence[str]) -> str:
    """Return one line for each source: its name, size and time of change."""
    lines = []
    for name in sources:
        status = os.stat(os.path.join(package, name))
        lines.append(f"{name} {status.st_size} {status.st_mtime_ns}\n")
    return "".join(lines)


def digest_of(package: str, sources: Sequence[str]) -> str:
    """Return the SHA-256 of the sources' names and contents."""
    import hashlib  # rarely needed, and slow to import

    digest = hashlib.sha256()
    for name in sources:
        with open(os.path.join(package, name), "rb") as file:
            content = file.read()
        digest.update(f"{name} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()
