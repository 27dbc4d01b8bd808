"""Fuzz overlays and records: each is read and, if it is accepted, played to the end, in a child process with limits.

    python -m tools.attacks.overlays --count 500 --seed 7

Equal seeds try the same. Half of what is tried must be accepted, so that not only the checks are tried.
"""

import argparse
import json
import random
import subprocess
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from railherd import games
from tests.properties import hostile
from tools.pieces import in_pieces
from tools.report import CORES, ROOT, Figure

COUNT = 20_000  # overlays and records for each game
CHUNK = 250  # for one child
RECORDS = 5  # one in so many is a record
MOST_CPU = 2.0  # seconds for one
MOST_MEMORY = 256 * 2**20  # bytes of the whole child
ROOM = 2**30  # bytes of address space, so that no mistake of ours hurts the machine
PATIENCE = 120.0  # seconds for one on a busy machine


@dataclass
class Outcome:
    """What became of all that was tried with one game."""

    counts: Counter[str] = field(default_factory=Counter)
    slowest: float = 0.0
    largest: int = 0  # bytes
    faults: list[str] = field(default_factory=list)


def measure(seed: int, count: int = COUNT) -> Iterator[Figure]:
    """Yield one figure for each game."""
    for game in games():
        outcome = fuzz(game, seed, count)
        for fault in outcome.faults[:20]:
            print(fault)
        accepted = outcome.counts[hostile.PLAYED] + outcome.counts[hostile.READ]
        tried = sum(outcome.counts.values())
        found = (
            f"{tried:,} tried, {accepted:,} of them accepted and played to the end; {len(outcome.faults)} faults; "
            f"slowest {outcome.slowest:.1f} s CPU, largest child {outcome.largest / 2**20:.0f} MB"
        )
        mark = f"{count:,}, half of them accepted; none over {MOST_CPU:g} s, over 256 MB or ended but by a sentence"
        reached = tried >= count and 2 * accepted >= tried and not outcome.faults
        yield Figure(f"{game}: hostile overlays and records", found, mark, reached)


def fuzz(game: str, seed: int, count: int) -> Outcome:
    """Try overlays and records with consecutive seeds, in as many children at a time as there are cores."""
    outcome = Outcome()
    keys = [f"{start} {min(CHUNK, seed + count - start)}" for start in range(seed, seed + count, CHUNK)]
    for piece in in_pieces(f"overlays-{game}", keys, lambda key: _piece(game, *map(int, key.split())), CORES):
        outcome.counts.update(piece["counts"])
        outcome.slowest = max(outcome.slowest, piece["slowest"])
        outcome.largest = max(outcome.largest, piece["largest"])
        outcome.faults += piece["faults"]
    return outcome


def _piece(game: str, start: int, count: int) -> dict[str, Any]:
    """Return what became of some overlays and records."""
    outcome = Outcome()
    for line in _children(game, start, count):
        _add(outcome, game, line)
    return vars(outcome)


def _add(outcome: Outcome, game: str, line: dict[str, object]) -> None:
    result, cpu, memory = str(line["result"]), float(str(line["cpu"])), int(str(line["memory"]))
    outcome.counts[result] += 1
    outcome.slowest = max(outcome.slowest, cpu)
    outcome.largest = max(outcome.largest, memory)
    wrong = result not in (hostile.REFUSED, hostile.PLAYED, hostile.READ)
    if wrong or cpu > MOST_CPU or memory > MOST_MEMORY:
        outcome.faults.append(f"{game} {line['seed']}: {result}, {cpu:.1f} s, {memory / 2**20:.0f} MB")


def _children(game: str, start: int, count: int) -> Iterator[dict[str, object]]:
    """Yield what children report; what a child did not survive is a fault, and another goes on after it."""
    end = start + count
    while start < end:
        words = [sys.executable, "-m", "tools.attacks.overlays", "--child", game, str(start), str(end - start)]
        with subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as child:
            try:
                said, cried = child.communicate(timeout=PATIENCE + 2 * MOST_CPU * (end - start))
            except subprocess.TimeoutExpired:
                child.kill()
                said, cried = child.communicate()
        for line in said.splitlines():
            yield json.loads(line)
            start += 1
        if start < end:
            why = f"the child ended with {child.returncode}: {cried[-300:]}"
            yield {"seed": start, "result": why, "cpu": 0.0, "memory": 0}
            start += 1


def _work(game: str, start: int, count: int) -> None:
    """Try them one after the other in this process, and print a line about each."""
    figures = hostile.Figures(game)
    for seed in range(start, start + count):
        _limit()
        begun = time.process_time()
        result = _try(figures, seed)
        spent = time.process_time() - begun
        print(json.dumps({"seed": seed, "result": result, "cpu": spent, "memory": _memory()}), flush=True)


def _try(figures: hostile.Figures, seed: int) -> str:
    rng = random.Random(f"{figures.name} {seed}")
    try:
        if seed % RECORDS == 0:
            return hostile.try_record(hostile.record(figures, rng))
        return hostile.try_overlay(figures.name, hostile.overlay(figures, rng), rng)
    except Exception:  # whatever is no Problem is what is looked for
        return traceback.format_exc(limit=-3)


if sys.platform == "win32":

    def _limit() -> None:
        """Set no limits: this system has none."""

    def _memory() -> int:
        return 0

else:
    import resource

    def _limit() -> None:
        """Let the system end this process soon after the next one has used up its time, and bound its memory."""
        used = resource.getrusage(resource.RUSAGE_SELF)
        soon = int(used.ru_utime + used.ru_stime + 3 * MOST_CPU) + 1
        resource.setrlimit(resource.RLIMIT_CPU, (soon, resource.getrlimit(resource.RLIMIT_CPU)[1]))
        resource.setrlimit(resource.RLIMIT_AS, (ROOM, ROOM))

    def _memory() -> int:
        unit = 1 if sys.platform == "darwin" else 1024
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


def main() -> int:
    """Fuzz and print the figures, or be a child."""
    parser = argparse.ArgumentParser(description="Hostile overlays and records, read and played in limited processes.")
    parser.add_argument("--count", type=int, default=COUNT, help="how many for each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--child", nargs=3, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.child:
        _work(given.child[0], int(given.child[1]), int(given.child[2]))
        return 0
    figures = list(measure(given.seed, given.count))
    print("\n".join(figure.row() for figure in figures))
    return 0 if all(figure.reached for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
