"""Tell whether a bot still thinks as it did."""

import ast
import hashlib
from functools import partial
from pathlib import Path

from railherd.bots.own.enlist import OWN
from railherd.bots.registry import BOTS
from railherd.bots.styles import Styled, is_style

PACKAGE = Path(__file__).resolve().parent.parent
THINKING = ("railherd.bots.", "railherd.kit.bot.")
TOLD = ("traits.toml",)  # how advice is told, which no bot goes by


def digest(bot: str, game: str) -> str:
    """Return a short hash of a bot's sources, with a game's judgement and weights; of a player's own, of its file."""
    if bot in OWN:
        return _shortened([OWN[bot].file.read_bytes()])
    found = (PACKAGE / "games" / game / "bot").rglob("*")
    judgement = sorted(path for path in found if path.suffix in (".py", ".toml", ".json") and path.name not in TOLD)
    shared = [module for path in judgement if path.suffix == ".py" for module in _imported(path)]
    contents = [path.read_bytes() for path in [*sources(_home(bot), *shared), *judgement]]
    return _shortened(contents)


def _shortened(contents: list[bytes]) -> str:
    return hashlib.sha256(b"\0".join(contents)).hexdigest()[:12]


def _home(bot: str) -> str:
    """Return the module of a bot, also of one that is made with an argument."""
    if is_style(bot):
        return Styled.__module__
    maker = BOTS[bot]
    return (maker.func if isinstance(maker, partial) else maker).__module__


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
