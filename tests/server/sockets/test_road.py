"""The road of one choice: from the socket to the disk and back through few files, as docs/tour.md walks them."""

from __future__ import annotations

import asyncio
import re
import sys
import threading
from pathlib import Path
from types import FrameType
from typing import Any

import railherd
from railherd.server.store.sqlite import SqliteStore
from tests.server.helpers.hosted_server import hosted
from tests.server.helpers.network_client import Client

PACKAGE = Path(railherd.__path__[0])
TOUR = Path(__file__).resolve().parents[3] / "docs" / "tour.md"
MAX_FILES = 19
INSIDE = ("core", "games")  # the rules themselves
BESIDE = {"server/overload.py"}  # what runs by the clock, whatever is asked


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


def traced_choice(folder: Path) -> set[str]:
    """Return the files that run from the moment a choice is sent until it is acknowledged."""
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
            await asked.do("choose", table, choice=asked.options(table)[0])
            tracer.on = False  # the acknowledgement is sent after everybody was told

    threading.setprofile(tracer)
    sys.setprofile(tracer)
    try:
        asyncio.run(asyncio.wait_for(scene(), 60))
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
    return tracer.files - BESIDE


def test_a_choice_crosses_few_files_and_the_tour_walks_them(tmp_path: Path) -> None:
    files = traced_choice(tmp_path)
    assert len(files) <= MAX_FILES, "\n".join(sorted(files))
    assert {"server/sockets/connection.py", "tables/commands.py", "server/store/writer.py"} <= files
    walked = set(re.findall(r"`([\w/]+\.py)`", TOUR.read_text(encoding="utf-8")))
    assert files <= walked, sorted(files - walked)
