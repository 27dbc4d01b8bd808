"""The kit stays what it is meant to be: it knows no game, its hooks are few, and its state is small."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import railherd

KIT = Path(railherd.__path__[0]) / "kit"
SOURCES = sorted(KIT.rglob("*.py"))
MOST_HOOKS = 16
MOST_LINES = 160


def methods(source: Path, kind: str) -> dict[str, str]:
    """Return the docstrings of a class's methods by name."""
    classes = [node for node in ast.parse(source.read_text(encoding="utf-8")).body if isinstance(node, ast.ClassDef)]
    (found,) = [node for node in classes if node.name == kind]
    return {node.name: ast.get_docstring(node) or "" for node in found.body if isinstance(node, ast.FunctionDef)}


def test_the_kit_imports_no_game() -> None:
    imports = r"^\s*(?:from|import) railherd\.(?!core|kit|words)(\w+)"
    assert {name for path in SOURCES for name in re.findall(imports, path.read_text(encoding="utf-8"), re.M)} == set()


def test_the_kit_asks_for_no_game_by_its_id() -> None:
    ids = "|".join(railherd.games())
    strings = rf"""["'](?:{ids})(?:\.\w+)?["']"""
    assert [path.name for path in SOURCES if re.search(strings, path.read_text(encoding="utf-8"))] == []


def test_the_hooks_are_few_and_say_where_the_rulebooks_differ() -> None:
    hooks = methods(KIT / "hooks.py", "Hooks")
    assert len(hooks) <= MOST_HOOKS
    told = [name for name, text in hooks.items() if "gwt: " in text and "nz: " in text]
    assert set(hooks) - set(told) == {"shortfall", "refuse_free", "do_free"}, "each belongs to the hook before it"


def test_no_other_class_of_the_kit_leaves_a_method_to_the_games() -> None:
    abstract = [path.name for path in SOURCES if "abstractmethod" in path.read_text(encoding="utf-8")]
    assert abstract == ["hooks.py"]


def test_the_state_is_small() -> None:
    assert len((KIT / "state.py").read_text(encoding="utf-8").splitlines()) <= MOST_LINES


GAMES = ("gwt", "gwt_nz")


def used_by(game: str) -> set[Path]:
    """Return the modules of the kit that a game imports, directly or through one another."""
    found: set[Path] = set()
    unread = sorted((KIT.parent / "games" / game).rglob("*.py"))
    for path in unread:
        for module, names in re.findall(
            r"^from railherd\.kit((?:\.\w+)*) import (\([^)]*\)|.*)", path.read_text(), re.M
        ):
            folder = KIT.joinpath(*module.split(".")[1:])
            parts = [folder.with_suffix(".py"), *[folder / f"{name}.py" for name in re.findall(r"\w+", names)]]
            new = [part for part in parts if part.is_file() and part not in found]
            found.update(new)
            unread += new
    return found


@pytest.mark.parametrize("game", GAMES)
def test_each_module_serves_both_trail_games(game: str) -> None:
    modules = {path for path in SOURCES if path.name != "__init__.py"}
    assert sorted(path.name for path in modules - used_by(game)) == []
