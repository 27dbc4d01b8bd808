"""Whom a rewind needs: it may not pass over a person's choices without that person, even if a bot made them."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from railherd.core.problem import Problem
from railherd.core.writing.record import Move
from railherd.tables.state import TableState

MOST_REWINDS = 200  # of one game: each must be gone through again when the table is opened


def missing(state: TableState) -> list[int]:
    """Return the seats that must still agree to the rewind that is asked for.

    Those are all people who play themselves, and those for whom a bot plays if it takes back choices of their seat.
    Otherwise somebody could watch a bot play an absent player's hand and then go back.
    """
    if state.rewind is None:
        return []
    reached = _seats_reached(state, state.rewind.count)
    needed = [seat for seat in state.people() if seat in reached or not state.chairs[seat].stand_in]
    return [seat for seat in needed if seat not in state.rewind.agreed]


def choices_of_turns(moves: Sequence[Move], seat: int, turns: int) -> int:
    """Return how many choices have been made since the beginning of so many turns of a seat, 0 if it had fewer."""
    left, later = turns, -1
    for count, move in enumerate(reversed(moves)):
        if move.anytime:
            continue
        if later == seat != move.seat:
            left -= 1
            if left == 0:
                return count
        later = move.seat
    return len(moves) if left == 1 and later == seat else 0


def require_rewinds_left(state: TableState) -> None:
    """Require that the game has not gone back too often."""
    if state.rewinds >= MOST_REWINDS:
        raise Problem("server.rewound_often", {"most": MOST_REWINDS})


def require_reachable(state: TableState, count: int, long_away: Collection[int]) -> None:
    """Require that everybody whose choices a rewind would take back can be asked about it."""
    for seat in state.people():
        chair = state.chairs[seat]
        if chair.stand_in and seat in long_away and seat in _seats_reached(state, count):
            raise Problem("server.rewind_needs", {"name": chair.name})
        if chair.owner is not None and seat in _seats_reached(state, count, chair.owner.moves):
            raise Problem("server.rewind_needs", {"name": chair.owner.name})


def _seats_reached(state: TableState, count: int, before: int | None = None) -> set[int]:
    """Return the seats of the last `count` choices; with `before` only of those among the first `before`."""
    moves = [] if state.match is None else state.match.moves
    return {move.seat for move in moves[len(moves) - count : before]}
