"""Jobs for replay workers and their answers, one line of JSON each."""

from __future__ import annotations

from typing import Literal

import msgspec

from railherd.server.replay.moments import Eyes
from railherd.tables import protocol

Wanted = Literal["moment", "strip", "race", "figures", "unfinished"]


class Job(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game to be looked at again, as a record, and what is wanted of it."""

    name: str  # by which its film is kept: that of a table, or a digest of the record
    record: str
    wanted: Wanted
    language: str
    eyes: Eyes = Eyes()
    goes_on: bool = False  # the game of a table, whose record grows
    names: list[str] | None = None  # None: those in the record
    at: int | None = None  # of a moment; None: the last
    since: int = 0
    first: int = 0  # of a strip
    count: int = 1


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The CPU seconds that a job took, and what is shown, or why nothing can be shown."""

    cpu: float
    shown: msgspec.Raw = msgspec.Raw()
    problem: protocol.Problem | None = None
    error: str = ""
