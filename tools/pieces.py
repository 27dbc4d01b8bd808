"""Do long work in pieces that are kept in build/soak.

A run that was stopped goes on where it was, as long as the commit is the same.
"""

import json
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from railherd.sim.provenance import commit
from tools.report import ROOT

KEPT = ROOT / "build" / "soak"

Found = dict[str, Any]


def in_pieces(
    name: str, keys: Sequence[str], work: Callable[[str], Found], workers: int = 1, folder: Path = KEPT
) -> list[Found]:
    """Return what was found in each piece, in order; do those that are not kept, some at a time."""
    file = folder / f"{name}-{commit()}.jsonl"
    kept = _read(file)
    lock = threading.Lock()
    folder.mkdir(parents=True, exist_ok=True)

    def do(key: str) -> None:
        found = work(key)
        with lock, file.open("a", encoding="utf-8") as lines:
            lines.write("\n" + json.dumps({"key": key, "found": found}))  # whatever was broken off before
            kept[key] = found
            print(f"\r{name}: {sum(one in kept for one in keys)} of {len(keys)} pieces", end="", flush=True)

    with ThreadPoolExecutor(workers) as pool:
        list(pool.map(do, [key for key in keys if key not in kept]))
    print()
    return [kept[key] for key in keys]


def _read(file: Path) -> dict[str, Found]:
    """Return the pieces that were kept; a line that was broken off counts as not done."""
    kept: dict[str, Found] = {}
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else []:
        try:
            piece = json.loads(line)
        except ValueError:
            continue
        kept[piece["key"]] = piece["found"]
    return kept
