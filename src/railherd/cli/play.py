"""`railherd play`: a game at this terminal."""

import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from railherd.cli.common import (
    Ascii,
    Lang,
    NoColor,
    enlisted,
    listed,
    open_screen,
    options_of,
    read_text,
    voice,
    whole_number,
)
from railherd.core.problem import Problem

if TYPE_CHECKING:
    from railherd.core.playing.match import Match
    from railherd.terminal.company import Company
    from railherd.terminal.screen import Screen

DEFAULT_GAME = "last_spike"
DEFAULT_SEATS = 3
NO_BOTS = "none"


def command(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="cli.play.game")] = "",
    seats: Annotated[str, typer.Option("--seats", metavar="N", help="cli.play.seats")] = "",
    bots: Annotated[str, typer.Option("--bots", metavar="A,B", help="cli.play.bots")] = "",
    names: Annotated[str, typer.Option("--names", metavar="A,B", help="cli.play.names")] = "",
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="cli.play.seed")] = "",
    option: Annotated[list[str] | None, typer.Option("--option", metavar="X=Y", help="cli.play.option")] = None,
    components: Annotated[str, typer.Option("--components", metavar="FILE", help="cli.play.components")] = "",
    load: Annotated[str, typer.Option("--load", metavar="FILE", help="cli.play.load")] = "",
    resume: Annotated[bool, typer.Option("--resume", help="cli.play.resume")] = False,
    no_color: NoColor = False,
    ascii_only: Ascii = False,
    lang: Lang = "",
) -> None:
    """Set up a table, or take one from a saved game, and play."""
    from railherd.core.rng import SEED_BITS
    from railherd.terminal import saves
    from railherd.terminal.session import Session

    screen = open_screen(no_color, ascii_only)
    bots = enlisted(bots)
    bots_seed = whole_number(seed, "--seed") if seed else secrets.randbits(SEED_BITS)
    if load or resume:
        fixed = {"GAME": game, "--seats": seats, "--names": names, "--option": option, "--components": components}
        _refuse({**fixed, "--load": load and resume})
        path = saves.unfinished() if resume else Path(load).expanduser()
        match, company = saved_table(screen, saves.read(path), listed(bots))
    else:
        wanted = whole_number(seats, "--seats") if seats else None
        overlay = read_text(components) if components else ""
        players = listed(names)
        match, company = new_table(game or DEFAULT_GAME, wanted, bots, players, seed, options_of(option or []), overlay)
    saves.forget_old()
    autosave = saves.Autosave(path if resume else saves.new_autosave(match.game.ID))
    Session(match, company, screen, autosave, bots_seed).play()


def new_table(
    game: str,
    seats: int | None,
    bots: str,
    people: Sequence[str],
    seed: str,
    options: Mapping[str, str],
    components: str,
) -> "tuple[Match, Company]":
    """Set up a new game with everybody seated."""
    from railherd.api import new
    from railherd.core.agree import agree
    from railherd.games.registry import find
    from railherd.terminal.company import seat_bots

    count = plan_seats(seats, bots, len(people))
    agree(find(game, components), count, options)  # before that many players are made
    company = seat_bots(count, plan_bots(count, bots, len(people)))
    names = company.names(voice(), people)
    return new(game, count, int(seed) if seed else None, options, names, components), company


def plan_seats(seats: int | None, bots: str, people: int) -> int:
    """Return the number of seats where not everything was said about them."""
    if seats is not None:
        return seats
    if bots and bots != NO_BOTS:
        return (people or 1) + len(listed(bots))
    return people if people and bots == NO_BOTS else max(DEFAULT_SEATS, people)


def plan_bots(seats: int, bots: str, people: int) -> list[str]:
    """Return the bots of the last seats: those that were named, else default ones where no person sits."""
    from railherd.bots.registry import DEFAULT_BOT

    if bots == NO_BOTS:
        return []
    chosen = listed(bots) or [DEFAULT_BOT] * (seats - (people or 1))
    if len(chosen) > seats:
        raise Problem("cli.too_many_bots", {"bots": len(chosen), "seats": seats})
    return chosen


def saved_table(screen: "Screen", text: str, bots: Sequence[str]) -> "tuple[Match, Company]":
    """Load a saved game with its players, or with other bots if named. A broken one goes on where it is sound."""
    from railherd.api import load
    from railherd.bots.registry import DEFAULT_BOT
    from railherd.core.playing.replay import BrokenRecord
    from railherd.terminal.company import company_of, seat_bots

    try:
        match = load(text)
    except BrokenRecord as broken:
        if broken.match is None:
            raise
        match = broken.match
        screen.say(broken.key, **broken.arguments)
        with suppress(EOFError):
            screen.ask("terminal.goes_on_from_there")
    seats = match.setup.seats
    if len(bots) > seats:
        raise Problem("cli.too_many_bots", {"bots": len(bots), "seats": seats})
    company = seat_bots(seats, bots) if bots else company_of(text)
    if company is None or len(company.seats) != seats:
        company = seat_bots(seats, [DEFAULT_BOT] * (seats - 1))
    return match, company


def _refuse(options: Mapping[str, object]) -> None:
    """Refuse options that a saved game already decides."""
    for name, value in options.items():
        if value:
            raise Problem("cli.table_is_set", {"option": name})
