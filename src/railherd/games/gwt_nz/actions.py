"""Check whether each verb can be done, start it, and answer all else that differs between trail games."""

from typing import Self

from railherd.core.contract import Whole
from railherd.games.gwt_nz.figures import verbs
from railherd.games.gwt_nz.figures.lookup import SAILOR, SHEARER
from railherd.games.gwt_nz.rules.bonus_market import Invest, can_invest
from railherd.games.gwt_nz.rules.cards import Arrange, do_free, free_options, refuse_free
from railherd.games.gwt_nz.rules.delivery import after_delivery
from railherd.games.gwt_nz.rules.gains import can_gain, give, note_gained, take_stock
from railherd.games.gwt_nz.rules.gold import gain_gold
from railherd.games.gwt_nz.rules.harbours import take_harbour_card
from railherd.games.gwt_nz.rules.replacing import Replace, refuse_locked
from railherd.games.gwt_nz.rules.shearing import Shear, can_shear, refuse_sending, start_shearing
from railherd.games.gwt_nz.rules.sheep_market import TakeSheep, follow_purchase
from railherd.games.gwt_nz.rules.ship import Remote, Sail
from railherd.games.gwt_nz.rules.shortfall import shortfall
from railherd.games.gwt_nz.rules.supply import place_tile, turn_neutrals
from railherd.games.gwt_nz.rules.turn import pass_turn
from railherd.games.gwt_nz.rules.wellington import Reveal, arrive_in_wellington, leave_wellington
from railherd.games.gwt_nz.rules.workers import Hire, Join, can_hire, post_joker
from railherd.games.gwt_nz.sarah.tiles import lengthen_line
from railherd.games.gwt_nz.sarah.turn import options_of, take_step
from railherd.games.gwt_nz.state import Forced, State
from railherd.kit.figures import events
from railherd.kit.figures.lookup import EMPTY, NOWHERE
from railherd.kit.figures.reasons import LEGAL
from railherd.kit.figures.verbs import GAIN, HIRE
from railherd.kit.rules.actions import begin, can_do, count_of
from railherd.kit.rules.delivery import DeliverDisc
from railherd.kit.rules.foresight import Foresight
from railherd.kit.rules.market import count_of_value
from railherd.kit.rules.place import Use
from railherd.kit.rules.rewards import scale
from railherd.kit.rules.trail import step_limit


