"""`railherd bench`: the speed of the rules, in a measure that holds on other machines."""

import json
from typing import Annotated, Any

import typer

from railherd.cli.common import Lang, voice, whole_number


def command(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="cli.bench.game")] = "",
    seats: Annotated[str, typer.Option("--seats", metavar="N", help="cli.bench.seats")] = "2",
    seconds: Annotated[str, typer.Option("--seconds", metavar="N", help="cli.bench.seconds")] = "8",
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="cli.bench.seed")] = "1",
    as_json: Annotated[bool, typer.Option("--json", help="cli.json")] = False,
    lang: Lang = "",
) -> None:
    """Play random games, listing every option at every decision; print one line of JSON a game, or a sentence."""
    from railherd.core.agree import agree
    from railherd.games.registry import find, games
    from railherd.sim.bench import bench

    players, span, first = (
        whole_number(text, name) for text, name in ((seats, "--seats"), (seconds, "--seconds"), (seed, "--seed"))
    )
    for name in [game] if game else games():
        agree(find(name), players, None)
        result = bench(find(name), players, max(1, span), first)
        if as_json:
            print(json.dumps(result))
        else:
            _print_result(result)


def _print_result(result: dict[str, Any]) -> None:
    say = voice().say
    print(say(f"{result['game']}.title"))
    how = say("cli.compiled" if result["compiled"] else "cli.interpreted")
    print(say("cli.bench.games", how=how, **{name: result[name] for name in ("seats", "games", "decisions")}))
    places = {"games_per_madd": 1, "copy_us_norm": 2, "madd_per_s": 1, "cpu_s": 1}
    rates = {name: voice().decimal(result[name], count) for name, count in places.items()}
    print(say("cli.bench.rates", decisions_per_madd=int(result["decisions_per_madd"]), **rates))
