"""Check whether each verb can be done, and start it."""

from railherd.games.gwt.figures.events import MONEY_PAID
from railherd.games.gwt.figures.lookup import COWBOY
from railherd.games.gwt.figures.reasons import LEGAL
from railherd.games.gwt.figures.verbs import (
    ANY_CATTLE,
    AUXILIARY,
    BUILD,
    BUY,
    CLEAR,
    COPY,
    CYCLE,
    DISCARD,
    DRAW,
    ENGINE,
    EXPRESS,
    FIXED,
    GAIN,
    HIRE,
    MOVE,
    OBJECTIVE,
    OBJECTIVE_CARD,
    PAIR,
    REVERSE,
    STROLL,
    TRADE,
    UPGRADE_BEHIND,
    Action,
)
from railherd.games.gwt.rules.auxiliary import Auxiliary, can_do_auxiliary
from railherd.games.gwt.rules.buildings import Build, can_build
from railherd.games.gwt.rules.certificates import spaces_left
from railherd.games.gwt.rules.delivery import Express
from railherd.games.gwt.rules.discards import Draw, Pay, Remove, draw_and_shed
from railherd.games.gwt.rules.engine_reach import ahead, behind
from railherd.games.gwt.rules.hazards import Clear, Trade, can_trade, is_any_hazard
from railherd.games.gwt.rules.herd import discard, has_cards, holds_cattle, holds_objective, holds_pair
from railherd.games.gwt.rules.market import Buy, can_buy
from railherd.games.gwt.rules.objectives import TakeObjective, any_objective
from railherd.games.gwt.rules.railway import Advance, Reverse, UpgradeBehind, can_upgrade_behind
from railherd.games.gwt.rules.rewards import reward, scale
from railherd.games.gwt.rules.shortfall import shortfall
from railherd.games.gwt.rules.trail import destinations
from railherd.games.gwt.rules.travel import STROLL as STROLLING
from railherd.games.gwt.rules.travel import WALK, Go
from railherd.games.gwt.rules.turn_end import pass_turn
from railherd.games.gwt.rules.workers import Hire, can_hire
from railherd.games.gwt.state import State


