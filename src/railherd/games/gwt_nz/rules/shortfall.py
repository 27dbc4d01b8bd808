"""Find what an action of New Zealand lacks. Only refusals ask, never a play-out."""

from railherd.games.gwt_nz.figures.reasons import NOTHING_GAINED
from railherd.games.gwt_nz.figures.verbs import INVEST, REMOTE, REPLACE, SEND, SHEAR, SHEEP, TOP
from railherd.games.gwt_nz.rules.board_shortfall import board_shortfall
from railherd.games.gwt_nz.rules.gains import refuse_gain
from railherd.games.gwt_nz.rules.shearing import shear_shortfall
from railherd.games.gwt_nz.state import State
from railherd.kit.figures.reasons import ACTION_TOO_DEAR
from railherd.kit.figures.verbs import GAIN, HIRE
from railherd.kit.rules.shortfall import shared_shortfall


def shortfall(s: State, seat: int, action: int) -> int:
    """Return why a seat cannot do an action that it is not able to do."""
    act = s.figures.actions[action]
    if act.pay > s.players[seat].money:
        return ACTION_TOO_DEAR
    if act.verb == GAIN:
        return refuse_gain(s, seat, act)
    if act.verb == TOP:
        return NOTHING_GAINED
    if act.verb in (HIRE, INVEST, REMOTE, SHEEP, REPLACE):
        return board_shortfall(s, seat, act)
    if act.verb in (SHEAR, SEND):
        return shear_shortfall(s, seat, act)
    return shared_shortfall(s, seat, act)
