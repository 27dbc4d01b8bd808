"""Where a game is shown and answers are read."""

import sys
from collections.abc import Callable

from rich.console import Console, RenderableType
from rich.text import Text

from railherd.terminal import look
from railherd.terminal.look import Look
from railherd.terminal.voice import Voice

WIDEST = 100  # lines longer than this are hard to follow
Reader = Callable[[str], str]
"""Shows a prompt and gives back the line that was typed; EOFError when there will be no more."""


class Screen:
    """A console that speaks one language. Without colours it gets plain text and no control codes at all."""

    def __init__(self, console: Console, voice: Voice, reader: Reader) -> None:
        self.console = console
        self.voice = voice
        self.look: Look = look.PLAIN if voice.plain else look.FULL
        self._reader = reader

    @property
    def width(self) -> int:
        """Columns to draw in."""
        return min(self.console.width, WIDEST)

    @property
    def is_roomy(self) -> bool:
        """Whether blank lines can be afforded; a narrow screen needs its lines for words that wrap."""
        return self.width == WIDEST

    def show(self, *parts: RenderableType) -> None:
        """Print parts one below the other."""
        for part in parts:
            self.console.print(part, width=self.width)

    def say(self, key: str, **arguments: object) -> None:
        """Print a text of the catalogue on a line of its own."""
        self.show(Text(self.voice.say(key, **arguments)))

    def clear(self) -> None:
        """An empty screen, where the terminal can give one."""
        if self.console.is_terminal and self.console.color_system is not None:
            self.console.clear()

    def hide(self) -> None:
        """Leave nothing in sight of what was shown before."""
        self.clear()
        if self.console.color_system is None:
            self.console.print("\n" * self.console.height)

    def ask(self, key: str, **arguments: object) -> str:
        """Read a line after a question. EOFError when there will be no more."""
        self.say(key, **arguments)
        return self._reader("> ").strip()

    def listen(self) -> str:
        """Read a choice or a command. EOFError when there will be no more."""
        return self._reader(self.voice.say("terminal.prompt") + " ").strip()

    def confirms(self, key: str, **arguments: object) -> bool | None:
        """Whether the answer to a question is yes; None for neither yes nor no."""
        answer = self.ask(key, **arguments).casefold()
        if answer in self.voice.words("terminal.yes"):
            return True
        return False if answer in self.voice.words("terminal.no") else None


def read_line(prompt: str) -> str:
    """A line from the keyboard, or from a file or pipe, in which case it is printed as if it had been typed."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line
