"""Examine games in parts that are kept in docs/soak: a run that was stopped goes on where it was, on any machine.

A part is 250 games of one build, named by its first seed. Parts count while the rules that they were played with are
the same: what lies in the core, the kit and the game's folder, but for the bots' judgement.
"""

import hashlib
import json
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from railherd.sim.provenance import commit
from tools.mutation.sources import subject_of
from tools.report import CORES, ROOT, Figure, run

KEPT = ROOT / "docs" / "soak"
CHUNK = 250
BUILDS = {"1": "compiled", "0": "interpreted"}
SOAK = str(ROOT / "tools" / "soak.py")

Part = dict[str, Any]


def examine(game: str, count: int, seed: int, build: str, folder: Path = KEPT, workers: int = CORES) -> list[Part]:
    """Examine what is missing of some games and return all their parts, in order."""
    file, rules = folder / f"{game}-{BUILDS[build]}.json", rules_of(game)
    kept = read_parts(file, rules)
    lock = threading.Lock()

    def examine_part(start: int) -> None:
        begun = time.monotonic()
        size = min(CHUNK, seed + count - start)
        found: Part = json.loads(run(build, [SOAK, game, "--worker", str(start), str(size)]))
        with lock:
            kept[str(start)] = {**found, "commit": commit(), "minutes": round((time.monotonic() - begun) / 60, 2)}
            write_parts(file, rules, kept)
            done = sum(part["games"] for part in kept.values())
            print(f"\r{game}, {BUILDS[build]}: {done:,} of {count:,} games", end="", flush=True)

    starts = list(range(seed, seed + count, CHUNK))
    missing = [start for start in starts if not is_whole(kept, start, min(CHUNK, seed + count - start))]
    with ThreadPoolExecutor(workers) as pool:
        list(pool.map(examine_part, missing))
    print()
    return [kept[str(start)] for start in starts]


def is_whole(kept: dict[str, Part], start: int, size: int) -> bool:
    """Return whether the part that begins with a seed is kept with all its games."""
    return str(start) in kept and kept[str(start)]["games"] == size


def read_parts(file: Path, rules: str) -> dict[str, Part]:
    """Return the parts that were kept for the same rules, by their first seed."""
    kept = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return dict(kept["parts"]) if kept.get("rules") == rules else {}


def write_parts(file: Path, rules: str, parts: dict[str, Part]) -> None:
    """Keep parts, in the order of their seeds."""
    ordered = dict(sorted(parts.items(), key=lambda part: int(part[0])))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps({"rules": rules, "parts": ordered}, indent=1) + "\n", encoding="utf-8")


def rules_of(game: str) -> str:
    """Return what changes with the rules of a game and with all that they stand on."""
    found = hashlib.sha256()
    for folder in subject_of(game).code():
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".py", ".toml") and "bot" not in path.parts:
                found.update(path.read_bytes())
    return found.hexdigest()[:16]


def summary(parts: list[Part], count: int, build: str) -> Figure:
    """Return how many games were examined with which outcome; the first failures are printed."""
    failures = [failure for part in parts for failure in part["failures"]]
    for failure in failures[:10]:
        print(failure)
    played, decisions = (sum(part[what] for part in parts) for what in ("games", "decisions"))
    minutes = sum(part["minutes"] for part in parts)
    commits = ", ".join(sorted({part["commit"] for part in parts}))
    right_build = all(part["compiled"] is (build == "1") for part in parts)
    found = f"{played:,} games, {decisions:,} decisions, {len(failures)} failures, {minutes:.1f} min, at {commits}"
    reached = not failures and right_build and played == count
    return Figure(f"{BUILDS[build]}: examined", found, f"{count:,} games, 0 failures", reached)
