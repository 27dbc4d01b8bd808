"""Saved games on disk."""

import os
import time
from contextlib import suppress
from itertools import count
from pathlib import Path

from railherd.core.problem import Problem
from railherd.folders import data_folder, old_terminal_folder

SUFFIX = ".game"
AUTOSAVE = "autosave"
MAX_AUTOSAVES = 30  # that stay when a new game begins


def autosave_folder() -> Path:
    """Return the folder of games in play."""
    return data_folder() / AUTOSAVE


def autosaves() -> list[Path]:
    """Return all autosaves, the oldest first, also those in the folder that the terminal used before."""
    folders = {autosave_folder(), old_terminal_folder() / AUTOSAVE}
    return sorted((path for folder in folders for path in _saves_in(folder)), key=_age)


def new_autosave(game: str) -> Path:
    """Return the path of a file, not there yet, for a game that begins now."""
    return _free(autosave_folder(), f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}")


def unfinished() -> Path:
    """Return the autosave that was played last and has no result yet."""
    for path in reversed(autosaves()):
        if not _is_finished(path):
            return path
    raise Problem("terminal.nothing_to_resume", {"folder": str(autosave_folder())})


def read(path: Path) -> str:
    """Read the text of a file; `Problem` says in one sentence why it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Problem("terminal.no_such_file", {"file": str(path)}) from None
    except UnicodeDecodeError:
        raise Problem("terminal.not_a_text", {"file": str(path)}) from None
    except (OSError, ValueError):
        raise Problem("terminal.cannot_read", {"file": str(path)}) from None


def is_taken(path: Path) -> bool:
    """Return whether writing to this path would replace a file. `Problem` if it is a folder or a device."""
    try:
        taken = path.exists()
        if taken and not path.is_file():
            raise IsADirectoryError
    except (OSError, ValueError):
        raise Problem("terminal.cannot_write", {"file": str(path)}) from None
    return taken


def write(path: Path, text: str) -> None:
    """Write a file completely or not at all, replacing one that is there."""
    half = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        half.write_text(text, encoding="utf-8")
        os.replace(half, path)
    except (OSError, ValueError):
        _remove(half)
        raise Problem("terminal.cannot_write", {"file": str(path)}) from None


class Autosave:
    """Keeps a game in play on disk."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.trouble: Problem | None = None

    def keep(self, text: str) -> None:
        """Write the game to disk; a failure is left in `trouble`, because the game goes on."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write(self.path, text)
            self.trouble = None
        except OSError:
            self.trouble = Problem("terminal.cannot_write", {"file": str(self.path)})
        except Problem as problem:
            self.trouble = problem


def free_name(game: str) -> Path:
    """Return the path of a file, not there yet, in the current folder."""
    return _free(Path(), game)


def forget_old() -> None:
    """Remove the oldest autosaves."""
    for path in autosaves()[:-MAX_AUTOSAVES]:
        _remove(path)


def _free(folder: Path, name: str) -> Path:
    numbered = (folder / f"{name}-{number}{SUFFIX}" for number in count(1))
    return next(path for path in numbered if not path.exists())


def _is_finished(path: Path) -> bool:
    try:
        return any(line.startswith("= ") for line in read(path).splitlines())
    except Problem:
        return True


def _remove(path: Path) -> None:
    """Remove a file if that is possible."""
    with suppress(OSError, ValueError):
        path.unlink()


def _saves_in(folder: Path) -> list[Path]:
    try:
        return list(folder.glob(f"*{SUFFIX}"))
    except OSError:
        return []


def _age(path: Path) -> tuple[int, str]:
    """Return what autosaves are sorted by; one that has just been removed counts as the oldest."""
    try:
        return path.stat().st_mtime_ns, path.name
    except OSError:
        return 0, path.name
