"""Write what trail games share as ints, and read it back: numbers first, then lists with their lengths."""

from railherd.kit.seat import TrailSeat
from railherd.kit.state import TrailState

TABLE_NUMBERS = 4
SEAT_NUMBERS = 7


def write_lists(lists: list[list[int]]) -> list[int]:
    """Return lists one after the other, each with its length before it."""
    ints: list[int] = []
    for items in lists:
        ints.append(len(items))
        ints += items
    return ints


def read_lists(lists: list[list[int]], ints: list[int], at: int) -> int:
    """Read lists back in place and return the index of the next number."""
    for items in lists:
        size = ints[at]
        items[:] = ints[at + 1 : at + 1 + size]
        at += 1 + size
    return at


def table_numbers(s: TrailState) -> list[int]:
    """Return the numbers of the table."""
    return [s.turn, s.bank, s.next_job, s.marker]


def read_table_numbers(s: TrailState, ints: list[int]) -> int:
    """Read the numbers of the table and return the index of the next."""
    s.turn, s.bank, s.next_job, s.marker = ints[:TABLE_NUMBERS]
    return TABLE_NUMBERS


def table_lists(s: TrailState) -> list[list[int]]:
    """Return the lists of the table, the piles last."""
    found = [s.faces, s.tile, s.foresight, s.jobs, s.market, s.shown, s.removed]
    for pile in s.piles:
        found += [pile.bag, pile.known]
    return found


def seat_numbers(player: TrailSeat) -> list[int]:
    """Return the numbers of a player."""
    return [
        player.money, player.place, player.certificates, player.cleared, player.stations, player.masters,
        player.unbuilt,
    ]  # fmt: skip


def read_seat_numbers(player: TrailSeat, ints: list[int], at: int) -> int:
    """Read the numbers of a player and return the index of the next."""
    player.money, player.place, player.certificates, player.cleared = ints[at : at + 4]
    player.stations, player.masters, player.unbuilt = ints[at + 4 : at + SEAT_NUMBERS]
    return at + SEAT_NUMBERS


def seat_lists(player: TrailSeat) -> list[list[int]]:
    """Return the lists of a player, the draw pile last."""
    return [
        player.workers, player.cities, player.hazards, player.objectives, player.hand, player.discards,
        player.known, player.blind, player.deck.bag, player.deck.known,
    ]  # fmt: skip
