"""What one viewer may see of a table: the only place where hidden information is removed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from railherd.core.problem import Problem
from railherd.core.prompt import Prompt
from railherd.tables import protocol
from railherd.tables.presence import Presence
from railherd.tables.problems import problem_in
from railherd.tables.standing import shown_end
from railherd.tables.state import GUEST, Chair, TableState


class Projections:
    """Views, prompts and frames of one state of a table, each built once and shared by all who are sent the same."""

    def __init__(self, state: TableState, presence: Presence) -> None:
        self.state = state
        self._presence = presence
        self._views: dict[int | None, dict[str, Any]] = {}
        self._prompts: dict[int, Prompt | None] = {}
        self._frames: dict[tuple[object, ...], str] = {}

    def view(self, seat: int | None) -> dict[str, Any] | None:
        """Return the view of a seat, or of the spectators."""
        match = self.state.match
        if match is None:
            return None
        if seat not in self._views:
            view, result = match.view(seat), self.state.result
            self._views[seat] = view if result is None else shown_end(view, result)
        return self._views[seat]

    def prompt(self, seat: int | None) -> Prompt | None:
        """Return the prompt of a seat; None for spectators."""
        if seat is None or self.state.asked is None:
            return None
        if seat not in self._prompts:
            self._prompts[seat] = self._new_prompt(seat)
        return self._prompts[seat]

    def _new_prompt(self, seat: int) -> Prompt | None:
        """Build a prompt. A seat that waits learns for whom, but not the question, which could reveal a hand."""
        match = self.state.match
        asked = None if match is None else match.prompt(seat)
        return asked if asked is None or asked.waits_for is None else replace(asked, decision="", path=[])

    def frame_for(self, guest: str, seat: int | None, since: int, language: str) -> str:
        """Return the encoded `state_for`. All spectators with one language who know the same get the same text."""
        same = self.state.row.host == guest, tuple(self.state.seats_of(guest)), seat, since, language
        if same not in self._frames:
            self._frames[same] = protocol.encode(self.state_for(guest, seat, since, language)).decode()
        return self._frames[same]

    def state_for(self, guest: str, seat: int | None, since: int, language: str) -> protocol.State:
        """Build the table's state for a guest who views a seat, or none, with what is new since entry `since`.

        At a shared screen the log stays when another person sits down, so there it contains only public events.
        """
        state, match = self.state, self.state.match
        own = state.seats_of(guest)
        first = state.events_since(since)
        stopped = _stop_reason(state, seat)
        return protocol.State(
            table=state.id,
            seq=state.seq,
            at=state.at,
            time=state.time,
            phase=state.phase,
            host=state.row.host == guest,
            own=own,
            seat=seat,
            seats=seats_of(state.chairs, self._presence),
            view=self.view(seat),
            prompt=self.prompt(seat),
            events_from=first,
            events=[] if match is None else match.events(seat if len(own) == 1 else None, first),
            scores=None if state.result is None else state.result.scores,
            talk_allowed=state.talk_allowed,
            talk=state.talk.since(since),
            earlier_talk=since < state.talk.left_out,
            rewind=state.rewind,
            stopped=None if stopped is None else problem_in(stopped, language),
            rematch=state.rematch_table,
        )


def seats_of(chairs: Sequence[Chair], presence: Presence) -> list[protocol.SeatState]:
    """Return the seats as everybody may see them: names, never the ids of guests."""
    return [
        protocol.SeatState(
            chair.kind,
            chair.name,
            chair.bot,
            chair.stand_in,
            chair.kind != GUEST or presence.is_there(chair.guest),
            presence.away_since(chair.guest) if chair.kind == GUEST else None,
        )
        for chair in chairs
    ]


def _stop_reason(state: TableState, seat: int | None) -> Problem | None:
    """Return why the game stopped, if it did.

    Only the seat that chose gets the details of a choice, which may be secret.
    """
    reason, match = state.stop_reason, state.match
    if reason is None or match is None or reason.key == "server.unknown_entry":
        return reason
    return reason if seat is not None and match.asked == seat else Problem("server.stopped")
