"""One fact that happened, made of ids, and who may see which part of it."""

from typing import NamedTuple

Event = tuple[int, int, int, int, int]
"""Kind, seat (-1: nobody's), and up to three numbers whose meaning the kind's `EventKind` gives."""


class Arg(NamedTuple):
    """One number of an event.

    `vocabulary` says how to read it: a vocabulary of the game ("tile", "city"), "number" for a plain one, or
    one of the money kinds: "paid" and "gained" moved the seat's own money, "owed" announces a payment to come.
    """

    name: str
    vocabulary: str
    private: bool = False


class EventKind(NamedTuple):
    """A kind of event. Private arguments are for the event's own seat only."""

    name: str
    args: tuple[Arg, ...] = ()

    def has_secret(self) -> bool:
        """Whether other seats see less than the event's own seat."""
        return any(arg.private for arg in self.args)
