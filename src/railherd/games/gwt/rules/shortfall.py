"""Find what an action lacks: money, a card, a target or room. Only refusals ask, never a play-out."""

from typing import Final

from railherd.games.gwt.figures.lookup import COWBOY, CRAFTSMAN, EMPTY, PRIVATES
from railherd.games.gwt.figures.reasons import (
    ACTION_TOO_DEAR,
    ALL_BUILT,
    BUILDINGS_TOO_DEAR,
    CARD_MISSING,
    CATTLE_MISSING,
    ENGINE_CANNOT_REVERSE,
    MARKET_EMPTY,
    NO_BUILDING_IN_WOODS,
    NO_CARDS_TO_DRAW,
    NO_HAZARD_ANYWHERE,
    NO_OBJECTIVES_LEFT,
    NO_ROOM_FOR_WORKERS,
    NO_SPACE_TO_BUILD,
    NO_STATION_TO_UPGRADE,
    NO_SUCH_ACTION,
    NO_TEPEE_ANYWHERE,
    NO_TEPEE_PAIR,
    NO_WORKER_TO_HIRE,
    NOWHERE_TO_GO,
    OBJECTIVE_MISSING,
    OVER_CERTIFICATE_LIMIT,
    PAIR_MISSING,
    PURCHASES_TOO_DEAR,
    STATION_NO_DISC,
    STATIONS_TOO_DEAR,
    TOO_FEW_COWBOYS,
    TOO_FEW_CRAFTSMEN,
    TRADES_TOO_DEAR,
    WORKERS_TOO_DEAR,
)
from railherd.games.gwt.figures.verbs import (
    ANY_CATTLE,
    AUXILIARY,
    BUILD,
    BUY,
    CERTIFICATE_LIMIT,
    CLEAR,
    CYCLE,
    DISCARD,
    DRAW,
    ENGINE,
    EXPRESS,
    GAIN,
    HIRE,
    OBJECTIVE,
    OBJECTIVE_CARD,
    PAIR,
    REVERSE,
    STROLL,
    TEPEE_PAIRS,
    TRADE,
    UPGRADE_BEHIND,
    WOODS,
    Action,
)
from railherd.games.gwt.rules.auxiliary import refuse_auxiliary
from railherd.games.gwt.rules.buildings import craftsmen_needed
from railherd.games.gwt.rules.market import count_of_value
from railherd.games.gwt.rules.railway import upgrade_cost
from railherd.games.gwt.rules.rewards import scale
from railherd.games.gwt.rules.workers import KINDS, find_worker
from railherd.games.gwt.state import State

NONE: Final = -1  # there is nothing that has a price

WITHOUT_A_TARGET: Final = {
    CLEAR: NO_HAZARD_ANYWHERE,
    OBJECTIVE: NO_OBJECTIVES_LEFT,
    REVERSE: ENGINE_CANNOT_REVERSE,
    EXPRESS: ENGINE_CANNOT_REVERSE,
    DRAW: NO_CARDS_TO_DRAW,
    CYCLE: NO_CARDS_TO_DRAW,
    STROLL: NOWHERE_TO_GO,
}
WITHOUT_A_CARD: Final = {ANY_CATTLE: CATTLE_MISSING, PAIR: PAIR_MISSING, OBJECTIVE_CARD: OBJECTIVE_MISSING}
NOTHING_COUNTED: Final = {WOODS: NO_BUILDING_IN_WOODS, TEPEE_PAIRS: NO_TEPEE_PAIR}


def shortfall(s: State, seat: int, action: int) -> int:
    """Return why a seat cannot do an action that it is not able to do."""
    act = s.figures.actions[action]
    if act.pay > s.players[seat].money:
        return ACTION_TOO_DEAR
    if act.verb == GAIN or act.verb == ENGINE:
        return _refuse_count(s, seat, act)
    if act.verb == DISCARD:
        return WITHOUT_A_CARD.get(act.card, CARD_MISSING)
    if act.verb == HIRE:
        return _refuse_hiring(s, seat, act.surcharge)
    if act.verb == BUILD:
        return _refuse_building(s, seat)
    if act.verb == BUY:
        return _refuse_buying(s, seat)
    if act.verb == TRADE:
        return NO_TEPEE_ANYWHERE if cheapest_trade(s) == NONE else TRADES_TOO_DEAR
    if act.verb == UPGRADE_BEHIND:
        return _refuse_stations(s, seat)
    if act.verb == AUXILIARY:
        return refuse_auxiliary(s, seat, 0, 0)
    return WITHOUT_A_TARGET.get(act.verb, NO_SUCH_ACTION)


