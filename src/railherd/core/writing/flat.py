"""Convert a whole state to one flat list of ints and back, for bot workers, snapshots and environments."""

from collections.abc import Sequence
from typing import Any

from railherd.core.asides import open_questions, restore
from railherd.core.chance import from_seed
from railherd.core.contract import Decision, Game, Setup, State


def pack(game: Game[Any], state: State) -> list[int]:
    """Return chance, stacks and state as ints. Both ends must know set-up and figures."""
    ints = [state.chance.seed, *state.chance.drawn, *_stack(game, state.stack())]
    if game.ANYTIME is not None:
        ints += _stack(game, open_questions(game, state))
    return ints + game.to_ints(state)


def _stack(game: Game[Any], stack: Sequence[Decision]) -> list[int]:
    ints = [len(stack)]
    for decision in stack:
        ints += [game.DECISIONS.index(type(decision)), decision.seat, *decision.values()]
    return ints


def unpack(game: Game[Any], setup: Setup, ints: list[int]) -> State:
    """Return the state that `pack` wrote."""
    at = 1 + len(game.PILES)
    chance = from_seed(ints[0], len(game.PILES))
    chance.drawn = ints[1:at]
    turn, at = _waiting(game, ints, at)
    asides, at = ([], at) if game.ANYTIME is None else _waiting(game, ints, at)
    state: State = game.from_ints(setup, ints[at:], chance)
    for kind, seat, values in turn:
        restore(game, state, game.DECISIONS[kind], seat, values, aside=False)
    for kind, seat, values in asides:
        restore(game, state, game.DECISIONS[kind], seat, values, aside=True)
    return state


def _waiting(game: Game[Any], ints: list[int], at: int) -> tuple[list[tuple[int, int, list[int]]], int]:
    """Return the decisions of a stack that begins at an index, and where it ends."""
    decisions: list[tuple[int, int, list[int]]] = []
    count, at = ints[at], at + 1
    for _ in range(count):
        fields = len(game.DECISIONS[ints[at]].FIELDS)
        decisions.append((ints[at], ints[at + 1], ints[at + 2 : at + 2 + fields]))
        at += 2 + fields
    return decisions, at
