"""Python for browsers and its packages: fetched once from the registries that npm and pip know, by their hashes."""

from __future__ import annotations

import base64
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from platformdirs import user_cache_dir

from railherd.core.problem import Problem

PYODIDE = "pyodide@314.0.7"
PYODIDE_FILE = "pyodide-314.0.7.tgz"
PYODIDE_SHA512 = "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
PLATFORM = {
    "--platform": "pyemscripten_2026_0_wasm32",
    "--python-version": "314",
    "--implementation": "cp",
    "--abi": "cp314",
}
WHEELS = Path(__file__).parent / "wheels.txt"  # pinned by hash

Tell = Callable[[str], None]
"""Says a step of the work, by the key of its sentence."""


def cache_folder() -> Path:
    """Return where this user's computer keeps what was fetched, for the next time."""
    folder = Path(user_cache_dir("railherd", appauthor=False)) / "site"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def fetch(tell: Tell) -> Path:
    """Fetch what is not here yet, and check it; return the folder of Python for browsers, unpacked."""
    folder = cache_folder()
    archive = folder / PYODIDE_FILE
    if not archive.exists():
        tell("cli.site.fetching")
        _run([node_tool("npm"), "pack", PYODIDE, "--silent", "--pack-destination", str(folder)])
    content = archive.read_bytes()
    if base64.b64encode(hashlib.sha512(content).digest()).decode() != PYODIDE_SHA512:
        archive.unlink()
        raise Problem("cli.site.not_ours", {"file": PYODIDE_FILE})
    unpacked = folder / PYODIDE_FILE.removesuffix(".tgz")
    if not unpacked.exists():
        _unpack(archive, unpacked)
    return unpacked


def _unpack(archive: Path, folder: Path) -> None:
    """Unpack, all or nothing: another process may do the same."""
    aside = folder.with_name(f"{folder.name}.{os.getpid()}")
    with tarfile.open(archive) as packed:
        packed.extractall(aside, filter="data")
    try:
        (aside / "package").rename(folder)
    except OSError:
        if not folder.exists():
            raise
    finally:
        shutil.rmtree(aside, ignore_errors=True)


def fetch_wheels(tell: Tell) -> list[Path]:
    """Fetch the packages that are not here yet, by their hashes; return them."""
    wanted = WHEELS.read_bytes()
    folder = cache_folder() / f"wheels-{hashlib.sha256(wanted).hexdigest()[:16]}"
    found = sorted(folder.glob("*.whl"))
    if len(found) == wanted.count(b"--hash"):
        return found
    if find_spec("pip") is None:
        raise Problem("cli.site.no_pip")
    tell("cli.site.fetching_packages")
    platform = [part for option in PLATFORM.items() for part in option]
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", *platform]
    _run([*command, "--no-deps", "--only-binary", ":all:", "--require-hashes", "-r", str(WHEELS), "-d", str(folder)])
    return sorted(folder.glob("*.whl"))


def node_tool(name: str) -> str:
    """Return the path of `node` or `npm`: those of this environment come first."""
    beside = str(Path(sys.executable).parent)
    found = shutil.which(name, path=os.pathsep.join([beside, os.environ.get("PATH", "")]))
    if found is None:
        raise Problem("cli.site.no_node")
    return found


def _run(command: list[str]) -> None:
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    done = subprocess.run(command, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        said = [line.strip() for line in (done.stderr + done.stdout).splitlines() if line.strip()]
        raise Problem("cli.site.not_fetched", {"said": said[-1] if said else str(done.returncode)})
