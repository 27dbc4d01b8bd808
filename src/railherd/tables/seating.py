"""Commands outside the game: seats, start, talk, links, rematch and the end of a table."""

from __future__ import annotations

import msgspec

from railherd.bots.registry import DEFAULT_BOT, make_bot
from railherd.core.problem import Problem
from railherd.tables import entries
from railherd.tables.chairs import AUTOMA, BOT, GUEST, INVITED, OPEN
from railherd.tables.command import (
    Actor,
    Judged,
    chair_at,
    own_seats,
    require_away,
    require_gathering,
    require_host,
    require_no_automa,
    require_sitting_allowed,
)
from railherd.tables.state import CLOSED, GATHERING, OVER, STOPPED, TableState


class SeatingCommand(msgspec.Struct, frozen=True):
    """A command without an id, because no client sends it twice."""

    @property
    def id(self) -> str:
        """Always ""."""
        return ""


class Sit(SeatingCommand, frozen=True):
    """Take an open seat, or by its own link a reserved one or that of an absent guest, which uses the link up.

    When all seats are taken the game starts.

    `beside` lets a guest have another seat, for somebody who shares their screen.
    """

    seat: int
    invited: bool = False
    beside: bool = False
    name: str = ""  # "" is the guest's own

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it to a guest who may take the seat."""
        require_sitting_allowed(state, actor, self.seat, self.invited, self.beside)
        return Judged(entries.Sit(self.name or actor.name, state.chairs[self.seat].version + 1), self.seat)


class StandUp(SeatingCommand, frozen=True):
    """Leave a seat before the game begins."""

    seat: int

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it to the guest who has the seat."""
        if self.seat not in own_seats(state, actor.guest_id):
            raise Problem("server.not_seated")
        require_gathering(state)
        return Judged(entries.Arrange(OPEN), self.seat)


class Remove(SeatingCommand, frozen=True):
    """Take another guest out of a seat before the game begins; they sit down again only by a seat's own link."""

    seat: int
    kind: str  # of the seat from then on

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it to the host."""
        require_host(state, actor.guest_id)
        require_gathering(state)
        chair = chair_at(state, self.seat)
        if chair.kind != GUEST or chair.guest == actor.guest_id:
            raise Problem("server.nobody_to_remove")
        if self.kind not in (OPEN, INVITED):
            raise Problem("server.wrong_seat_kind", {"found": self.kind})
        return Judged(entries.Remove(self.kind, chair.version + 1), self.seat)


class Arrange(SeatingCommand, frozen=True):
    """Open a free seat to everybody, reserve it for somebody invited, or give it to a bot."""

    seat: int
    kind: str
    bot: str = ""

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it to the host."""
        if self.kind == BOT:
            make_bot(self.bot, 0)
        require_host(state, actor.guest_id)
        require_gathering(state)
        require_no_automa(state, self.seat)
        if chair_at(state, self.seat).kind == GUEST:
            raise Problem("server.seat_taken")
        if self.kind not in (OPEN, INVITED, BOT):
            raise Problem("server.wrong_seat_kind", {"found": self.kind})
        return Judged(entries.Arrange(self.kind, self.bot if self.kind == BOT else ""), self.seat)


class FillSeat(SeatingCommand, frozen=True):
    """Give a free seat to a bot, because the host starts the game."""

    seat: int

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it to the host, unless somebody has taken the seat."""
        require_host(state, actor.guest_id)
        require_gathering(state)
        if chair_at(state, self.seat).kind not in (OPEN, INVITED):
            raise Problem("server.seat_taken")
        return Judged(entries.Arrange(BOT, DEFAULT_BOT), self.seat)


class Start(SeatingCommand, frozen=True):
    """Start the game."""

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it once, when every seat is taken."""
        if state.phase != GATHERING:
            raise Problem("server.begun")
        if not is_full(state):
            raise Problem("server.seats_free")
        return Judged(entries.Start())


class AllowTalk(SeatingCommand, frozen=True):
    """Switch talk at the table on or off."""

    on: bool

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it to the host."""
        require_host(state, actor.guest_id)
        return Judged(entries.AllowTalk(self.on))


class RenewLink(SeatingCommand, frozen=True):
    """Make a new link for a seat; the old link stops working. For a person's seat everybody is told."""

    seat: int

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it to the host, except for a bot's seat and that of another person who is not away for long."""
        require_host(state, actor.guest_id)
        require_no_automa(state, self.seat)
        chair = chair_at(state, self.seat)
        if chair.kind == BOT:
            raise Problem("server.seat_taken")
        if chair.kind == GUEST and chair.guest != actor.guest_id:
            require_away(state, actor, self.seat)
        return Judged(entries.RenewLink(chair.version + 1), self.seat)


class Resume(SeatingCommand, frozen=True):
    """Resume a game that a corrected rule stopped, after its last legal choice."""

    seed: int  # for dealing hidden cards again

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it to every player."""
        own_seats(state, actor.guest_id)
        if state.phase != STOPPED:
            raise Problem("server.not_stopped")
        if state.match is None:
            raise Problem("server.cannot_resume")
        return Judged(entries.Resume(state.match.record(), str(self.seed)))


class LinkRematch(SeatingCommand, frozen=True):
    """Record the table of the rematch."""

    table: str

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it to every player."""
        own_seats(state, actor.guest_id)
        return Judged(entries.Rematch(self.table))


class Close(SeatingCommand, frozen=True):
    """Close the table."""

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it to the host and to operators."""
        if actor.guest is not None:
            require_host(state, actor.guest_id)
        if state.phase in (OVER, CLOSED):
            raise Problem("server.closed")
        return Judged(entries.Close())


def is_full(state: TableState) -> bool:
    """Return whether every seat is taken."""
    return all(chair.kind in (GUEST, BOT, AUTOMA) for chair in state.chairs)
