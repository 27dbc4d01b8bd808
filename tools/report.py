"""Write the results of long runs as tables into docs/measured.md, each between its own marks."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MEASURED = ROOT / "docs" / "measured.md"
CORES = os.cpu_count() or 1


@dataclass
class Figure:
    """One line of a report, and whether it meets its mark."""

    name: str
    found: str
    mark: str
    reached: bool

    def row(self) -> str:
        """Return it as a row of a Markdown table."""
        return f"| {self.name} | {self.found} | {self.mark} | {'reached' if self.reached else '**missed**'} |"


def run(build: str, arguments: Sequence[str]) -> str:
    """Run this Python with a forced build of the rules; return its output."""
    environment = {**os.environ, "RAILHERD_COMPILED": build}
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True
    )
    return done.stdout


def write_soak(name: str, figures: Sequence[Figure], seed: int, file: Path = MEASURED) -> str:
    """Replace the part of `make soak GAME=name`, with commit and seeds; return the new part."""
    return write_part(f"soak of {name}", f"make soak GAME={name}", figures, seed, file)


def write_part(name: str, command: str, figures: Sequence[Figure], seed: int, file: Path = MEASURED) -> str:
    """Replace the part with this name, made by a command, with commit and seeds; return the new part."""
    asked = "import json; from railherd.sim.provenance import provenance; print(json.dumps(provenance()))"
    source = json.loads(run("", ["-c", asked]))
    begin, end = f"<!-- {name} begins -->", f"<!-- {name} ends -->"
    made = f"`{command}` at commit {source['commit']}, Python {source['python']}, {CORES} cores"
    table = ["| what | found | mark | |", "|---|---|---|---|", *[figure.row() for figure in figures]]
    part = "\n".join([begin, f"{made}, seeds from {seed}.", "", *table, end])
    before, _, rest = file.read_text(encoding="utf-8").partition(begin)
    file.write_text(before + part + rest.partition(end)[2], encoding="utf-8")
    return part
