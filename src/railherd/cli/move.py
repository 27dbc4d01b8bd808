"""`railherd move`: everything the server keeps, from SQLite to PostgreSQL or back."""

from typing import TYPE_CHECKING, Annotated

import typer

from railherd.cli.common import Lang, Spoken, voice

if TYPE_CHECKING:
    from railherd.server.settings import Settings


def command(
    source: Annotated[str, typer.Option("--from", metavar="PLACE", help="cli.move.from")],
    target: Annotated[str, typer.Option("--to", metavar="PLACE", help="cli.move.to")],
    lang: Lang = "",
) -> None:
    """Move everything; begun again, go on where it was stopped."""
    from railherd.server.hosting.move import move_between

    moved = move_between(_place("--from", source), _place("--to", target), Spoken("cli.move.progress"))
    print(voice().say("cli.move.done", tables=moved.tables, entries=moved.entries, earlier=moved.earlier))


def _place(option: str, text: str) -> "Settings":
    """Return settings with a place that is given as a folder or as the address of a database."""
    from railherd.server.settings import read_place

    return read_place(option, text)
