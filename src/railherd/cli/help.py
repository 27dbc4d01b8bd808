"""Help pages in the reader's language: the help text of a command or option is the key of a catalogue text."""

import shutil
import textwrap
from collections.abc import Iterable
from typing import Any

from typer.core import TyperCommand, TyperGroup

from railherd.cli.common import voice
from railherd.core.problem import Problem

INDENT = 2
MAX_WIDTH = 100
MAX_LEFT_WIDTH = 30


class SpokenCommand(TyperCommand):
    """A command whose help is in the language of the run."""

    def get_help(self, ctx: Any) -> str:
        """Return the help page of the command."""
        return page(self, ctx)


class SpokenGroup(TyperGroup):
    """The program with its commands."""

    def get_help(self, ctx: Any) -> str:
        """Return the help page of the program, with a list of its commands."""
        commands = {name: spoken(command.help) for name, command in self.commands.items()}
        return f"{page(self, ctx)}\n{section('cli.commands', commands.items())}"

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find a command by its name; `Problem` names those that there are."""
        if args[0] not in self.commands and not args[0].startswith("-"):
            raise Problem("cli.no_such_command", {"name": args[0], "known": ", ".join(self.commands)})
        return super().resolve_command(ctx, args)


def page(command: Any, ctx: Any) -> str:
    """Return what a command does, its arguments and its options."""
    rows: dict[str, dict[str, str]] = {"argument": {}, "option": {}}
    for parameter in command.get_params(ctx):
        rows[parameter.param_type_name][_left(parameter)] = _help(parameter)
    key = "cli.usage_program" if isinstance(command, TyperGroup) else "cli.usage"
    usage = voice().say(key, command=ctx.command_path, arguments=" ".join(rows["argument"])).rstrip()
    parts = [usage, "", textwrap.fill(spoken(command.help), _width()), ""]
    if rows["argument"]:
        parts.append(section("cli.arguments", rows["argument"].items()))
    parts.append(section("cli.options", rows["option"].items()))
    return "\n".join(parts)


def section(title: str, rows: Iterable[tuple[str, str]]) -> str:
    """Return a heading and two columns."""
    rows = list(rows)
    left_width = min(MAX_LEFT_WIDTH, max(len(left) for left, _ in rows))
    lines = [voice().say(title)]
    for left, right in rows:
        start = " " * INDENT + left.ljust(left_width) + "  "
        wrapped = textwrap.fill(right, _width(), initial_indent=start, subsequent_indent=" " * len(start))
        lines.append(wrapped)
    return "\n".join([*lines, ""])


def spoken(help_text: str | None) -> str:
    """Return a help text, from the catalogue if it is a key."""
    text = help_text or ""
    return voice().say(text) if voice().knows(text) else text


def _left(parameter: Any) -> str:
    if parameter.param_type_name == "argument":
        return str(parameter.metavar or parameter.name.upper())
    names = ", ".join(parameter.opts)
    return names if parameter.is_flag else f"{names} {parameter.metavar or parameter.name.upper()}"


def _help(parameter: Any) -> str:
    return voice().say("cli.help") if parameter.name == "help" else spoken(parameter.help)


def _width() -> int:
    return min(MAX_WIDTH, shutil.get_terminal_size().columns)
