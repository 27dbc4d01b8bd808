"""The server's long run, part by part: kills, bad messages, the tests of what held, and all attacks.

What a part found is kept in docs/soak and committed, so a run that was stopped goes on where it was, on any machine.
The long parts go on within themselves, too, at the same commit: see `tools/pieces.py`.
"""

import asyncio
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path

import msgspec

from railherd import games
from railherd.sim.provenance import commit
from tests.server.helpers.attack import Report, fuzz
from tests.server.helpers.crash_run import crash
from tools.attacks import ATTACKS
from tools.pieces import Found, in_pieces
from tools.report import CORES, ROOT, Figure

TABLES = 4  # at a time
KILLS = 20  # of the servers of one data folder, one after another
MESSAGES = 50_000  # to one server
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
    keys = [f"{seed + start} {min(KILLS, kills - start)}" for start in range(0, kills, KILLS)]
    pieces = in_pieces("kills", keys, lambda key: _kill(*map(int, key.split())))
    deeds = sum((Counter(piece["deeds"]) for piece in pieces), Counter[str]())
    troubles = [trouble for piece in pieces for trouble in piece["troubles"]]
    _complain(troubles)
    total = {name: sum(piece[name] for piece in pieces) for name in ("kills", "lost", "doubled", "finished", "minutes")}
    sound = total["kills"] == kills and total["lost"] == total["doubled"] == 0 and not troubles
    told = ", ".join(f"{count:,} {kind}" for kind, count in deeds.most_common())
    found = (
        f"{total['kills']} kills at {TABLES} tables of {' and '.join(games())}, {KILLS} in each data folder; "
        f"{deeds.total():,} acknowledged deeds ({told}), "
        f"{total['lost']} lost, {total['doubled']} doubled, {len(troubles)} other troubles; "
        f"{total['finished']} games finished, {total['minutes']:.1f} min"
    )
    return Figure("killed while people play", found, f"{kills} kills, nothing lost, doubled or wrong", sound)


def _kill(seed: int, kills: int) -> Found:
    """Return what became of some kills in a data folder of their own."""
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="railherd-crash-") as folder:
        outcome = crash(Path(folder), games(), TABLES, kills, seed)
    return {**vars(outcome), "minutes": _minutes(begun)}


def attacked(messages: int, seed: int) -> Figure:
    """Return the figure of the bad messages: none may break or change anything or go unanswered.

    There is a server for each core, and for each of them a seed of its own.
    """
    sizes = [min(MESSAGES, messages - start) for start in range(0, messages, MESSAGES)]
    keys = [f"{seed + number} {size}" for number, size in enumerate(sizes)]
    pieces = in_pieces("messages", keys, lambda key: _attack(*map(int, key.split())), CORES)
    wrong = {what: [one for piece in pieces for one in piece[what]] for what in ("unanswered", "changed", "troubles")}
    faults = [fault for found in wrong.values() for fault in found]
    _complain(faults)
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


def _complain(wrong: Sequence[str]) -> None:
    for sentence in wrong[:20]:
        print(sentence)


def _minutes(begun: float) -> float:
    return (time.monotonic() - begun) / 60
