"""Several people at one screen: the seat that a connection shows, until another of them must decide."""

from __future__ import annotations

from typing import NamedTuple

from railherd.core.problem import Problem
from railherd.tables.entries import Guest
from railherd.tables.followups import asked_bot
from railherd.tables.state import TableState


class _Shown(NamedTuple):
    seat: int
    asked: int | None  # the seat that was asked when this one was last shown


class SharedScreen:
    """The seat that one connection shows, by table. A guest with one seat always sees that one."""

    def __init__(self, guest: Guest) -> None:
        self._guest = guest
        self._shown: dict[str, _Shown] = {}

    def show_seat(self, state: TableState, seat: int) -> None:
        """Show a seat, because its player is in front of the screen."""
        if seat not in state.seats_of(self._guest.id):
            raise Problem("server.not_seated")
        self._shown[state.id] = _Shown(seat, state.asked)

    def hide(self, table: str) -> None:
        """Forget which seat is shown at a table."""
        self._shown.pop(table, None)

    def seat(self, state: TableState) -> int | None:
        """Return the seat to show; None, the spectators' view, while the screen is handed over.

        Call it after every change: the seat is hidden once another player at this screen must decide.
        """
        own = state.seats_of(self._guest.id)
        if len(own) < 2:
            return own[0] if own else None
        shown = self._shown.get(state.id)
        if shown is None:
            return None
        is_handed_over = state.asked not in (shown.asked, shown.seat) and state.asked in own and not asked_bot(state)
        if is_handed_over or shown.seat not in own:
            self.hide(state.id)
            return None
        self._shown[state.id] = shown._replace(asked=state.asked)
        return shown.seat
