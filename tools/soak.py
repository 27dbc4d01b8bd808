"""The long run of a game: ten thousand examined games, compiled and interpreted alike to the last event; bots; speed.

    python tools/soak.py gwt            everything, half an hour or more; writes its part of docs/measured.md
    python tools/soak.py gwt --games 500
    python tools/soak.py gwt --only compiled    the examined games of one build; stopped, it goes on: tools/examined.py
    python tools/soak.py server         kills and bad messages for the server instead: tools/siege.py
    python tools/soak.py server --kills 5 --messages 2000 --overlays 100
    python tools/soak.py server --only hosts    one part of it, in any case; the others as they were last found
    python tools/soak.py postgres       several servers on one database instead: tools/databases
    python tools/soak.py page           all tests in a browser, also those that repeat others: tools/soak_tests.py
    python tools/soak.py tests          what else `make test` leaves out, mostly longer games

Exit code 1 if a game breaks a law, the two builds differ, a test fails, or a figure misses its mark.
"""

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from railherd import games  # noqa: E402
from tests.games.profile import profile_of  # noqa: E402
from tools.examined import BUILDS, examine, summary  # noqa: E402
from tools.report import CORES, Figure, run, write_part, write_soak  # noqa: E402

if TYPE_CHECKING:
    from tools.siege import Sizes

SERVER = "server"
POSTGRES = "postgres"
PAGE = "page"
TESTS = "tests"
SERIES = 1000
SELF_PLAY = 400
PACE_GAMES = 20


