"""How a table stands after its last entry: enough for lists, and what the server itself must do there next.

It is saved with every entry, so that a table is folded from its log only when somebody opens it. What the server does
are commands too: those that follow automatically, and the choices of bots.
"""

from __future__ import annotations

from array import array
from typing import Any, NamedTuple

import msgspec

from railherd.core.problem import Problem
from railherd.core.writing.record import parse, write
from railherd.tables import entries
from railherd.tables.chairs import Chair
from railherd.tables.command import Actor, Command, Judged
from railherd.tables.news import EASED
from railherd.tables.result import Result
from railherd.tables.rewinds import missing
from railherd.tables.seating import SeatingCommand, Start, is_full
from railherd.tables.state import CLOSED, GATHERING, OVER, PLAYING, TableState

AT_ONCE = 0
UNKNOWN_SEED = "0"


class Standing(msgspec.Struct, frozen=True):
    """A table as lists show it."""

    phase: str
    time: int  # of the last entry, unix milliseconds
    chairs: list[Chair]
    asked: int | None  # the seat that must decide
    wake: int | None = None  # when the server itself must act, unix milliseconds; `AT_ONCE` if it is its turn
    result: Result | None = None  # once the game is over
    turn_minutes: int = 0  # the time for a turn, 0 if there is no clock

    @property
    def live(self) -> bool:
        """Whether something can still happen in the game."""
        return self.phase not in (OVER, CLOSED)

    def seats_of(self, guest: str) -> list[int]:
        """Return the seats of a guest."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest == guest and guest]

    def belongs(self, guest: str) -> bool:
        """Return whether a guest has a seat, or may take one back."""
        owners = [chair.owner.guest for chair in self.chairs if chair.owner is not None]
        return guest in owners or bool(self.seats_of(guest))


def standing_of(state: TableState) -> Standing:
    """Return how a table stands."""
    acts = asked_bot(state) is not None or followup(state, 0) is not None
    wake = AT_ONCE if acts else None if state.is_time_up else state.deadline
    return Standing(state.phase, state.time, state.chairs, state.asked, wake, state.result, state.turn_minutes)


def is_whole(state: TableState) -> bool:
    """Return whether a game could be followed to its end."""
    return state.match is not None and state.match.over


def keep_end(state: TableState, result: Result, record: str | None) -> None:
    """Let a finished game have the result that it ended with, whatever the rules of today make of its choices.

    One that they cannot follow to its end has no board any more, but the record that was kept then.
    """
    state.result = result
    if state.phase != CLOSED:
        state.phase = OVER
    if not is_whole(state):
        state.match, state.kept_record, state.marks = None, record, array("q", [0]) * len(state.marks)
        state.stop_reason = Problem("server.end_kept" if record is not None else "server.end_without_record")


def final_record(state: TableState) -> str:
    """Return the record of a finished game. During the game it would reveal hidden information."""
    if state.phase != OVER:
        raise Problem("server.not_over")
    if state.match is not None:
        return state.match.record()
    if state.kept_record is None:
        raise Problem("server.end_without_record")
    return state.kept_record


def record_for(state: TableState, guest: str) -> str:
    """Return the record of a game to a guest: of one that is not over only if nobody else plays, or ever had a seat.

    Several people at one screen are one guest, and hide their hands from each other. What is still to be dealt stays
    secret: the record has another seed.
    """
    if state.phase == PLAYING and state.match is not None and state.sat == {guest} and len(state.people()) == 1:
        record = parse(state.match.record())
        record.header |= {"seed": UNKNOWN_SEED} if "seed" in record.header else {}
        return write(record)
    return final_record(state)


def shown_end(view: dict[str, Any], result: Result) -> dict[str, Any]:
    """Return the view of a finished game with the winners that it ended with."""
    return {**view, "over": True, "winners": result.winners}


class GrantRewind(SeatingCommand, frozen=True):
    """Take back as many choices as everybody agreed to."""

    seed: int  # for dealing hidden cards again

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it once all agree."""
        if state.rewind is None or missing(state):
            raise Problem("server.nothing_asked")
        return Judged(entries.Rewind(state.rewind.count, str(self.seed)))


class BotChoice(SeatingCommand, frozen=True):
    """Make a bot's choice for its seat, if the question has not changed since the bot was asked."""

    asked: AskedBot
    text: str
    is_aside: bool = False

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it while the same bot is asked at the same moment."""
        if asked_bot(state) != self.asked:
            raise Problem("server.moved_on")
        what = entries.Interrupt(self.text) if self.is_aside else entries.Choose(self.text)
        return Judged(what, self.asked.seat)


class TellEased(SeatingCommand, frozen=True):
    """Tell everybody that bots search less, because the server is busy."""

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it once."""
        if any(news.kind == EASED for news in state.news):
            raise Problem("server.moved_on")
        return Judged(entries.Eased())


class TellTimeUp(SeatingCommand, frozen=True):
    """Tell everybody that the time of the seat that is asked has run out."""

    now: int  # unix milliseconds

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it once, from the deadline on."""
        if state.is_time_up or state.deadline is None or state.deadline > self.now:
            raise Problem("server.moved_on")
        return Judged(entries.TimeUp(), state.asked)


def followup(state: TableState, seed: int) -> Command | None:
    """Return the next automatic command, if any: a full table starts, an agreed rewind is granted.

    Call it after every change, and when a table is loaded, because the server may have stopped before it.
    """
    if state.phase == GATHERING and is_full(state) and state.people():
        return Start()
    if state.rewind is not None and not missing(state):
        return GrantRewind(seed)
    return None


class AskedBot(NamedTuple):
    """A bot that must choose for a seat, and the moments of the turn and of what the seat does beside it."""

    seat: int
    bot: str
    at: int
    after: int


def asked_bot(state: TableState) -> AskedBot | None:
    """Return the bot that must choose now, if any: first one with a question of its own."""
    if state.asked is None or state.match is None:
        return None
    for seat in (*state.match.open_asides, state.asked):
        if state.driver(seat):
            return AskedBot(seat, state.driver(seat), state.at, state.interrupts[seat])
    return None
