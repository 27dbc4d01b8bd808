"""The server's long run, part by part: kills, bad messages, the tests of what held, and all attacks.

What a part found is kept in docs/soak and committed, so a run that was stopped goes on where it was, on any machine.
"""

import asyncio
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from importlib import import_module
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path

import msgspec

from railherd import games
from railherd.sim.provenance import commit
from tests.server.helpers.attack import Report, fuzz
from tests.server.helpers.crash_run import crash
from tools.attacks import ATTACKS
from tools.report import CORES, ROOT, Figure

TABLES = 4  # at a time
KEPT = ROOT / "docs" / "soak"
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
    figures = []
    for name in part_names():
        file = KEPT / f"server-{name}.json"
        if only == name or (not only and not _is_current(file, sizes)):
            print(f"{time.strftime('%H:%M')} {name}", flush=True)
            found = list(_measure(name, sizes))
            _keep(file, sizes, found)
            print("\n".join(figure.row() for figure in found), flush=True)
        figures += _read(file)
    return figures


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


def _is_current(file: Path, sizes: Sizes) -> bool:
    """Return whether a part has run to its end at this commit, with as much."""
    kept = msgspec.json.decode(file.read_bytes()) if file.exists() else {}
    return bool(kept) and (kept["commit"], kept["sizes"]) == (commit(), asdict(sizes))


def _read(file: Path) -> list[Figure]:
    """Return what a part found last, with its commit if that is not this one."""
    if not file.exists():
        return []
    kept = msgspec.json.decode(file.read_bytes())
    figures = [Figure(**figure) for figure in kept["figures"]]
    at = "" if kept["commit"] == commit() else f" (at commit {kept['commit']})"
    return [replace(figure, found=figure.found + at) for figure in figures]


def _keep(file: Path, sizes: Sizes, figures: Sequence[Figure]) -> None:
    kept = {"commit": commit(), "sizes": asdict(sizes), "figures": [asdict(figure) for figure in figures]}
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.encode(kept))


def killed(kills: int, seed: int) -> Figure:
    """Return the figure of the kills: nothing acknowledged may be lost or doubled."""
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="railherd-crash-") as folder:
        outcome = crash(Path(folder), games(), TABLES, kills, seed)
    _complain(outcome.troubles)
    sound = outcome.kills == kills and outcome.lost == outcome.doubled == 0 and not outcome.troubles
    found = (
        f"{outcome.kills} kills at {TABLES} tables of {' and '.join(games())}; "
        f"{outcome.acknowledged:,} acknowledged deeds ({outcome.told_deeds()}), {outcome.lost} lost, "
        f"{outcome.doubled} doubled, {len(outcome.troubles)} other troubles; "
        f"{outcome.finished} games finished, {_minutes(begun)}"
    )
    return Figure("killed while people play", found, f"{kills} kills, nothing lost, doubled or wrong", sound)


def attacked(messages: int, seed: int) -> Figure:
    """Return the figure of the bad messages: none may break or change anything or go unanswered.

    There is a server for each core, and each is attacked with a seed of its own.
    """
    begun = time.monotonic()
    with ProcessPoolExecutor(CORES, get_context("spawn")) as pool:
        reports = list(pool.map(_attack, range(seed, seed + CORES), repeat(-(-messages // CORES), CORES)))
    faults = [fault for report in reports for fault in report.faults]
    _complain(faults)
    sent = sum(report.messages for report in reports)
    kinds = {kind for report in reports for kind in report.sent}
    found = (
        f"{sent:,} messages of {len(kinds)} kinds, {sum(report.legal for report in reports):,} legal choices among "
        f"them; {sum(len(report.unanswered) for report in reports)} not answered with their id, "
        f"{sum(len(report.changed) for report in reports)} changes that were not allowed, "
        f"{sum(len(report.troubles) for report in reports)} errors; {_minutes(begun)}"
    )
    mark = f"{messages:,} messages, each answered with its id, nothing changed or broken"
    return Figure("bad messages", found, mark, sent >= messages and not faults)


def _attack(seed: int, messages: int) -> Report:
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


def _complain(wrong: Sequence[str]) -> None:
    for sentence in wrong[:20]:
        print(sentence)


def _minutes(begun: float) -> str:
    return f"{(time.monotonic() - begun) / 60:.1f} min"
