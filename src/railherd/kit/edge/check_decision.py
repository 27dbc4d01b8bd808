"""Check that what a waiting decision of all trail games remembers fits the table of a position."""

from railherd.core import contract
from railherd.core.contract import Names
from railherd.core.problem import Problem
from railherd.kit.edge.check_position import problem
from railherd.kit.edge.position_forms import use_marks
from railherd.kit.figures.lookup import EMPTY, NOWHERE
from railherd.kit.figures.reasons import LEGAL
from railherd.kit.figures.verbs import DISCARD, NO_ACTION
from railherd.kit.rules.buildings import BuildAt
from railherd.kit.rules.delivery import DeliverDisc, refuse_city
from railherd.kit.rules.discards import Draw, Pay, PaySecond
from railherd.kit.rules.foresight import Foresight
from railherd.kit.rules.hazards import Clear
from railherd.kit.rules.offers import Offer
from railherd.kit.rules.place import Use
from railherd.kit.state import TrailState


def check_shared_decision(s: TrailState, names: Names, decision: contract.Decision, at_home: tuple[int, ...]) -> None:
    """Refuse a decision that remembers something the table contradicts; the verbs `at_home` are never offered."""
    player = s.players[decision.seat]
    if isinstance(decision, Use):
        _check_use(s, decision)
    elif isinstance(decision, Offer):
        for action in (decision.first, decision.second):
            check_action(s, names, decision, action, action == NO_ACTION or _verb(s, action) not in at_home)
    elif isinstance(decision, Pay | PaySecond):
        check_action(s, names, decision, decision.action, _verb(s, decision.action) == DISCARD)
    elif isinstance(decision, Clear) and decision.cost > player.money:
        raise problem(s, "position_cost", {"seat": decision.seat, "cost": decision.cost})
    elif isinstance(decision, BuildAt) and not player.unbuilt >> decision.number & 1:
        raise problem(s, "position_built", {"seat": decision.seat, "private": names["private"][decision.number]})
    elif isinstance(decision, DeliverDisc) and _refuses_disc(s, decision):
        raise problem(s, "position_delivery", {"seat": decision.seat, "city": names["city"][decision.city]})
    elif isinstance(decision, Draw):
        _check_number("draw.most", decision.most, s.figures.most_drawn)
    elif isinstance(decision, Foresight):
        _check_number("foresight.stack", decision.stack, len(s.figures.stacks) - 1)
    if isinstance(decision, PaySecond) and decision.card >= s.figures.cattle:
        raise problem(s, "position_pair", {"card": names["card"][decision.card]})


def check_action(s: TrailState, names: Names, decision: contract.Decision, action: int, fits: bool) -> None:
    """Refuse an action of a kind that the decision cannot be about."""
    if not fits:
        raise problem(s, "position_action", {"decision": decision.NAME, "action": names["action"][action]})


def _verb(s: TrailState, action: int) -> int:
    return s.figures.actions[action].verb


def _check_number(where: str, found: int, high: int) -> None:
    """Refuse a number that the figures do not allow."""
    if found > high:
        raise Problem("core.data_number", {"where": where, "low": 0, "high": high, "unit": 1})


def _check_use(s: TrailState, use: Use) -> None:
    """Refuse a copied building that is none or has no space, and used actions that the place does not have."""
    if (use.copied_space == NOWHERE) != (use.copied_tile == EMPTY) or use.copied_tile >= s.figures.buildings:
        raise problem(s, "position_copied", {})
    there = 0
    for mark in use_marks(s, use.tile, use.copied_tile).values():
        there |= mark
    if use.used & ~there:
        raise problem(s, "position_used", {"used": str(use.used)})


def _refuses_disc(s: TrailState, disc: DeliverDisc) -> bool:
    """Return whether a city takes no disc from a seat, however valuable the herd."""
    return refuse_city(s, disc.seat, disc.city, s.figures.city_value[disc.city], disc.ordinary == 1) != LEGAL