class PlayableState(State):
    """A state that can check and start every action."""

    def able(self, seat: int, action: int) -> bool:
        """Return whether a seat can pay for an action and has what its verb needs."""
        act = self.figures.actions[action]
        player = self.players[seat]
        verb = act.verb
        if act.pay > player.money:
            return False
        if verb == GAIN:
            return gives_anything(self, seat, act)
        if verb == DISCARD:
            return can_discard(self, seat, act.card)
        if verb == ENGINE:
            return ahead(self, seat, reach(self, seat, act)) != 0
        if verb == AUXILIARY:
            return can_do_auxiliary(self, seat, 0)
        if verb == HIRE:
            return can_hire(self, seat, act.surcharge)
        if verb == BUILD:
            return can_build(self, seat, act.dollars)
        if verb == BUY:
            return can_buy(self, seat)
        if verb == CLEAR:
            return is_any_hazard(self)
        if verb == TRADE:
            return can_trade(self, seat)
        if verb == OBJECTIVE:
            return any_objective(self)
        if verb == REVERSE:
            return behind(self, seat, act.spaces) != 0
        if verb in (DRAW, CYCLE):
            return has_cards(self, seat)
        if verb == EXPRESS:
            return player.engine > 0
        if verb == UPGRADE_BEHIND:
            return can_upgrade_behind(self, seat)
        if verb == STROLL:
            return len(destinations(self, player.place, act.most, False)) > 0
        return verb == MOVE

    def shortfall(self, seat: int, action: int) -> int:
        """Return what an action lacks, 0 if the seat is able to do it."""
        return LEGAL if self.able(seat, action) else shortfall(self, seat, action)

    def start(self, seat: int, action: int) -> None:
        """Pay for an action, then carry out its verb or push the decision that it asks for."""
        act = self.figures.actions[action]
        verb = act.verb
        if act.pay and verb != CLEAR:
            self.pay(seat, act.pay)
            self.emit(MONEY_PAID, seat, act.pay)
        if verb == GAIN:
            reward(self, seat, action)
        elif verb == DISCARD:
            start_discard(self, seat, action)
        elif verb == ENGINE:
            self.pending.append(Advance(seat, reach(self, seat, act)))
        elif verb == AUXILIARY:
            self.pending.append(Auxiliary(seat, 0))
        elif verb == HIRE:
            self.pending.append(Hire(seat, act.surcharge))
        elif verb == BUILD:
            self.pending.append(Build(seat, act.dollars))
        elif verb == BUY:
            self.pending.append(Buy(seat, self.players[seat].workers[COWBOY]))
        elif verb == CLEAR:
            self.pending.append(Clear(seat, act.pay))
        elif verb == TRADE:
            self.pending.append(Trade(seat))
        elif verb == OBJECTIVE:
            self.pending.append(TakeObjective(seat, 1 if act.to_hand else 0))
        elif verb == REVERSE:
            self.pending.append(Reverse(seat, action))
        elif verb == DRAW:
            self.pending.append(Draw(seat, act.most if act.per == FIXED else scale(self, seat, act.per)))
        elif verb == CYCLE:
            draw_and_shed(self, seat, act.cards)
        elif verb == EXPRESS:
            self.pending.append(Express(seat))
        elif verb == UPGRADE_BEHIND:
            self.pending.append(UpgradeBehind(seat))
        elif verb == MOVE:
            self.pending.append(Go(seat, act.most, WALK))
        elif verb == STROLL:
            self.pending.append(Go(seat, act.most, STROLLING))
        else:
            assert verb != COPY, "the place itself copies"

    def end_turn(self, seat: int) -> None:
        """Draw cards, then pass the turn on or end the game."""
        pass_turn(self, seat)

    def remove_cards(self, seat: int, most: int) -> None:
        """Ask which cards leave the game, unless the hand is empty."""
        if self.players[seat].hand:
            self.pending.append(Remove(seat, most, 0))

    def copy(self) -> "PlayableState":
        """Return a copy that shares only the figures, the faces and the unchanging decisions."""
        return PlayableState(
            self.figures, self.seats, self.shuffled, self.random_sides, self.faces, self.chance.copy(), self.turn,
            self.bank, self.tile[:], self.masters[:], self.posted[:], self.foresight[:], self.jobs[:], self.next_job,
            self.market[:], self.shown[:], self.marker, self.box[:], self.removed[:],
            [player.copy() for player in self.players], [pile.copy() for pile in self.piles], self.pending[:],
        )  # fmt: skip


def reach(s: State, seat: int, act: Action) -> int:
    """Return how many spaces forward an engine may go."""
    return act.most if act.per == FIXED else scale(s, seat, act.per)


def gives_anything(s: State, seat: int, act: Action) -> bool:
    """Return whether a plain gain would change anything."""
    if act.dollars and scale(s, seat, act.per):
        return True
    return act.certificates > 0 and spaces_left(s, seat) > 0 and scale(s, seat, act.per) > 0


def can_discard(s: State, seat: int, card: int) -> bool:
    """Return whether a hand holds the cards that an action asks for."""
    if card == ANY_CATTLE:
        return holds_cattle(s, seat)
    if card == PAIR:
        return holds_pair(s, seat)
    if card == OBJECTIVE_CARD:
        return holds_objective(s, seat)
    return card in s.players[seat].hand


def start_discard(s: State, seat: int, action: int) -> None:
    """Discard one particular card at once and give the reward, otherwise ask which card."""
    card = s.figures.actions[action].card
    if card >= 0:
        discard(s, seat, card)
        reward(s, seat, action)
    else:
        s.pending.append(Pay(seat, action))
