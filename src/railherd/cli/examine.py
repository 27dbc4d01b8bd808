"""`railherd examine`: a check that a game keeps every law of the contract."""

import json
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from railherd.cli.common import Lang, voice, whole_number
from railherd.core.problem import Problem

if TYPE_CHECKING:
    from railherd.core.laws.conformance import Report

EXIT_FAILED = 1


def command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli.examine.game")],
    games: Annotated[str, typer.Option("--games", metavar="N", help="cli.examine.games")] = "200",
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="cli.examine.seed")] = "1",
    as_json: Annotated[bool, typer.Option("--json", help="cli.json")] = False,
    lang: Lang = "",
) -> int:
    """Play random games, checking every law at every step; exit code 1 if one is broken."""
    count = whole_number(games, "--games")
    if count < 1:
        raise Problem("core.too_few_games", {"found": games})
    report = examine_in_rounds(game, count, whole_number(seed, "--seed"))
    print(_data(report) if as_json else _words(report))
    return 0 if report.ok else EXIT_FAILED


def examine_in_rounds(game: str, games: int, seed: int) -> "Report":
    """Examine a game as `api.examine` does, printing progress after every round of all set-ups."""
    from railherd.api import examine
    from railherd.core.laws.conformance import Report, all_setups
    from railherd.games.registry import find

    size = len(list(all_setups(find(game))))
    total = Report(game)
    while total.games < games:
        round_report = examine(game, min(size, games - total.games), seed + total.games)
        total.games += round_report.games
        total.decisions += round_report.decisions
        total.fingerprints += round_report.fingerprints
        total.failures += round_report.failures
        total.orders += round_report.orders
        _tell_progress(total.games, games)
    return total


def _tell_progress(done: int, games: int) -> None:
    if sys.stderr.isatty():
        end = "\n" if done == games else "\r"
        print(voice().say("cli.examine.progress", done=done, games=games), end=end, file=sys.stderr, flush=True)


def _data(report: "Report") -> str:
    numbers = {"game": report.game, "games": report.games, "decisions": report.decisions, "orders": report.orders}
    return json.dumps({**numbers, "ok": report.ok, "failures": report.failures})


def _words(report: "Report") -> str:
    played = voice().say("cli.examine.played", games=report.games, decisions=report.decisions)
    if report.orders:
        played = f"{played}\n{voice().say('cli.examine.orders', orders=report.orders)}"
    if report.ok:
        return f"{played}\n{voice().say('cli.examine.sound')}"
    return "\n".join([played, voice().say("cli.examine.broken", failures=len(report.failures)), *report.failures])
