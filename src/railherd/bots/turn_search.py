"""A beam search for the best whole turn by a game's evaluation."""

from typing import Any, Final

from railherd.core.contract import Game, State

WIDE_LINES: Final = 200  # lines looked at before the beam narrows, so that long turns are not thought about for ever
NARROW_WIDTH: Final = 4


class Line:
    """The beginning of a turn: its first option, the state it led to, and the value of that state."""

    def __init__(self, first: int, state: State, value: int) -> None:
        self.first = first
        self.state = state
        self.value = value

    def shape(self) -> tuple[object, ...]:
        """Return a key that lines of equal value and question share: the same acts in another order."""
        stack = self.state.stack()
        asked = stack[len(stack) - 1]
        return (self.value, len(stack), asked.NAME, *asked.values())


def best_first_option(game: Game[Any], world: State, seat: int, width: int) -> int:
    """Return the first option of the line with the best value at the end of the turn; keep at most `width` lines."""
    options = world.legal()
    if len(options) == 1:
        return options[0]
    open_lines = [_follow(game, world, option, option, seat) for option in options]
    lines_seen = len(open_lines)
    best = open_lines[0]
    has_best = False
    while open_lines:
        unfinished: list[Line] = []
        shapes: set[tuple[object, ...]] = set()
        for line in open_lines:
            if _is_own_turn(line.state, seat, world.turn):
                shape = line.shape()
                if shape not in shapes:
                    shapes.add(shape)
                    unfinished.append(line)
            elif not has_best or line.value > best.value:
                best = line
                has_best = True
        unfinished.sort(key=_by_value)
        open_lines = []
        for rank, line in enumerate(unfinished[:width]):
            if rank >= NARROW_WIDTH and lines_seen >= WIDE_LINES:
                break
            following = line.state.legal()
            lines_seen += len(following)
            for option in following:
                open_lines.append(_follow(game, line.state, option, line.first, seat))
    return best.first


def _follow(game: Game[Any], state: State, option: int, first: int, seat: int) -> Line:
    after = state.copy()
    after.step(option)
    value: int = game.evaluate(after, seat)
    return Line(first, after, value)


def _is_own_turn(state: State, seat: int, turn: int) -> bool:
    return not state.over() and state.turn == turn and state.seat() == seat


def _by_value(line: Line) -> int:
    return -line.value
