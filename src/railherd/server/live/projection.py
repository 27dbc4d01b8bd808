"""What a guest sees of a table: the one place where the server turns its knowledge into what somebody may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from railherd.core.notation import IllegalChoice, Refusal
from railherd.core.problem import Problem
from railherd.core.prompt import Prompt
from railherd.server.live.table import LiveTable
from railherd.tables import protocol
from railherd.tables.presence import Presence
from railherd.tables.state import GUEST, OVER, TableState
from railherd.words.catalogue import say


class Projections:
    """Views and prompts of one state of a table, each made once: all spectators share theirs."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self._views: dict[int | None, dict[str, Any]] = {}

    def view(self, seat: int | None) -> dict[str, Any] | None:
        """The view of a seat, or of the spectators."""
        match = self.state.match
        if match is None:
            return None
        if seat not in self._views:
            self._views[seat] = match.view(seat)
        return self._views[seat]

    def prompt(self, seat: int | None) -> Prompt | None:
        """What a seat is asked. A spectator is asked nothing and hears from the view whose turn it is.

        Whoever waits hears for whom, not what is asked: that a question is asked at all may tell of a hand.
        """
        match = self.state.match
        if match is None or seat is None or self.state.asked is None:
            return None
        asked = match.prompt(seat)
        return asked if asked is None or asked.waits_for is None else replace(asked, decision="", path=[])


def state_for(
    live: LiveTable, screens: Projections, presence: Presence, guest: str, seat: int | None, since: int, language: str
) -> protocol.State:
    """The table as a guest may see it who looks at a seat of his, or at none, and knew it up to an entry.

    At a shared screen the log stays when another one sits down, so there it tells what everybody may know.
    """
    state = screens.state
    own = state.seats_of(guest)
    first = state.events_since(since)
    match = state.match
    return protocol.State(
        table=live.id,
        seq=state.seq,
        at=state.at,
        time=live.time,
        phase=state.phase,
        host=state.row.host == guest,
        own=own,
        seat=seat,
        seats=seats_of(state, presence),
        view=screens.view(seat),
        prompt=screens.prompt(seat),
        events_from=first,
        events=[] if match is None else match.events(seat if len(own) == 1 else None, first),
        scores=match.scores() if match is not None and state.phase == OVER else None,
        talk_allowed=state.talk_allowed,
        talk=[protocol.TalkLine(*_fields(line)) for line in state.talk if line.seq > since],
        wish=None
        if state.wish is None
        else protocol.WishState(state.wish.seat, state.wish.count, list(state.wish.agreed)),
        stopped=None if state.broken is None else problem_in(_reason(state.broken, state, seat), language),
        rematch=state.following,
    )


def seats_of(state: TableState, presence: Presence) -> list[protocol.SeatState]:
    """The seats as everybody sees them: names, never the ids of guests."""
    return [
        protocol.SeatState(
            chair.kind,
            chair.name,
            chair.bot,
            chair.stand_in,
            chair.kind != GUEST or presence.is_there(chair.guest),
            presence.away_since(chair.guest) if chair.kind == GUEST else None,
        )
        for chair in state.chairs
    ]


def _reason(broken: Problem, state: TableState, seat: int | None) -> Problem:
    """Why the game stopped. The figures of a refusal may be secret: they are for the seat that chose."""
    chose = state.match is not None and state.match.asked == seat and seat is not None
    return broken if chose else Problem("server.stopped")


def problem_in(problem: Problem, language: str) -> protocol.Problem:
    """A problem as a client gets it."""
    section = problem.refusal.section if isinstance(problem, IllegalChoice) else ""
    arguments = {name: _plain(value) for name, value in problem.arguments.items()}
    return protocol.Problem(problem.key, arguments, say(problem.key, problem.arguments, language), section)


def refusal_in(refused: Refusal, language: str) -> protocol.Problem:
    """A refusal as a client gets it."""
    return protocol.Problem(refused.key, refused.args, say(refused.key, refused.args, language), refused.section)


def _plain(value: object) -> object:
    return str(value) if isinstance(value, Problem) else value


def _fields(line: Any) -> Sequence[Any]:
    return (line.seq, line.time, line.name, line.seat, line.text)