def _refuse_count(s: State, seat: int, act: Action) -> int:
    """Return why a gain or a move of the engine counts nothing; only certificates can lack room."""
    if scale(s, seat, act.per) == 0 and act.per != CERTIFICATE_LIMIT:
        return NOTHING_COUNTED.get(act.per, NO_SUCH_ACTION)
    return OVER_CERTIFICATE_LIMIT if act.certificates else NO_SUCH_ACTION


def _refuse_hiring(s: State, seat: int, surcharge: int) -> int:
    if cheapest_worker(s, seat, surcharge, False) == NONE:
        return NO_WORKER_TO_HIRE
    return NO_ROOM_FOR_WORKERS if cheapest_worker(s, seat, surcharge, True) == NONE else WORKERS_TOO_DEAR


def cheapest_worker(s: State, seat: int, surcharge: int, room: bool) -> int:
    """Return what the cheapest worker of the open rows costs; with `room`, only of kinds that still fit."""
    workers = s.players[seat].workers
    cheapest = NONE
    for row in range(s.marker_row()):
        cost = max(0, s.figures.job_cost[row] + surcharge)
        for kind in range(KINDS):
            fits = not room or workers[kind] < s.figures.workers_a_row
            if fits and find_worker(s, row, kind) != EMPTY and (cheapest == NONE or cost < cheapest):
                cheapest = cost
    return cheapest


def _refuse_building(s: State, seat: int) -> int:
    if not s.players[seat].unbuilt:
        return ALL_BUILT
    fewest = fewest_craftsmen_of_all(s, seat)
    if fewest == NONE:
        return NO_SPACE_TO_BUILD
    return TOO_FEW_CRAFTSMEN if fewest > s.players[seat].workers[CRAFTSMAN] else BUILDINGS_TOO_DEAR


def fewest_craftsmen_of_all(s: State, seat: int) -> int:
    """Return the craftsmen for the building that needs fewest where it may stand, NONE if none may stand."""
    fewest = NONE
    for number in range(PRIVATES):
        if not s.players[seat].unbuilt >> number & 1:
            continue
        for space in s.figures.building_spaces:
            if s.tile[space] != EMPTY and s.owner(s.tile[space]) != seat:
                continue
            needed = craftsmen_needed(s, number, space)
            if needed > 0 and (fewest == NONE or needed < fewest):
                fewest = needed
    return fewest


def _refuse_buying(s: State, seat: int) -> int:
    cowboys = fewest_cowboys(s)
    if cowboys == NONE:
        return MARKET_EMPTY
    return TOO_FEW_COWBOYS if cowboys > s.players[seat].workers[COWBOY] else PURCHASES_TOO_DEAR


def fewest_cowboys(s: State) -> int:
    """Return the cowboys that the smallest purchase from the market needs, NONE if it has no cards for any."""
    fewest = NONE
    for way in range(s.figures.purchases):
        needed = s.figures.purchase_cowboys[way]
        if _has_cards_for(s, way) and (fewest == NONE or needed < fewest):
            fewest = needed
    return fewest


def cheapest_purchase(s: State, seat: int) -> int:
    """Return the price of the cheapest purchase for which a seat has the cowboys, NONE if there is none."""
    cheapest = NONE
    for way in range(s.figures.purchases):
        cost = s.figures.purchase_cost[way]
        enough = s.figures.purchase_cowboys[way] <= s.players[seat].workers[COWBOY]
        if enough and _has_cards_for(s, way) and (cheapest == NONE or cost < cheapest):
            cheapest = cost
    return cheapest


def _has_cards_for(s: State, way: int) -> bool:
    return count_of_value(s, s.figures.purchase_value[way], 0) >= s.figures.purchase_cards[way]


def cheapest_trade(s: State) -> int:
    """Return what the cheapest tepee costs, NONE if no tepee lies anywhere."""
    costs = [max(0, -s.figures.money[space]) for space in s.figures.tepee_spaces if s.tile[space] != EMPTY]
    return min(costs) if costs else NONE


def _refuse_stations(s: State, seat: int) -> int:
    if not _stations_behind(s, seat):
        return NO_STATION_TO_UPGRADE
    return STATION_NO_DISC if cheapest_station(s, seat) == NONE else STATIONS_TOO_DEAR


def cheapest_station(s: State, seat: int) -> int:
    """Return what the cheapest station behind the engine costs with its disc, NONE without a station or a disc."""
    costs = [upgrade_cost(s, seat, station) for station in _stations_behind(s, seat)]
    payable = [cost for cost in costs if cost != NONE]
    return min(payable) if payable else NONE


def _stations_behind(s: State, seat: int) -> list[int]:
    """Return the stations behind the engine that a seat has not upgraded."""
    player = s.players[seat]
    return [
        station
        for station in range(s.figures.stations)
        if s.figures.station_position[station] < player.engine and not player.stations >> station & 1
    ]
