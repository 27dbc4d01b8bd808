"""A session whose player is a script: typed lines are given beforehand, printed text can be read."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path

from rich.console import Console

from railherd.api import new
from railherd.bots.contract import Outlook
from railherd.bots.registry import make_bot
from railherd.core.playing.match import Match
from railherd.terminal.company import Company, seat_bots
from railherd.terminal.saves import Autosave
from railherd.terminal.screen import Screen
from railherd.terminal.session import Session
from railherd.terminal.voice import Voice

SEED = 7
FIRST_TO_MOVE = 2  # a seed with which seat 0 begins a two-player game


@cache
def late_game(seats: int, choices: int) -> str:
    """Return the record of a game that bots have played for a while, with seat 0 asked next."""
    match = new("last_spike", seats, SEED, names=["Ana", "Bo", "Cy", "Di", "Eve", "Flo"][:seats])
    bot = make_bot("greedy", SEED)
    while len(match.moves) < choices or match.asked != 0:
        seat = match.asked
        assert seat is not None
        match.choose(bot.choose(Outlook(match.game, match.imagine(seat, len(match.moves)), seat)))
    return match.record()


class Desk:
    """A screen, a keyboard and a match; the keyboard is a list of lines, or a function asked for each line."""

    def __init__(
        self,
        folder: Path,
        lines: Iterable[str] = (),
        *,
        match: Match | None = None,
        bots: Sequence[str] = ("random",),
        seats: int = 2,
        seed: int = FIRST_TO_MOVE,
        names: Sequence[str] = (),
        width: int = 100,
        language: str = "en",
        plain: bool = False,
        colour: bool = False,
    ) -> None:
        self.output = io.StringIO()
        self.autosave = folder / "autosave" / "table.game"
        self._lines: Iterator[str] = iter(lines)
        voice = Voice(language, plain)
        company: Company = seat_bots(seats, bots)
        self.screen = Screen(self._console(width, colour), voice, self._type)
        self.match = match or new("last_spike", seats, seed, names=company.names(voice, names))
        self.session = Session(self.match, company, self.screen, Autosave(self.autosave), seed)
        self.before_line: Callable[[], None] = lambda: None

    def play(self) -> str:
        """Play until the end of the game or of the lines; return everything that was printed."""
        self.session.play()
        return self.printed

    @property
    def printed(self) -> str:
        """Return everything printed so far, including what was typed."""
        return self.output.getvalue()

    def answers(self) -> list[str]:
        """Return what followed each typed line, up to the next one."""
        return self.printed.split("\n« ")[1:]

    def _console(self, width: int, colour: bool) -> Console:
        return Console(
            file=self.output,
            width=width,
            height=40,
            force_terminal=colour,
            color_system="truecolor" if colour else None,
            markup=False,
            highlight=False,
            emoji=False,
        )

    def _type(self, prompt: str) -> str:
        self.before_line()
        self.output.write(prompt)
        line = next(self._lines, None)
        if line is None:
            raise EOFError
        self.output.write(f"\n« {line}\n")
        return line
