"""The verbs that all trail games have: whether each can be done, and how it begins. Hiring is each game's own."""

from railherd.kit.figures.lookup import COWBOY
from railherd.kit.figures.verbs import (
    ANY_CATTLE,
    AUXILIARY,
    BUILD,
    BUY,
    CLEAR,
    CYCLE,
    DISCARD,
    DRAW,
    FIXED,
    GAIN,
    MOVE,
    OBJECTIVE,
    OBJECTIVE_CARD,
    PAIR,
    Action,
)
from railherd.kit.rules.auxiliary import Auxiliary, can_do_auxiliary
from railherd.kit.rules.buildings import Build, can_build
from railherd.kit.rules.discards import Draw, Pay, draw_and_shed
from railherd.kit.rules.hazards import Clear, is_any_hazard
from railherd.kit.rules.herd import discard, has_cards, holds_cattle, holds_objective, holds_pair
from railherd.kit.rules.market import Buy, can_buy
from railherd.kit.rules.objectives import TakeObjective, any_objective
from railherd.kit.rules.rewards import gives_anything, reward
from railherd.kit.rules.travel import WALK, Go
from railherd.kit.state import TrailState


def can_do(s: TrailState, seat: int, act: Action) -> bool:
    """Return whether a seat has what a shared verb needs, besides the action's own cost."""
    verb = act.verb
    if verb == DISCARD:
        return can_discard(s, seat, act.card)
    if verb == GAIN:
        return gives_anything(s, seat, act)
    if verb == AUXILIARY:
        return can_do_auxiliary(s, seat, 1 if act.most == 1 else 0)
    if verb == BUILD:
        return can_build(s, seat, act.price)
    if verb == BUY:
        return can_buy(s, seat)
    if verb == CLEAR:
        return is_any_hazard(s)
    if verb == OBJECTIVE:
        return any_objective(s)
    if verb in (DRAW, CYCLE):
        return has_cards(s, seat)
    return verb == MOVE


def begin(s: TrailState, seat: int, action: int) -> None:
    """Carry out a shared verb or push the decision that it asks for."""
    act = s.figures.actions[action]
    verb = act.verb
    if verb == GAIN:
        reward(s, seat, action)
    elif verb == DISCARD:
        start_discard(s, seat, action)
    elif verb == AUXILIARY:
        s.pending.append(Auxiliary(seat, 1 if act.most == 1 else 0))
    elif verb == BUILD:
        s.pending.append(Build(seat, act.price))
    elif verb == BUY:
        s.pending.append(Buy(seat, s.players[seat].workers[COWBOY]))
    elif verb == CLEAR:
        s.pending.append(Clear(seat, act.pay))
    elif verb == OBJECTIVE:
        s.pending.append(TakeObjective(seat, 1 if act.to_hand else 0))
    elif verb == DRAW:
        s.pending.append(Draw(seat, count_of(s, seat, act)))
    elif verb == CYCLE:
        draw_and_shed(s, seat, act.cards)
    else:
        assert verb == MOVE, "every verb begins somewhere"
        s.pending.append(Go(seat, act.most, WALK))


def count_of(s: TrailState, seat: int, act: Action) -> int:
    """Return how many cards or spaces an action is about: a fixed number, or one for each of something."""
    return act.most if act.per == FIXED else s.scale(seat, act.per)


def can_discard(s: TrailState, seat: int, card: int) -> bool:
    """Return whether a hand holds the cards that an action asks for."""
    if card == ANY_CATTLE:
        return holds_cattle(s, seat)
    if card == PAIR:
        return holds_pair(s, seat)
    if card == OBJECTIVE_CARD:
        return holds_objective(s, seat)
    return card in s.players[seat].hand


def start_discard(s: TrailState, seat: int, action: int) -> None:
    """Discard one particular card at once and give the reward, otherwise ask which card."""
    card = s.figures.actions[action].card
    if card >= 0:
        discard(s, seat, card)
        reward(s, seat, action)
    else:
        s.pending.append(Pay(seat, action))
