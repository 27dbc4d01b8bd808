"""Find what an action of the markets, the ship or the buildings lacks. Only refusals ask, never a play-out."""

from railherd.games.gwt_nz.figures.lookup import WORKERS
from railherd.games.gwt_nz.figures.reasons import (
    BONUSES_TOO_DEAR,
    HARBOUR_TOO_DEAR,
    HARBOURS_TOO_DEAR,
    NO_BONUS_ANYWHERE,
    NO_HARBOUR_IN_REACH,
    NO_STOREHOUSE_LEFT,
    NO_SUCH_SHEEP,
    NOTHING_TO_REPLACE,
)
from railherd.games.gwt_nz.figures.verbs import INVEST, REMOTE, REPLACE, SHEEP
from railherd.games.gwt_nz.rules.bonus_market import investment_cost, refuse_investment
from railherd.games.gwt_nz.rules.harbours import has_storehouse
from railherd.games.gwt_nz.rules.ship import refuse_remote
from railherd.games.gwt_nz.rules.workers import hire_cost
from railherd.games.gwt_nz.state import State
from railherd.kit.figures.lookup import EMPTY
from railherd.kit.figures.reasons import (
    NO_ROOM_FOR_WORKERS,
    NO_SUCH_ACTION,
    NO_WORKER_TO_HIRE,
    WORKERS_TOO_DEAR,
)
from railherd.kit.figures.verbs import HIRE, Action
from railherd.kit.rules.row_market import COLUMNS
from railherd.kit.rules.shortfall import NONE


def board_shortfall(s: State, seat: int, act: Action) -> int:
    """Return why a seat cannot do an action of the board that it is not able to do."""
    if act.verb == HIRE:
        return _refuse_hiring(s, seat, act.surcharge)
    if act.verb == INVEST:
        return _refuse_investing(s, seat, act.surcharge)
    if act.verb == REMOTE:
        return _refuse_remote(s, seat, act.most)
    return {SHEEP: NO_SUCH_SHEEP, REPLACE: NOTHING_TO_REPLACE}.get(act.verb, NO_SUCH_ACTION)


def _refuse_hiring(s: State, seat: int, surcharge: int) -> int:
    if cheapest_worker(s, seat, surcharge, False) == NONE:
        return NO_WORKER_TO_HIRE
    return NO_ROOM_FOR_WORKERS if cheapest_worker(s, seat, surcharge, True) == NONE else WORKERS_TOO_DEAR


def cheapest_worker(s: State, seat: int, surcharge: int, room: bool) -> int:
    """Return what the cheapest worker costs, NONE if there is none; with `room`, only of kinds that still fit."""
    workers = s.players[seat].workers
    costs = [
        hire_cost(s, row, surcharge)
        for kind in range(len(WORKERS))
        for row in range(s.figures.hire_rows)
        if s.columns[kind] >> row & 1 and not (room and workers[kind] >= s.figures.workers_a_row)
    ]
    return min(costs, default=NONE)


def _refuse_investing(s: State, seat: int, surcharge: int) -> int:
    """Name what the cheapest tile lacks: pounds, or something else that it asks for."""
    cost, row, tile = cheapest_tile(s, surcharge)
    if tile == NONE:
        return NO_BONUS_ANYWHERE
    return BONUSES_TOO_DEAR if cost > s.players[seat].money else refuse_investment(s, seat, row, tile, surcharge)


def cheapest_tile(s: State, surcharge: int) -> tuple[int, int, int]:
    """Return what the cheapest bonus tile of the open rows costs, its row and the tile, NONE for each without any."""
    spaces = [space for space in range(s.marker_row() * COLUMNS) if s.jobs[space] != EMPTY]
    tiles = [(space // COLUMNS, s.jobs[space]) for space in spaces]
    costs = [(investment_cost(s, row, tile, surcharge), row, tile) for row, tile in tiles]
    return min(costs, default=(NONE, NONE, NONE))


def _refuse_remote(s: State, seat: int, most: int) -> int:
    if not has_storehouse(s, seat):
        return NO_STOREHOUSE_LEFT
    return NO_HARBOUR_IN_REACH if cheapest_remote(s, seat, most) == NONE else HARBOURS_TOO_DEAR


def cheapest_remote(s: State, seat: int, most: int) -> int:
    """Return what the cheapest harbour costs that only lacks pounds, NONE if there is none in reach."""
    harbours = [h for h in range(s.figures.harbours) if refuse_remote(s, seat, h, most) == HARBOUR_TOO_DEAR]
    return min((s.figures.harbour_cost[harbour] for harbour in harbours), default=NONE)
