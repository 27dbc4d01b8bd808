"""Accept connections while there are files left for them."""

from __future__ import annotations

import contextlib
import errno
import os
import socket
from typing import Any

from railherd.server.transport.gate import Gate

RESERVED_FILES = 200  # for the store, the workers' pipes and the log
OUT_OF_FILES = (errno.EMFILE, errno.ENFILE)


class Listener(socket.socket):
    """A listening socket that keeps some of the process's files in reserve.

    Below the reserve a newcomer takes the place of the oldest connection without a whole request, or is closed at
    once. asyncio is told `ConnectionAbortedError` then, after which it goes on quietly; if it ran out of files itself,
    it would log a traceback for each connection that waits, and try again at once.
    """

    def __init__(self, listening: socket.socket, gate: Gate, files: int) -> None:
        family, kind, protocol = listening.family, listening.type, listening.proto
        super().__init__(family, kind, protocol, fileno=listening.detach())
        self._gate = gate
        self._ceiling = files - min(RESERVED_FILES, files // 2)
        self._spare: int | None = _spare()

    def accept(self) -> tuple[socket.socket, Any]:
        """Return a new connection and its address; raise `ConnectionAbortedError` if it was closed instead."""
        try:
            connection, address = super().accept()
        except OSError as error:
            if error.errno not in OUT_OF_FILES:
                raise
            self._turn_away()
            raise ConnectionAbortedError from None
        # The system gives out the lowest free number, so a high one means that all below are taken.
        if connection.fileno() >= self._ceiling and not self._gate.make_room():
            connection.close()
            raise ConnectionAbortedError
        return connection, address

    def close(self) -> None:
        """Stop listening."""
        self._free_spare()
        super().close()

    def _turn_away(self) -> None:
        """Close the next connection with the help of the spare file, so that it does not wait in vain."""
        self._free_spare()
        with contextlib.suppress(OSError):
            super().accept()[0].close()
        with contextlib.suppress(OSError):
            self._spare = _spare()

    def _free_spare(self) -> None:
        spare, self._spare = self._spare, None
        if spare is not None:
            os.close(spare)


def _spare() -> int:
    return os.open(os.devnull, os.O_RDONLY)
