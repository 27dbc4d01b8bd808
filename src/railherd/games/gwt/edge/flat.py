"""Write a state of Great Western Trail as a flat list of ints, and read it back."""

from railherd.core.chance import Chance
from railherd.core.contract import Setup
from railherd.games.gwt.actions import PlayableState
from railherd.games.gwt.figures.lookup import Figures
from railherd.games.gwt.rules.setup import empty_state
from railherd.games.gwt.state import Seat


def to_ints(s: PlayableState) -> list[int]:
    """Return everything but set-up, chance and pending decisions: numbers first, then lists with their lengths."""
    ints = [s.turn, s.bank, s.next_job, s.marker]
    for items in _lists(s):
        ints.append(len(items))
        ints += items
    for player in s.players:
        ints += [player.money, player.place, player.engine, player.certificates]
        ints += [player.cleared, player.stations, player.masters, player.unbuilt]
        for items in _seat_lists(player):
            ints.append(len(items))
            ints += items
    return ints


def _lists(s: PlayableState) -> list[list[int]]:
    board = [s.faces, s.tile, s.masters, s.posted, s.foresight, s.jobs, s.market, s.shown, s.box, s.removed]
    for pile in s.piles:
        board += [pile.bag, pile.known]
    return board


def _seat_lists(player: Seat) -> list[list[int]]:
    return [
        player.workers, player.cities, player.tepees, player.hazards, player.objectives, player.hand,
        player.discards, player.known, player.blind, player.deck.bag, player.deck.known,
    ]  # fmt: skip


def from_ints(figures: Figures, setup: Setup, ints: list[int], chance: Chance) -> PlayableState:
    """Return the state that such a list describes, with an empty stack."""
    s = empty_state(figures, setup, chance)
    s.turn, s.bank, s.next_job, s.marker = ints[:4]
    at = _fill(_lists(s), ints, 4)
    for player in s.players:
        player.money, player.place, player.engine, player.certificates = ints[at : at + 4]
        player.cleared, player.stations, player.masters, player.unbuilt = ints[at + 4 : at + 8]
        at = _fill(_seat_lists(player), ints, at + 8)
    return s


def _fill(lists: list[list[int]], ints: list[int], at: int) -> int:
    """Read lists back in place and return the index of the next number."""
    for items in lists:
        size = ints[at]
        items[:] = ints[at + 1 : at + 1 + size]
        at += 1 + size
    return at
