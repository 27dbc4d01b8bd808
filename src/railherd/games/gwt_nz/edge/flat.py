"""Write a state of New Zealand as a flat list of ints, and read it back."""

from railherd.core.chance import Chance
from railherd.core.contract import Setup
from railherd.games.gwt_nz.actions import PlayableState
from railherd.games.gwt_nz.figures.lookup import Figures
from railherd.games.gwt_nz.rules.setup import empty_state
from railherd.games.gwt_nz.sarah.position import read_sarah_numbers, sarah_lists, sarah_numbers
from railherd.games.gwt_nz.state import Seat
from railherd.kit.edge.flat import (
    read_lists,
    read_seat_numbers,
    read_table_numbers,
    seat_lists,
    seat_numbers,
    table_lists,
    table_numbers,
    write_lists,
)


def to_ints(s: PlayableState) -> list[int]:
    """Return everything but set-up, chance and pending decisions: numbers first, then lists with their lengths."""
    ints = [*table_numbers(s), int(s.flipped), *sarah_numbers(s), *write_lists(_lists(s))]
    for player in s.players:
        ints += [*seat_numbers(player), *_numbers(player), *write_lists(_seat_lists(player))]
    return ints


def _lists(s: PlayableState) -> list[list[int]]:
    return [*table_lists(s), s.masters, s.posted, s.box, s.columns, s.slots, s.stock, *sarah_lists(s)]


def _numbers(player: Seat) -> list[int]:
    return [
        player.gold, player.tokens, player.path, player.step_tile, int(player.no_fees), player.ship, player.depots,
        player.jokers,
    ]  # fmt: skip


def _seat_lists(player: Seat) -> list[list[int]]:
    return [*seat_lists(player), player.stores, player.bonuses, player.gained]


def from_ints(figures: Figures, setup: Setup, ints: list[int], chance: Chance) -> PlayableState:
    """Return the state that such a list describes, with an empty stack."""
    s = empty_state(figures, setup, chance)
    at = read_table_numbers(s, ints)
    s.flipped = ints[at] == 1
    at = read_lists(_lists(s), ints, read_sarah_numbers(s, ints, at + 1))
    for player in s.players:
        at = read_seat_numbers(player, ints, at)
        player.gold, player.tokens, player.path, player.step_tile, fees = ints[at : at + 5]
        player.no_fees = fees == 1
        player.ship, player.depots, player.jokers = ints[at + 5 : at + 8]
        at = read_lists(_seat_lists(player), ints, at + 8)
    return s
