"""The server's long run, part by part: kills, bad messages, the tests of what held, and all attacks."""

import asyncio
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path

from railherd import games
from tests.server.helpers.attack import Report, fuzz
from tests.server.helpers.crash_run import crash
from tests.server.helpers.ledger_check import Outcome
from tools.attacks import ATTACKS
from tools.parts import run_parts
from tools.pieces import Found, in_pieces
from tools.report import CORES, ROOT, Figure
from tools.strikes import TABLES, Strikes, complain

MESSAGES = 50_000  # to one server
HELD = {
    "an absent player's hand (F3)": ("tests/server/tables/test_rewind_consent.py",),
    "an occupied seat (F4)": tuple(f"tests/server/tables/test_{name}.py" for name in ("links", "reseating", "removal")),
    "a changed figure (F5)": ("tests/server/live/test_pinned_figures.py",),
    "a player who does not move (F9)": ("tests/server/tables/test_clock.py",),
    "devices, languages of refusals, odd requests (F10)": ("tests/server/accounts", "tests/server/http"),
    "hidden information, by twins": ("tests/server/tables/test_leaks.py", "tests/server/tables/test_deed_leaks.py"),
}
"""The tests of what cannot be measured by an attack."""


@dataclass(frozen=True)
class Sizes:
    """How much is tried."""

    kills: int = 200
    messages: int = 1_000_000
    overlays: int = 20_000  # for each game
    seed: int = 1


def part_names() -> list[str]:
    """Return the names of all parts, in the order in which they run."""
    return ["kills", "messages", "held", *ATTACKS]


def besiege(sizes: Sizes, only: str = "") -> list[Figure]:
    """Run the parts that have not run at this commit, or one in any case; return all that was found until now."""
    return run_parts("server", {name: partial(_measure, name, sizes) for name in part_names()}, sizes, only)


def _measure(name: str, sizes: Sizes) -> Iterator[Figure]:
    if name == "kills":
        yield killed(sizes.kills, sizes.seed)
    elif name == "messages":
        yield attacked(sizes.messages, sizes.seed)
    elif name == "held":
        yield from (held(what, files) for what, files in HELD.items())
    elif name == "overlays":
        yield from import_module("tools.attacks.overlays").measure(sizes.seed, sizes.overlays)
    else:
        yield from import_module(f"tools.attacks.{name}").measure(sizes.seed)


def killed(kills: int, seed: int) -> Figure:
    """Return the figure of the kills: nothing acknowledged may be lost or doubled."""
    found = Strikes("killed while people play", "kills", "data folder")
    return found.figure(kills, seed, _kill)


def _kill(seed: int, kills: int) -> Outcome:
    """Return what became of some kills in a data folder of their own."""
    with tempfile.TemporaryDirectory(prefix="railherd-crash-") as folder:
        return crash(Path(folder), games(), TABLES, kills, seed)


def attacked(messages: int, seed: int) -> Figure:
    """Return the figure of the bad messages: none may break or change anything or go unanswered.

    There is a server for each core, and for each of them a seed of its own.
    """
    sizes = [min(MESSAGES, messages - start) for start in range(0, messages, MESSAGES)]
    keys = [f"{seed + number} {size}" for number, size in enumerate(sizes)]
    pieces = in_pieces("messages", keys, lambda key: _attack(*map(int, key.split())), CORES)
    wrong = {what: [one for piece in pieces for one in piece[what]] for what in ("unanswered", "changed", "troubles")}
    faults = [fault for found in wrong.values() for fault in found]
    complain(faults)
    sent, legal = (sum(piece[what] for piece in pieces) for what in ("messages", "legal"))
    kinds = {kind for piece in pieces for kind in piece["kinds"]}
    found = (
        f"{sent:,} messages of {len(kinds)} kinds, {legal:,} legal choices among them; "
        f"{len(wrong['unanswered'])} not answered with their id, "
        f"{len(wrong['changed'])} changes that were not allowed, {len(wrong['troubles'])} errors; "
        f"{sum(piece['minutes'] for piece in pieces):.1f} min of a server"
    )
    mark = f"{messages:,} messages, each answered with its id, nothing changed or broken"
    return Figure("bad messages", found, mark, sent >= messages and not faults)


def _attack(seed: int, messages: int) -> Found:
    """Return what became of some messages to a server in a process of its own."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        report = pool.submit(_fuzz, seed, messages).result()
    found = {what: getattr(report, what) for what in ("messages", "legal", "unanswered", "changed", "troubles")}
    return {**found, "kinds": sorted(report.sent), "minutes": report.seconds / 60}


def _fuzz(seed: int, messages: int) -> Report:
    return asyncio.run(fuzz(seed, messages))


def held(what: str, files: Sequence[str]) -> Figure:
    """Return the figure of some tests."""
    words = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *files]
    done = subprocess.run(words, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    counted = re.findall(r"(\d+) (passed|failed|error)", done.stdout)
    if done.returncode:
        print(done.stdout[-3000:])
    told = ", ".join(f"{count} {outcome}" for count, outcome in counted) or done.stdout.strip().splitlines()[-1]
    return Figure(f"tests: {what}", told, "all pass", done.returncode == 0)
