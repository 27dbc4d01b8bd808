"""Who gives a command."""

from __future__ import annotations

import msgspec

from railherd.tables.entries import Guest


class Actor(msgspec.Struct, frozen=True):
    """A guest, or the server itself where there is none, with what the server knows of them at that moment."""

    guest: Guest | None = None
    seat: int | None = None  # at a shared screen, the seat of the person in front of it
    long_away: frozenset[int] = frozenset()  # seats whose guests have been away so long that a bot may play for them

    @property
    def guest_id(self) -> str:
        """The guest's id, "" for the server."""
        return "" if self.guest is None else self.guest.id

    @property
    def name(self) -> str:
        """The guest's name, "" for the server."""
        return "" if self.guest is None else self.guest.name


SERVER = Actor()
