"""A game of Great Western Trail in progress, and its screens."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import msgspec
from rich.console import Console

from railherd.api import load, new
from railherd.core.laws.conformance import state_of
from railherd.core.playing.match import Match
from railherd.core.playing.prompt import Option, Prompt
from railherd.terminal import look
from railherd.terminal.gwt.painter import GreatWesternTrailPainter
from railherd.terminal.scene import Scene
from railherd.terminal.voice import Voice
from tests.terminal.desk import Desk

SEED = 20
NAMES = ["Ana", "Bo", "Cy", "Di"]
DULL = ("done", "decline", "auxiliary", "stop", "deliver kansas_city", "spend 0", "draw 0", "certify 0")
QUESTION = "A choice, or help:"


def lively(prompt: Prompt, random: Random) -> Option:
    """Return a random option, avoiding idle ones if possible, so that the table fills up."""
    return random.choice([option for option in prompt.options if option.text not in DULL] or prompt.options)


@cache
def record_of(seats: int, choices: int, decision: str) -> str:
    """Return the record of a game played for a while, in which seat 0 is asked for a decision next."""
    match = new("gwt", seats, SEED, {"sides": "random"}, NAMES[:seats])
    random = Random(SEED)
    while (prompt := match.prompt()) is not None:
        if len(match.moves) >= choices and prompt.seat == 0 and prompt.decision == f"gwt.{decision}":
            break
        offered = [option for option in prompt.options if option.id in state_of(match).legal()]
        match.choose(lively(msgspec.structs.replace(prompt, options=offered), random).id)
    return match.record()


def mid_game(seats: int = 3, choices: int = 260, decision: str = "travel") -> Match:
    """Return a game in which seat 0 is asked next."""
    return load(record_of(seats, choices, decision))


def scene_of(match: Match, seat: int | None, width: int = 100, voice: Voice | None = None) -> Scene:
    """Return the scene for a seat or a spectator."""
    voice = voice or Voice()
    marks = look.PLAIN if voice.plain else look.FULL
    prompt = None if seat is None else match.prompt(seat)
    return Scene(match.view(seat), prompt, match.names, voice, marks, width)


def table_of(match: Match, seat: int | None, width: int = 100, voice: Voice | None = None) -> str:
    """Return the table as a seat sees it."""
    console = Console(width=width, color_system=None, markup=False, highlight=False, emoji=False)
    with console.capture() as shown:
        console.print(GreatWesternTrailPainter().table(scene_of(match, seat, width, voice)), width=width)
    return "\n".join(line.rstrip() for line in shown.get().splitlines()) + "\n"


def screen_of(folder: Path, match: Match, width: int, plain: bool = True) -> str:
    """Return the whole screen before the first question, without trailing blanks."""
    seats = match.setup.seats
    desk = Desk(folder, match=match, seats=seats, bots=["random"] * (seats - 1), width=width, plain=plain)
    shown = desk.play().partition(QUESTION)[0]
    return "\n".join(line.rstrip() for line in shown.splitlines()) + "\n"
