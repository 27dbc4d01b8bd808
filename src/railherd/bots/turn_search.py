"""The best whole turn by a game's evaluation: a beam over the options until the turn is over."""

from typing import Any, Final

from railherd.core.contract import Game, State

ENOUGH: Final = 200  # lines looked at before the beam narrows, so that long turns are not thought about for ever
NARROW: Final = 4


class Line:
    """A beginning of a turn: its first option, where it led, and how good that is."""

    def __init__(self, first: int, state: State, value: int) -> None:
        self.first = first
        self.state = state
        self.value = value

    def shape(self) -> tuple[int, ...]:
        """Equal for lines that do the same in another order: as good, and asked the same."""
        stack = self.state.stack()
        asked = stack[len(stack) - 1]
        return (self.value, len(stack), asked.SPAN, *asked.values())


def best_first_option(game: Game[Any], world: State, seat: int, width: int) -> int:
    """The first option of the line that evaluates best when the turn has passed on; at most `width` lines are kept."""
    options = world.legal()
    if len(options) == 1:
        return options[0]
    open_lines = [_follow(game, world, option, option, seat) for option in options]
    seen = len(open_lines)
    best = open_lines[0]
    found = False
    while open_lines:
        unfinished: list[Line] = []
        shapes: set[tuple[int, ...]] = set()
        for line in open_lines:
            if _is_own_turn(line.state, seat, world.turn):
                shape = line.shape()
                if shape not in shapes:
                    shapes.add(shape)
                    unfinished.append(line)
            elif not found or line.value > best.value:
                best = line
                found = True
        unfinished.sort(key=_by_value)
        open_lines = []
        for rank, line in enumerate(unfinished[:width]):
            if rank >= NARROW and seen >= ENOUGH:
                break
            following = line.state.legal()
            seen += len(following)
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
