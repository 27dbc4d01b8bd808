"""Several people at one screen: whose seat a connection looks at, until the turn passes to another of them."""

from __future__ import annotations

from typing import NamedTuple

from railherd.core.problem import Problem
from railherd.tables.entries import Guest
from railherd.tables.state import TableState


class _Face(NamedTuple):
    seat: int
    asked: int | None  # who was asked when it was last looked at


class SharedScreen:
    """The seats that one connection looks at, by table. Whoever has one seat looks at that."""

    def __init__(self, guest: Guest) -> None:
        self._guest = guest
        self._faces: dict[str, _Face] = {}

    def turn_to(self, state: TableState, seat: int) -> None:
        """Whoever has this seat is in front of the screen now, and says so himself."""
        if seat not in state.seats_of(self._guest.id):
            raise Problem("server.not_seated")
        self._faces[state.row.id] = _Face(seat, state.asked)

    def turn_away(self, table: str) -> None:
        """Nobody is."""
        self._faces.pop(table, None)

    def seat(self, state: TableState) -> int | None:
        """Whose view may be shown. To be asked after every change, for it forgets a face once the turn has passed.

        None, the spectator's view, while the screen is to be handed over.
        """
        own = state.seats_of(self._guest.id)
        if len(own) < 2:
            return own[0] if own else None
        face = self._faces.get(state.row.id)
        if face is None:
            return None
        passed = state.asked not in (face.asked, face.seat) and state.asked in own and not _is_driven(state)
        if passed or face.seat not in own:
            self.turn_away(state.row.id)
            return None
        self._faces[state.row.id] = face._replace(asked=state.asked)
        return face.seat


def _is_driven(state: TableState) -> bool:
    """Whether a bot plays for the seat that is asked, so that nobody needs the screen for it."""
    return state.asked is not None and bool(state.chairs[state.asked].driver)
