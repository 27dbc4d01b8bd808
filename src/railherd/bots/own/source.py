"""Where a player's own bot is written: a class in a Python file, named `path.py:ClassName`."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from railherd.bots.contract import Bot
from railherd.core.problem import Problem

MARK = ".py:"


class Source(NamedTuple):
    """A class in a file. Its name is what the bot is called at a table."""

    file: Path
    name: str

    @property
    def text(self) -> str:
        """The source as one writes it."""
        return f"{self.file}:{self.name}"


def is_source(text: str) -> bool:
    """Return whether a text names a class in a file rather than a bot of the house."""
    return MARK in text


def read_source(text: str) -> Source:
    """Return what a text names, its file by the whole path; raise `Problem` if there can be no such class."""
    file, _, name = text.rpartition(":")
    if not (file.endswith(".py") and name.isidentifier()):
        raise Problem("core.own_bot.form", {"found": text})
    path = Path(file).expanduser().absolute()
    if not path.is_file():
        raise Problem("core.own_bot.no_file", {"file": str(path)})
    return Source(path, name)


def load_class(source: Source) -> Callable[[int], Bot]:
    """Run the file of a bot and return its class; whatever the file raises is raised. Only for a worker process."""
    sys.path.insert(0, str(source.file.parent))  # what lies beside the file can be imported, as when Python runs it
    spec = importlib.util.spec_from_file_location(source.file.stem, source.file)
    if spec is None or spec.loader is None:
        raise ImportError(f"{source.file} cannot be imported")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    made: Callable[[int], Bot] = getattr(module, source.name)
    if not callable(getattr(made, "choose", None)):
        raise TypeError(f"{source.name} has no method choose(self, outlook)")
    return made
