"""Write what only Sarah has as data that a person can edit, read it back, and check her waiting steps."""

from railherd.core.components.checked import Checked
from railherd.core.contract import Json, Names
from railherd.core.problem import Problem
from railherd.games.gwt_nz.figures import steps
from railherd.games.gwt_nz.figures.lookup import HAZARDS
from railherd.games.gwt_nz.figures.sarah import SARAH
from railherd.games.gwt_nz.sarah.board import NO_CARD, NO_POST, Sarah
from railherd.games.gwt_nz.sarah.step import Step
from railherd.games.gwt_nz.sarah.tiles import objective_line
from railherd.games.gwt_nz.state import State
from railherd.kit.edge.position import named, read_pile, write_pile

MOST = 10  # of anything that a step counts: steps of her way, craftsmen, cards
IN_WELLINGTON = (steps.RETURN, steps.FORESEE, steps.DELIVER)


def write_sarah(s: State, names: Names) -> Json:
    """Return what only she has, nothing in a game without her."""
    return (
        {}
        if s.sarah is None
        else {"sarah": {**write_pile("deck", names["sarah_card"], s.sarah.deck), **_open(s, names)}}
    )


def view_sarah(s: State, names: Names) -> Json | None:
    """Return what everybody sees of what only she has; None in a game without her."""
    if s.sarah is None:
        return None
    return {"deck": s.sarah.deck.size(), "pile": len(s.players[SARAH].discards), **_open(s, names)}


def _open(s: State, names: Names) -> Json:
    """Return what lies open: her cards besides the deck, her token, her last delivery and the line of objectives."""
    sarah, cards = s.hers(), names["sarah_card"]
    return {
        "played": named(cards, sarah.played),
        "card": None if sarah.card == NO_CARD else cards[sarah.card],
        "row": names["worker"][sarah.row],
        "post": None if sarah.post == NO_POST else names["city"][sarah.post],
        "line": named(names["objective"], objective_line(s)),
    }


def read_sarah(s: State, position: Checked) -> None:
    """Read what only she has; a game without her says nothing of it."""
    sarah = s.sarah
    if sarah is None:
        return
    given = Checked(position.value("sarah"), "position.sarah", position.names)
    read_pile(given, "deck", "sarah_card", sarah.deck)
    sarah.played = given.ids("played", "sarah_card")
    sarah.card = given.id("card", "sarah_card", none=NO_CARD)
    sarah.row = given.id("row", "worker")
    sarah.post = given.id("post", "city", none=NO_POST)
    sarah.line = given.ids("line", "objective")
    given.close()
    _check_sarah(s, sarah)


def _check_sarah(s: State, sarah: Sarah) -> None:
    """Refuse cards of another level, and objective cards in line that are not on display."""
    cards = sorted(sarah.deck.bag + sarah.deck.known + sarah.played + [sarah.card] * (sarah.card != NO_CARD))
    if cards != s.figures.sarah.used[sarah.level]:
        raise Problem("gwt_nz.position_sarah_cards")
    if sorted(sarah.line) != s.shown:
        raise Problem("gwt_nz.position_sarah_line")


def check_sarahs_turn(s: State, names: Names) -> bool:
    """Refuse a token off her largest row, and steps that play could not have left; return whether it is her turn."""
    if s.sarah is None:
        return False
    _check_seat(s)
    workers, row = s.players[SARAH].workers, s.sarah.row
    specialises = any(step.values() == [steps.SPECIALISE, 0] for step in s.pending)
    if row >= len(workers) or (workers[row] < max(workers) and not specialises):
        raise Problem("gwt_nz.position_sarah_row")
    is_turn = bool(s.pending) and isinstance(s.pending[0], Step)
    if (s.sarah.card != NO_CARD) != (is_turn and s.pending[0].values()[0] == steps.FINISH):
        raise Problem("gwt_nz.position_sarah_cards")
    if is_turn:
        _check_steps(s, names)
    return is_turn


def _check_seat(s: State) -> None:
    """Refuse Sarah what she never has."""
    player = s.players[SARAH]
    held = (player.money, player.gold, player.tokens, player.certificates, player.masters, player.jokers, player.depots)
    if any(held) or player.hand or player.deck.size() or player.bonuses or player.objectives:
        raise Problem("gwt_nz.position_sarah_seat")


def _check_steps(s: State, names: Names) -> None:
    in_town = s.players[SARAH].place == s.figures.kansas_city
    before = -1
    for height, step in enumerate(s.pending):
        fits = isinstance(step, Step) and (step.step in (steps.TURN_UP, steps.FINISH)) == (height == 0)
        fits = fits and (height == 0 or s.pending[0].values()[0] == steps.FINISH)
        if not (isinstance(step, Step) and fits and before <= _rank(step.step) and step.amount <= _most(s, step.step)):
            raise Problem("gwt_nz.position_pending", {"decision": step.NAME})
        if step.step in IN_WELLINGTON and not in_town:
            raise Problem("gwt_nz.position_sarah_step", {"step": names["step"][step.step]})
        before = _rank(step.step)


def _rank(step: int) -> int:
    """Return how late a step comes: those that come later wait below."""
    order = (steps.FINISH, steps.RETURN, steps.VISIT, steps.FORESEE, steps.ACT, steps.DELIVER)
    return order.index(step) if step in order else len(order)


def _most(s: State, step: int) -> int:
    """Return the highest number that can go with a step."""
    limits = {
        steps.SHEEP: len(s.figures.sarah.groups) - 1,
        steps.SITE: s.figures.privates - 1,
        steps.HAZARD: len(HAZARDS) - 1,
        steps.FORESEE: len(s.figures.stacks) - 1,
    }
    return limits.get(step, MOST)
