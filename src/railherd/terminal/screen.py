"""The screen where a game is shown and answers are read."""

import sys
from collections.abc import Callable

from rich.console import Console, RenderableType
from rich.text import Text

from railherd.terminal import look
from railherd.terminal.look import Look
from railherd.terminal.voice import Voice

MAX_WIDTH = 100  # lines longer than this are hard to follow
Reader = Callable[[str], str]
"""Shows a prompt and gives back the line that was typed; EOFError when there will be no more."""


class Screen:
    """A console that speaks one language. Without colours it gets plain text and no control codes."""

    def __init__(self, console: Console, voice: Voice, reader: Reader) -> None:
        self.console = console
        self.voice = voice
        self.look: Look = look.PLAIN if voice.plain else look.FULL
        self._reader = reader

    @property
    def width(self) -> int:
        """How many columns there are to draw in."""
        return min(self.console.width, MAX_WIDTH)

    @property
    def is_roomy(self) -> bool:
        """Whether there is room for blank lines: a narrow screen needs its lines for words that wrap."""
        return self.width == MAX_WIDTH

    def show(self, *parts: RenderableType) -> None:
        """Print parts below each other."""
        for part in parts:
            self.console.print(part, width=self.width)

    def say(self, key: str, **arguments: object) -> None:
        """Print a text of the catalogue on its own line."""
        self.show(Text(self.voice.say(key, **arguments)))

    def clear(self) -> None:
        """Clear the screen if the terminal can."""
        if self.console.is_terminal and self.console.color_system is not None:
            self.console.clear()

    def hide(self) -> None:
        """Remove everything that was shown before from sight."""
        self.clear()
        if self.console.color_system is None:
            self.console.print("\n" * self.console.height)

    def ask(self, key: str, **arguments: object) -> str:
        """Read a line after a question. EOFError when there are no more."""
        self.say(key, **arguments)
        return self._reader("> ").strip()

    def listen(self) -> str:
        """Read a choice or a command. EOFError when there are no more."""
        return self._reader(self.voice.say("terminal.prompt") + " ").strip()

    def confirms(self, key: str, **arguments: object) -> bool | None:
        """Ask a question and return whether the answer is yes; None if it is neither yes nor no."""
        answer = self.ask(key, **arguments).casefold()
        if answer in self.voice.words("terminal.yes"):
            return True
        return False if answer in self.voice.words("terminal.no") else None


def read_line(prompt: str) -> str:
    """Read a line from the keyboard, or from a file or pipe, and then print it as if it had been typed."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line
