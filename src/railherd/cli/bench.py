"""`railherd bench`: the speed of the rules, in a measure that holds on other machines."""

import json
from typing import Annotated, Any

import typer

from railherd.cli.common import Lang, enlisted, listed, voice, whole_number


def command(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="cli.bench.game")] = "",
    seats: Annotated[str, typer.Option("--seats", metavar="N", help="cli.bench.seats")] = "2",
    seconds: Annotated[str, typer.Option("--seconds", metavar="N", help="cli.bench.seconds")] = "8",
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="cli.bench.seed")] = "1",
    bots: Annotated[str, typer.Option("--bots", metavar="BOT,…", help="cli.bench.bots")] = "",
    advice: Annotated[str, typer.Option("--advice", metavar="N", help="cli.bench.advice")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="cli.json")] = False,
    lang: Lang = "",
) -> None:
    """Play random games, listing every option at every decision, or let bots play; print JSON lines or sentences."""
    from railherd.core.agree import agree
    from railherd.games.registry import find, games
    from railherd.sim.bench import bench

    players, span, first = (
        whole_number(text, name) for text, name in ((seats, "--seats"), (seconds, "--seconds"), (seed, "--seed"))
    )
    for name in [game] if game else games():
        agree(find(name), players, None)
        if advice:
            _calibrate(name, whole_number(advice, "--advice"), players, first, as_json)
            continue
        if bots:
            _bench_bots(name, bots, players, max(1, span), first, as_json)
            continue
        result = bench(find(name), players, max(1, span), first)
        if as_json:
            print(json.dumps(result))
        else:
            _print_result(result)


def _bench_bots(game: str, bots: str, seats: int, seconds: int, seed: int, as_json: bool) -> None:
    """Measure how long each of some bots thinks."""
    from railherd.games.registry import find
    from railherd.sim.bot_bench import bench_bot

    say, decimal = voice().say, voice().decimal
    for bot in listed(enlisted(bots)):
        result = bench_bot(find(game), bot, seats, seconds, seed)
        if as_json:
            print(json.dumps(result))
            continue
        times = {key: decimal(result[key], 1) for key in ("decisions_per_s", "p50_ms", "p99_ms")}
        counts = {key: result[key] for key in ("decisions", "turns", "cuts")}
        print(say("cli.bench.bot", title=say(f"{game}.title"), bot=bot, **times, **counts))


def _calibrate(game: str, positions: int, seats: int, seed: int, as_json: bool) -> None:
    """Measure how far what advice expects is from how games end."""
    from railherd.games.registry import find
    from railherd.sim.calibration import calibrate

    say, decimal = voice().say, voice().decimal
    for phase in calibrate(find(game), max(1, positions), seats, seed):
        if as_json:
            print(json.dumps(phase))
            continue
        amounts = {key: decimal(phase[key], 1) for key in ("error", "spread")}
        counts = {key: phase[key] for key in ("phase", "phases", "positions")}
        print(say("cli.bench.phase", title=say(f"{game}.title"), unit=phase["unit"], **amounts, **counts))


def _print_result(result: dict[str, Any]) -> None:
    say = voice().say
    print(say(f"{result['game']}.title"))
    how = say("cli.compiled" if result["compiled"] else "cli.interpreted")
    print(say("cli.bench.games", how=how, **{name: result[name] for name in ("seats", "games", "decisions")}))
    places = {"games_per_madd": 1, "copy_us_norm": 2, "madd_per_s": 1, "cpu_s": 1}
    rates = {name: voice().decimal(result[name], count) for name, count in places.items()}
    print(say("cli.bench.rates", decisions_per_madd=int(result["decisions_per_madd"]), **rates))
