"""Commands of the server itself: those that follow automatically from an entry, and the choices of bots."""

from __future__ import annotations

from railherd.core.problem import Problem
from railherd.tables import entries
from railherd.tables.command import Actor, Command, Judged
from railherd.tables.rewinds import missing
from railherd.tables.seating import SeatingCommand, Start, is_full
from railherd.tables.state import GATHERING, TableState


class GrantRewind(SeatingCommand, frozen=True):
    """Take back as many choices as everybody agreed to."""

    seed: int  # for dealing hidden cards again

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it once all agree."""
        if state.rewind is None or missing(state):
            raise Problem("server.nothing_asked")
        return Judged(entries.Rewind(state.rewind.count, str(self.seed)))


class BotChoice(SeatingCommand, frozen=True):
    """Make a bot's choice for its seat, if the game has not changed since the bot was asked."""

    at: int
    seat: int
    bot: str
    text: str

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it while the moment is the same and the same bot plays the seat."""
        if state.at != self.at or state.driver(self.seat) != self.bot:
            raise Problem("server.moved_on")
        return Judged(entries.Choose(self.text), self.seat)


def followup(state: TableState, seed: int) -> Command | None:
    """Return the next automatic command, if any: a full table starts, an agreed rewind is granted.

    Call it after every change, and when a table is loaded, because the server may have stopped before it.
    """
    if state.phase == GATHERING and is_full(state) and state.people():
        return Start()
    if state.rewind is not None and not missing(state):
        return GrantRewind(seed)
    return None


def asked_bot(state: TableState) -> str:
    """Return the bot that must choose now, "" if none."""
    return "" if state.asked is None else state.driver(state.asked)
