"""`railherd sim`: many games between bots, with the uncertainty of the results."""

import json
import os
import sys
from typing import Annotated, Any

import typer

from railherd.cli.common import Lang, enlisted, listed, options_of, print_failings, read_text, voice, whole_number

DEFAULT_ENTRANTS = "greedy,random"


def command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli.sim.game")],
    games: Annotated[str, typer.Option("--games", metavar="N", help="cli.sim.games")] = "400",
    bots: Annotated[str, typer.Option("--bots", metavar="BOT,…", help="cli.sim.bots")] = DEFAULT_ENTRANTS,
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="cli.sim.seed")] = "1",
    option: Annotated[list[str] | None, typer.Option("--option", metavar="X=Y", help="cli.play.option")] = None,
    components: Annotated[str, typer.Option("--components", metavar="FILE", help="cli.play.components")] = "",
    jobs: Annotated[str, typer.Option("--jobs", metavar="N", help="cli.sim.jobs")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="cli.json")] = False,
    lang: Lang = "",
) -> None:
    """Play a series on all cores and print the result."""
    from railherd.sim.series import plan_series, play_series, summary

    overlay = read_text(components) if components else ""
    count, first = whole_number(games, "--games"), whole_number(seed, "--seed")
    series = plan_series(game, listed(enlisted(bots)), count, first, options_of(option or []), overlay)
    workers = whole_number(jobs, "--jobs") if jobs else os.cpu_count() or 1
    result = summary(series, _with_progress(series, play_series, workers))
    if as_json:
        print(json.dumps(result))
    else:
        _print_result(result)


def _with_progress(series: Any, play_series: Any, workers: int) -> Any:
    """Play with a progress bar on stderr, so that stdout holds the result alone; none outside a terminal."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, disable=not sys.stderr.isatty(), transient=True) as progress:
        task = progress.add_task(voice().say("cli.sim.playing"), total=series.games)
        return play_series(series, workers, lambda done: progress.advance(task, done))


def _print_result(result: dict[str, Any]) -> None:
    from railherd.terminal.company import automa_name

    say = voice().say
    print(say("cli.sim.played", games=result["games"], deals=result["deals"], seed=result["seed"]))
    for entrant in result["entrants"]:
        print(say("cli.sim.entrant", bot=entrant["bot"], total=round(entrant["mean_total"]), **_percent(entrant)))
    for automa in result["automas"]:
        who = automa_name(voice(), automa["automa"])
        print(say("cli.sim.entrant", bot=who, total=round(automa["mean_total"]), **_percent(automa)))
    for seat in result["seats"]:
        print(say("cli.sim.seat", number=seat["seat"] + 1, **_percent(seat)))
    print_failings(result["failings"])
    commit = result["commit"] or result["version"]
    print(say("cli.sim.source", commit=commit, how=say("cli.compiled" if result["compiled"] else "cli.interpreted")))


def _percent(counted: dict[str, Any]) -> dict[str, str]:
    return {name: voice().decimal(counted[name] * 100, 1) for name in ("share", "low", "high")}
