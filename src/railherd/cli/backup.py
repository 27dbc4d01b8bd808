"""`railherd backup`: a copy of everything the server keeps."""

import os
from pathlib import Path
from typing import Annotated

import typer

from railherd.cli.common import Lang, voice


def command(
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli.backup.file")],
    data: Annotated[str | None, typer.Option("--data", metavar="DIR", help="cli.serve.data")] = None,
    lang: Lang = "",
) -> None:
    """Have the running server copy its data, or copy the data folder if none runs."""
    from railherd.server.hosting.backup import back_up
    from railherd.server.settings import read_settings

    folder = read_settings({"data": data}, os.environ).data
    back_up(folder, Path(file).expanduser())
    print(voice().say("cli.backup.done", file=file))
