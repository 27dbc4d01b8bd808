"""`railherd serve`: tables for friends, on your own machine."""

import os
import sys
from typing import Annotated

import typer

from railherd.cli.common import Ascii, Lang, open_screen


def command(
    host: Annotated[str | None, typer.Option("--host", metavar="ADDRESS", help="cli.serve.host")] = None,
    port: Annotated[str | None, typer.Option("--port", metavar="N", help="cli.serve.port")] = None,
    data: Annotated[str | None, typer.Option("--data", metavar="DIR", help="cli.serve.data")] = None,
    database: Annotated[str | None, typer.Option("--database", metavar="URL", help="cli.serve.database")] = None,
    lan: Annotated[bool, typer.Option("--lan", help="cli.serve.lan")] = False,
    public_url: Annotated[str | None, typer.Option("--public-url", metavar="URL", help="cli.serve.public_url")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="cli.serve.open")] = False,
    components: Annotated[str | None, typer.Option("--components", metavar="FILE", help="cli.play.components")] = None,
    bot_workers: Annotated[str | None, typer.Option("--bot-workers", metavar="N", help="cli.serve.bot_workers")] = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="FILE.py:CLASS,…", help="cli.serve.bots")] = None,
    absence_minutes: Annotated[
        str | None, typer.Option("--absence-minutes", metavar="N", help="cli.serve.absence_minutes")
    ] = None,
    log: Annotated[str | None, typer.Option("--log", metavar="FORM", help="cli.serve.log")] = None,
    allow_host: Annotated[
        str | None, typer.Option("--allow-host", metavar="NAMES", help="cli.serve.allow_host")
    ] = None,
    ascii_only: Ascii = False,
    lang: Lang = "",
) -> None:
    """Serve until Ctrl-C."""
    from railherd.server.hosting.banner import Start, start_lines
    from railherd.server.run import serve
    from railherd.server.settings import read_settings

    options = {
        "host": host,
        "port": port,
        "data": data,
        "database": database,
        "lan": lan or None,
        "public_url": public_url,
        "open_browser": open_browser or None,
        "components": components,
        "bot_workers": bot_workers,
        "bots": bots,
        "absence_minutes": absence_minutes,
        "log": log,
        "allow_host": allow_host,
    }
    settings = read_settings(options, os.environ)
    screen = open_screen(ascii_only=ascii_only)

    def announce(start: Start) -> None:
        """Print where the server can be reached."""
        print("\n".join(start_lines(start, screen.voice, sys.stdout.isatty())), flush=True)

    serve(settings, announce)
