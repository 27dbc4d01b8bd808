"""Explain why something is not allowed now."""

from typing import Any

from railherd.core import notation
from railherd.core.asides import aside_of
from railherd.core.contract import Game, Json, State
from railherd.core.notation import Refusal
from railherd.core.problem import Problem


def why_not_called(game: Game[Any], state: State, choice: str) -> Refusal | None:
    """Return why not for an option of any decision of the turn, by its text."""
    option = notation.read(game, state, choice)
    if option >= 0:
        return notation.refusal(game, state, option)
    refused = notation.untimely(game, state, choice)
    if refused is None:
        raise Problem("core.unknown_choice", {"choice": choice})
    return refused


def why_not_at(game: Game[Any], state: State, at: str, view: Json) -> Refusal | None:
    """Return why not for a place of a view: what no decision is about is explained by what it is a part of."""
    known = notation.at_place(game, state, at)
    if known:
        return notation.best_refusal(game, state, known)
    places = notation.places(game, state)
    if at not in places and not notation.is_place(view, at):
        raise Problem("core.unknown_choice", {"choice": at})
    for place in notation.enclosing(at):
        known = notation.at_place(game, state, place)
        if known:
            return notation.best_refusal(game, state, known)
        if place in places:
            return notation.refuse_wanted(game, state, places[place])
    return Refusal("core.nothing_to_choose", {}, "")


def why_not_aside(game: Game[Any], state: State, seat: int, choice: str | None, at: str) -> tuple[bool, Refusal | None]:
    """Return whether a seat's own question is about a choice or a place, and why it does not allow that."""
    if game.ANYTIME is None:
        return False, None
    aside = aside_of(state, seat)
    found = notation.at_place(game, aside, at) if choice is None else [notation.read(game, aside, choice)]
    known = [option for option in found if option >= 0]
    return bool(known), notation.best_refusal(game, aside, known) if known else None
