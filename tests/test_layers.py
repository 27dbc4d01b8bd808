"""Import rules: a module imports only its own layer and lower ones, and the rules do no I/O."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "railherd"

# From the bottom up. A new folder or file at the top of the package needs a place here.
LAYERS = [
    "words", "core", "kit", "games", "api", "workers", "bots", "sim", "train", "tables", "folders", "terminal",
    "server", "site", "local", "cli",
]  # fmt: skip

# Names of the package itself that any module may import: they exist before the first layer is imported.
ALWAYS_THERE = {"railherd.COMPILED"}

# The server's own folders and files, from the ground up.
SERVER = [
    "throttle", "logs", "metrics", "process", "garbage", "service_worker", "bundle", "addresses", "hosts", "settings",
    "store", "accounts", "transport", "overload", "workers", "bot_pool", "live", "replay", "sockets", "hosting",
    "health", "together", "services", "http", "app", "run",
]  # fmt: skip
# Within `core`, above what every game is made of.
CORE = ["components", "writing", "playing", "laws"]
# Within `http`: what handlers are made of, then the pages and routes.
HTTP = [
    "language", "origin", "statuses", "errors", "caller", "operator", "middleware", "payloads", "record_bodies", "page",
    "routes",
]  # fmt: skip

NO_IO = ["words", "core", "kit", "games", "tables"]
# What decides about tables also runs inside a browser: of others' packages it has these alone.
TABLES_MAY_USE = {"msgspec", "railherd"}
IO_MODULES = {"asyncio", "http", "multiprocessing", "socket", "ssl", "subprocess", "threading", "urllib"}


def modules() -> list[Path]:
    """Return every source that belongs to a layer; `__init__.py` and `_select.py` at the top belong to none."""
    return [path for path in sorted(PACKAGE.rglob("*.py")) if path.parent != PACKAGE or path.name[0] != "_"]


def layer_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imports_of(path: Path) -> Iterator[str]:
    """Yield the full names of all that a source imports, anywhere in it; `from a import b` counts as `a.b`."""
    package = ["railherd", *path.relative_to(PACKAGE).parent.parts]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            origin = ".".join([*base, *filter(None, [node.module])])
            yield from (f"{origin}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("path", modules(), ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_imports_look_down_only(path: Path) -> None:
    assert layer_of(path) in LAYERS, f"{layer_of(path)} needs a place in LAYERS"
    height = LAYERS.index(layer_of(path))
    for name in imports_of(path):
        if name.split(".")[0] != "railherd" or name in ALWAYS_THERE:
            continue
        layer = name.split(".")[1] if "." in name else "railherd"
        assert layer in LAYERS, f"{name} is not in a layer: import it from where it is defined"
        assert LAYERS.index(layer) <= height, f"{name} lies above {LAYERS[height]}"


def below(path: Path, folder: Path) -> str:
    """Return which part of a folder a file belongs to."""
    return path.relative_to(folder).parts[0].removesuffix(".py")


@pytest.mark.parametrize(("folder", "order"), [("server", SERVER), ("server/http", HTTP)], ids=["server", "http"])
def test_the_folders_of_the_server_look_down_only(folder: str, order: list[str]) -> None:
    home, wrong = PACKAGE / folder, []
    prefix = f"railherd.{folder.replace('/', '.')}."
    for path in sorted(home.rglob("*.py")):
        part = below(path, home)
        if part == "__init__":
            continue
        assert part in order, f"{part} needs a place in the order of {folder}"
        for name in imports_of(path):
            other = name.removeprefix(prefix).split(".")[0] if name.startswith(prefix) else ""
            if other in order and order.index(other) > order.index(part):
                wrong.append(f"{path.relative_to(PACKAGE)} imports {name}")
    assert wrong == []


def test_the_folders_of_core_look_down_only() -> None:
    """What lies beside the folders is what games are made of: it comes before all of them."""
    home, prefix, wrong = PACKAGE / "core", "railherd.core.", []
    assert {path.name for path in home.iterdir() if path.is_dir() and path.name[0] != "_"} == set(CORE)
    for path in sorted(home.rglob("*.py")):
        height = CORE.index(below(path, home)) if path.parent != home else -1
        for name in imports_of(path):
            other = name.removeprefix(prefix).split(".")[0] if name.startswith(prefix) else ""
            if other in CORE and CORE.index(other) > height:
                wrong.append(f"{path.relative_to(PACKAGE)} imports {name}")
    assert wrong == []


def test_what_decides_about_tables_is_pure() -> None:
    for path in (PACKAGE / "tables").rglob("*.py"):
        outside = {name.split(".")[0] for name in imports_of(path)} - TABLES_MAY_USE - sys.stdlib_module_names
        assert not outside, f"{path.name} imports {outside}"


@pytest.mark.parametrize("layer", NO_IO)
def test_rules_do_no_io(layer: str) -> None:
    for path in (PACKAGE / layer).rglob("*.py"):
        forbidden = {name.split(".")[0] for name in imports_of(path)} & IO_MODULES
        assert not forbidden, f"{path.name} imports {forbidden}"


def test_the_switch_stands_alone() -> None:
    assert not [name for name in imports_of(PACKAGE / "_select.py") if name.startswith("railherd")]
