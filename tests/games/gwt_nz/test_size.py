"""The game stays small: what trail games share is in the kit, and figures are data."""

from __future__ import annotations

import ast
import io
import tokenize
from pathlib import Path

import railherd

GAME = Path(railherd.__path__[0]) / "games" / "gwt_nz"
MOST_LINES = 3500  # of code, Sarah and the bot's judgement included, figures aside
NO_CODE = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}
DESCRIBED = (ast.Module, ast.ClassDef, ast.FunctionDef)


def code_lines(source: str) -> int:
    """Count the lines with code: neither empty ones nor comments and docstrings."""
    tokens = [token for token in tokenize.generate_tokens(io.StringIO(source).readline) if token.type not in NO_CODE]
    lines = {line for token in tokens for line in range(token.start[0], token.end[0] + 1)}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, DESCRIBED) and ast.get_docstring(node) is not None:
            text = node.body[0]
            lines -= set(range(text.lineno, (text.end_lineno or text.lineno) + 1))
    return len(lines)


SAMPLE = """'''Docs.'''

X = (
    1,  # why
)


def f():
    '''Say

    more.'''
    # why
    return X
"""


def test_lines_of_code_are_counted() -> None:
    assert code_lines(SAMPLE) == 5


def test_the_game_stays_small() -> None:
    sources = [path for path in GAME.rglob("*.py") if "figures" not in path.relative_to(GAME).parts]
    assert sum(code_lines(path.read_text(encoding="utf-8")) for path in sources) <= MOST_LINES