def main() -> int:
    """Run everything, print and write the report."""
    parser = argparse.ArgumentParser(description="Examined games, bots and speed.")
    parser.add_argument("game", choices=[*games(), SERVER, POSTGRES, PAGE, TESTS])
    parser.add_argument("--games", type=int, default=10_000, help="examined games of each build")
    parser.add_argument("--kills", type=int, default=200, help="of the server")
    parser.add_argument("--messages", type=int, default=1_000_000, help="bad ones for the server")
    parser.add_argument("--overlays", type=int, default=20_000, help="hostile ones of each game, for the server")
    parser.add_argument(
        "--only", metavar="NAME", default="", help="one part of the server's run, or one build of a game"
    )
    parser.add_argument("--workers", type=int, default=CORES, help="games examined at the same time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--worker", nargs=2, type=int, metavar=("SEED", "GAMES"), help=argparse.SUPPRESS)
    parser.add_argument("--pace", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.worker:
        return worker(given.game, *given.worker)
    if given.pace:
        return pace_worker(given.game, given.seed)
    if given.game == SERVER:
        from tools.siege import Sizes, part_names

        if given.only not in ("", *part_names()):
            parser.error(f"there is no part {given.only}; there are: {', '.join(part_names())}")
        return soak_server(Sizes(given.kills, given.messages, given.overlays, given.seed), given.only)
    if given.game == POSTGRES:
        from tools import databases

        if given.only not in ("", *databases.PARTS):
            parser.error(f"there is no part {given.only}; there are: {', '.join(databases.PARTS)}")
        figures = databases.measure(databases.Sizes(seed=given.seed), given.only)
    elif given.game == PAGE:
        from tools.soak_tests import soak_page

        figures = list(soak_page())
    elif given.game == TESTS:
        from tools.soak_tests import soak_tests

        figures = list(soak_tests())
    elif given.only:
        if given.only not in BUILDS.values():
            parser.error(f"there is no build {given.only}; there are: {', '.join(BUILDS.values())}")
        (build,) = [build for build, name in BUILDS.items() if name == given.only]
        figure = summary(examine(given.game, given.games, given.seed, build, workers=given.workers), given.games, build)
        print(figure.row())
        return 0 if figure.reached else 1
    else:
        figures = list(measure(given.game, given.games, given.seed, given.workers))
    print(write_soak(given.game, figures, given.seed))
    return 0 if all(figure.reached for figure in figures) else 1


def soak_server(sizes: "Sizes", only: str) -> int:
    """Run the parts of the server, or one; write all that was found, and what became of each fault."""
    from tools.faults import fault_figures
    from tools.siege import besiege

    figures = besiege(sizes, only)
    write_soak(SERVER, figures, sizes.seed)
    write_part("faults of server", "make soak GAME=server", list(fault_figures(figures)), sizes.seed)
    return 0 if all(figure.reached for figure in figures) else 1


def worker(game: str, seed: int, count: int) -> int:
    """Run in a separate process: examine some games and report which build ran."""
    import railherd

    report = railherd.examine(game, games=count, seed=seed, every=profile_of(game).marks.every)
    found = {
        "compiled": railherd.COMPILED,
        "games": report.games,
        "decisions": report.decisions,
        "failures": report.failures,
        "fingerprints": hashlib.sha256("".join(report.fingerprints).encode()).hexdigest(),
    }
    print(json.dumps(found))
    return 0


def pace_worker(game: str, seed: int) -> int:
    """Run in a separate process: measure a greedy decision in milliseconds of CPU time."""
    from railherd.bots.contract import Outlook
    from railherd.bots.registry import make_bot
    from railherd.core.agree import agree
    from railherd.core.chance import from_seed
    from railherd.games.registry import find

    found, bot, thought = find(game), make_bot("greedy", seed), []
    for index in range(seed, seed + PACE_GAMES):
        state = found.new(agree(found, 2, None), from_seed(index, len(found.PILES)), None)
        while not state.over():
            outlook = Outlook(found, found.imagine(state, state.seat(), index), state.seat())
            begun = time.process_time()
            option = bot.choose(outlook)
            thought.append((time.process_time() - begun) * 1000)
            state.step(option)
    thought.sort()
    mean = sum(thought) / len(thought)
    print(json.dumps({"mean": mean, "p99": thought[len(thought) * 99 // 100], "worst": thought[-1]}))
    return 0


def measure(game: str, count: int, seed: int, workers: int) -> Iterator[Figure]:
    """Yield all figures of one game."""
    prints = {}
    for build in BUILDS:
        parts = examine(game, count, seed, build, workers=workers)
        prints[build] = [part["fingerprints"] for part in parts]
        yield summary(parts, count, build)
    same = prints["0"] == prints["1"]
    yield Figure("fingerprints of both builds", "equal" if same else "different", "equal", same)
    yield from strength(game, seed)
    yield from speed(game)


def strength(game: str, seed: int) -> Iterator[Figure]:
    """Measure greedy with two players: against random, with seats rotated over the same deals, and in points."""
    marks = profile_of(game).marks
    found = series(game, "greedy,random", SERIES, seed)
    greedy = found["entrants"][0]
    interval = f"95 % interval {greedy['low']:.1%} to {greedy['high']:.1%}"
    shown = f"{greedy['share']:.1%} of {found['games']} games ({interval}), seeds from {seed}"
    yield Figure("greedy against random", shown, f"{marks.against_random:.0%}", greedy["share"] >= marks.against_random)
    if marks.points is not None:
        mean, random_mean = (mean_total(series(game, f"{bot},{bot}", SELF_PLAY, seed)) for bot in ("greedy", "random"))
        shown = f"{mean:.1f} points on average over {SELF_PLAY} games, seeds from {seed} (random: {random_mean:.1f})"
        yield Figure("greedy against itself", shown, f"{marks.points:.0f} points", mean >= marks.points)
    if marks.pace is not None:
        pace = json.loads(run("1", [__file__, game, "--pace", "--seed", str(seed)]))
        shown = f"{pace['mean']:.1f} on average, {pace['p99']:.1f} in 99 of 100, {pace['worst']:.1f} at worst"
        yield Figure("greedy, compiled: ms a decision", shown, f"at most {marks.pace:.0f}", pace["worst"] <= marks.pace)


def series(game: str, bots: str, games: int, seed: int) -> dict[str, Any]:
    """Return the outcome of `railherd sim`."""
    words = ["sim", game, "--games", str(games), "--bots", bots, "--seed", str(seed), "--json"]
    found: dict[str, Any] = json.loads(run("1", ["-m", "railherd", *words]))
    return found


def mean_total(found: dict[str, Any]) -> float:
    """Return the mean points of all entrants."""
    totals = [entrant["mean_total"] for entrant in found["entrants"]]
    return float(sum(totals) / len(totals))


def speed(game: str) -> Iterator[Figure]:
    """Measure games and copies, with the yardstick in between."""
    marks = profile_of(game).marks
    for build, name in BUILDS.items():
        found = json.loads(run(build, ["-m", "railherd", "bench", game, "--json"]))
        wanted = marks.compiled if build == "1" else marks.interpreted
        shown = f"{found['games_per_madd']} ({found['games']:,} games, {found['cpu_s']} s CPU)"
        reached = found["games_per_madd"] >= wanted and found["compiled"] is (build == "1")
        yield Figure(f"{name}: two-player games per Madd", shown, f"{wanted:.0f}", reached)
        copy = found["copy_us_norm"]
        if build == "1":
            yield Figure(f"{name}: copy, µs norm", f"{copy}", f"at most {marks.copy:.0f}", copy <= marks.copy)


if __name__ == "__main__":
    sys.exit(main())
