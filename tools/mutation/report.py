"""Count the mutants that the tests noticed, print the count and write it into docs/measured.md."""

from __future__ import annotations

import subprocess
from collections import Counter
from collections.abc import Mapping
from pathlib import Path, PurePosixPath

from tools.mutation.ledger import DEAD, Ledger
from tools.mutation.plan import Job, read_plan
from tools.mutation.sources import Subject

ROOT = Path(__file__).resolve().parents[2]
MEASURED = ROOT / "docs" / "measured.md"
WANTED = 0.85
TOP = "(top)"  # stands for the subject's own folder
RULES = (TOP, "figures", "rules", "edge")  # where the mark is wanted
ALIVE = ("survived", "survived early", "unreached")

Counts = dict[str, Counter[str]]


def write_report(subject: Subject, copy: Path, job: Job, commit: str, whole: bool) -> int:
    """Print what is known and, if the whole subject was asked for, replace its part of the document.

    Returns 1 if too few mutants were noticed.
    """
    files = count(subject, copy, job)
    text = told(subject.name, commit, files)
    print(text)
    if whole:
        MEASURED.write_text(replaced(MEASURED.read_text(encoding="utf-8"), subject.name, text), encoding="utf-8")
    return 0 if share(in_rules(files)) >= WANTED else 1


def replaced(document: str, name: str, text: str) -> str:
    """Return the document with a subject's part replaced; one that has none yet gets it at the end."""
    begin, end = f"<!-- mutants of {name} begin -->", f"<!-- mutants of {name} end -->"
    if begin not in document:
        document = f"{document}\n### {name}\n\n{begin}\n{end}\n"
    before, _, rest = document.partition(begin)
    return f"{before}{begin}\n{text}\n{end}{rest.partition(end)[2]}"


def count(subject: Subject, copy: Path, job: Job) -> Counts:
    """Return how many mutants of each file asked for have which verdict; one that has none is untried."""
    verdicts = Ledger(Path(job.ledger), job.run, job.code, copy).verdicts
    files: Counts = {subject.label(source): Counter() for source in job.sources}
    for mutant in read_plan(copy):
        if mutant.source in job.sources:
            files[subject.label(mutant.source)][verdicts.get(mutant.name, "untried")] += 1
    return {file: found for file, found in files.items() if found}


def told(name: str, commit: str, files: Counts) -> str:
    """Return the part of the document: what became of the mutants in words, by folder and by file."""
    total, rules = together(files), in_rules(files)
    reached = "reached" if share(rules) >= WANTED else "**missed**"
    folders: Counts = {}
    for file, found in files.items():
        folders.setdefault(folder_of(file), Counter()).update(found)
    return "\n".join(
        [
            f"`make mutants GAME={name}` at commit {commit}: {dead(total):,} of {total.total():,} mutants killed, "
            f"{share(total):.1%}; in rule files {dead(rules):,} of {rules.total():,}, {share(rules):.1%} "
            f"(mark: {WANTED:.0%}, {reached}).",
            f"A failing test killed {total['killed']:,}; {total['timeout']:,} ran into the limit of CPU time, "
            f"{total['crashed']:,} ended the interpreter. {alive(total) - total['unreached']:,} passed all tests that "
            f"run their statement; {total['unreached']:,} are in statements that no test runs; {untried(total):,} were "
            "not tried to the end and count as survivors.",
            "",
            *table("folder", {**{folder: folders[folder] for folder in sorted(folders)}, "**total**": total}),
            "",
            *table("file", files),
        ]
    )


def table(what: str, rows: Mapping[str, Counter[str]]) -> list[str]:
    """Return the lines of a table; its share takes what is untried for survivors."""
    return [
        f"| {what} | mutants | killed | survived | in no test | untried | share |",
        "|---|---|---|---|---|---|---|",
        *[
            f"| {name} | {found.total():,} | {dead(found):,} | {alive(found):,} | {found['unreached']:,} | "
            f"{untried(found):,} | {share(found):.1%} |"
            for name, found in rows.items()
        ],
    ]


def folder_of(file: str) -> str:
    """Return the first folder on the way to a file."""
    first, *rest = PurePosixPath(file).parts
    return first if rest else TOP


def in_rules(files: Counts) -> Counter[str]:
    """Return the sum over the rule files, those of the game's own folder among them."""
    return together({file: found for file, found in files.items() if folder_of(file) in RULES})


def together(counts: Counts) -> Counter[str]:
    """Return the sum over all files."""
    return sum(counts.values(), Counter())


def dead(counts: Counter[str]) -> int:
    """Return how many were noticed, in one way or another."""
    return sum(counts[verdict] for verdict in DEAD)


def alive(counts: Counter[str]) -> int:
    """Return how many no test noticed, though all that run their statement were tried."""
    return sum(counts[verdict] for verdict in ALIVE)


def untried(counts: Counter[str]) -> int:
    """Return how many were given up or never begun."""
    return counts.total() - dead(counts) - alive(counts)


def share(counts: Counter[str]) -> float:
    """Return the share that was noticed, of all."""
    return dead(counts) / counts.total() if counts else 0.0


def present_commit() -> str:
    """Return the short commit that is measured, marked if the working tree differs from it."""
    short = git("rev-parse", "--short=10", "HEAD")
    return f"{short} with uncommitted changes" if git("status", "--porcelain", "--", "src", "tests") else short


def git(*words: str) -> str:
    """Return the output of a git command."""
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
