"""`railherd backup` and `railherd restore`: a copy of everything the server keeps, and the way back to it."""

import os
import sys
import time
from pathlib import Path
from typing import Annotated

import typer

from railherd.cli.common import Lang, voice

SPEAK_SECONDS = 5.0  # between two lines about how far it is

Data = Annotated[str | None, typer.Option("--data", metavar="DIR", help="cli.serve.data")]


def back_up(
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli.backup.file")],
    data: Data = None,
    lang: Lang = "",
) -> None:
    """Have the running server copy its data, or copy the data folder if none runs; read the copy."""
    from railherd.server.hosting.backup import back_up

    tables = back_up(_folder(data), Path(file).expanduser(), Spoken())
    print(voice().say("cli.backup.done", file=file, tables=tables))


def restore(
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli.restore.file")],
    data: Data = None,
    lang: Lang = "",
) -> None:
    """Put a copy in the place of the data folder's file."""
    from railherd.server.hosting.restore import restore

    folder = _folder(data)
    restored = restore(folder, Path(file).expanduser(), Spoken())
    print(voice().say("cli.restore.done", file=file, tables=restored.tables))
    if restored.aside is not None:
        print(voice().say("cli.restore.aside", aside=str(restored.aside), folder=str(folder)))


class Spoken:
    """Tells on stderr how far the reading of many tables is, from time to time."""

    def __init__(self) -> None:
        self._said = time.monotonic()

    def __call__(self, done: int, total: int) -> None:
        """Take note of how many tables have been read."""
        if time.monotonic() - self._said >= SPEAK_SECONDS:
            self._said = time.monotonic()
            print(voice().say("cli.backup.progress", done=done, total=total), file=sys.stderr)


def _folder(data: str | None) -> Path:
    from railherd.server.settings import read_settings

    return read_settings({"data": data}, os.environ).data
