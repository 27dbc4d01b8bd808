"""Sarah's way along the trail: the human earns for their hands; at forks the whole way to Wellington decides."""

from typing import Final

from railherd.games.gwt_nz.figures import lines, steps
from railherd.games.gwt_nz.figures.sarah import NO_ROW, SARAH, SPECIAL_ROW
from railherd.games.gwt_nz.sarah.picks import Picks
from railherd.games.gwt_nz.sarah.step import HUMAN, then
from railherd.games.gwt_nz.state import State
from railherd.kit.figures.events import FEE_RECEIVED, RANCHER_MOVED
from railherd.kit.rules.trail import fee, is_location

# A whole way as one number: its steps, its fees, and those of them that the human earns.
STEP: Final = 1_000_000
FEE: Final = 1_000
NO_WAY: Final = 999 * STEP


def steps_of_card(s: State) -> int:
    """Return how many steps her card lets her go: a number, or a step for each worker of a row."""
    per = s.figures.sarah.per[s.hers().card]
    if per == NO_ROW:
        return s.figures.sarah.steps[s.hers().card]
    return s.players[SARAH].workers[s.hers().row if per == SPECIAL_ROW else per]


def walk(s: State, left: int) -> None:
    """Move on by all of some steps, up to Wellington or to a fork."""
    while left and s.players[SARAH].place != s.figures.kansas_city:
        following = s.figures.to[s.players[SARAH].place]
        if len(following) > 1:
            then(s, steps.WAY, left)
            return
        left -= enter(s, following[0])


def enter(s: State, space: int) -> int:
    """Move to the next space and return how many steps that cost. The human earns from the bank for their hands."""
    s.players[SARAH].place = space
    if not is_location(s, space):
        return 0
    s.emit(RANCHER_MOVED, SARAH, space)
    amount = fee(s, SARAH, space)
    if amount and s.owner(s.tile[space]) == HUMAN:
        s.earn(HUMAN, amount)
        s.emit(FEE_RECEIVED, HUMAN, amount, space, SARAH)
    return 1


def ways(s: State) -> Picks:
    """Return the next spaces at a fork that are best for her: few steps, low fees, low fees to the human."""
    here = s.players[SARAH].place
    best = [NO_WAY] * s.figures.spaces
    best[s.figures.kansas_city] = 0
    for space in range(s.figures.kansas_city - 1, here, -1):
        for following in s.figures.to[space]:
            best[space] = min(best[space], _cost(s, following) + best[following])
    picks = Picks(s.figures.to[here][:])
    picks.by(lines.FEWEST_STEPS, [(_cost(s, space) + best[space]) // STEP for space in picks.options])
    picks.by(lines.LOWEST_FEE, [(_cost(s, space) + best[space]) // FEE for space in picks.options])
    picks.by(lines.LOWEST_FEE_TO_YOU, [_cost(s, space) + best[space] for space in picks.options])
    return picks


def _cost(s: State, space: int) -> int:
    """Return what entering a space adds to a way."""
    if not is_location(s, space):
        return 0
    amount = fee(s, SARAH, space)
    return STEP + amount * FEE + (amount if s.owner(s.tile[space]) == HUMAN else 0)
