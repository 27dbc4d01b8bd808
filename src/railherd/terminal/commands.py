"""Reading of a typed line: a choice, or a command with the rest of the line."""

from collections.abc import Sequence
from typing import NamedTuple

from railherd.core.playing.prompt import Option
from railherd.core.problem import Problem
from railherd.terminal.voice import Voice

LOOK = "look"


class Choice(NamedTuple):
    """An answer to the prompt: an option, or words that only the match can judge."""

    answer: Option | str


class Command(NamedTuple):
    """A command and what was typed after it."""

    name: str
    rest: str


def understand(line: str, options: Sequence[Option], commands: Sequence[str], voice: Voice) -> Choice | Command:
    """Read a line: a number, an option's words or place, or a command by its name or the beginning of it.

    `Problem` says in one sentence what cannot be understood.
    """
    typed = " ".join(line.split())
    if not typed:
        return Command(LOOK, "")
    if typed.isdecimal():
        return Choice(_numbered(int(typed), options))
    lowered = typed.casefold()
    for option in reversed(options):  # what begins with the same choice and goes on comes before it
        if lowered == option.text:
            return Choice(option)
    word, _, rest = typed.partition(" ")
    name = command_named(word, commands, voice)
    if name:
        return Command(name, rest)
    return Choice(_placed(lowered, options))


def command_named(word: str, commands: Sequence[str], voice: Voice) -> str | None:
    """Return the one command that a word, in English or the voice's language, is the beginning of."""
    if word == "?":
        return "help"
    beginning = word.casefold()
    names: dict[str, str] = {}
    for command in commands:
        names |= dict.fromkeys([*voice.words(f"terminal.command.{command}"), command], command)
    if beginning in names:
        return names[beginning]
    fitting = {command for name, command in names.items() if name.startswith(beginning)}
    if len(fitting) > 1:
        fits = ", ".join(voice.say(f"terminal.command.{command}") for command in commands if command in fitting)
        raise Problem("terminal.ambiguous", {"word": word, "commands": fits})
    return fitting.pop() if fitting else None


def _numbered(number: int, options: Sequence[Option]) -> Option:
    if not 1 <= number <= len(options):
        raise Problem("terminal.no_such_number", {"found": str(number), "most": len(options)})
    return options[number - 1]


def _placed(typed: str, options: Sequence[Option]) -> Option | str:
    """Return the one option at a place, so that `a3` is enough to lay A3; else what was typed."""
    there = [option for option in options if option.at and option.at.rpartition("/")[2] == typed]
    return there[0] if len(there) == 1 else typed
