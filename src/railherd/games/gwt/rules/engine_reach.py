"""Find where engines can go. Sets of positions are bit masks; occupied positions are passed over."""

from railherd.games.gwt.state import State


def is_taken(s: State, seat: int, position: int) -> bool:
    """Return whether another engine stands on a position; the start has room for all."""
    if position == 0:
        return False
    for other in range(s.seats):
        if other != seat and s.players[other].engine == position:
            return True
    return False


def _taken(s: State, seat: int) -> int:
    taken = 0
    for other in range(s.seats):
        if other != seat:
            taken |= 1 << s.players[other].engine
    return taken & ~1


def ahead(s: State, seat: int, most: int) -> int:
    """Return the positions where an engine can stop when it moves forward one to `most` spaces."""
    taken = _taken(s, seat)
    here = s.players[seat].engine
    reached = 0
    for _ in range(most):
        following = next_numbered(s, here, taken)
        # Turnouts on the way count, also that of an occupied space: only the space itself is passed over.
        for position in range(here + 1, following):
            if not s.figures.numbered[position] and not taken >> position & 1:
                reached |= 1 << position
        if following > s.figures.last_position:
            return reached
        reached |= 1 << following
        here = following
    return reached


def next_numbered(s: State, here: int, taken: int) -> int:
    """Return the next free numbered position ahead, one past the last if there is none."""
    position = here + 1
    while position <= s.figures.last_position and (not s.figures.numbered[position] or taken >> position & 1):
        position += 1
    return position


def behind(s: State, seat: int, spaces: int) -> int:
    """Return the positions where an engine can stop when it moves back an exact number of spaces.

    A turnout may count as a space or not.
    """
    if spaces == 0:
        return 1 << s.players[seat].engine
    taken = _taken(s, seat)
    here = _step_back(s, s.players[seat].engine, taken)
    for _ in range(spaces - 1):
        reached = 0
        for position in range(s.figures.last_position + 1):
            if here >> position & 1:
                reached |= _step_back(s, position, taken)
        here = reached
    return here


def _step_back(s: State, position: int, taken: int) -> int:
    reached = 0
    previous = position - 1
    while previous >= 0:
        free = not taken >> previous & 1
        if free:
            reached |= 1 << previous
        if free and s.figures.numbered[previous]:
            return reached
        previous -= 1
    return reached


def numbered_behind(s: State, seat: int, position: int) -> int:
    """Return how many free numbered spaces an engine enters on its way back to a position."""
    taken = _taken(s, seat)
    count = 0
    for passed in range(position, s.players[seat].engine):
        if s.figures.numbered[passed] and not taken >> passed & 1:
            count += 1
    return count
