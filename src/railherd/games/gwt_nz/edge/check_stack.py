"""Check that the waiting decisions of a position fit the table, and are a stack that play could lead to."""

from typing import Final

from railherd.core.contract import Names
from railherd.core.problem import Problem
from railherd.games.gwt_nz.edge.check_position import check_pieces
from railherd.games.gwt_nz.figures.verbs import SHEEP
from railherd.games.gwt_nz.rules.bonus_market import Swap
from railherd.games.gwt_nz.rules.cards import Conclude
from railherd.games.gwt_nz.rules.exchange import Repay
from railherd.games.gwt_nz.rules.sheep_market import TakeSheep
from railherd.games.gwt_nz.rules.wellington import AFTER, Pause
from railherd.games.gwt_nz.sarah.position import check_sarahs_turn
from railherd.games.gwt_nz.state import State
from railherd.kit.edge.check_decision import check_action, check_shared_decision
from railherd.kit.edge.check_position import problem
from railherd.kit.edge.check_stack import check_shared_stack
from railherd.kit.figures.lookup import EMPTY
from railherd.kit.figures.verbs import MOVE
from railherd.kit.rules.foresight import Foresight
from railherd.kit.rules.stations import Appoint
from railherd.kit.state import DecisionOn

# Decisions that may wait below another one. All others are answered before anything else is asked.
WAITING: Final = (
    "place", "start_path", "travel", "use", "pause", "reveal", "foresight", "take_objective", "conclude", "buy",
    "offer", "transport", "shear", "send_wool", "certify", "pathfind", "turn_tile", "store", "upgrade", "appoint",
    "take_sheep",
)  # fmt: skip
ANYWHERE: Final = ("pause", "deliver_disc")


def check_stack(s: State, names: Names) -> None:
    """Refuse a stack that play could not have led to."""
    check_pieces(s, names)
    if not check_sarahs_turn(s, names):
        for decision in s.pending:
            _check_decision(s, names, decision)
        check_shared_stack(s, WAITING, ANYWHERE, lambda stack: _has_chosen(s, stack), _has_left(s))
        _check_last_turn(s)
    _check_asides(s)


def _check_asides(s: State) -> None:
    """Refuse any question beside the turn but which cards to discard for those that an exchange token drew."""
    for seat, stack in enumerate(s.asides):
        for decision in stack[1:]:
            fits = isinstance(decision, Repay) and decision.left <= s.figures.exchange_cards
            if not fits or decision.seat != seat:
                raise problem(s, "position_pending", {"decision": decision.NAME})


def _has_chosen(s: State, stack: int) -> bool:
    """Return whether a turn in Wellington is past the choice from a stack."""
    first = s.pending[0]
    return isinstance(first, Foresight) and first.stack > stack


def _has_left(s: State) -> bool:
    """Return whether the runholder has left Wellington, and only free actions may follow."""
    return bool(s.pending) and isinstance(s.pending[0], Pause) and s.pending[0].values() == [AFTER]


def _check_last_turn(s: State) -> None:
    """Refuse another turn of the token's holder, who took it in the last choice of a visit to Wellington."""
    if s.pending and s.pending[0].seat == s.marker and not _has_left(s):
        raise Problem("gwt_nz.position_last_turn", {"seat": s.marker})


def _check_decision(s: State, names: Names, decision: DecisionOn[State]) -> None:
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
