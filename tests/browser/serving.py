"""The built page, and a server for it in a separate process."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec

from tests.browser.runner import Luck
from tests.toy.game import Toy

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 180.0  # seconds: far more than a build or a start takes, even on a busy machine
FIRST_LUCK = Luck(seed=1)


class Server:
    """A running server; `deal` sets what it deals next."""

    def __init__(self, url: str, luck: Path) -> None:
        self.url = url
        self._luck = luck

    def deal(self, seed: int, choices: int = 0, **more: Any) -> None:
        """Fix what happens from now on: see `Luck`."""
        write_luck(self._luck, Luck(seed, choices, **more))


def write_luck(file: Path, luck: Luck) -> None:
    """Write the file atomically, so that it is never read half-written."""
    draft = file.with_suffix(".new")
    draft.write_bytes(msgspec.json.encode(luck))
    draft.replace(file)


@contextmanager
def served(folder: Path, luck: Luck = FIRST_LUCK, overlay: str = "", toy: bool = False) -> Iterator[Server]:
    """Yield a server of a folder's data, perhaps with an overlay of figures or with the toy, until the block ends."""
    file = folder / "luck.json"
    write_luck(file, luck)
    command = [sys.executable, "-m", "tests.browser.runner", str(folder / "data"), str(file)]
    corrected = folder / "overlay.toml"
    corrected.write_text(overlay, encoding="utf-8")
    command += [str(corrected) if overlay else "", Toy.ID if toy else ""]
    with (
        (folder / "server.log").open("wb") as log,
        subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log) as process,
    ):
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            url = process.stdout.readline().decode().strip()
            assert url, (folder / "server.log").read_text()
            until_ready(url)
            yield Server(url, file)
        finally:
            process.stdin.close()
            process.wait(PATIENCE)


def until_ready(url: str) -> None:
    """Wait until a server reports that it is ready."""
    late = time.monotonic() + PATIENCE
    while not _is_ready(url):
        assert time.monotonic() < late, f"{url} is not ready"
        time.sleep(0.05)


def _is_ready(url: str) -> bool:
    try:
        return httpx.get(f"{url}/readyz").status_code == httpx.codes.OK
    except httpx.TransportError:
        return False


def build_page(meeting_point: Path) -> None:
    """Build the page if it is out of date; of several processes that share a folder one builds and the others wait."""
    mark = meeting_point / "page-built"
    try:
        (meeting_point / "page-being-built").mkdir()
    except FileExistsError:
        late = time.monotonic() + PATIENCE
        while not mark.exists():
            assert time.monotonic() < late, "the process that builds the page has not finished"
            time.sleep(0.1)
    else:
        done = subprocess.run(
            [sys.executable, "tools/page.py", "--gallery"], cwd=ROOT, capture_output=True, text=True, check=False
        )
        mark.write_text(done.stderr if done.returncode else "")
    trouble = mark.read_text()
    assert not trouble, f"the page cannot be built:\n{trouble}"