class PlayableState(State):
    """A state that can check and start every action."""

    def step(self: Self, option: int) -> None:
        """Apply an option of the decision on top, and do what follows from itself."""
        self.pending.pop().apply(self, option)
        self._settle()

    def turn_aside(self, seat: int) -> None:
        """Exchange the waiting decisions for a seat's own ones, or back, when what waited for them follows."""
        super().turn_aside(seat)
        if len(self.asides[seat]) <= 1:
            self._settle()

    def _settle(self: Self) -> None:
        while self.pending and isinstance(self.pending[-1], Forced):
            self.pending.pop().apply(self, 0)

    def wholes(self: Self) -> list[Whole]:
        """Return which sheep people often reveal or shear at once, or which tiles they choose."""
        top = self.pending[-1]
        return top.wholes(self) if isinstance(top, (Foresight, Reveal, Shear)) else []

    def able(self, seat: int, action: int) -> bool:
        """Return whether a seat can pay for an action and has what its verb needs."""
        act = self.figures.actions[action]
        if act.pay > self.players[seat].money:
            return False
        verb = act.verb
        if verb == GAIN:
            return can_gain(self, seat, act)
        if verb == verbs.SHIP:
            return count_of(self, seat, act) > 0
        if verb == HIRE:
            return can_hire(self, seat, act.surcharge)
        if verb == verbs.INVEST:
            return can_invest(self, seat, act.surcharge)
        if verb == verbs.SHEAR:
            return can_shear(self, seat, act)
        if verb == verbs.SHEEP:
            return count_of_value(self, act.value, 0) > 0
        if verb == verbs.SEND:
            return refuse_sending(self, seat, act.post) == LEGAL
        if verb == verbs.REMOTE:
            return len(Remote(seat, act.most).options(self)) > 0
        if verb == verbs.REPLACE:
            return len(Replace(seat, act.spaces).options(self)) > 0
        if verb == verbs.TOP:
            return len(self.players[seat].gained) > 0
        return can_do(self, seat, act)

    def shortfall(self, seat: int, action: int) -> int:
        """Return what an action lacks that the seat is not able to do."""
        return shortfall(self, seat, action)

    def start(self, seat: int, action: int) -> None:
        """Carry out the verb of an action, or push the decision that it asks for."""
        act = self.figures.actions[action]
        verb = act.verb
        if verb == verbs.SHIP:
            self.pending.append(Sail(seat, count_of(self, seat, act)))
        elif verb == HIRE:
            self.pending.append(Hire(seat, act.surcharge))
        elif verb == verbs.INVEST:
            self.pending.append(Invest(seat, act.surcharge))
        elif verb == verbs.SHEAR:
            start_shearing(self, seat, act)
        elif verb == verbs.SHEEP:
            self.pending.append(TakeSheep(seat, action, act.cards))
        elif verb == verbs.JOKER:
            self.pending.append(Join(seat))
        elif verb == verbs.SEND:
            self.pending.append(DeliverDisc(seat, act.post, 1))
        elif verb == verbs.REMOTE:
            self.pending.append(Remote(seat, act.most))
        elif verb == verbs.REPLACE:
            self.pending.append(Replace(seat, act.spaces))
        elif verb == verbs.TOP:
            self.pending.append(Arrange(seat))
        else:
            begin(self, seat, action)

    def scale(self, seat: int, per: int) -> int:
        """Return how often an action counts for a seat now."""
        player = self.players[seat]
        if per == verbs.SAILORS:
            return player.workers[SAILOR]
        if per == verbs.SHEARERS:
            return player.workers[SHEARER]
        if per == verbs.HAZARD_PAIRS:
            return len(player.hazards) // 2
        if per == verbs.STOREHOUSES:
            return sum(player.stores)
        if per == verbs.OBJECTIVES:
            return len(player.objectives)
        return scale(self, seat, per)

    def arrive(self, seat: int) -> None:
        """Use the place, or begin the parts of Wellington."""
        if self.players[seat].place == self.figures.kansas_city:
            arrive_in_wellington(self, seat)
        else:
            self.pending.append(Use(seat, self.tile[self.players[seat].place], 0, NOWHERE, EMPTY))

    def end_turn(self, seat: int) -> None:
        """Draw cards, then pass the turn on or end the game."""
        pass_turn(self, seat)

    def step_limit(self, seat: int) -> int:
        """Return the steps that the player board and the step tile show."""
        return step_limit(self, seat) + self.figures.step_tile_steps[self.players[seat].step_tile]

    def free_options(self, seat: int) -> list[int]:
        """Return the cards that may be played and the slots that may be bought from."""
        return free_options(self, seat)

    def refuse_free(self, seat: int, option: int) -> int:
        """Refuse a card that is not in the hand, and a slot that is empty or too dear."""
        return refuse_free(self, seat, option)

    def do_free(self, seat: int, option: int) -> None:
        """Play a card or buy one."""
        do_free(self, seat, option)

    def transport(self, seat: int, city: int) -> int:
        """Return what the trading post asks."""
        return self.figures.post_transport[city]

    def delivered(self, seat: int, city: int, ordinary: bool) -> None:
        """Take the card of the post, pay transport, and go on."""
        after_delivery(self, seat, city)

    def foresaw(self, seat: int) -> None:
        """Leave Wellington."""
        leave_wellington(self, seat)

    def pays_hands(self, seat: int) -> bool:
        """Return whether the fee tile still shows its front."""
        return not self.players[seat].no_fees

    def refuse_site(self, seat: int, space: int) -> int:
        """Refuse a space that the seat's pathfinder has not unlocked."""
        return refuse_locked(self, seat, space)

    def follow(self, event: int, seat: int, before: int) -> None:
        """Give the gold and the cards that come with an event, note new cards, and place tiles."""
        if event == events.ACTION_USED:
            give(self, seat, before)
        elif event == events.CATTLE_BOUGHT:
            follow_purchase(self, seat, before)
        elif event == events.OBJECTIVE_TAKEN:
            note_gained(self, seat, before)
        elif event == events.HERD_SHUFFLED:
            self.players[seat].gained.clear()
        elif event == events.CERTIFICATES_GAINED:
            self._certificate_gold(seat, before)
        elif event == events.BUILDING_PLACED:
            if not self.is_sarah(seat):
                gain_gold(self, seat, self.figures.building_gold)
        elif event == events.OBJECTIVE_SHOWN:
            if self.sarah is not None:
                lengthen_line(self, before)
        elif event == events.HAZARD_TAKEN:
            take_stock(self, seat, self.figures.hazard_stock[self.players[seat].hazards[-1]])
        elif event == events.STATION_UPGRADED:
            take_harbour_card(self, seat, before)
        elif event == events.MASTER_APPOINTED:
            post_joker(self, seat, before)
        elif event == events.TILE_CHOSEN:
            place_tile(self, seat, before)
        elif event == events.MARKER_MOVED:
            turn_neutrals(self, before)

    def _certificate_gold(self, seat: int, before: int) -> None:
        for space, gold in self.figures.certificate_gold.items():
            if before < space <= self.players[seat].certificates:
                gain_gold(self, seat, gold)

    def sarah_options(self, step: int, amount: int) -> list[int]:
        """Return what Sarah's rules leave for a step of her turn."""
        return options_of(self, step, amount)

    def sarah_step(self, step: int, amount: int, option: int) -> None:
        """Take a step of Sarah's turn."""
        take_step(self, step, amount, option)

    def copy(self) -> "PlayableState":
        """Return a copy that shares only the figures, the faces and slots, and the unchanging decisions."""
        players, piles = [player.copy() for player in self.players], [pile.copy() for pile in self.piles]
        sarah = None if self.sarah is None else self.sarah.copy()
        s = PlayableState(self.figures, self.chance.copy(), players, piles, self.pending[:], self.asides[:], sarah)
        s.copy_from(self)
        s.columns, s.slots, s.stock, s.flipped = self.columns[:], self.slots, self.stock[:], self.flipped
        return s
