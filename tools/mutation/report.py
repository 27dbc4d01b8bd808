"""Count the mutants that the tests noticed, print the count and write it into docs/measured.md."""

from __future__ import annotations

import subprocess
from collections import Counter
from pathlib import Path

from tools.mutation.ledger import DEAD, Ledger
from tools.mutation.plan import read_plan

ROOT = Path(__file__).resolve().parents[2]
MEASURED = ROOT / "docs" / "measured.md"
WANTED = 0.80
ALIVE = ("survived", "survived early")
NOT_TO_THE_END = ("unfinished", "broken", "untried")


def write_report(game: str, copy: Path, ledger: Path, run: str) -> int:
    """Replace the game's part of the document; return 1 if too few were noticed.

    Mutants that were not tried to the end count as survivors.
    """
    verdicts = Ledger(ledger, run).verdicts
    total: Counter[str] = Counter()
    by_source: dict[str, Counter[str]] = {}
    for mutant in read_plan(copy):
        verdict = verdicts.get(mutant.name, "untried")
        total[verdict] += 1
        by_source.setdefault(mutant.source, Counter())[verdict] += 1
    text = told(game, (copy / run).read_text(encoding="utf-8"), total, by_source)
    print(text)
    begin, end = f"<!-- mutants of {game} begin -->", f"<!-- mutants of {game} end -->"
    before, _, rest = MEASURED.read_text(encoding="utf-8").partition(begin)
    MEASURED.write_text(f"{before}{begin}\n{text}\n{end}{rest.partition(end)[2]}", encoding="utf-8")
    return 0 if share(total) >= WANTED else 1


def told(game: str, source: str, total: Counter[str], by_source: dict[str, Counter[str]]) -> str:
    """Return the game's part of the document: a sentence, the verdicts and a table."""
    left = amount(total, NOT_TO_THE_END)
    return "\n".join(
        [
            f"`make mutants GAME={game}` at commit {source}: {dead(total):,} of {total.total():,} mutants killed, "
            f"{share(total):.1%} (mark: {WANTED:.0%}, {'reached' if share(total) >= WANTED else '**missed**'}).",
            f"A failing test killed {total['killed']:,}; {total['timeout']:,} ran into the limit of CPU time, "
            f"{total['crashed']:,} ended the interpreter. {amount(total, ALIVE):,} passed all tests that run their "
            f"statement; {total['unreached']:,} are in statements that no test runs; {left:,} were not tried to the "
            "end and count as survivors.",
            "",
            "| file | mutants | killed | in no test |",
            "|---|---|---|---|",
            *[
                f"| {file} | {found.total()} | {dead(found)} | {found['unreached']} |"
                for file, found in by_source.items()
            ],
        ]
    )


def amount(counts: Counter[str], verdicts: tuple[str, ...]) -> int:
    """Count the mutants with one of these verdicts."""
    return sum(counts[verdict] for verdict in verdicts)


def dead(counts: Counter[str]) -> int:
    """Count the mutants that were noticed in any way."""
    return amount(counts, DEAD)


def share(counts: Counter[str]) -> float:
    """Return the share that was noticed."""
    return dead(counts) / counts.total() if counts else 0.0


def present_commit() -> str:
    """Return the short commit that is measured, marked if the working tree differs from it."""
    short = git("rev-parse", "--short=10", "HEAD")
    return f"{short} with uncommitted changes" if git("status", "--porcelain", "--", "src", "tests") else short


def git(*words: str) -> str:
    """Return the output of a git command."""
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
