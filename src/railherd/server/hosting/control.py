"""How commands on this machine reach the server that runs on a data folder: a file that only its owner can read."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

FILE = "control.json"
TOKEN_BYTES = 32


class Control(msgspec.Struct, frozen=True):
    """Where the server listens, and the token it takes from local commands until it stops."""

    url: str
    token: str


def new_token() -> str:
    """A token for one run of the server."""
    return secrets.token_urlsafe(TOKEN_BYTES)


@contextmanager
def control_file(folder: Path, control: Control) -> Iterator[None]:
    """The file, as long as the server runs. It is written whole and never readable by others."""
    path, draft = folder / FILE, folder / f"{FILE}.new"
    draft.unlink(missing_ok=True)
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(msgspec.json.encode(control))
    draft.replace(path)
    try:
        yield
    finally:
        path.unlink(missing_ok=True)


def read_control(folder: Path) -> Control | None:
    """What a running server wrote; None if there is nothing, or nothing that can be read."""
    try:
        return msgspec.json.decode((folder / FILE).read_bytes(), type=Control)
    except (OSError, msgspec.DecodeError):
        return None
