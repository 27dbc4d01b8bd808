"""Free actions between others: play cards for their action, and buy bonus cards with gold."""

from typing import ClassVar

from railherd.core.contract import Field
from railherd.games.gwt_nz.figures.events import CARD_SHOWN, CARD_TOPPED
from railherd.games.gwt_nz.figures.lookup import FIRST_SLOT, SLOTS
from railherd.games.gwt_nz.figures.reasons import NOT_ENOUGH_GOLD, NOT_GAINED, SLOT_EMPTY
from railherd.games.gwt_nz.rules.gains import take_stock
from railherd.games.gwt_nz.rules.gold import spend_gold
from railherd.games.gwt_nz.state import Decision, Forced, State
from railherd.kit.figures.events import CARD_DISCARDED
from railherd.kit.figures.reasons import CARD_NOT_IN_HAND, LEGAL
from railherd.kit.rules.herd import different, draw_cards, take_from_hand
from railherd.kit.rules.objectives import play_objective, playable, refuse_play
from railherd.kit.rules.offers import offer


def free_options(s: State, seat: int) -> list[int]:
    """Return what a seat may do between actions: objective cards, other cards of the hand, slots of bonus cards."""
    figures, player = s.figures, s.players[seat]
    hand = player.hand
    options: list[int] = []
    if hand and hand[-1] >= figures.cattle:
        options = playable(s, seat)
        for card in different(hand):
            if figures.cattle <= card < figures.first_objective:
                options.append(figures.first_play + card - figures.cattle)
    if player.gold >= figures.least_slot_gold:
        for slot in range(SLOTS):
            if refuse_slot(s, seat, slot) == LEGAL:
                options.append(figures.first_slot_choice + slot)
    return options


def refuse_free(s: State, seat: int, option: int) -> int:
    """Return why a seat may not do something between actions, 0 if it may."""
    figures = s.figures
    if option < figures.first_play:
        return refuse_play(s, seat, option)
    if option >= figures.first_slot_choice:
        return refuse_slot(s, seat, option - figures.first_slot_choice)
    card = figures.cattle + option - figures.first_play
    return LEGAL if card in s.players[seat].hand else CARD_NOT_IN_HAND


def refuse_slot(s: State, seat: int, slot: int) -> int:
    """Return why a seat may not buy a card of a slot, 0 if it may."""
    if not s.stock[FIRST_SLOT + slot]:
        return SLOT_EMPTY
    return LEGAL if s.figures.slot_gold[slot] <= s.players[seat].gold else NOT_ENOUGH_GOLD


def do_free(s: State, seat: int, option: int) -> None:
    """Play an objective card or another card, or buy a bonus card."""
    figures = s.figures
    if option < figures.first_play:
        play_objective(s, seat, option)
    elif option < figures.first_slot_choice:
        play_card(s, seat, figures.cattle + option - figures.first_play)
    else:
        slot = option - figures.first_slot_choice
        spend_gold(s, seat, figures.slot_gold[slot])
        take_stock(s, seat, FIRST_SLOT + slot)


def play_card(s: State, seat: int, card: int) -> None:
    """Show a card and offer its action; afterwards it goes to the discard pile and another is drawn."""
    take_from_hand(s, seat, card)
    s.emit(CARD_SHOWN, seat, card)
    s.pending.append(Conclude(seat, card))
    offer(s, seat, s.figures.extra_action[card - s.figures.cattle])


class Conclude(Forced):
    """Discard the card that was shown, and draw another, once its action asks nothing any more."""

    NAME: ClassVar[str] = "conclude"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("card", "card"),)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def apply(self, s: State, option: int) -> None:
        """Discard the card and draw one, from a pile that may already have it shuffled in."""
        s.players[self.seat].discards.append(self.card)
        s.emit(CARD_DISCARDED, self.seat, self.card)
        draw_cards(s, self.seat, 1)


class Arrange(Decision):
    """Put the cards gained in this turn on top of the draw pile, one at a time: the last one lies on top."""

    NAME: ClassVar[str] = "arrange"

    def span(self, s: State) -> int:
        """Return one option for each kind of card."""
        return s.figures.cards

    def refusal(self, s: State, option: int) -> int:
        """Refuse a card that was not gained in this turn."""
        return LEGAL if option in s.players[self.seat].gained else NOT_GAINED

    def apply(self, s: State, option: int) -> None:
        """Put the card on top and ask for the next."""
        player = s.players[self.seat]
        player.gained.remove(option)
        player.discards.reverse()  # of equal cards the one that came last was gained
        player.discards.remove(option)
        player.discards.reverse()
        player.deck.put_on_top(option)
        s.emit(CARD_TOPPED, self.seat, option)
        if player.gained:
            s.pending.append(self)
