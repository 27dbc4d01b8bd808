"""The law of orders: what a game allows without offering it is another order of what it offers."""

from typing import Any

from railherd.core import notation
from railherd.core.contract import Decision, Game, State
from railherd.core.naming import decision_data
from railherd.core.rng import Rng


def begins_choice(before: Decision | None, asked: Decision) -> bool:
    """Return whether a choice begins here: other orders are compared from where the first card is named."""
    return before is None or asked.GOES_ON != before.NAME


def misordered(game: Game[Any], state: State, rng: Rng) -> tuple[int, str]:
    """Try other orders of the choice that begins here; return how many, and the first option that was none, or "".

    Every option that is allowed but not offered is tried, and one way through the choice at random.
    """
    offered = state.legal()
    others = [option for option in state.allowed() if option not in offered]
    if not others and not any(kind.GOES_ON == state.stack()[-1].NAME for kind in game.DECISIONS):
        return 0, ""
    tried = 0
    for first in [*others, _any_of(offered, rng)]:
        end, other = _walk(game, state, first, rng)
        if not other:
            continue
        tried += 1
        if not _offers_lead_to(game, state, end):
            return tried, other
    return tried, ""


def _walk(game: Game[Any], state: State, first: int, rng: Rng) -> tuple[State, str]:
    """Answer to the end of a choice in any order; the end, and the last option that was not offered, or ""."""
    here, option, other = state, first, ""
    while True:
        if option not in here.legal():
            other = notation.words(game, here, option).text
        after = here.copy()
        after.step(option)
        if not _goes_on(here, after):
            return after, other
        here = after
        option = _any_of(here.allowed(), rng)


def _any_of(options: list[int], rng: Rng) -> int:
    return options[rng.below(len(options))]


def _goes_on(before: State, after: State) -> bool:
    return not after.over() and after.stack()[-1].GOES_ON == before.stack()[-1].NAME


def _offers_lead_to(game: Game[Any], state: State, end: State) -> bool:
    """Return whether offered options alone lead to the same end of the choice."""
    for option in state.legal():
        after = state.copy()
        after.step(option)
        if _offers_lead_to(game, after, end) if _goes_on(state, after) else _is_same(game, after, end):
            return True
    return False


def _is_same(game: Game[Any], one: State, other: State) -> bool:
    """Return whether nobody can tell two states apart. A pile may lie in another order, as nobody sees it."""
    if _asks(game, one) != _asks(game, other):
        return False
    seats = [*range(game.setup_of(one).seats), None]
    return all(game.view(one, seat) == game.view(other, seat) for seat in seats)


def _asks(game: Game[Any], state: State) -> list[Any]:
    waiting = [decision_data(game, decision) for decision in state.stack()]
    return [waiting, [] if state.over() else state.legal(), state.chance.drawn]
