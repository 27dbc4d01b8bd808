"""Ask a bot: for the answer to its own open question, for something to do beside the turn, or for its choice."""

from typing import Any, NamedTuple

from railherd.bots.contract import Bot, Interrupter, Outlook
from railherd.bots.value import HandMade, Value
from railherd.core.asides import answer, offered_aside
from railherd.core.contract import Game, State


class Answer(NamedTuple):
    """An option of the turn's question or, beside the turn, of the seat's own."""

    option: int
    is_aside: bool = False


def ask(bot: Bot, outlook: Outlook) -> Answer:
    """Return what a bot does next. It is asked what it does beside the turn before each choice of its own."""
    beside = outlook.beside()
    if beside:
        option = bot.interrupt(outlook) if isinstance(bot, Interrupter) else None
        if option is None and outlook.must_answer():
            option = best_aside(outlook, HandMade(outlook.game))
        if option is not None:
            return Answer(option, is_aside=True)
    return Answer(bot.choose(outlook))


def best_aside(outlook: Outlook, value: Value) -> int | None:
    """Return the option beside the turn that leads to the best state; None if doing nothing is allowed and as good."""
    game, world, seat = outlook.game, outlook.world, outlook.seat
    options = outlook.beside()
    value.begin(world, seat)
    values = {option: _value_after(game, value, world, seat, option) for option in options}
    best = max(options, key=lambda option: values[option])
    is_worth_it = seat in world.open_asides() or values[best] > value.many([world], seat)[0]
    return best if is_worth_it else None


def _value_after(game: Game[Any], value: Value, world: State, seat: int, option: int) -> float:
    """Return what a state is worth after an option, once all questions that it opens are answered best."""
    after = world.copy()
    answer(after, seat, option)
    if seat not in after.open_asides():
        return value.many([after], seat)[0]
    following = offered_aside(game, after, seat)
    return max(_value_after(game, value, after, seat, option) for option in following)
