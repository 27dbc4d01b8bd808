"""Convert a whole state to one flat list of ints and back, for bot workers, snapshots and environments."""

from typing import Any

from railherd.core.chance import from_seed
from railherd.core.contract import Game, Setup, State


def pack(game: Game[Any], state: State) -> list[int]:
    """Return chance, stack and state as ints. Both ends must know set-up and figures."""
    ints = [state.chance.seed, *state.chance.drawn, len(state.stack())]
    for decision in state.stack():
        ints += [game.DECISIONS.index(type(decision)), decision.seat, *decision.values()]
    return ints + game.to_ints(state)


def unpack(game: Game[Any], setup: Setup, ints: list[int]) -> State:
    """Return the state that `pack` wrote."""
    at = 1 + len(game.PILES)
    chance = from_seed(ints[0], len(game.PILES))
    chance.drawn = ints[1:at]
    decisions: list[tuple[int, int, list[int]]] = []
    waiting, at = ints[at], at + 1
    for _ in range(waiting):
        fields = len(game.DECISIONS[ints[at]].FIELDS)
        decisions.append((ints[at], ints[at + 1], ints[at + 2 : at + 2 + fields]))
        at += 2 + fields
    state: State = game.from_ints(setup, ints[at:], chance)
    for kind, seat, values in decisions:
        game.restore(state, game.DECISIONS[kind], seat, values)
    return state
