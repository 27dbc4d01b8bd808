"""Commands around the game: who sits where, when it begins, talk, links, and the end of a table."""

from __future__ import annotations

import msgspec

from railherd.bots.registry import DEFAULT_BOT, make_bot
from railherd.core.problem import Problem
from railherd.tables import entries
from railherd.tables.command import (
    Actor,
    Judged,
    chair_at,
    own_seats,
    require_gathering,
    require_host,
    require_sitting_allowed,
)
from railherd.tables.state import BOT, CLOSED, GATHERING, GUEST, INVITED, OPEN, OVER, STOPPED, TableState


class SeatingCommand(msgspec.Struct, frozen=True):
    """A command that no client repeats: it needs no id."""

    @property
    def id(self) -> str:
        """Always ""."""
        return ""


class Sit(SeatingCommand, frozen=True):
    """Take a seat: an open one, or by its own link an invited or a lost one. The last one taken starts the game.

    `beside` lets a guest have another seat, by the name of somebody who shares their screen.
    """

    seat: int
    invited: bool = False
    beside: bool = False
    name: str = ""  # "" is the guest's own

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it to a guest for whom the seat is."""
        require_sitting_allowed(state, actor.guest_id, self.seat, self.invited, self.beside)
        return Judged(entries.Sit(self.name or actor.name), self.seat)


class StandUp(SeatingCommand, frozen=True):
    """Leave a seat before the game begins."""

    seat: int

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it to the guest who has the seat."""
        if self.seat not in own_seats(state, actor.guest_id):
            raise Problem("server.not_seated")
        require_gathering(state)
        return Judged(entries.Arrange(OPEN), self.seat)


class Arrange(SeatingCommand, frozen=True):
    """Say for whom a free seat is: for anybody, for somebody invited, or for a bot."""

    seat: int
    kind: str
    bot: str = ""

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it to the host."""
        if self.kind == BOT:
            make_bot(self.bot, 0)
        require_host(state, actor.guest_id)
        require_gathering(state)
        if chair_at(state, self.seat).kind == GUEST:
            raise Problem("server.seat_taken")
        if self.kind not in (OPEN, INVITED, BOT):
            raise Problem("server.wrong_seat_kind", {"found": self.kind})
        return Judged(entries.Arrange(self.kind, self.bot if self.kind == BOT else ""), self.seat)


class FillSeat(SeatingCommand, frozen=True):
    """Give a seat that is still free to a bot, because the host wants to begin."""

    seat: int

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it to the host, unless somebody has taken the seat meanwhile."""
        require_host(state, actor.guest_id)
        require_gathering(state)
        if chair_at(state, self.seat).kind not in (OPEN, INVITED):
            raise Problem("server.seat_taken")
        return Judged(entries.Arrange(BOT, DEFAULT_BOT), self.seat)


class Start(SeatingCommand, frozen=True):
    """Begin the game."""

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it once, with somebody in every seat."""
        if state.phase != GATHERING:
            raise Problem("server.begun")
        if not is_full(state):
            raise Problem("server.seats_free")
        return Judged(entries.Start())


class AllowTalk(SeatingCommand, frozen=True):
    """Allow talk at the table, or end it."""

    on: bool

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it to the host."""
        require_host(state, actor.guest_id)
        return Judged(entries.AllowTalk(self.on))


class RenewLink(SeatingCommand, frozen=True):
    """Make a new link for a seat; the old one dies."""

    seat: int

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it to the host, for seats of people."""
        require_host(state, actor.guest_id)
        chair = chair_at(state, self.seat)
        if chair.kind == BOT:
            raise Problem("server.seat_taken")
        return Judged(entries.RenewLink(chair.version + 1), self.seat)


class Resume(SeatingCommand, frozen=True):
    """Go on from the last good choice of a game that a repair of the rules stopped."""

    seed: int  # what is hidden is dealt again from it

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it to everybody who sits."""
        own_seats(state, actor.guest_id)
        if state.phase != STOPPED:
            raise Problem("server.not_stopped")
        if state.match is None:
            raise Problem("server.not_started")
        return Judged(entries.Resume(state.match.record(), str(self.seed)))


class LinkRematch(SeatingCommand, frozen=True):
    """Note the table where the same people play again."""

    table: str

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it to everybody who sat here."""
        own_seats(state, actor.guest_id)
        return Judged(entries.Rematch(self.table))


class Close(SeatingCommand, frozen=True):
    """Close the table."""

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it to the host, and to those who run the server."""
        if actor.guest is not None:
            require_host(state, actor.guest_id)
        if state.phase in (OVER, CLOSED):
            raise Problem("server.closed")
        return Judged(entries.Close())


def is_full(state: TableState) -> bool:
    """Return whether every seat has somebody."""
    return all(chair.kind in (GUEST, BOT) for chair in state.chairs)
