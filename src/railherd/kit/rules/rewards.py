"""Give what an action earns: all of its money, as many certificates as wanted, then another action."""

from railherd.kit.figures.events import ACTION_USED, MONEY_GAINED
from railherd.kit.figures.lookup import COWBOY
from railherd.kit.figures.verbs import CERTIFICATE_LIMIT, COWBOYS, NO_ACTION, WOODS, Action
from railherd.kit.rules.certificates import offer_certificates, spaces_left
from railherd.kit.rules.offers import offer
from railherd.kit.state import TrailState


def scale(s: TrailState, seat: int, per: int) -> int:
    """Return how often an action counts for a seat, for the counts that all games have."""
    if per == COWBOYS:
        return s.players[seat].workers[COWBOY]
    if per == WOODS:
        return buildings_in_woods(s, seat)
    if per == CERTIFICATE_LIMIT:
        return spaces_left(s, seat)
    return 1


def buildings_in_woods(s: TrailState, seat: int) -> int:
    """Return how many of a seat's own buildings stand at the woods."""
    count = 0
    for space in s.figures.building_spaces:
        if s.figures.woods[space] and s.owner(s.tile[space]) == seat:
            count += 1
    return count


def gain(s: TrailState, seat: int, amount: int) -> None:
    """Give a seat money from the bank."""
    if amount:
        s.earn(seat, amount)
        s.emit(MONEY_GAINED, seat, amount)


def reward(s: TrailState, seat: int, index: int) -> None:
    """Give a seat what an action promises."""
    action = s.figures.actions[index]
    times = s.scale(seat, action.per)
    gain(s, seat, action.dollars * times)
    s.follow(ACTION_USED, seat, index)
    if action.then != NO_ACTION:
        offer(s, seat, action.then)
    if action.certificates:
        offer_certificates(s, seat, action.certificates * times)


def gives_anything(s: TrailState, seat: int, act: Action) -> bool:
    """Return whether a plain gain would change anything."""
    if act.dollars and s.scale(seat, act.per):
        return True
    return act.certificates > 0 and spaces_left(s, seat) > 0 and s.scale(seat, act.per) > 0
