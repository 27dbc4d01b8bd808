"""Give what an action earns: all of its money, as many certificates as wanted, then another action."""

from railherd.games.gwt.figures.events import MONEY_GAINED
from railherd.games.gwt.figures.lookup import COWBOY, ENGINEER
from railherd.games.gwt.figures.verbs import (
    CERTIFICATE_LIMIT,
    COWBOYS,
    ENGINEERS,
    NO_ACTION,
    TEPEE_PAIRS,
    WOODS,
)
from railherd.games.gwt.rules.certificates import offer_certificates, spaces_left
from railherd.games.gwt.rules.offers import offer
from railherd.games.gwt.state import State


def scale(s: State, seat: int, per: int) -> int:
    """Return how often an action counts for a seat now."""
    player = s.players[seat]
    if per == ENGINEERS:
        return player.workers[ENGINEER]
    if per == COWBOYS:
        return player.workers[COWBOY]
    if per == WOODS:
        return buildings_in_woods(s, seat)
    if per == TEPEE_PAIRS:
        return min(player.tepees[0], player.tepees[1])
    if per == CERTIFICATE_LIMIT:
        return spaces_left(s, seat)
    return 1


def buildings_in_woods(s: State, seat: int) -> int:
    """Return how many of a seat's own buildings stand at the woods."""
    count = 0
    for space in s.figures.building_spaces:
        if s.figures.woods[space] and s.owner(s.tile[space]) == seat:
            count += 1
    return count


def gain(s: State, seat: int, amount: int) -> None:
    """Give a seat money from the bank."""
    if amount:
        s.earn(seat, amount)
        s.emit(MONEY_GAINED, seat, amount)


def reward(s: State, seat: int, index: int) -> None:
    """Give a seat what an action promises."""
    action = s.figures.actions[index]
    times = scale(s, seat, action.per)
    gain(s, seat, action.dollars * times)
    if action.then != NO_ACTION:
        offer(s, seat, action.then)
    if action.certificates:
        offer_certificates(s, seat, action.certificates * times)
