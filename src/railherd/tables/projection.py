"""Who may see a table, and what of it: the only place where hidden information is removed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from railherd.core.naming import event_for
from railherd.core.playing.match import Match
from railherd.core.playing.prompt import Prompt
from railherd.core.problem import Problem
from railherd.tables import protocol
from railherd.tables.chairs import GUEST, Chair
from railherd.tables.entries import Guest
from railherd.tables.links import check_seat_link, check_table_link, seat_link, table_link
from railherd.tables.news import News
from railherd.tables.presence import Presence
from railherd.tables.problems import problem_in
from railherd.tables.rewinds import missing
from railherd.tables.standing import shown_end
from railherd.tables.state import TableState

EVENTS_AT_ONCE = 200  # the last of a game that are sent; earlier ones when somebody asks
REMEMBERED_LINKS = 20  # of a seat, so that whoever comes too late is told so


class Access:
    """Says who may see a table: everybody if it is listed, otherwise its host, its players and those with a link.

    It makes and checks links with the server's signing key.
    """

    def __init__(self, key: bytes) -> None:
        self._key = key

    def may_see(self, state: TableState, guest: Guest, link: str) -> bool:
        """Return whether a guest may see a table; `link` is "" if they have none."""
        row = state.row
        if row.listed or row.host == guest.id or guest.id in state.sat:
            return True
        return check_table_link(self._key, row.id, link) or self.invited_seat(state, link) is not None

    def invited_seat(self, state: TableState, link: str) -> int | None:
        """Return the seat that a link opens, if any."""
        for seat, chair in enumerate(state.chairs):
            if check_seat_link(self._key, state.id, seat, chair.version, link):
                return seat
        return None

    def why_not(self, state: TableState, guest: Guest, link: str) -> Problem:
        """Return what to tell a guest who may not see a table: nothing about it, unless they once could sit there."""
        if guest.id in state.removed:
            return Problem("server.removed")
        return Problem("server.link_used" if self._is_used(state, link) else "server.no_such_table")

    def _is_used(self, state: TableState, link: str) -> bool:
        """Return whether a link once opened a seat."""
        return any(
            check_seat_link(self._key, state.id, seat, version, link)
            for seat, chair in enumerate(state.chairs)
            for version in range(max(0, chair.version - REMEMBERED_LINKS), chair.version)
        )

    def table_link(self, table: str) -> str:
        """Return the signature that opens a table."""
        return table_link(self._key, table)

    def seat_link(self, state: TableState, seat: int) -> str:
        """Return the signature that opens a seat."""
        return seat_link(self._key, state.id, seat, state.chairs[seat].version)


class Projections:
    """Views, prompts and frames of one state of a table, each built once and shared by all who are sent the same."""

    def __init__(self, state: TableState, presence: Presence) -> None:
        self.state = state
        self._presence = presence
        self._open: dict[str, Any] | None = None  # what of all views is the same
        self._views: dict[int | None, dict[str, Any]] = {}
        self._prompts: dict[int, Prompt | None] = {}
        self._frames: dict[tuple[object, ...], str] = {}

    def view(self, seat: int | None) -> dict[str, Any] | None:
        """Return the view of a seat, or of the spectators."""
        match = self.state.match
        if match is None:
            return None
        if seat not in self._views:
            if self._open is None:
                self._open = match.open_view()
            self._views[seat] = self._new_view(match, seat, self._open)
        return self._views[seat]

    def _new_view(self, match: Match, seat: int | None, open: dict[str, Any]) -> dict[str, Any]:
        view, result = match.view(seat, open), self.state.result
        return view if result is None else shown_end(view, result)

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
        asked = None if match is None else match.short_prompt(seat)
        return (
            asked if asked is None or asked.waits_for is None else msgspec.structs.replace(asked, decision="", path=[])
        )

    def frame_for(self, guest: str, seat: int | None, since: int, language: str, invited: int | None = None) -> str:
        """Return the encoded `state_for`. All spectators with one language who know the same get the same text."""
        state = self.state
        own, lost = tuple(state.seats_of(guest)), tuple(state.lost_seats(guest))
        same = state.row.host == guest, own, lost, guest in state.removed, invited, seat, since, language
        if same not in self._frames:
            self._frames[same] = protocol.encode(self.state_for(guest, seat, since, language, invited)).decode()
        return self._frames[same]

    def state_for(
        self, guest: str, seat: int | None, since: int, language: str, invited: int | None = None
    ) -> protocol.State:
        """Build the table's state for a guest who views a seat, or none, with what is new since entry `since`.

        `invited` is the seat that the guest's link opens, if any.
        """
        state, match = self.state, self.state.match
        own = state.seats_of(guest)
        eyes = self._eyes(guest, seat)
        first = self._first_event(since)
        stopped = _stop_reason(state, seat)
        return protocol.State(
            table=state.id,
            seq=state.seq,
            at=state.at,
            time=state.time,
            phase=state.phase,
            host=state.row.host == guest,
            own=own,
            lost=state.lost_seats(guest),
            removed=guest in state.removed,
            invited=None if own or invited is None or not state.chairs[invited].offered else invited,
            seat=seat,
            seats=seats_of(state.chairs, self._presence),
            view=self.view(seat),
            prompt=self.prompt(seat),
            events_from=first,
            events=[] if match is None else match.events(eyes, first),
            scores=None if state.result is None else state.result.scores,
            talk_allowed=state.talk_allowed,
            talk=[line for line in state.talk.lines if line.seq > since],
            earlier_talk=since < state.talk.left_out,
            news=[self._news_line(news, eyes) for news in state.news if news.seq > since],
            rewind=_rewind(state),
            turn_minutes=state.turn_minutes,
            time_left=self._presence.time_left(state),
            stopped=None if stopped is None else problem_in(stopped, language),
            rematch=state.rematch_table,
            hints=state.has_hints,
            interrupts=0 if seat is None else state.interrupts[seat],
        )

    def _first_event(self, since: int) -> int:
        """Return the number of the first event that is sent to somebody who knows the table up to an entry."""
        match, first = self.state.match, self.state.events_since(since)
        return first if match is None else max(first, match.happened - EVENTS_AT_ONCE)

    def events_before(self, guest: str, seat: int | None, number: int) -> list[dict[str, Any]]:
        """Return the last events before a number as a guest who views a seat, or none, may see them."""
        match = self.state.match
        if match is None:
            return []
        eyes, last = self._eyes(guest, seat), min(number, match.happened)
        first = max(0, last - EVENTS_AT_ONCE)
        return match.events(eyes, first, last)

    def _eyes(self, guest: str, seat: int | None) -> int | None:
        """Return as whose a guest reads the log; it stays at a shared screen, so there it is what all may read."""
        return seat if len(self.state.seats_of(guest)) == 1 else None

    def _news_line(self, news: News, seat: int | None) -> protocol.NewsLine:
        """Return a line of news as a seat may see it; what was taken back hides what it hid when it happened."""
        state = self.state
        return protocol.NewsLine(
            news.seq, news.time, news.kind, news.seat, news.name, news.other, news.count, state.events_since(news.seq),
            [event_for(state.game, event, seat) for event in news.taken_back],
        )  # fmt: skip


def _rewind(state: TableState) -> protocol.Rewind | None:
    asked = state.rewind
    if asked is None:
        return None
    return protocol.Rewind(asked.seat, asked.count, list(asked.agreed), missing(state))


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
            chair.owner.name if chair.owner is not None else "",
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
