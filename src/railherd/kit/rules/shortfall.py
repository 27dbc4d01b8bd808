"""Find what an action lacks: money, a card, a target or room. Only refusals ask, never a play-out."""

from typing import Final

from railherd.kit.figures.lookup import COWBOY, CRAFTSMAN, EMPTY
from railherd.kit.figures.reasons import (
    ACTION_TOO_DEAR,
    ALL_BUILT,
    BUILDINGS_TOO_DEAR,
    CARD_MISSING,
    CATTLE_MISSING,
    MARKET_EMPTY,
    NO_BUILDING_IN_WOODS,
    NO_CARDS_TO_DRAW,
    NO_HAZARD_ANYWHERE,
    NO_OBJECTIVES_LEFT,
    NO_ROOM_FOR_WORKERS,
    NO_SPACE_TO_BUILD,
    NO_SUCH_ACTION,
    NO_WORKER_TO_HIRE,
    OBJECTIVE_MISSING,
    OVER_CERTIFICATE_LIMIT,
    PAIR_MISSING,
    PURCHASES_TOO_DEAR,
    TOO_FEW_COWBOYS,
    TOO_FEW_CRAFTSMEN,
    WORKERS_TOO_DEAR,
)
from railherd.kit.figures.verbs import (
    ANY_CATTLE,
    AUXILIARY,
    BUILD,
    BUY,
    CERTIFICATE_LIMIT,
    CLEAR,
    CYCLE,
    DISCARD,
    DRAW,
    GAIN,
    OBJECTIVE,
    OBJECTIVE_CARD,
    PAIR,
    WOODS,
    Action,
)
from railherd.kit.rules.auxiliary import refuse_auxiliary
from railherd.kit.rules.buildings import craftsmen_needed
from railherd.kit.rules.market import count_of_value
from railherd.kit.state import TrailState

NONE: Final = -1  # there is nothing that has a price

WITHOUT_A_TARGET: Final = {
    CLEAR: NO_HAZARD_ANYWHERE,
    OBJECTIVE: NO_OBJECTIVES_LEFT,
    DRAW: NO_CARDS_TO_DRAW,
    CYCLE: NO_CARDS_TO_DRAW,
}
WITHOUT_A_CARD: Final = {ANY_CATTLE: CATTLE_MISSING, PAIR: PAIR_MISSING, OBJECTIVE_CARD: OBJECTIVE_MISSING}


def shared_shortfall(s: TrailState, seat: int, act: Action) -> int:
    """Return why a seat cannot do an action with a shared verb that it is not able to do."""
    if act.pay > s.players[seat].money:
        return ACTION_TOO_DEAR
    if act.verb == GAIN:
        return refuse_count(s, seat, act)
    if act.verb == DISCARD:
        return WITHOUT_A_CARD.get(act.card, CARD_MISSING)
    if act.verb == BUILD:
        return _refuse_building(s, seat)
    if act.verb == BUY:
        return _refuse_buying(s, seat)
    if act.verb == AUXILIARY:
        return refuse_auxiliary(s, seat, 0, 0)
    return WITHOUT_A_TARGET.get(act.verb, NO_SUCH_ACTION)


def refuse_count(s: TrailState, seat: int, act: Action) -> int:
    """Return why an action that is counted by something counts nothing; only certificates can lack room."""
    if s.scale(seat, act.per) == 0 and act.per != CERTIFICATE_LIMIT:
        return NO_BUILDING_IN_WOODS if act.per == WOODS else NO_SUCH_ACTION
    return OVER_CERTIFICATE_LIMIT if act.certificates else NO_SUCH_ACTION


def refuse_hiring(s: TrailState, seat: int, offered: list[tuple[int, int]]) -> int:
    """Return why a seat can hire none of the workers that are offered, each with its cost and kind."""
    if not offered:
        return NO_WORKER_TO_HIRE
    return NO_ROOM_FOR_WORKERS if cheapest_worker(s, seat, offered) == NONE else WORKERS_TOO_DEAR


def cheapest_worker(s: TrailState, seat: int, offered: list[tuple[int, int]]) -> int:
    """Return what the cheapest offered worker costs whom a seat has room for, NONE if there is none."""
    workers = s.players[seat].workers
    return min((cost for cost, kind in offered if workers[kind] < s.figures.workers_a_row), default=NONE)


def _refuse_building(s: TrailState, seat: int) -> int:
    if not s.players[seat].unbuilt:
        return ALL_BUILT
    fewest = fewest_craftsmen_of_all(s, seat)
    if fewest == NONE:
        return NO_SPACE_TO_BUILD
    return TOO_FEW_CRAFTSMEN if fewest > s.players[seat].workers[CRAFTSMAN] else BUILDINGS_TOO_DEAR


def fewest_craftsmen_of_all(s: TrailState, seat: int) -> int:
    """Return the craftsmen for the building that needs fewest where it may stand, NONE if none may stand."""
    fewest = NONE
    for number in range(s.figures.privates):
        if not s.players[seat].unbuilt >> number & 1:
            continue
        for space in s.figures.building_spaces:
            if s.tile[space] != EMPTY and s.owner(s.tile[space]) != seat:
                continue
            needed = craftsmen_needed(s, number, space)
            if needed > 0 and (fewest == NONE or needed < fewest):
                fewest = needed
    return fewest


def _refuse_buying(s: TrailState, seat: int) -> int:
    cowboys = fewest_cowboys(s)
    if cowboys == NONE:
        return MARKET_EMPTY
    return TOO_FEW_COWBOYS if cowboys > s.players[seat].workers[COWBOY] else PURCHASES_TOO_DEAR


def fewest_cowboys(s: TrailState) -> int:
    """Return the cowboys that the smallest purchase from the market needs, NONE if it has no cards for any."""
    fewest = NONE
    for way in range(s.figures.purchases):
        needed = s.figures.purchase_cowboys[way]
        if _has_cards_for(s, way) and (fewest == NONE or needed < fewest):
            fewest = needed
    return fewest


def cheapest_purchase(s: TrailState, seat: int) -> int:
    """Return the price of the cheapest purchase for which a seat has the cowboys, NONE if there is none."""
    cheapest = NONE
    for way in range(s.figures.purchases):
        cost = s.figures.purchase_cost[way]
        enough = s.figures.purchase_cowboys[way] <= s.players[seat].workers[COWBOY]
        if enough and _has_cards_for(s, way) and (cheapest == NONE or cost < cheapest):
            cheapest = cost
    return cheapest


def _has_cards_for(s: TrailState, way: int) -> bool:
    return count_of_value(s, s.figures.purchase_value[way], 0) >= s.figures.purchase_cards[way]
