"""Check that what a waiting decision of a position remembers fits the table."""

from railherd.core.contract import Names
from railherd.core.problem import Problem
from railherd.games.gwt_nz.figures.verbs import SHEEP
from railherd.games.gwt_nz.rules.bonus_market import Swap
from railherd.games.gwt_nz.rules.cards import Conclude
from railherd.games.gwt_nz.rules.sheep_market import TakeSheep
from railherd.games.gwt_nz.state import State
from railherd.kit.edge.check_decision import check_action, check_shared_decision
from railherd.kit.figures.lookup import EMPTY
from railherd.kit.figures.verbs import MOVE
from railherd.kit.rules.stations import Appoint
from railherd.kit.state import DecisionOn


def check_decision(s: State, names: Names, decision: DecisionOn[State]) -> None:
    """Refuse a decision that remembers something the table contradicts."""
    check_shared_decision(s, names, decision, (MOVE,))
    if isinstance(decision, TakeSheep):
        action = s.figures.actions[decision.action]
        fits = action.verb == SHEEP and decision.left <= action.cards
        check_action(s, names, decision, decision.action, fits)
    elif isinstance(decision, Appoint) and s.masters[decision.station] == EMPTY:
        raise Problem("gwt_nz.position_appoint", {"seat": decision.seat})
    elif isinstance(decision, Swap) and not s.figures.bonus_remove[decision.tile]:
        raise Problem("gwt_nz.position_swap", {"tile": names["supply"][decision.tile]})
    elif isinstance(decision, Conclude) and not s.figures.cattle <= decision.card < s.figures.first_objective:
        raise Problem("gwt_nz.position_played", {"card": names["card"][decision.card]})
