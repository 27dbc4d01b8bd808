"""What the commands share: the language, the screen, and reading what was typed behind an option.

Nothing slow is imported before it is needed, so that `railherd --help` answers at once.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from contextvars import ContextVar
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from railherd.core.problem import Problem
from railherd.terminal.voice import DEFAULT_LANGUAGE, Voice
from railherd.words.catalogue import LANGUAGES

if TYPE_CHECKING:
    from railherd.terminal.screen import Screen

SPEAK_SECONDS = 5.0  # between two lines about how far it is

LANGUAGE: ContextVar[str] = ContextVar("LANGUAGE", default=DEFAULT_LANGUAGE)
"""The language of this run; set before any command begins."""

# Help texts are catalogue keys; railherd.cli.help says them when somebody asks.
Lang = Annotated[str, typer.Option("--lang", metavar="XX", help="cli.lang")]
NoColor = Annotated[bool, typer.Option("--no-color", help="cli.no_color")]
Ascii = Annotated[bool, typer.Option("--ascii", help="cli.ascii")]

MAX_SEED_DIGITS = 40  # more than any seed has
_LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
_SAMPLE_MARKS = "▸═●→–"  # what a screen must be able to show to be drawn with the full set of marks


def language_of(arguments: Sequence[str], environ: Mapping[str, str] = os.environ) -> str:
    """Return the language of --lang, else that of the locale; English where there is no catalogue."""
    tag = next((environ[name] for name in _LOCALE_VARIABLES if environ.get(name)), "")
    for number, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            tag = argument.removeprefix("--lang=")
        elif argument == "--lang" and number + 1 < len(arguments):
            tag = arguments[number + 1]
    language = tag.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else DEFAULT_LANGUAGE


def voice() -> Voice:
    """Return a voice in the language of this run."""
    return Voice(LANGUAGE.get())


def open_screen(no_color: bool = False, ascii_only: bool = False) -> Screen:
    """Open the terminal, or the file or pipe that the output goes to."""
    from rich.console import Console

    from railherd.terminal.screen import Screen, read_line

    if sys.stdin.isatty() and sys.stdout.isatty():
        with suppress(ImportError):  # some systems lack it; lines can be edited where it is loaded
            import readline  # noqa: F401
    colourless = no_color or bool(os.environ.get("NO_COLOR"))
    console = Console(color_system=None if colourless else "auto", markup=False, highlight=False, emoji=False)
    return Screen(console, Voice(LANGUAGE.get(), ascii_only or not _can_show(_SAMPLE_MARKS)), read_line)


def read_text(file: str) -> str:
    """Read the text of a file; `Problem` if it cannot be read."""
    from railherd.terminal import saves

    return saves.read(Path(file).expanduser())


def whole_number(text: str, option: str) -> int:
    """Return the number typed after an option."""
    if not (text.isascii() and text.isdecimal() and len(text) <= MAX_SEED_DIGITS):
        raise Problem("cli.not_a_number", {"option": option, "found": text})
    return int(text)


def listed(text: str) -> list[str]:
    """Return the parts between commas."""
    return [part.strip() for part in text.split(",")] if text.strip() else []


def enlisted(bots: str) -> str:
    """Return the bots typed after an option, with players' own ones enlisted and called by their names."""
    from railherd.bots.own.enlist import enlist

    return ",".join(enlist(listed(bots)))


def print_failings(counted: Sequence[Mapping[str, Any]]) -> None:
    """Say how often players' own bots failed to choose, and why."""
    from railherd.bots.own.failing import Failing

    for each in counted:
        why = voice().problem(Failing(each["bot"], each["why"], each["said"]).problem())
        print(voice().say("cli.sim.failing", times=each["times"], why=why))


def options_of(pairs: Sequence[str]) -> dict[str, str]:
    """Return set-up options from the `name=value` pairs typed after --option."""
    for pair in pairs:
        if "=" not in pair:
            raise Problem("cli.option_form", {"found": pair})
    return {name.strip(): value.strip() for name, _, value in (pair.partition("=") for pair in pairs)}


def _can_show(text: str) -> bool:
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


class Spoken:
    """Tells on stderr how far the work with many tables is, from time to time."""

    def __init__(self, key: str) -> None:
        self._key = key
        self._said = time.monotonic()

    def __call__(self, done: int, total: int) -> None:
        """Take note of how many tables are done."""
        if time.monotonic() - self._said >= SPEAK_SECONDS:
            self._said = time.monotonic()
            print(voice().say(self._key, done=done, total=total), file=sys.stderr)
