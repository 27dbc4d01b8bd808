"""`railherd replay`: a saved game, choice by choice."""

import sys
from typing import Annotated

import typer

from railherd.cli.common import Ascii, Lang, NoColor, open_screen, read_text, whole_number


def command(
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli.replay.file")],
    at: Annotated[str, typer.Option("--at", metavar="N", help="cli.replay.at")] = "",
    seat: Annotated[str, typer.Option("--seat", metavar="N", help="cli.replay.seat")] = "",
    no_color: NoColor = False,
    ascii_only: Ascii = False,
    lang: Lang = "",
) -> int:
    """Step through a record at a terminal; elsewhere print what happened."""
    from railherd.terminal.replayer import Replayer

    screen = open_screen(no_color, ascii_only)
    start = whole_number(at, "--at") if at else None
    replayer = Replayer(screen, read_text(file), whole_number(seat, "--seat") if seat else None)
    if sys.stdin.isatty() and screen.console.is_terminal:
        replayer.step_through(start or 0)
    else:
        replayer.print_all(start)
    return 0 if replayer.broken is None else 2
