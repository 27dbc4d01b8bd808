"""Follow a log whose players undo and redo one choice over and over, thousands of times, at the cost of one pair."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from railherd.tables.entries import Entry, Redo, Undo
from railherd.tables.state import TableState


def follow(
    state: TableState, log: Sequence[Entry], replay: Callable[[TableState, Entry], None] = TableState.replay
) -> Iterator[None]:
    """Apply the entries of a log one by one, or a pair at a time; yield after each step."""
    place = 0
    while place < len(log):
        if place >= 2 and _is_swing(log[place - 2 : place + 2]) and state.swing_again(log[place + 1]):
            place += 2
        else:
            replay(state, log[place])
            place += 1
        yield


def _is_swing(four: Sequence[Entry]) -> bool:
    """Return whether somebody undoes and redoes what they have just undone and redone."""
    kinds = [entry.what for entry in four]
    return kinds == [Undo(), Redo(), Undo(), Redo()] and len({(entry.seat, entry.guest) for entry in four}) == 1
