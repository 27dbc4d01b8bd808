"""Build what a seat is asked, with everything a screen needs to show it."""

from dataclasses import dataclass, field
from typing import Any

from railherd.core.asides import allowed_aside, aside_of
from railherd.core.contract import Game, Json, State
from railherd.core.event import Event
from railherd.core.naming import money_moved
from railherd.core.notation import words


@dataclass(frozen=True)
class Option:
    """One answer to a prompt.

    `cost` and `gain` are what the asked seat pays and receives at once. Where ways are chosen later that cost
    differently, `cost` is the least and `cost_most` the most. `reveals` says, before the option is
    taken, that it cannot be undone: something hidden comes to light, the turn passes on, or the game ends.

    `then` are the texts of choices that can be made with it. A shortcut has its first choice as `id` and `text`, and
    is otherwise the thing that it comes to.
    """

    id: int
    text: str
    key: str
    args: Json
    at: str | None
    cost: int
    gain: int
    reveals: bool
    cost_most: int | None = None
    then: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Prompt:
    """A question to `seat`. A seat that is not asked gets no options, and the seat that it waits for.

    `anytime` is what it may do besides, at any time. An `aside` is a question of its own that this left open: its
    seat answers it before anything else, while the turn of others goes on. Both are answered by `Match.interrupt`.
    `shortcuts` are several choices that can be made at once; only `Match.short_prompt` has them.
    """

    seat: int
    decision: str
    path: list[str]
    can_undo: bool
    options: list[Option] = field(default_factory=list)
    waits_for: int | None = None
    can_redo: bool = False
    anytime: list[Option] = field(default_factory=list)
    aside: bool = False
    shortcuts: list[Option] = field(default_factory=list)


def ask(game: Game[Any], state: State, seat: int, asked: int, can_undo: bool, can_redo: bool) -> Prompt:
    """Return what a seat is asked while everybody waits for the seat `asked`."""
    is_aside = seat in state.open_asides()
    asking = aside_of(state, seat) if is_aside else aside_of(state, asked) if state.over() else state
    decision = f"{game.ID}.{asking.stack()[-1].NAME}"
    path = [f"{game.ID}.{step}" for step in game.path(asking)]
    if is_aside:
        own = aside_options(game, state, seat)
        return Prompt(seat, decision, path, can_undo, own, can_redo=can_redo, aside=True)
    anytime = aside_options(game, state, seat)
    if seat != asked:
        return Prompt(seat, decision, path, can_undo, [], asked, can_redo, anytime)
    return Prompt(seat, decision, path, can_undo, options(game, state), None, can_redo, anytime)


def options(game: Game[Any], state: State) -> list[Option]:
    """Return the allowed options of the decision on top, several cards in any order.

    Their consequences are tried out in a world imagined for the seat, so that they cannot betray a secret.
    """
    world: State = game.imagine(state, state.seat(), state.turn)
    return [option_in(game, world, option) for option in state.allowed()]


def aside_options(game: Game[Any], state: State, seat: int) -> list[Option]:
    """Return what a seat may do beside the turn: the answers to its open question, or what it may do at any time."""
    allowed = allowed_aside(game, state, seat)
    if not allowed:
        return []
    world = aside_of(game.imagine(state, seat, state.turn), seat)
    return [option_in(game, world, option) for option in allowed]


def option_in(game: Game[Any], world: State, option: int) -> Option:
    """Return an option of the decision on top as it is shown, with its consequences in a world."""
    text, key, args, at = words(game, world, option)
    seat = world.seat()
    after, cost, gain = _try(game, world, option, seat)
    least, most = _cost_underway(game, after, seat)
    dearest = cost + most if most > least else None
    return Option(option, text, key, args, at, cost + least, gain, bars_undo(world, after), dearest)


def _try(game: Game[Any], world: State, option: int, seat: int) -> tuple[State, int, int]:
    """Take an option in a copy of a world; the copy, and what the seat pays and receives at once."""
    after = world.copy()
    events: list[Event] = []
    after.log = events
    after.step(option)
    return after, *money_moved(game, events, seat)


def _cost_underway(game: Game[Any], world: State, seat: int) -> tuple[int, int]:
    """Return the least and the most that is still to be paid until what was begun is carried out."""
    if world.over() or not world.stack()[-1].UNDERWAY:
        return 0, 0
    costs: list[int] = []
    for option in world.legal():
        after, cost, _ = _try(game, world, option, seat)
        costs += [cost + later for later in _cost_underway(game, after, seat)]
    return min(costs), max(costs)


def bars_undo(before: State, after: State) -> bool:
    """Return whether the step between two states can no longer be undone by the seat that took it."""
    return after.over() or after.seat() != before.seat() or after.chance.drawn != before.chance.drawn
