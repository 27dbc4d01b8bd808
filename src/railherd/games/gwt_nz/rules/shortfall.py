"""Find what an action of New Zealand lacks. Only refusals ask, never a play-out."""

from typing import Final

from railherd.games.gwt_nz.figures import reasons, verbs
from railherd.games.gwt_nz.figures.lookup import WORKERS
from railherd.games.gwt_nz.rules.bonus_market import investment_cost, refuse_investment
from railherd.games.gwt_nz.rules.gains import refuse_gain
from railherd.games.gwt_nz.rules.harbours import has_storehouse
from railherd.games.gwt_nz.rules.shearing import refuse_sending
from railherd.games.gwt_nz.rules.ship import refuse_remote
from railherd.games.gwt_nz.rules.workers import hire_cost
from railherd.games.gwt_nz.state import State
from railherd.kit.figures.lookup import EMPTY
from railherd.kit.figures.reasons import ACTION_TOO_DEAR, CATTLE_MISSING
from railherd.kit.figures.verbs import GAIN, HIRE
from railherd.kit.rules.row_market import COLUMNS
from railherd.kit.rules.shortfall import NONE, refuse_hiring, shared_shortfall

WITHOUT_A_TARGET: Final = {
    verbs.TOP: reasons.NOTHING_GAINED,
    verbs.SHEEP: reasons.NO_SUCH_SHEEP,
    verbs.REPLACE: reasons.NOTHING_TO_REPLACE,
    verbs.SHEAR: CATTLE_MISSING,
}


def shortfall(s: State, seat: int, action: int) -> int:
    """Return why a seat cannot do an action that it is not able to do."""
    act = s.figures.actions[action]
    if act.pay > s.players[seat].money:
        return ACTION_TOO_DEAR
    if act.verb == GAIN:
        return refuse_gain(s, seat, act)
    if act.verb == HIRE:
        return refuse_hiring(s, seat, offered_workers(s, act.surcharge))
    if act.verb == verbs.INVEST:
        return _refuse_investing(s, seat, act.surcharge)
    if act.verb == verbs.REMOTE:
        return _refuse_remote(s, seat, act.most)
    if act.verb == verbs.SEND:
        return refuse_sending(s, seat, act.post)
    return WITHOUT_A_TARGET.get(act.verb) or shared_shortfall(s, seat, act)


def offered_workers(s: State, surcharge: int) -> list[tuple[int, int]]:
    """Return the cost, with the surcharge of an action, and the kind of each worker of the job market."""
    return [
        (hire_cost(s, row, surcharge), kind)
        for kind in range(len(WORKERS))
        for row in range(s.figures.hire_rows)
        if s.columns[kind] >> row & 1
    ]


def _refuse_investing(s: State, seat: int, surcharge: int) -> int:
    """Name what the cheapest tile lacks: pounds, or something else that it asks for."""
    cost, row, tile = cheapest_tile(s, surcharge)
    if tile == NONE:
        return reasons.NO_BONUS_ANYWHERE
    if cost > s.players[seat].money:
        return reasons.BONUSES_TOO_DEAR
    return refuse_investment(s, seat, row, tile, surcharge)


def cheapest_tile(s: State, surcharge: int) -> tuple[int, int, int]:
    """Return what the cheapest bonus tile of the open rows costs, its row and the tile, NONE for each without any."""
    spaces = [space for space in range(s.marker_row() * COLUMNS) if s.jobs[space] != EMPTY]
    tiles = [(space // COLUMNS, s.jobs[space]) for space in spaces]
    costs = [(investment_cost(s, row, tile, surcharge), row, tile) for row, tile in tiles]
    return min(costs, default=(NONE, NONE, NONE))


def _refuse_remote(s: State, seat: int, most: int) -> int:
    if not has_storehouse(s, seat):
        return reasons.NO_STOREHOUSE_LEFT
    return reasons.NO_HARBOUR_IN_REACH if cheapest_remote(s, seat, most) == NONE else reasons.HARBOURS_TOO_DEAR


def cheapest_remote(s: State, seat: int, most: int) -> int:
    """Return what the cheapest harbour costs that only lacks pounds, NONE if there is none in reach."""
    dear = reasons.HARBOUR_TOO_DEAR
    costs = [c for h, c in enumerate(s.figures.harbour_cost) if refuse_remote(s, seat, h, most) == dear]
    return min(costs, default=NONE)
