"""A beam search for the best whole turn by what positions are worth."""

from railherd.bots.guard import Guard
from railherd.bots.value import Value
from railherd.core.contract import State


class Beam:
    """How wide to search: `width` lines at once, `narrow` of them once `enough` have been seen, one after `most`."""

    def __init__(self, width: int, narrow: int, enough: int, most: int) -> None:
        self.width = width
        self.narrow = narrow
        self.enough = enough
        self.most = most

    def width_after(self, seen: int) -> int:
        """Return how many lines to follow when so many have been seen."""
        if seen < self.enough:
            return self.width
        return self.narrow if seen < self.most else 1


class Line:
    """The beginning of a turn: what was chosen, the state it led to, what can follow, and that state's value.

    Nothing follows when the turn is over.
    """

    def __init__(self, path: list[int], state: State, options: list[int]) -> None:
        self.path = path
        self.state = state
        self.options = options
        self.value = 0.0

    def shape(self) -> tuple[object, ...]:
        """Return a key that lines of equal value and question share: the same acts in another order."""
        stack = self.state.stack()
        asked = stack[len(stack) - 1]
        return (self.value, len(stack), asked.NAME, *asked.values())


def best_turn(value: Value, world: State, seat: int, beam: Beam) -> list[int]:
    """Return the choices of the line with the best value at the end of the turn."""
    options = world.legal()
    return options if len(options) == 1 else best_turns(value, world, seat, beam)[0].path


def best_turns(value: Value, world: State, seat: int, beam: Beam, guard: Guard | None = None) -> list[Line]:
    """Return the best line to the end of the turn for each first choice that the beam followed so far, best first.

    Once the guard's time is over, only the best line is followed.
    """
    value.begin(world, seat)
    lines = [Line([], world, world.legal())]
    best: dict[int, Line] = {}
    seen = 0
    while lines:
        following: list[Line] = []
        is_late = guard is not None and guard.is_over()
        for rank, line in enumerate(lines):
            if rank >= (1 if is_late else beam.width_after(seen)):
                break
            seen += len(line.options)
            for option in line.options:
                following.append(_follow(line, option, seat, world.turn))
        values = value.many([line.state for line in following], seat)
        lines = []
        shapes: set[tuple[object, ...]] = set()
        for line, worth in zip(following, values, strict=True):
            line.value = worth
            if not line.options:
                known = best.get(line.path[0])
                if known is None or worth > known.value:
                    best[line.path[0]] = line
                continue
            shape = line.shape()
            if shape not in shapes:
                shapes.add(shape)
                lines.append(line)
        lines.sort(key=_by_value)
    found = list(best.values())
    found.sort(key=_by_value)
    return found


def _follow(line: Line, option: int, seat: int, turn: int) -> Line:
    """Return a line after one more choice, and after all that leave no choice."""
    after = line.state.copy()
    path = line.path + [option]
    after.step(option)
    options: list[int] = []
    while not after.over() and after.turn == turn and after.seat() == seat:
        options = after.legal()
        if len(options) > 1:
            break
        path.append(options[0])
        after.step(options[0])
        options = []
    return Line(path, after, options)


def _by_value(line: Line) -> float:
    return -line.value
