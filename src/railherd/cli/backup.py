"""`railherd backup` and `railherd restore`: a copy of everything the server keeps, and the way back to it."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from railherd.cli.common import Lang, Spoken, voice
from railherd.core.problem import Problem

if TYPE_CHECKING:
    from railherd.server.settings import Settings

Data = Annotated[str | None, typer.Option("--data", metavar="DIR", help="cli.serve.data")]
Database = Annotated[str | None, typer.Option("--database", metavar="URL", help="cli.serve.database")]


def back_up(
    file: Annotated[str | None, typer.Argument(metavar="FILE", help="cli.backup.file")] = None,
    verify: Annotated[bool, typer.Option("--verify", help="cli.backup.verify")] = False,
    data: Data = None,
    database: Database = None,
    lang: Lang = "",
) -> None:
    """Have the running server copy its data, or copy the data folder if none runs; read the copy."""
    from railherd.server.hosting.backup import back_up
    from railherd.server.settings import read_settings
    from railherd.server.store.opening import place_of

    settings = read_settings({"data": data, "database": database}, os.environ)
    if verify:
        return _verify(file, settings)
    if file is None:
        raise Problem("cli.missing", {"name": "FILE"})
    if settings.database:
        raise Problem("server.backup_by_pg_dump", {"database": place_of(settings)})
    tables = back_up(settings.data, Path(file).expanduser(), Spoken("cli.backup.progress"))
    print(voice().say("cli.backup.done", file=file, tables=tables))
    return None


def _verify(file: str | None, settings: "Settings") -> None:
    """Read a copy, or what is kept now."""
    from railherd.server.hosting.verify_kept import verify_file, verify_kept
    from railherd.server.store.opening import place_of

    spoken = Spoken("cli.backup.progress")
    tables = verify_kept(settings, spoken) if file is None else verify_file(Path(file).expanduser(), spoken)
    print(voice().say("cli.backup.verified", place=place_of(settings) if file is None else file, tables=tables))


def restore(
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli.restore.file")],
    data: Data = None,
    lang: Lang = "",
) -> None:
    """Put a copy in the place of the data folder's file."""
    from railherd.server.hosting.restore import restore

    folder = _folder(data)
    restored = restore(folder, Path(file).expanduser(), Spoken("cli.backup.progress"))
    print(voice().say("cli.restore.done", file=file, tables=restored.tables))
    if restored.aside is not None:
        print(voice().say("cli.restore.aside", aside=str(restored.aside), folder=str(folder)))


def _folder(data: str | None) -> Path:
    from railherd.server.settings import read_settings

    return read_settings({"data": data}, os.environ).data
