"""What each golden game proves, as `tests/golden/<game>/proofs.py` says.

A proof is a line that must be in a game's text; a tuple is lines that directly follow one another. `*` stands for
anything, and a line after "not " must not be there. A game's text is its record, its story and its final scores.
"""

from __future__ import annotations

import importlib
from fnmatch import fnmatchcase

import railherd
from tests.golden.story import story

Proof = str | tuple[str, ...]

PROOFS: dict[str, tuple[Proof, ...]] = {
    f"{game}/{name}": proofs
    for game in railherd.games()
    for name, proofs in importlib.import_module(f"tests.golden.{game}.proofs").PROOFS.items()
}

ABSENT = "not "


def lines_of(match: railherd.Match) -> list[str]:
    """Return the text of a game, line by line."""
    scored = [
        f"{score['seat']} scored {line} {points}" for score in match.scores() for line, points in score["lines"].items()
    ]
    return [*match.record().splitlines(), *story(match), *scored]


def holds(proof: Proof, lines: list[str]) -> bool:
    """Return whether some lines meet a proof."""
    if isinstance(proof, str) and proof.startswith(ABSENT):
        return not holds(proof.removeprefix(ABSENT), lines)
    wanted = (proof,) if isinstance(proof, str) else proof
    starts = range(len(lines) - len(wanted) + 1)
    return any(all(fnmatchcase(lines[start + n], line) for n, line in enumerate(wanted)) for start in starts)
