"""Find what an action of Great Western Trail lacks. Only refusals ask, never a play-out."""

from typing import Final

from railherd.games.gwt.figures import reasons, verbs
from railherd.games.gwt.rules.workers import KINDS
from railherd.games.gwt.state import State
from railherd.kit.figures.lookup import EMPTY
from railherd.kit.figures.reasons import ACTION_TOO_DEAR, STATION_NO_DISC
from railherd.kit.figures.verbs import GAIN, HIRE
from railherd.kit.rules.row_market import find_content
from railherd.kit.rules.shortfall import NONE, refuse_count, refuse_hiring, shared_shortfall
from railherd.kit.rules.stations import upgrade_cost

WITHOUT_A_TARGET: Final = {
    verbs.REVERSE: reasons.ENGINE_CANNOT_REVERSE,
    verbs.EXPRESS: reasons.ENGINE_CANNOT_REVERSE,
    verbs.STROLL: reasons.NOWHERE_TO_GO,
    verbs.COPY: reasons.NOTHING_TO_COPY,
}


def shortfall(s: State, seat: int, action: int) -> int:
    """Return why a seat cannot do an action that it is not able to do."""
    act = s.figures.actions[action]
    if act.pay > s.players[seat].money:
        return ACTION_TOO_DEAR
    if act.verb in (GAIN, verbs.ENGINE) and act.per == verbs.TEPEE_PAIRS and s.scale(seat, act.per) == 0:
        return reasons.NO_TEPEE_PAIR
    if act.verb == verbs.ENGINE:
        return refuse_count(s, seat, act)
    if act.verb == HIRE:
        return refuse_hiring(s, seat, offered_workers(s, act.surcharge))
    if act.verb == verbs.TRADE:
        return reasons.NO_TEPEE_ANYWHERE if cheapest_trade(s) == NONE else reasons.TRADES_TOO_DEAR
    if act.verb == verbs.UPGRADE_BEHIND:
        return _refuse_stations(s, seat)
    if act.verb in WITHOUT_A_TARGET:
        return WITHOUT_A_TARGET[act.verb]
    return shared_shortfall(s, seat, act)


def offered_workers(s: State, surcharge: int) -> list[tuple[int, int]]:
    """Return the cost, with the surcharge of an action, and the kind of each worker of the open rows."""
    return [
        (max(0, s.figures.job_cost[row] + surcharge), kind)
        for row in range(s.marker_row())
        for kind in range(KINDS)
        if find_content(s, row, kind) != EMPTY
    ]


def cheapest_trade(s: State) -> int:
    """Return what the cheapest tepee costs, NONE if no tepee lies anywhere."""
    costs = [max(0, -s.figures.money[space]) for space in s.figures.tepee_spaces if s.tile[space] != EMPTY]
    return min(costs) if costs else NONE


def _refuse_stations(s: State, seat: int) -> int:
    if not _stations_behind(s, seat):
        return reasons.NO_STATION_TO_UPGRADE
    return STATION_NO_DISC if cheapest_station(s, seat) == NONE else reasons.STATIONS_TOO_DEAR


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
