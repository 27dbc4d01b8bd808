"""Write a state of a trail game as a flat list of ints, and read it back: numbers first, then lists with lengths."""

from collections.abc import Callable
from operator import attrgetter
from typing import Generic, TypeVar

from railherd.kit.seat import TrailSeat
from railherd.kit.state import TrailState

S = TypeVar("S", bound=TrailState, contravariant=True)

TABLE_NUMBERS = ("turn", "bank", "next_job", "marker")
SEAT_NUMBERS = ("money", "place", "certificates", "cleared", "stations", "masters", "unbuilt")


class Held:
    """Something that holds numbers and lists, and the names by which it has them."""

    def __init__(self, holder: object, numbers: tuple[str, ...], lists: tuple[str, ...]) -> None:
        self.holder = holder
        self.numbers = numbers
        self.lists = lists


class OwnNumbers(Generic[S]):
    """What only one game has: what its table holds, and the names of what its seats hold."""

    def __init__(
        self, table: Callable[[S], list[Held]], seat_numbers: tuple[str, ...], seat_lists: tuple[str, ...]
    ) -> None:
        self.table = table
        self.seat_numbers = seat_numbers
        self.seat_lists = seat_lists


def to_ints(s: S, own: OwnNumbers[S]) -> list[int]:
    """Return everything but set-up, chance and pending decisions."""
    ints = _write([Held(s, TABLE_NUMBERS, ()), *own.table(s)], _table_lists(s))
    for player in s.players:
        ints += _write([Held(player, (*SEAT_NUMBERS, *own.seat_numbers), own.seat_lists)], _seat_lists(player))
    return ints


def from_ints(s: S, ints: list[int], own: OwnNumbers[S]) -> None:
    """Read into an empty state what such a list describes."""
    at = _read([Held(s, TABLE_NUMBERS, ()), *own.table(s)], _table_lists(s), ints, 0)
    for player in s.players:
        held = Held(player, (*SEAT_NUMBERS, *own.seat_numbers), own.seat_lists)
        at = _read([held], _seat_lists(player), ints, at)


def _write(held: list[Held], shared: list[list[int]]) -> list[int]:
    ints = [int(getattr(one.holder, name)) for one in held for name in one.numbers]
    for items in shared + _own_lists(held):
        ints.append(len(items))
        ints += items
    return ints


def _read(held: list[Held], shared: list[list[int]], ints: list[int], at: int) -> int:
    """Read numbers and lists back in place and return the index of the next."""
    for one in held:
        for name in one.numbers:
            setattr(one.holder, name, type(getattr(one.holder, name))(ints[at]))
            at += 1
    for items in shared + _own_lists(held):
        size = ints[at]
        items[:] = ints[at + 1 : at + 1 + size]
        at += 1 + size
    return at


def _own_lists(held: list[Held]) -> list[list[int]]:
    return [attrgetter(name)(one.holder) for one in held for name in one.lists]


def _table_lists(s: TrailState) -> list[list[int]]:
    """Return the lists of the table."""
    found = [s.faces, s.tile, s.foresight, s.jobs, s.market, s.shown, s.removed]
    for pile in s.piles:
        found += [pile.bag, pile.known]
    return [*found, s.masters, s.posted, s.box]


def _seat_lists(player: TrailSeat) -> list[list[int]]:
    """Return the lists of a player, the draw pile last."""
    return [
        player.workers, player.cities, player.hazards, player.objectives, player.hand, player.discards,
        player.known, player.blind, player.deck.bag, player.deck.known,
    ]  # fmt: skip
