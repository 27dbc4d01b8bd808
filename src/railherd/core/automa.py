"""Automas: players of a game that its rules play. They sit after the people and are never asked anything."""

from typing import Any

from railherd.core.contract import Game


def automas_of(game: Game[Any], people: int) -> tuple[str, ...]:
    """Return the automas that play with a number of people, in the order of their seats."""
    return game.AUTOMAS.get(people, ())


def seats_of(game: Game[Any], people: int) -> range:
    """Return every seat of a game for a number of people: theirs, then those of automas."""
    return range(people + len(automas_of(game, people)))
