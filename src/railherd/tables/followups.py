"""What follows by itself from what happened at a table, and must not get lost on the way."""

from __future__ import annotations

from railherd.core.problem import Problem
from railherd.tables import entries
from railherd.tables.command import Actor, Command, Judged
from railherd.tables.seating import SeatingCommand, Start, is_full
from railherd.tables.state import GATHERING, TableState


class GrantRewind(SeatingCommand, frozen=True):
    """Go back by as many choices as everybody agreed to."""

    seed: int  # what is hidden then is dealt again from it

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it once all agree."""
        if state.rewind is None or not is_agreed(state):
            raise Problem("server.nothing_asked")
        return Judged(entries.Rewind(state.rewind.count, str(self.seed)))


class BotChoice(SeatingCommand, frozen=True):
    """Answer for a seat that a bot plays, as the table stood when the bot was asked."""

    at: int
    seat: int
    bot: str
    text: str

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it while the question is the same and the same bot plays the seat."""
        if state.at != self.at or state.chairs[self.seat].driver != self.bot:
            raise Problem("server.moved_on")
        return Judged(entries.Choose(self.text), self.seat)


def followup(state: TableState, seed: int) -> Command | None:
    """Return what has to happen next without anybody's command: a full table begins, an agreed rewind is granted.

    Ask after every change, and when a table comes back from its log: the server may have ended in between.
    """
    if state.phase == GATHERING and is_full(state) and state.people():
        return Start()
    if state.rewind is not None and is_agreed(state):
        return GrantRewind(seed)
    return None


def asked_bot(state: TableState) -> str:
    """Return the bot that has to answer now, "" if a person or nobody has."""
    return "" if state.asked is None else state.chairs[state.asked].driver


def is_agreed(state: TableState) -> bool:
    """Return whether everybody at the table who plays themselves agreed to go back."""
    needed = {seat for seat in state.people() if not state.chairs[seat].stand_in}
    return state.rewind is not None and needed <= set(state.rewind.agreed)
