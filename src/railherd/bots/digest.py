"""Tell whether a bot still thinks as it did."""

import ast
import hashlib
from pathlib import Path

from railherd.bots.registry import BOTS

PACKAGE = Path(__file__).resolve().parent.parent
THINKING = ("railherd.bots.", "railherd.kit.bot.")


def digest(bot: str, game: str) -> str:
    """Return a short hash of a bot's sources, and of a game's judgement and weights with what they share."""
    judgement = sorted(
        path for path in (PACKAGE / "games" / game / "bot").rglob("*") if path.suffix in (".py", ".toml", ".json")
    )
    shared = [module for path in judgement if path.suffix == ".py" for module in _imported(path)]
    contents = [path.read_bytes() for path in [*sources(BOTS[bot].__module__, *shared), *judgement]]
    return hashlib.sha256(b"\0".join(contents)).hexdigest()[:12]


def sources(*modules: str) -> list[Path]:
    """Return the files of modules that think and of all such modules that they need, in a fixed order."""
    found: dict[str, Path] = {}
    waiting = [*modules]
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
        if isinstance(node, ast.ImportFrom) and node.module is not None and node.module.startswith(THINKING)
    ]
