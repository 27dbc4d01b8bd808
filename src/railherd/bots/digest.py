"""Tell whether a bot still thinks as it did."""

import ast
import hashlib
from pathlib import Path

from railherd.bots.registry import BOTS

PACKAGE = Path(__file__).resolve().parent.parent
OWN = "railherd.bots."


def digest(bot: str, game: str) -> str:
    """Return a short hash of a bot's sources, and of a game's judgement and weights."""
    judgement = sorted(
        path for path in (PACKAGE / "games" / game / "bot").rglob("*") if path.suffix in (".py", ".toml")
    )
    contents = [path.read_bytes() for path in [*sources(BOTS[bot].__module__), *judgement]]
    return hashlib.sha256(b"\0".join(contents)).hexdigest()[:12]


def sources(module: str) -> list[Path]:
    """Return the file of a module of bots and of all modules of bots that it needs, in a fixed order."""
    found: dict[str, Path] = {}
    waiting = [module]
    while waiting:
        name = waiting.pop()
        path = PACKAGE.joinpath(*name.split(".")[1:]).with_suffix(".py")
        if name not in found and path.exists():
            found[name] = path
            waiting += _imported(path)
    return [found[name] for name in sorted(found)]


def _imported(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [
        node.module
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module is not None and node.module.startswith(OWN)
    ]
