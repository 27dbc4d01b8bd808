"""Discs: which may go where, what taking one costs and brings, and when one may leave a station."""

from typing import Final

from railherd.kit.figures.events import DISC_TAKEN, STATION_DISC_TAKEN
from railherd.kit.figures.reasons import (
    DISC_BLACK_CORNERS,
    DISC_GONE,
    DISC_TOO_DEAR,
    DISCS_LEFT,
    LEGAL,
    NO_STATION_DISC,
)
from railherd.kit.state import TrailState

NO_DISC: Final = -1


def source_count(s: TrailState) -> int:
    """Return how many sources a disc may have: the spaces of the player board, then the stations."""
    return s.figures.discs + s.figures.stations


def refuse_source(s: TrailState, seat: int, source: int, white: bool, budget: int, kept: int) -> int:
    """Return why a disc may not be taken from a source for a place, 0 if it may.

    `white`: the place has white corners. `budget`: what may be paid for the disc itself. `kept`: the station the
    disc is meant for, from which it cannot come.
    """
    if source >= s.figures.discs:
        return _refuse_station_disc(s, seat, source - s.figures.discs, white, budget, kept)
    player = s.players[seat]
    if player.cleared >> source & 1:
        return DISC_GONE
    if white and not s.figures.disc_white[source] and player.cleared & s.figures.white_discs != s.figures.white_discs:
        return DISC_BLACK_CORNERS
    return LEGAL if s.figures.disc_cost[source] <= budget else DISC_TOO_DEAR


def _refuse_station_disc(s: TrailState, seat: int, station: int, white: bool, budget: int, kept: int) -> int:
    """Return why a disc may not leave a station, 0 if it may: only if none of the board can be placed."""
    if station == kept or not s.players[seat].stations >> station & 1:
        return NO_STATION_DISC
    return DISCS_LEFT if has_board_disc(s, seat, white, budget) else LEGAL


def has_board_disc(s: TrailState, seat: int, white: bool, budget: int) -> bool:
    """Return whether a disc of the player board may be placed and paid for."""
    for disc in range(s.figures.discs):
        if refuse_source(s, seat, disc, white, budget, -1) == LEGAL:
            return True
    return False


def has_source(s: TrailState, seat: int, white: bool, budget: int, kept: int) -> bool:
    """Return whether a seat has any disc for a place."""
    if has_board_disc(s, seat, white, budget):
        return True
    return s.players[seat].stations & ~(1 << kept if kept >= 0 else 0) != 0


def cheapest_disc(s: TrailState, seat: int, white: bool, kept: int) -> int:
    """Return what the cheapest disc for a place costs, NO_DISC if a seat has none that may lie there."""
    if s.players[seat].stations & ~(1 << kept if kept >= 0 else 0):
        return 0
    cheapest = NO_DISC
    for disc in range(s.figures.discs):
        cost = s.figures.disc_cost[disc]
        if refuse_source(s, seat, disc, white, cost, -1) == LEGAL and (cheapest == NO_DISC or cost < cheapest):
            cheapest = cost
    return cheapest


def sources(s: TrailState, seat: int, white: bool, budget: int, kept: int) -> list[int]:
    """Return where a disc for a place may come from, ascending."""
    found = [disc for disc in range(s.figures.discs) if refuse_source(s, seat, disc, white, budget, kept) == LEGAL]
    if found:
        return found
    discs, stations = s.figures.discs, s.players[seat].stations
    return [discs + station for station in range(s.figures.stations) if station != kept and stations >> station & 1]


def take_disc(s: TrailState, seat: int, source: int) -> None:
    """Take a disc, pay what its space costs and earn what it brings."""
    player = s.players[seat]
    if source >= s.figures.discs:
        player.stations &= ~(1 << (source - s.figures.discs))
        s.emit(STATION_DISC_TAKEN, seat, source - s.figures.discs)
        return
    player.cleared |= 1 << source
    s.pay(seat, s.figures.disc_cost[source])
    s.earn(seat, s.figures.disc_dollars[source])
    s.emit(DISC_TAKEN, seat, source, s.figures.disc_cost[source], s.figures.disc_dollars[source])
