"""Ask a seat: try out what it may do, to say what that costs, gives and reveals."""

from collections.abc import Callable
from typing import Any, NamedTuple

from railherd.core.asides import allowed_aside, aside_of
from railherd.core.contract import Game, State
from railherd.core.event import Event
from railherd.core.naming import money_moved
from railherd.core.notation import words
from railherd.core.playing.prompt import Option, Prompt


class Offers(NamedTuple):
    """The options of a state, and what can be done by several choices at once: see `Prompt`."""

    options: list[Option]
    wholes: list[Option]
    shortcuts: list[Option]


Offer = Callable[[Game[Any], State, State], Offers]
"""Gives what a state offers, tried out in a world that its seat imagines."""


class Taken(NamedTuple):
    """A copy of a world after an option was taken there, and what happened, which it goes on writing down."""

    after: State
    events: list[Event]


def ask(
    game: Game[Any], state: State, seat: int, asked: int, can_undo: bool, can_redo: bool, offer: Offer | None = None
) -> Prompt:
    """Return what a seat is asked while everybody waits for the seat `asked`.

    All consequences are tried out in a world imagined for the seat, so that they cannot betray a secret.
    """
    is_aside = seat in state.open_asides()
    asking = aside_of(state, seat) if is_aside else aside_of(state, asked) if state.over() else state
    decision = f"{game.ID}.{asking.stack()[-1].NAME}"
    path = [f"{game.ID}.{step}" for step in game.path(asking)]
    beside = allowed_aside(game, state, seat)
    if not beside and seat != asked:
        return Prompt(seat, decision, path, can_undo, [], asked, can_redo)
    world: State = game.imagine(state, seat, state.turn)
    own = options(game, aside_of(world, seat), beside) if beside else []
    if is_aside:
        return Prompt(seat, decision, path, can_undo, own, can_redo=can_redo, aside=True)
    if seat != asked:
        return Prompt(seat, decision, path, can_undo, [], asked, can_redo, own)
    offered = Offers(options(game, world, state.allowed()), [], []) if offer is None else offer(game, state, world)
    return Prompt(
        seat, decision, path, can_undo, offered.options, None, can_redo, own,
        wholes=offered.wholes, shortcuts=offered.shortcuts,
    )  # fmt: skip


def options(game: Game[Any], world: State, allowed: list[int]) -> list[Option]:
    """Return allowed options of the decision on top, with their consequences in a world."""
    return [option_of(game, world, option, take(world, option)) for option in allowed]


def take(world: State, option: int) -> Taken:
    """Take an option of the decision on top in a copy of a world."""
    after = world.copy()
    events: list[Event] = []
    after.log = events
    after.step(option)
    return Taken(after, events)


def option_of(game: Game[Any], world: State, option: int, taken: Taken) -> Option:
    """Return an option of the decision on top as it is shown, given what comes of it in a world."""
    seat = world.seat()
    text, key, args, at = words(game, world, option)
    cost, gain = money_moved(game, taken.events, seat)
    least, most = _cost_underway(game, taken.after, seat)
    dearest = cost + most if most > least else None
    return Option(option, text, key, args, at, cost + least, gain, bars_undo(world, taken.after), dearest)


def _cost_underway(game: Game[Any], world: State, seat: int) -> tuple[int, int]:
    """Return the least and the most that is still to be paid until what was begun is carried out."""
    if world.over() or not world.stack()[-1].UNDERWAY:
        return 0, 0
    costs: list[int] = []
    for option in world.legal():
        after, events = take(world, option)
        cost, _ = money_moved(game, events, seat)
        costs += [cost + later for later in _cost_underway(game, after, seat)]
    return min(costs), max(costs)


def bars_undo(before: State, after: State) -> bool:
    """Return whether the step between two states can no longer be undone by the seat that took it."""
    return after.over() or after.seat() != before.seat() or after.chance.drawn != before.chance.drawn
