"""Find what an action of Great Western Trail lacks. Only refusals ask, never a play-out."""

from typing import Final

from railherd.games.gwt.figures.reasons import (
    ENGINE_CANNOT_REVERSE,
    NO_STATION_TO_UPGRADE,
    NO_TEPEE_ANYWHERE,
    NO_TEPEE_PAIR,
    NOTHING_TO_COPY,
    NOWHERE_TO_GO,
    STATIONS_TOO_DEAR,
    TRADES_TOO_DEAR,
)
from railherd.games.gwt.figures.verbs import (
    COPY,
    ENGINE,
    EXPRESS,
    REVERSE,
    STROLL,
    TEPEE_PAIRS,
    TRADE,
    UPGRADE_BEHIND,
)
from railherd.games.gwt.rules.workers import KINDS
from railherd.games.gwt.state import State
from railherd.kit.figures.lookup import EMPTY
from railherd.kit.figures.reasons import (
    ACTION_TOO_DEAR,
    NO_ROOM_FOR_WORKERS,
    NO_WORKER_TO_HIRE,
    STATION_NO_DISC,
    WORKERS_TOO_DEAR,
)
from railherd.kit.figures.verbs import GAIN, HIRE
from railherd.kit.rules.row_market import find_content
from railherd.kit.rules.shortfall import NONE, refuse_count, shared_shortfall
from railherd.kit.rules.stations import upgrade_cost

WITHOUT_A_TARGET: Final = {
    REVERSE: ENGINE_CANNOT_REVERSE,
    EXPRESS: ENGINE_CANNOT_REVERSE,
    STROLL: NOWHERE_TO_GO,
    COPY: NOTHING_TO_COPY,
}


def shortfall(s: State, seat: int, action: int) -> int:
    """Return why a seat cannot do an action that it is not able to do."""
    act = s.figures.actions[action]
    if act.pay > s.players[seat].money:
        return ACTION_TOO_DEAR
    if act.verb in (GAIN, ENGINE) and act.per == TEPEE_PAIRS and s.scale(seat, act.per) == 0:
        return NO_TEPEE_PAIR
    if act.verb == ENGINE:
        return refuse_count(s, seat, act)
    if act.verb == HIRE:
        return _refuse_hiring(s, seat, act.surcharge)
    if act.verb == TRADE:
        return NO_TEPEE_ANYWHERE if cheapest_trade(s) == NONE else TRADES_TOO_DEAR
    if act.verb == UPGRADE_BEHIND:
        return _refuse_stations(s, seat)
    if act.verb in WITHOUT_A_TARGET:
        return WITHOUT_A_TARGET[act.verb]
    return shared_shortfall(s, seat, act)


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
            if fits and find_content(s, row, kind) != EMPTY and (cheapest == NONE or cost < cheapest):
                cheapest = cost
    return cheapest


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
