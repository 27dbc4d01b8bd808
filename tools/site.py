"""Build railherd as a folder of static files that plays without a server: the page, and Python for browsers.

    python -m tools.site DIR

Python for browsers (pyodide) and its packages come from the ordinary registries, once, and are checked against
their hashes.
"""

import argparse
import base64
import hashlib
import json
import shutil
import subprocess
import sys
import tarfile
import zipfile
from importlib.metadata import version
from io import BytesIO
from pathlib import Path

from tools.page import ROOT, STAMP, WEB, PageError, ensure_page, npm

BUILD = ROOT / "build" / "site"
PAGE = BUILD / "page"
FETCHED = BUILD / "fetched"
SOURCES = ROOT / "src" / "railherd"
TEMPLATES = WEB / "site"

PYODIDE = "pyodide@314.0.7"
PYODIDE_FILE = "pyodide-314.0.7.tgz"
PYODIDE_SHA512 = "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
PYODIDE_PARTS = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
PLATFORM = (
    "--platform",
    "pyemscripten_2026_0_wasm32",
    "--python-version",
    "314",
    "--implementation",
    "cp",
    "--abi",
    "cp314",
)
WHEELS = ROOT / "tools" / "site_wheels.txt"  # pinned by hash

# What a browser has no use for: it has neither commands nor a terminal nor a network of its own.
LEFT_OUT = (
    "cli",
    "terminal",
    "sim",
    "folders",
    "server/page",
    "server/http/routes",
    "server/http/page",
    "server/hosting",
    "server/transport",
    "server/store/sql",
)
ENGINE_LIST = "engine.json"
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


def main() -> int:
    """Build the folder."""
    parser = argparse.ArgumentParser(description="Build railherd as a folder that plays without a server.")
    parser.add_argument("folder", type=Path, metavar="DIR", help="where to put it; it must be empty or an earlier one")
    folder: Path = parser.parse_args().folder
    try:
        build(folder)
    except PageError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"Ready: {folder}. Try it with `{sys.executable} -m http.server --directory {folder}`.")
    return 0


def build(folder: Path) -> None:
    """Write everything into a folder; what an earlier version left there is replaced."""
    if folder.exists() and any(folder.iterdir()) and not (folder / ENGINE_LIST).exists():
        raise PageError(f"{folder} holds something else: name an empty folder, or one that this command made.")
    ensure_page(PAGE, "site")
    fetch()
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(PAGE, folder, ignore=shutil.ignore_patterns(STAMP))
    engine = write_engine(folder)
    index = folder / "index.html"
    index.write_text(page_of(index.read_text(encoding="utf-8")), encoding="utf-8")
    for name in ("404.html", "manifest.webmanifest"):
        shutil.copy(TEMPLATES / name, folder / name)
    write_service(folder, engine)


def fetch() -> None:
    """Fetch Python for browsers and its packages, once, and check them."""
    FETCHED.mkdir(parents=True, exist_ok=True)
    archive = FETCHED / PYODIDE_FILE
    if not archive.exists():
        print("Fetching Python for browsers (6.5 MB, once)…", flush=True)
        npm("pack", PYODIDE, "--silent", "--pack-destination", str(FETCHED))
    found = base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
    if found != PYODIDE_SHA512:
        archive.unlink()
        raise PageError(f"{PYODIDE_FILE} is not the file that we know: try again, and if it stays so, tell us.")
    if len(list(FETCHED.glob("*.whl"))) < len(WHEELS.read_text(encoding="utf-8").split("--hash")) - 1:
        print("Fetching its packages (0.2 MB, once)…", flush=True)
        fetch_wheels()


def fetch_wheels() -> None:
    """Fetch the packages by their hashes."""
    pip = ROOT / ".uv" / "bin" / "python"
    wanted = [
        "--no-deps",
        "--only-binary",
        ":all:",
        "--require-hashes",
        "--requirement",
        str(WHEELS),
        "--dest",
        str(FETCHED),
    ]
    command = [str(pip), "-m", "pip", "download", "--quiet", "--disable-pip-version-check", *PLATFORM, *wanted]
    if subprocess.run(command, check=False).returncode != 0:
        raise PageError("The packages for browsers could not be fetched: what pip printed above says why.")


def write_engine(folder: Path) -> str:
    """Write what runs the games, into a folder named by its content; return its address."""
    parts = engine_parts()
    digest = hashlib.sha256()
    for name, data in sorted(parts.items()):
        digest.update(f"{name} {len(data)}\n".encode() + data)
    address = f"engine/{digest.hexdigest()[:16]}/"
    (folder / address).mkdir(parents=True)
    for name, data in parts.items():
        (folder / address / name).write_bytes(data)
    wheels = sorted(name for name in parts if name.endswith(".whl"))
    sizes = {name: len(data) for name, data in sorted(parts.items())}
    listed = {
        "folder": address,
        "version": version("railherd"),
        "files": sizes,
        "wheels": wheels,
        "sources": "railherd.zip",
    }
    (folder / ENGINE_LIST).write_text(json.dumps(listed), encoding="utf-8")
    return address


def engine_parts() -> dict[str, bytes]:
    """Return the files that run the games, by name."""
    with tarfile.open(FETCHED / PYODIDE_FILE) as archive:
        parts = {name: _member(archive, f"package/{name}") for name in PYODIDE_PARTS}
    parts |= {wheel.name: wheel.read_bytes() for wheel in FETCHED.glob("*.whl")}
    return {**parts, "railherd.zip": packed_sources()}


def _member(archive: tarfile.TarFile, name: str) -> bytes:
    found = archive.extractfile(name)
    if found is None:
        raise PageError(f"{PYODIDE_FILE} lacks {name}.")
    return found.read()


def packed_sources() -> bytes:
    """Return our own sources as an archive that depends on nothing but their content."""
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(SOURCES.rglob("*")):
            name = path.relative_to(SOURCES).as_posix()
            if path.suffix in (".py", ".toml", ".po") and not name.startswith("_compiled") and not _is_left_out(name):
                archive.writestr(zipfile.ZipInfo(f"railherd/{name}"), path.read_bytes(), zipfile.ZIP_DEFLATED, 9)
    return packed.getvalue()


def _is_left_out(name: str) -> bool:
    return any(name.startswith(f"{part}/") for part in LEFT_OUT)


def page_of(index: str) -> str:
    """Return the page of the folder: with its policy, its manifest and its version."""
    head = [
        '<meta charset="utf-8" />',
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />',
        '<link rel="manifest" href="./manifest.webmanifest" />',
    ]
    page = index.replace("<!--preview-->", "", 1).replace(head[0], "\n    ".join(head), 1)
    return page.replace('<html lang="en"', f'<html lang="en" data-version="{version("railherd")}"', 1)


def write_service(folder: Path, engine: str) -> None:
    """Write the service worker, which knows all files of the page; its version is their digest."""
    files = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    files = [name for name in files if not name.startswith("engine/") and name != "404.html"]
    digest = hashlib.sha256()
    for name in files:
        digest.update(f"{name}\n".encode() + (folder / name).read_bytes())
    listed = json.dumps(["./", *(name for name in files if name != "index.html")])
    text = (TEMPLATES / "service.js").read_text(encoding="utf-8")
    text = (
        text.replace("__VERSION__", digest.hexdigest()[:16]).replace("__FILES__", listed).replace("__ENGINE__", engine)
    )
    (folder / "service.js").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
