"""Numbers and names that stand in two lists agree: every constant is the place of its name in its list."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from pathlib import Path

import pytest

import railherd
from tests.games.profile import profiles

GAMES = Path(railherd.__path__[0]) / "games"

# By file the lists that its constants count.
REGISTERS: dict[str, tuple[Sequence[str], ...]] = {
    f"{game}/{file}": lists for game, profile in profiles().items() for file, lists in profile.registers.items()
}


def constants(file: str) -> dict[str, int]:
    """Return the numbers that a source file gives names to; those below zero stand for the want of one."""
    found: dict[str, int] = {}
    for node in ast.parse((GAMES / file).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            value = ast.literal_eval(node.value) if isinstance(node.value, ast.Constant) else None
            assert node.target.id not in found, "named twice"
            if isinstance(value, int):
                found[node.target.id] = value
    return found


@pytest.mark.parametrize("file", REGISTERS)
def test_every_constant_is_the_place_of_its_name(file: str) -> None:
    listed = {name.upper(): number for names in REGISTERS[file] for number, name in enumerate(names)}
    assert len(listed) == sum(len(names) for names in REGISTERS[file]), "a name stands in two lists"
    assert constants(file) == listed
