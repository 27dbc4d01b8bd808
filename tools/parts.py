"""Run the parts of a long run, and keep in docs/soak what each of them found.

What is kept is committed, so a run that was stopped goes on where it was, on any machine. The long parts go on within
themselves, too, at the same commit: see `tools/pieces.py`.
"""

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import msgspec

from railherd.sim.provenance import commit
from tools.report import ROOT, Figure

KEPT = ROOT / "docs" / "soak"

Part = Callable[[], Iterable[Figure]]


def run_parts(name: str, parts: Mapping[str, Part], sizes: Any, only: str = "") -> list[Figure]:
    """Run the parts that have not run at this commit, or one in any case; return all that was found until now."""
    figures = []
    for part, measure in parts.items():
        file = KEPT / f"{name}-{part}.json"
        if only == part or (not only and not _is_current(file, sizes)):
            print(f"{time.strftime('%H:%M')} {part}", flush=True)
            found = list(measure())
            _keep(file, sizes, found)
            print("\n".join(figure.row() for figure in found), flush=True)
        figures += _read(file)
    return figures


def _is_current(file: Path, sizes: Any) -> bool:
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


def _keep(file: Path, sizes: Any, figures: Sequence[Figure]) -> None:
    kept = {"commit": commit(), "sizes": asdict(sizes), "figures": [asdict(figure) for figure in figures]}
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.encode(kept))
