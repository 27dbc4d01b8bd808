"""`railherd site`: everything as a folder of static files that plays without a server."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from railherd.cli.common import Lang, voice


def command(
    folder: Annotated[str, typer.Argument(metavar="DIR", help="cli.site.folder")],
    lang: Lang = "",
) -> None:
    """Write the folder, and say each step."""
    from railherd.site.folder import build

    def tell(step: str) -> None:
        print(voice().say(step), file=sys.stderr, flush=True)

    build(Path(folder).expanduser(), tell)
    print(voice().say("cli.site.done", folder=folder))
