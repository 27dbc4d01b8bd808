"""The long run: ten thousand examined games, compiled and interpreted, the same to the last event; bots; speed.

    python tools/soak.py            everything, about a quarter of an hour; writes its part of docs/measured.md
    python tools/soak.py --games 500

Exit code 1 if a game breaks a law, the two builds differ, or a figure misses its mark.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
MEASURED = ROOT / "docs" / "measured.md"
BEGIN, END = "<!-- soak begins -->", "<!-- soak ends -->"
CHUNK = 250
CORES = os.cpu_count() or 1
BUILDS = {"1": "compiled", "0": "interpreted"}

# What the figures must reach: games per Madd of two-player games and copies, by build; greedy's share against random.
GAMES_PER_MADD = {"last_spike": {"1": 250.0, "0": 40.0}}
COPY_US_NORM = 3.0
GREEDY_SHARE = 0.90
SERIES = 1000


@dataclass
class Figure:
    """One line of the report, and whether it is good enough."""

    name: str
    found: str
    mark: str
    reached: bool

    def row(self) -> str:
        """As a row of a Markdown table."""
        return f"| {self.name} | {self.found} | {self.mark} | {'reached' if self.reached else '**missed**'} |"


def main() -> int:
    """Run everything, print and write the report."""
    parser = argparse.ArgumentParser(description="Examined games, bots and speed.")
    parser.add_argument("--games", type=int, default=10_000, help="examined games of each game and build")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--worker", nargs=3, metavar=("GAME", "SEED", "GAMES"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.worker:
        return worker(given.worker[0], int(given.worker[1]), int(given.worker[2]))
    figures = [figure for game in games() for figure in measure(game, given.games, given.seed)]
    report = write_report(figures, given.games, given.seed)
    print(report)
    return 0 if all(figure.reached for figure in figures) else 1


def worker(game: str, seed: int, count: int) -> int:
    """In a process of its own: examine some games and say which build really ran."""
    import railherd

    report = railherd.examine(game, games=count, seed=seed)
    found = {
        "compiled": railherd.COMPILED,
        "games": report.games,
        "decisions": report.decisions,
        "failures": report.failures,
        "fingerprints": hashlib.sha256("".join(report.fingerprints).encode()).hexdigest(),
    }
    print(json.dumps(found))
    return 0


def games() -> list[str]:
    """The registered games."""
    return str(run("0", ["-c", "import railherd; print(' '.join(railherd.games()))"])).split()


def run(build: str, arguments: list[str]) -> str:
    """This Python with a forced build; its output."""
    environment = {**os.environ, "RAILHERD_COMPILED": build}
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True
    )
    return done.stdout


def measure(game: str, count: int, seed: int) -> Iterator[Figure]:
    """All figures of one game."""
    prints = {}
    for build, name in BUILDS.items():
        began = time.monotonic()
        chunks = examine(game, count, seed, build)
        prints[build] = [chunk["fingerprints"] for chunk in chunks]
        failures = [failure for chunk in chunks for failure in chunk["failures"]]
        played = sum(chunk["games"] for chunk in chunks)
        decisions = sum(chunk["decisions"] for chunk in chunks)
        minutes = (time.monotonic() - began) / 60
        right_build = all(chunk["compiled"] is (build == "1") for chunk in chunks)
        for failure in failures[:10]:
            print(failure)
        found = f"{played:,} games, {decisions:,} decisions, {len(failures)} failures, {minutes:.1f} min"
        yield Figure(f"{game}, {name}: examined", found, f"{count:,} games, 0 failures", not failures and right_build)
    same = prints["0"] == prints["1"]
    yield Figure(f"{game}: fingerprints of both builds", "equal" if same else "different", "equal", same)
    yield greedy_against_random(game)
    yield from speed(game)


def examine(game: str, count: int, seed: int, build: str) -> list[dict[str, Any]]:
    """Examine games on all cores, in chunks, in order."""
    starts = range(seed, seed + count, CHUNK)
    done = 0

    def chunk(start: int) -> dict[str, Any]:
        nonlocal done
        size = min(CHUNK, seed + count - start)
        found: dict[str, Any] = json.loads(run(build, [__file__, "--worker", game, str(start), str(size)]))
        done += size
        print(f"\r{game}, {BUILDS[build]}: {done:,} of {count:,} games", end="", flush=True)
        return found

    with ThreadPoolExecutor(CORES) as pool:
        found = list(pool.map(chunk, starts))
    print()
    return found


def greedy_against_random(game: str) -> Figure:
    """Two players, seats rotated over the same deals."""
    words = ["sim", game, "--games", str(SERIES), "--bots", "greedy,random", "--seed", "1", "--json"]
    found = json.loads(run("1", ["-m", "railherd", *words]))
    greedy = found["entrants"][0]
    interval = f"95 % interval {greedy['low']:.1%} to {greedy['high']:.1%}"
    shown = f"{greedy['share']:.1%} of {found['games']} games ({interval}), seeds from {found['seed']}"
    return Figure(f"{game}: greedy against random", shown, f"{GREEDY_SHARE:.0%}", greedy["share"] >= GREEDY_SHARE)


def speed(game: str) -> Iterator[Figure]:
    """Games and copies, with the yardstick measured in between."""
    for build, name in BUILDS.items():
        found = json.loads(run(build, ["-m", "railherd", "bench", game, "--json"]))
        wanted = GAMES_PER_MADD[game][build]
        shown = f"{found['games_per_madd']} ({found['games']:,} games, {found['cpu_s']} s CPU)"
        reached = found["games_per_madd"] >= wanted and found["compiled"] is (build == "1")
        yield Figure(f"{game}, {name}: two-player games per Madd", shown, f"{wanted:.0f}", reached)
        copy = found["copy_us_norm"]
        if build == "1":
            mark = f"at most {COPY_US_NORM:.0f}"
            yield Figure(f"{game}, {name}: copy, µs norm", f"{copy}", mark, copy <= COPY_US_NORM)


def write_report(figures: list[Figure], count: int, seed: int) -> str:
    """Replace the soak part of docs/measured.md; the new part."""
    asked = "import json; from railherd.sim.provenance import provenance; print(json.dumps(provenance()))"
    source = json.loads(run("1", ["-c", asked]))
    lines = [
        BEGIN,
        f"`make soak` at commit {source['commit']}, Python {source['python']}, {CORES} cores, seeds from {seed}.",
        "",
        "| what | found | mark | |",
        "|---|---|---|---|",
        *[figure.row() for figure in figures],
        END,
    ]
    report = "\n".join(lines)
    text = MEASURED.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    MEASURED.write_text(before + report + rest.partition(END)[2], encoding="utf-8")
    return report


if __name__ == "__main__":
    sys.exit(main())
