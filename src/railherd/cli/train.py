"""`railherd train`: learn a judgement from games that bots play against each other."""

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from railherd.cli.common import Lang, voice, whole_number
from railherd.core.problem import Problem

if TYPE_CHECKING:
    from railherd.train.course import Course, Round, Spread

MOST_GAMES = 1_000_000


def command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli.train.game")],
    out: Annotated[str, typer.Option("--out", metavar="FILE", help="cli.train.out")],
    games: Annotated[str, typer.Option("--games", metavar="N", help="cli.train.games")] = "2000",
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="cli.train.seed")] = "1",
    alone: Annotated[bool, typer.Option("--alone", help="cli.train.alone")] = False,
    on: Annotated[str, typer.Option("--on", metavar="ray://…", help="cli.train.on")] = "",
    jobs: Annotated[str, typer.Option("--jobs", metavar="N", help="cli.sim.jobs")] = "",
    lang: Lang = "",
) -> None:
    """Play, fit and compare in rounds, and write the best weights after each of them."""
    count, first = whole_number(games, "--games"), whole_number(seed, "--seed")
    _check(game, alone, count, Path(out))
    course = _course(game, count, first, alone)
    from railherd.train.spread import spread_over

    with spread_over(on, whole_number(jobs, "--jobs") if jobs else 0) as spread:
        _follow(course, spread, Path(out))


def _check(game: str, alone: bool, games: int, out: Path) -> None:
    """Raise the `Problem` that says why a course cannot begin."""
    from railherd.core.agree import agree
    from railherd.core.chance import from_seed
    from railherd.games.registry import find

    rules = find(game)
    seats = 1 if alone else 2
    state = rules.new(agree(rules, seats, None), from_seed(1, len(rules.PILES)), None)
    if not rules.numbers(state, 0):
        raise Problem("cli.train.nothing_to_learn", {"game": game})
    if find_spec("numpy") is None:
        raise Problem("cli.train.no_numpy")
    if not 1 <= games <= MOST_GAMES:
        raise Problem("cli.train.games_out_of_range", {"found": games, "most": MOST_GAMES})
    if out.is_dir() or not out.absolute().parent.is_dir():
        raise Problem("cli.train.no_such_folder", {"file": str(out)})


def _course(game: str, games: int, seed: int, alone: bool) -> "Course":
    """Return a course, with the folder where it goes on if it was stopped."""
    from railherd.folders import data_folder
    from railherd.train.course import Course

    folder = data_folder() / "train" / f"{game}-{'alone' if alone else 'together'}-{seed}"
    folder.mkdir(parents=True, exist_ok=True)
    return Course(game, games, seed, alone, folder)


def _follow(course: "Course", spread: "Spread", out: Path) -> None:
    """Run the course with a progress bar on stderr, and tell what came of each round."""
    from rich.console import Console
    from rich.progress import Progress

    from railherd.train.write import write_drawing, write_weights

    say, decimal = voice().say, voice().decimal
    rounds: list[Round] = []
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as bar:
        task = bar.add_task(say("cli.train.playing"), total=course.total())
        for done in course.rounds(spread, lambda more: bar.advance(task, more)):
            rounds.append(done)
            shares = {key: decimal(getattr(done, key) * 100, 1) for key in ("share", "low", "high")}
            key = "cli.train.better" if done.is_better else "cli.train.worse"
            print(say(key, round=len(rounds), games=done.games, margin=decimal(done.margin, 1), **shares), flush=True)
            if write_weights(course, rounds, out):
                print(say("cli.train.written", file=str(out)), flush=True)
    write_drawing(rounds, course.game, out.with_suffix(".svg"))
