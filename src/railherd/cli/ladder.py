"""`railherd ladder`: how strong the bots are against each other, by games that anybody can play again."""

import json
import os
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from railherd.cli.common import Lang, enlisted, listed, options_of, print_failings, voice, whole_number

if TYPE_CHECKING:
    from railherd.core.contract import Json
    from railherd.sim.duel import Duel

EXIT_FAILED = 1
DEFAULT_BOTS = "random,greedy"
DEFAULT_GAMES = "400"
QUICK_GAMES = "12"


def command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli.ladder.game")],
    bots: Annotated[str, typer.Option("--bots", metavar="BOT,…", help="cli.ladder.bots")] = DEFAULT_BOTS,
    seats: Annotated[str, typer.Option("--seats", metavar="N", help="cli.ladder.seats")] = "2",
    games: Annotated[str, typer.Option("--games", metavar="N", help="cli.ladder.games")] = "",
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="cli.ladder.seed")] = "",
    option: Annotated[list[str] | None, typer.Option("--option", metavar="X=Y", help="cli.play.option")] = None,
    docs: Annotated[str, typer.Option("--docs", metavar="FOLDER", help="cli.ladder.docs")] = "docs",
    reproduce: Annotated[str, typer.Option("--reproduce", metavar="LINE", help="cli.ladder.reproduce")] = "",
    quick: Annotated[bool, typer.Option("--quick", help="cli.ladder.quick")] = False,
    jobs: Annotated[str, typer.Option("--jobs", metavar="N", help="cli.sim.jobs")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="cli.json")] = False,
    lang: Lang = "",
) -> int:
    """Play the lines that are missing or have changed and publish them, or play a published one again."""
    from railherd.sim.ladder import Published, duels_between

    published = Published(Path(docs))
    workers = whole_number(jobs, "--jobs") if jobs else os.cpu_count() or 1
    if reproduce:
        return _play_again(published.find(game, reproduce), seed, workers, as_json)
    count = whole_number(games or (QUICK_GAMES if quick else DEFAULT_GAMES), "--games")
    people, first = whole_number(seats, "--seats"), whole_number(seed or "1", "--seed")
    duels = duels_between(game, listed(enlisted(bots)), people, count, first, options_of(option or []))
    for duel in duels:
        if not quick and published.holds(duel):
            line = published.find(game, duel.name)
        else:
            line = _play(duel, workers)
            if not quick:
                published.put(line)
        _tell(line, as_json)
    return 0


def _play_again(line: "Json", seed: str, workers: int, as_json: bool) -> int:
    """Play a published line on other deals and say whether it holds; exit code 1 if it does not."""
    from railherd.sim.duel import agree
    from railherd.sim.ladder import FRESH_SEEDS, duel_of

    fresh = whole_number(seed, "--seed") if seed else line["seed"] + FRESH_SEEDS
    again = _play(replace(duel_of(line), seed=fresh), workers)
    _tell(line, as_json)
    _tell(again, as_json)
    is_same = agree(line, again)
    if not as_json:
        print(voice().say("cli.ladder.holds" if is_same else "cli.ladder.differs"))
    return 0 if is_same else EXIT_FAILED


def _play(duel: "Duel", workers: int) -> "Json":
    """Play a duel with a progress bar on stderr; what is played is kept, so that a stopped run goes on."""
    from rich.console import Console
    from rich.progress import Progress

    from railherd.folders import data_folder
    from railherd.sim.duel import figures
    from railherd.sim.resume import play_duel

    console = Console(stderr=True)
    with Progress(console=console, disable=not sys.stderr.isatty(), transient=True) as bar:
        task = bar.add_task(duel.name, total=duel.games)
        return figures(duel, play_duel(duel, data_folder() / "ladder", workers, partial(bar.advance, task)))


def _tell(line: "Json", as_json: bool) -> None:
    from railherd.sim.ladder import name_of

    if as_json:
        print(json.dumps(line))
        return
    say, decimal = voice().say, voice().decimal
    shares = {key: decimal(line[key] * 100, 1) for key in ("share", "low", "high")}
    margin = {"margin": decimal(line["margin"], 1), "error": decimal(line["margin_error"], 1)}
    print(say("cli.ladder.line", line=name_of(line), games=line["games"], seed=str(line["seed"]), **shares, **margin))
    for name, side in zip((line["challenger"], line["opponent"]), line["sides"], strict=True):
        numbers = {key: decimal(side[key], 2 if key == "points_a_turn" else 1) for key in side}
        print("  " + say("cli.ladder.side", bot=name, **numbers))
    print_failings(line.get("failings", []))
