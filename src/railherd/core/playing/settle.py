"""Find decisions that leave a person nothing to decide."""

from typing import Any

from railherd.core.contract import Game, State
from railherd.core.playing.asking import bars_undo

WORLDS_TRIED = 3  # imagined for those who look on, to see whether they, too, could tell that there is one option


def forced(game: Game[Any], state: State) -> int | None:
    """Return the only option of the decision on top, None if there are several or it may not be taken for the seat.

    An option that draws from a pile, hands the turn to another seat or ends the game bars undo, so it is left to the
    person. It is tried in a world imagined for the seat, so that whether it is taken tells nothing hidden, and in the
    true one, so that taking it never bars undo. What only the seat can know to be the only option is left to it, too:
    otherwise everybody would learn that it was.
    """
    if state.over():
        return None
    options = state.allowed()
    if len(options) != 1 or _bars_undo(state, options[0]):
        return None
    imagined: State = game.imagine(state, state.seat(), state.turn)
    if _bars_undo(imagined, options[0]) or not _is_plain_to_all(game, state, options):
        return None
    return options[0]


def _is_plain_to_all(game: Game[Any], state: State, options: list[int]) -> bool:
    """Return whether the options are the same in worlds that spectators cannot tell from the true one."""
    worlds = (game.imagine(state, None, state.turn + number) for number in range(WORLDS_TRIED))
    return all(world.allowed() == options for world in worlds)


def _bars_undo(state: State, option: int) -> bool:
    after = state.copy()
    after.step(option)
    return bars_undo(state, after)
