"""Several people at one screen: whose seat a connection looks at, until the turn passes to another of them."""

from __future__ import annotations

from typing import NamedTuple

from railherd.core.problem import Problem
from railherd.server.live import Live
from railherd.server.store.contract import Guest


class _Face(NamedTuple):
    seat: int
    asked: int | None  # who was asked when it was last looked at


class Faces:
    """The seats that one connection looks at, by table. Whoever has one seat looks at that."""

    def __init__(self, guest: Guest) -> None:
        self._guest = guest
        self._faces: dict[str, _Face] = {}

    def turn_to(self, live: Live, seat: int) -> None:
        """Whoever has this seat is in front of the screen now, and says so himself."""
        if seat not in live.seats_of(self._guest.id):
            raise Problem("server.not_seated")
        self._faces[live.row.id] = _Face(seat, live.asked)

    def turn_away(self, table: str) -> None:
        """Nobody is."""
        self._faces.pop(table, None)

    def seat(self, live: Live) -> int | None:
        """Whose view may be shown. To be asked after every change, for it forgets a face once the turn has passed.

        None, the spectator's view, while the screen is to be handed over.
        """
        own = live.seats_of(self._guest.id)
        if len(own) < 2:
            return own[0] if own else None
        face = self._faces.get(live.row.id)
        if face is None:
            return None
        passed = live.asked not in (face.asked, face.seat) and live.asked in own and not _is_driven(live)
        if passed or face.seat not in own:
            self.turn_away(live.row.id)
            return None
        self._faces[live.row.id] = face._replace(asked=live.asked)
        return face.seat


def _is_driven(live: Live) -> bool:
    """Whether a bot plays for the seat that is asked, so that nobody needs the screen for it."""
    return live.asked is not None and bool(live.chairs[live.asked].driver)
