"""Check whether each verb can be done, start it, and answer all else that differs between trail games."""

from railherd.core.contract import Whole
from railherd.games.gwt.figures import verbs
from railherd.games.gwt.figures.lookup import ENGINEER
from railherd.games.gwt.rules.departure import go_on
from railherd.games.gwt.rules.engine_reach import ahead, behind
from railherd.games.gwt.rules.express import Express
from railherd.games.gwt.rules.kansas_city import Spend
from railherd.games.gwt.rules.location import Copy, arrive, neighbours
from railherd.games.gwt.rules.railway import Advance, Reverse, UpgradeBehind, can_upgrade_behind
from railherd.games.gwt.rules.shortfall import shortfall
from railherd.games.gwt.rules.supply import place_tile
from railherd.games.gwt.rules.trade import Trade, can_trade
from railherd.games.gwt.rules.turn_end import pass_turn
from railherd.games.gwt.rules.workers import Hire, can_hire
from railherd.games.gwt.state import State
from railherd.kit.figures.events import TILE_CHOSEN
from railherd.kit.figures.verbs import HIRE
from railherd.kit.rules.actions import begin, can_do, count_of
from railherd.kit.rules.foresight import Foresight
from railherd.kit.rules.herd import holds_objective
from railherd.kit.rules.objectives import play_objective, playable, refuse_play
from railherd.kit.rules.rewards import scale
from railherd.kit.rules.trail import destinations, step_limit
from railherd.kit.rules.travel import STROLL as STROLLING
from railherd.kit.rules.travel import Go


class PlayableState(State):
    """A state that can check and start every action."""

    def able(self, seat: int, action: int) -> bool:
        """Return whether a seat can pay for an action and has what its verb needs."""
        act = self.figures.actions[action]
        if act.pay > self.players[seat].money:
            return False
        verb = act.verb
        if verb == verbs.ENGINE:
            return ahead(self, seat, count_of(self, seat, act)) != 0
        if verb == HIRE:
            return can_hire(self, seat, act.surcharge)
        if verb == verbs.TRADE:
            return can_trade(self, seat)
        if verb == verbs.REVERSE:
            return behind(self, seat, act.spaces) != 0
        if verb == verbs.EXPRESS:
            return self.players[seat].engine > 0
        if verb == verbs.UPGRADE_BEHIND:
            return can_upgrade_behind(self, seat)
        if verb == verbs.STROLL:
            return len(destinations(self, self.players[seat].place, act.most, False)) > 0
        if verb == verbs.COPY:
            return len(neighbours(self, self.players[seat].place)) > 0
        return can_do(self, seat, act)

    def shortfall(self, seat: int, action: int) -> int:
        """Return what an action lacks that the seat is not able to do."""
        return shortfall(self, seat, action)

    def start(self, seat: int, action: int) -> None:
        """Carry out the verb of an action, or push the decision that it asks for."""
        act = self.figures.actions[action]
        verb = act.verb
        if verb == verbs.ENGINE:
            self.pending.append(Advance(seat, count_of(self, seat, act)))
        elif verb == HIRE:
            self.pending.append(Hire(seat, act.surcharge))
        elif verb == verbs.TRADE:
            self.pending.append(Trade(seat))
        elif verb == verbs.REVERSE:
            self.pending.append(Reverse(seat, action))
        elif verb == verbs.EXPRESS:
            self.pending.append(Express(seat))
        elif verb == verbs.UPGRADE_BEHIND:
            self.pending.append(UpgradeBehind(seat))
        elif verb == verbs.STROLL:
            self.pending.append(Go(seat, act.most, STROLLING))
        elif verb == verbs.COPY:
            self.pending.append(Copy(seat))
        else:
            begin(self, seat, action)

    def scale(self, seat: int, per: int) -> int:
        """Return how often an action counts: by engineers, by pairs of tepees, or as in all trail games."""
        if per == verbs.ENGINEERS:
            return self.players[seat].workers[ENGINEER]
        if per == verbs.TEPEE_PAIRS:
            return min(self.players[seat].tepees)
        return scale(self, seat, per)

    def arrive(self, seat: int) -> None:
        """Use the place, or begin the parts of Kansas City."""
        arrive(self, seat)

    def end_turn(self, seat: int) -> None:
        """Draw cards, then pass the turn on or end the game."""
        pass_turn(self, seat)

    def step_limit(self, seat: int) -> int:
        """Return the steps that the player board shows."""
        return step_limit(self, seat)

    def free_options(self, seat: int) -> list[int]:
        """Return the objective cards of the hand."""
        return playable(self, seat) if holds_objective(self, seat) else []

    def refuse_free(self, seat: int, option: int) -> int:
        """Refuse an objective card that is not in the hand."""
        return refuse_play(self, seat, option)

    def do_free(self, seat: int, option: int) -> None:
        """Play an objective card."""
        play_objective(self, seat, option)

    def transport(self, seat: int, city: int) -> int:
        """Return a dollar for each crossing between engine and city."""
        return self.figures.transport[city][self.players[seat].engine]

    def delivered(self, seat: int, city: int, ordinary: bool) -> None:
        """Take objective cards for arrows, and depart."""
        go_on(self, seat, city, ordinary)

    def wholes(self) -> list[Whole]:
        """Return the tiles of two stacks that may be chosen at once, if the decision on top is about that."""
        top = self.pending[-1]
        return top.wholes(self) if isinstance(top, Foresight) else []

    def foresaw(self, seat: int) -> None:
        """Ask for certificates."""
        self.pending.append(Spend(seat))

    def follow(self, event: int, seat: int, before: int) -> None:
        """Place a tile chosen from foresight."""
        if event == TILE_CHOSEN:
            place_tile(self, seat, before)

    def copy(self) -> "PlayableState":
        """Return a copy that shares only the figures, the faces and the unchanging decisions."""
        players, piles = [player.copy() for player in self.players], [pile.copy() for pile in self.piles]
        s = PlayableState(self.figures, self.chance.copy(), players, piles, self.pending[:])
        s.copy_from(self)
        return s
