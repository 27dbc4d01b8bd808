"""The road of one choice: from the socket to the disk and back through few files, as docs/tour.md walks them."""

from __future__ import annotations

import asyncio
import re
import sys
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import railherd
from railherd.server import services
from railherd.server.overload import BEAT_SECONDS
from railherd.server.store import checkpoint
from railherd.server.store.sqlite import SqliteStore
from tests.server.helpers.hosted_server import hosted
from tests.server.helpers.network_client import Client

PACKAGE = Path(railherd.__path__[0])
TOUR = Path(__file__).resolve().parents[3] / "docs" / "tour.md"
MAX_FILES = 15
INSIDE = ("core", "games")  # the rules themselves
# What runs by the clock, whatever is asked.
BESIDE = {"server/overload.py", "server/services.py", "server/store/checkpoint.py"}


class Tracer:
    """Notes the files of the package whose functions run, in every thread, while it is on."""

    def __init__(self) -> None:
        self.on = False
        self.files: set[str] = set()

    def __call__(self, frame: FrameType, event: str, argument: Any) -> None:
        if self.on and event == "call":
            path = Path(frame.f_code.co_filename)
            if path.is_relative_to(PACKAGE) and path.relative_to(PACKAGE).parts[0] not in INSIDE:
                self.files.add(path.relative_to(PACKAGE).as_posix())


Deed = Callable[[Client, str], Awaitable[object]]
"""Something that a client does, or does not, at a table where they are asked."""


def files_of(deed: Deed, folder: Path) -> set[str]:
    """Return the files that run from the beginning of a deed at a table of two to its end."""
    tracer = Tracer()

    async def scene() -> None:
        async with (
            hosted(await SqliteStore.open(folder)) as server,
            Client(server.url, "Ana") as ana,
            Client(server.url, "Bo") as bo,
        ):
            made = await ana.create("last_spike", "open", "open")
            await bo.sit(made)
            table = str(made["table"])
            await ana.watch(table)
            await bo.watch(table)
            asked = ana if ana.options(table) else bo
            tracer.on = True
            await deed(asked, table)
            tracer.on = False

    threading.setprofile(tracer)
    sys.setprofile(tracer)
    try:
        asyncio.run(asyncio.wait_for(scene(), 60))
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
    return tracer.files


def test_a_choice_crosses_few_files_and_the_tour_walks_them(tmp_path: Path) -> None:
    async def choose(asked: Client, table: str) -> None:
        """Choose until the acknowledgement, which is sent after everybody was told."""
        await asked.do("choose", table, choice=asked.options(table)[0])

    files = files_of(choose, tmp_path) - BESIDE
    assert len(files) <= MAX_FILES, "\n".join(sorted(files))
    assert {"server/sockets/connection.py", "tables/commands.py", "server/store/writer.py"} <= files
    walked = set(re.findall(r"`([\w/]+\.py)`", TOUR.read_text(encoding="utf-8")))
    assert files <= walked, sorted(files - walked)


def test_what_lies_beside_the_road_runs_although_nobody_does_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def wait(asked: Client, table: str) -> None:
        await asyncio.sleep(4 * BEAT_SECONDS)

    monkeypatch.setattr(checkpoint, "LOOK_SECONDS", BEAT_SECONDS)
    monkeypatch.setattr(services, "RING_SECONDS", BEAT_SECONDS)
    assert files_of(wait, tmp_path) >= BESIDE
