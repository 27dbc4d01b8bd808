"""Define events: what happened, as numbers, and who may see which part of it."""

from typing import NamedTuple

Event = tuple[int, int, int, int, int]
"""Kind, seat (-1 for none), and three numbers whose meaning the kind's `EventKind` gives."""


class Arg(NamedTuple):
    """The meaning of one number of an event.

    `vocabulary` says how to read it: a vocabulary of the game ("tile", "city"), "number" for a plain one, or
    one of the money kinds: "paid" and "gained" moved the seat's own money, "owed" announces a payment to come.
    """

    name: str
    vocabulary: str
    private: bool = False


class EventKind(NamedTuple):
    """A kind of event. Only the event's own seat sees private arguments."""

    name: str
    args: tuple[Arg, ...] = ()

    def has_secret(self) -> bool:
        """Return whether other seats see less than the event's own seat."""
        return any(arg.private for arg in self.args)
