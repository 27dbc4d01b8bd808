"""Check that what a waiting decision of a position remembers fits the table."""

from railherd.core.contract import Names
from railherd.core.problem import Problem
from railherd.games.gwt.figures.verbs import COPY, REVERSE
from railherd.games.gwt.rules.railway import Collect, Reverse
from railherd.games.gwt.state import State
from railherd.kit.edge.check_decision import check_action, check_shared_decision
from railherd.kit.figures.lookup import EMPTY
from railherd.kit.figures.verbs import MOVE
from railherd.kit.rules.stations import Appoint
from railherd.kit.state import DecisionOn


def check_decision(s: State, names: Names, decision: DecisionOn[State]) -> None:
    """Refuse a decision that remembers something the table contradicts."""
    check_shared_decision(s, names, decision, (MOVE, COPY))
    if isinstance(decision, Reverse | Collect):
        fits = s.figures.actions[decision.action].verb == REVERSE
        check_action(s, names, decision, decision.action, fits)
    elif isinstance(decision, Appoint) and (decision.station >= len(s.masters) or s.masters[decision.station] == EMPTY):
        raise Problem("gwt.position_appoint", {"seat": decision.seat})
