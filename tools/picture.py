"""Draw docs/terminal.svg, the picture in the README: the real screen of a seeded game.

python tools/picture.py
"""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from railherd.api import new
from railherd.bots.contract import Outlook
from railherd.bots.registry import make_bot
from railherd.core.playing.match import Match
from railherd.terminal.company import seat_bots
from railherd.terminal.saves import Autosave
from railherd.terminal.screen import MAX_WIDTH, Screen
from railherd.terminal.session import Session
from railherd.terminal.voice import Voice

PICTURE: Final = Path(__file__).resolve().parent.parent / "docs" / "terminal.svg"
SEED: Final = 7
CHOICES: Final = 57
VIEWER: Final = 0
NAMES: Final = ["Ana", "Bo", "Cy"]
BOT: Final = "greedy"

PAPER: Final = (33, 28, 24)
INK: Final = (241, 231, 211)
THEME: Final = TerminalTheme(
    PAPER,
    INK,
    [PAPER, (215, 106, 76), (127, 174, 120), (231, 184, 90), (61, 143, 209), (166, 120, 200), (74, 163, 207), INK],
)


def main() -> None:
    """Draw the picture and write the file."""
    PICTURE.write_text(svg_of(play()), encoding="utf-8")


def play() -> Match:
    """Play a game up to the moment of the picture, with bots in all seats."""
    match = new("last_spike", len(NAMES), SEED, names=NAMES)
    bot = make_bot(BOT, SEED)
    while len(match.moves) < CHOICES or match.asked != VIEWER:
        seat = match.asked
        assert seat is not None, "the game must not be over yet"
        match.choose(bot.choose(Outlook(match.game, match.imagine(seat, len(match.moves)), seat)))
    return match


def svg_of(match: Match) -> str:
    """Draw what the viewer sees on the screen now."""
    console = Console(file=io.StringIO(), record=True, width=MAX_WIDTH, force_terminal=True, color_system="truecolor")
    screen = Screen(console, Voice(), input)
    session = Session(match, seat_bots(len(NAMES), [BOT] * (len(NAMES) - 1)), screen, Autosave(PICTURE), SEED)
    session.draw(session.scene(VIEWER))
    svg = console.export_svg(title="railherd play", theme=THEME, unique_id="railherd")
    # Viewers of a picture do not fetch fonts from the network, and some collapse blanks unless told otherwise.
    local = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL).replace("Fira Code, monospace", "monospace")
    return re.sub(r"[ \t]+$", "", local.replace("<text ", '<text xml:space="preserve" '), flags=re.MULTILINE)


if __name__ == "__main__":
    main()
