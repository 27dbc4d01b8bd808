"""Write a state of Great Western Trail as a flat list of ints, and read it back."""

from railherd.core.chance import Chance
from railherd.core.contract import Setup
from railherd.games.gwt.actions import PlayableState
from railherd.games.gwt.figures.lookup import Figures
from railherd.games.gwt.rules.setup import empty_state
from railherd.games.gwt.state import Seat
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
    ints = table_numbers(s) + write_lists(_lists(s))
    for player in s.players:
        ints += [*seat_numbers(player), player.engine, *write_lists(_seat_lists(player))]
    return ints


def _lists(s: PlayableState) -> list[list[int]]:
    return [*table_lists(s), s.masters, s.posted, s.box]


def _seat_lists(player: Seat) -> list[list[int]]:
    return [*seat_lists(player), player.tepees]


def from_ints(figures: Figures, setup: Setup, ints: list[int], chance: Chance) -> PlayableState:
    """Return the state that such a list describes, with an empty stack."""
    s = empty_state(figures, setup, chance)
    at = read_lists(_lists(s), ints, read_table_numbers(s, ints))
    for player in s.players:
        at = read_seat_numbers(player, ints, at)
        player.engine = ints[at]
        at = read_lists(_seat_lists(player), ints, at + 1)
    return s
