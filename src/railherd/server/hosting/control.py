"""The control file, by which commands on this machine find the server of a data folder. Only its owner can read it."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from railherd.core.problem import Problem

CONTROL_FILE = "control.json"
TOKEN_BYTES = 32


class Control(msgspec.Struct, frozen=True):
    """The server's address, and the token that it accepts from local commands until it stops."""

    url: str
    token: str


def new_token() -> str:
    """Return a new token for one run of the server."""
    return secrets.token_urlsafe(TOKEN_BYTES)


@contextmanager
def control_file(folder: Path, control: Control) -> Iterator[None]:
    """Write the control file, atomically and readable only by its owner; remove it when the block ends."""
    path, draft = folder / CONTROL_FILE, folder / f"{CONTROL_FILE}.new"
    try:
        draft.unlink(missing_ok=True)
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(msgspec.json.encode(control))
        draft.replace(path)
    except OSError as error:
        raise Problem("server.data_unusable", {"file": str(path), "detail": error.strerror}) from error
    try:
        yield
    finally:
        path.unlink(missing_ok=True)


def read_control(folder: Path) -> Control | None:
    """Return the content of the control file; None if it is missing or unreadable."""
    try:
        return msgspec.json.decode((folder / CONTROL_FILE).read_bytes(), type=Control)
    except (OSError, msgspec.DecodeError):
        return None
