"""The command `railherd`: one module for each of its commands."""

import os
import sys
from collections.abc import Callable, Sequence
from typing import Annotated

import typer
from typer.main import get_command

from railherd.cli import help as help_pages
from railherd.cli.common import LANGUAGE, Lang, language_of, voice
from railherd.core.problem import Problem
from railherd.terminal.voice import printable

EXIT_FAILED = 1
EXIT_WRONG_USE = 2
EXIT_INTERRUPTED = 130
EXIT_BROKEN_PIPE = 1
DAMAGE = (
    "server.data_damaged",
    "server.data_gone",
    "server.backup_damaged",
    "server.copy_damaged",
    "server.kept_damaged",
    "server.move_differs",
    "server.move_failed",
)  # nothing that was typed is wrong
UsageError: type[Exception] = typer.BadParameter.__bases__[0]


def main() -> None:
    """Run the console script: a mistake is one sentence on stderr, and nothing ends in a traceback."""
    sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]  # "?" for a letter the terminal lacks
    try:
        code = run(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = EXIT_BROKEN_PIPE
    sys.exit(code)


def run(arguments: Sequence[str]) -> int:
    """Run the command that the arguments name and return the exit code."""
    LANGUAGE.set(language_of(arguments))
    try:
        result = get_command(build()).main(args=list(arguments), prog_name="railherd", standalone_mode=False)
    except Problem as problem:
        complain(voice().problem(problem))
        return EXIT_FAILED if problem.key in DAMAGE else EXIT_WRONG_USE
    except UsageError as error:
        complain(voice().problem(usage_problem(error)))
        return EXIT_WRONG_USE
    except (KeyboardInterrupt, typer.Abort):
        return EXIT_INTERRUPTED
    return result if isinstance(result, int) else 0


def build() -> typer.Typer:
    """Build the program with its commands. Their modules import slow things only when a command runs."""
    from railherd.cli import backup, bench, examine, ladder, move, play, replay, serve, sim, site, train

    app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
    app.callback(cls=help_pages.SpokenGroup, invoke_without_command=True, help="cli.program")(program)
    commands: dict[str, tuple[Callable[..., int | None], str]] = {
        "play": (play.command, "cli.play"),
        "replay": (replay.command, "cli.replay"),
        "examine": (examine.command, "cli.examine"),
        "games": (list_games, "cli.games"),
        "sim": (sim.command, "cli.sim"),
        "ladder": (ladder.command, "cli.ladder"),
        "train": (train.command, "cli.train"),
        "bench": (bench.command, "cli.bench"),
        "serve": (serve.command, "cli.serve"),
        "backup": (backup.back_up, "cli.backup"),
        "restore": (backup.restore, "cli.restore"),
        "move": (move.command, "cli.move"),
        "site": (site.command, "cli.site"),
    }
    for name, (command, help_key) in commands.items():
        app.command(name, cls=help_pages.SpokenCommand, help=help_key)(command)
    return app


def program(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli.version_option")] = False,
    lang: Lang = "",
) -> None:
    """Print the version or the help where no command is given."""
    if version:
        print(version_line())
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


def list_games(lang: Lang = "") -> None:
    """Print every game with its set-up options."""
    from railherd.games.registry import find, games

    speaker = voice()
    for name in games():
        game = find(name)
        title = speaker.say(f"{name}.title")
        print(speaker.say("cli.game", id=name, title=title, low=game.SEATS.start, high=game.SEATS.stop - 1))
        for option, values in game.OPTIONS.items():
            print(f"  {speaker.say(f'{name}.option.{option}')}")
            for value in values:
                meaning = speaker.say(f"{name}.option.{option}.{value}")
                print(f"    --option {option}={value}  {meaning}")


def version_line() -> str:
    """Return the version, and whether the rules run compiled."""
    from importlib.metadata import version

    from railherd import COMPILED

    how = voice().say("cli.compiled" if COMPILED else "cli.interpreted")
    return voice().say("cli.version", version=version("railherd"), how=how)


def usage_problem(error: Exception) -> Problem:
    """Turn an error of the command line's parser into a `Problem`."""
    option = getattr(error, "option_name", None)
    parameter = getattr(error, "param", None)
    match type(error).__name__:
        case "NoSuchOption":
            return Problem("cli.no_such_option", {"option": option})
        case "BadOptionUsage":
            return Problem("cli.wrong_option_use", {"option": option})
        case "MissingParameter" if parameter is not None:
            return Problem("cli.missing", {"name": parameter.metavar or parameter.name.upper()})
    return Problem("cli.not_understood")


def complain(sentence: str) -> None:
    """Print a sentence on stderr."""
    print(printable(sentence), file=sys.stderr)
