"""What a seat may do at any time, and questions of its own that this leaves open, beside the turn.

They lie in a stack of the seat's own, which `State.turn_aside` exchanges for the decisions of the turn. Everything
that can be asked about the decision on top can then be asked about them.
"""

from typing import Any

from railherd.core.contract import Decision, Game, State


def aside_of(state: State, seat: int) -> State:
    """Return a copy of a state that asks a seat's own question instead of that of the turn."""
    aside = state.copy()
    aside.turn_aside(seat)
    return aside


def answer(state: State, seat: int, option: int) -> None:
    """Answer a seat's own question. Trusts that the option is allowed: `Match.interrupt` is the door that checks."""
    state.turn_aside(seat)
    state.step(option)
    state.turn_aside(seat)


def offered_aside(game: Game[Any], state: State, seat: int) -> list[int]:
    """Return what bots are offered beside the turn, ascending: answers to an open question, or what a seat may do."""
    return aside_of(state, seat).legal() if may_interrupt(game, state, seat) else []


def allowed_aside(game: Game[Any], state: State, seat: int) -> list[int]:
    """Return what people may do beside the turn, ascending: answers to an open question, or what a seat may do."""
    return aside_of(state, seat).allowed() if may_interrupt(game, state, seat) else []


def may_interrupt(game: Game[Any], state: State, seat: int) -> bool:
    """Return whether a seat can have anything to do beside the turn: after the last turn only open questions."""
    return game.ANYTIME is not None and (not state.over() or seat in state.open_asides())


def open_questions(game: Game[Any], state: State) -> list[Decision]:
    """Return the questions that are open beside the turn, seat by seat; the last of a seat is answered first."""
    if game.ANYTIME is None:
        return []
    return [decision for seat in state.open_asides() for decision in aside_of(state, seat).stack()[1:]]


def restore(game: Game[Any], state: State, kind: type[Decision], seat: int, values: list[int], aside: bool) -> None:
    """Push a decision with the values of its FIELDS on the stack of the turn, or aside on the seat's own."""
    if aside:
        state.turn_aside(seat)
    game.restore(state, kind, seat, values)
    if aside:
        state.turn_aside(seat)
