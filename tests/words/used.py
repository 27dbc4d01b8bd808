"""Which keys the program can use: written in its source, promised by the contract of games, met in play."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import railherd
from railherd.core.contract import Game
from railherd.games.registry import GAMES
from tools.shown_games import shown_games

SOURCE = Path(railherd.__path__[0])
GAME_NAMES = sorted(GAMES)
NAMESPACES = ("core", "terminal", "server", "cli", "web", *GAME_NAMES)
KEY = re.compile(rf"({'|'.join(NAMESPACES)})(\.[a-z0-9_-]+)+")
KEY_BEGINNING = re.compile(rf"({'|'.join(NAMESPACES)})\.[a-z0-9_.-]*")
PAGE = Path(__file__).resolve().parents[2] / "web" / "src"
PAGE_TEXT = re.compile(
    r"""(["'`])([a-z_]+\.[a-z0-9_.-]*)(\1|\$\{)"""
)  # a key, or the beginning of one that is built at run time
TRAIL_ID = "${trail.id}"
PROBLEMS = {"Problem", "BrokenRecord", "_broken", "Refusal"}


@cache
def nodes() -> list[ast.AST]:
    """Return all syntax nodes of the whole program."""
    return [node for path in sorted(SOURCE.rglob("*.py")) for node in ast.walk(ast.parse(path.read_text("utf-8")))]


def literals() -> set[str]:
    """Return every text in the source that is a complete key."""
    parts = {id(part) for node in nodes() if isinstance(node, ast.JoinedStr) for part in node.values}
    whole = (node for node in nodes() if isinstance(node, ast.Constant) and id(node) not in parts)
    return {node.value for node in whole if isinstance(node.value, str) and KEY.fullmatch(node.value)}


def beginnings() -> set[str]:
    """Return the text before the first placeholder of every f-string that builds a key."""
    firsts = (node.values[0] for node in nodes() if isinstance(node, ast.JoinedStr) and node.values)
    known = (first.value for first in firsts if isinstance(first, ast.Constant) and isinstance(first.value, str))
    return {text for text in known if KEY_BEGINNING.fullmatch(text)}


@cache
def page_literals() -> set[str]:
    """Return every complete key in the source of the page."""
    return {text for text, complete in _page_texts() if complete and KEY.fullmatch(text)}


@cache
def page_beginnings() -> set[str]:
    """Return the text before the first placeholder of every key that the page builds."""
    return {text for text, complete in _page_texts() if not complete and KEY_BEGINNING.fullmatch(text)}


@cache
def _page_texts() -> list[tuple[str, bool]]:
    files = [path for ending in ("*.ts", "*.svelte") for path in PAGE.rglob(ending)]
    texts = (text for path in sorted(files) for text in _of_each_game(path.read_text("utf-8")))
    found = [match for text in texts for match in PAGE_TEXT.finditer(text)]
    return [(match[2], match[3] != "${") for match in found if match[1] == "`" or match[3] != "${"]


def _of_each_game(source: str) -> Iterator[str]:
    """Yield a source with the id of each game that the page draws as a trail game, where it builds keys for all."""
    if TRAIL_ID not in source:
        yield source
        return
    for game in shown_games():
        if (PAGE / "games" / game / "trail.ts").exists():
            yield source.replace(TRAIL_ID, game)


@cache
def problem_keys() -> set[str]:
    """Return the keys of all problems, which are whole sentences."""
    calls = (node for node in nodes() if isinstance(node, ast.Call) and _name(node.func) in PROBLEMS)
    inside = (part for call in calls for argument in call.args for part in ast.walk(argument))
    written = (part.value for part in inside if isinstance(part, ast.Constant) and isinstance(part.value, str))
    refusals = {f"{game.ID}.refusal.{reason.name}" for game in every_game() for reason in game.REASONS[1:]}
    return {text for text in written if KEY.fullmatch(text)} | refusals


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


@cache
def game_named(name: str) -> Game[Any]:
    """Return a game, with its built-in figures."""
    return GAMES[name]()


def every_game() -> list[Game[Any]]:
    """Return every game, with its built-in figures."""
    return [game_named(name) for name in GAME_NAMES]


def promised(game: Game[Any]) -> Iterator[str]:
    """Yield the keys that the contract of games builds from a game's ids."""
    yield "title"
    for event in game.EVENTS:
        yield event.name
        if event.has_secret():
            yield f"{event.name}.hidden"
    for decision in game.DECISIONS:
        yield from (decision.NAME, f"ask.{decision.NAME}")
    for reason in game.REASONS[1:]:
        yield from (f"refusal.{reason.name}", f"section.{reason.section}")
    for vocabulary, ids in game.names.items():
        yield from (f"{vocabulary}.{name}" for name in ids)
    for option, values in game.OPTIONS.items():
        yield f"option.{option}"
        yield from (f"option.{option}.{value}" for value in values)
    yield from (f"score.{line}" for line in game.SCORE_LINES)


def automas() -> set[str]:
    """Return the ids of all automas."""
    return {name for game in every_game() for names in game.AUTOMAS.values() for name in names}
