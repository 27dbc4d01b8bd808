"""Damaged files of a server, and starts on them."""

from __future__ import annotations

from pathlib import Path
from random import Random
from unittest import mock

from railherd import Problem
from railherd.server.hosting.banner import Start
from railherd.server.run import serve
from railherd.server.settings import Settings
from railherd.server.store.sqlite import NAME

PAGE = 4096
STARTED = "started"


class Started(Exception):
    """Raised where a server would begin to answer."""


def stop_at_once(_: Start) -> None:
    """Stop a server that has just started."""
    raise Started


def start(folder: Path) -> str:
    """Start a server; return the key of the problem, or that it started. Anything else is raised."""
    try:
        with mock.patch("railherd.server.run.set_up_logs"):  # the logs belong to whoever asks
            serve(Settings(data=folder, port=0, bot_workers=1), stop_at_once)
    except Started:
        return STARTED
    except Problem as problem:
        return problem.key if "\n" not in str(problem) else "more than a sentence"
    raise AssertionError("it neither started nor failed")


def overwrite(file: Path, at: int, found: bytes) -> None:
    """Write bytes into the middle of a file."""
    whole = file.read_bytes()
    file.write_bytes(whole[:at] + found + whole[at + len(found) :])


def put_damaged(folder: Path, sound: bytes, rng: Random) -> None:
    """Put a file into a folder, in place of the one before, with a page, some bytes or its end spoilt."""
    for before in folder.glob(f"{NAME}*"):
        before.unlink()
    file = folder / NAME
    file.write_bytes(sound)
    match rng.randrange(4):
        case 0:
            overwrite(file, rng.randrange(len(sound) // PAGE) * PAGE, rng.choice([b"\0", b"\xff"]) * PAGE)
        case 1:
            overwrite(file, rng.randrange(200), rng.randbytes(4))
        case 2:
            file.write_bytes(sound[: rng.randrange(len(sound))])
        case 3:
            overwrite(file, rng.randrange(len(sound)), rng.randbytes(500))
