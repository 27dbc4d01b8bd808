"""Discard for a reward, draw and discard, and remove cards from the game."""

from typing import ClassVar

from railherd.core.contract import Field
from railherd.kit.decision import OneOfSeveral, UpTo
from railherd.kit.figures.reasons import (
    CARD_NOT_IN_HAND,
    LEGAL,
    NO_PAIR,
    NOT_CATTLE,
    NOT_OBJECTIVE,
    NOT_SAME_BREED,
    NOT_SO_MANY,
)
from railherd.kit.figures.verbs import OBJECTIVE_CARD, PAIR
from railherd.kit.rules.herd import different, discard, draw_cards, has_pair, remove_card
from railherd.kit.rules.rewards import reward
from railherd.kit.state import TrailState


class Pay(OneOfSeveral):
    """Discard what an action asks for: any cattle, an objective card, or the first of a pair."""

    NAME: ClassVar[str] = "pay"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("action", "action"),)

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat)
        self.action = action

    def span(self, s: TrailState) -> int:
        """Return one option for each kind of card."""
        return s.figures.cards

    def options(self, s: TrailState) -> list[int]:
        """Offer each fitting card of the hand once, of a pair the lower card first."""
        asks_pair = s.figures.actions[self.action].card == PAIR
        fitting = [card for card in different(s.players[self.seat].hand) if self.refusal(s, card) == LEGAL]
        return [card for card in fitting if is_low_of_pair(s, self.seat, card)] if asks_pair else fitting

    def refusal(self, s: TrailState, option: int) -> int:
        """Refuse a card that is not in the hand or is not what the action asks for."""
        if option not in s.players[self.seat].hand:
            return CARD_NOT_IN_HAND
        asked = s.figures.actions[self.action].card
        if asked == OBJECTIVE_CARD:
            return LEGAL if option >= s.figures.first_objective else NOT_OBJECTIVE
        if option >= s.figures.cattle:
            return NOT_CATTLE
        if asked != PAIR:
            return LEGAL
        return LEGAL if has_pair(s, self.seat, s.figures.breed[option]) else NO_PAIR

    def apply(self, s: TrailState, option: int) -> None:
        """Discard the card, then ask for the second of a pair or give the reward."""
        discard(s, self.seat, option)
        if s.figures.actions[self.action].card == PAIR:
            s.pending.append(PaySecond(self.seat, self.action, option))
        else:
            reward(s, self.seat, self.action)


def is_low_of_pair(s: TrailState, seat: int, card: int) -> bool:
    """Return whether the hand holds another card of this breed with the same or a higher number."""
    others = 0
    for other in s.players[seat].hand:
        if other >= card and other < s.figures.cattle and s.figures.breed[other] == s.figures.breed[card]:
            others += 1
    return others >= 2


class PaySecond(OneOfSeveral):
    """Discard the second of a pair: any card of the same breed."""

    NAME: ClassVar[str] = "pay_second"
    GOES_ON: ClassVar[str] = "pay"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("action", "action"), Field("card", "card"))

    def __init__(self, seat: int, action: int, card: int) -> None:
        super().__init__(seat)
        self.action = action
        self.card = card

    def span(self, s: TrailState) -> int:
        """Return one option for each kind of card."""
        return s.figures.cards

    def options(self, s: TrailState) -> list[int]:
        """Offer cards of the breed from the first card on, or all of them if none follow it."""
        return self._from(s, self.card) or self._from(s, 0)

    def _from(self, s: TrailState, lowest: int) -> list[int]:
        cards = different(s.players[self.seat].hand)
        return [card for card in cards if card >= lowest and self.refusal(s, card) == LEGAL]

    def refusal(self, s: TrailState, option: int) -> int:
        """Refuse a card that is not in the hand or of another breed."""
        if option not in s.players[self.seat].hand:
            return CARD_NOT_IN_HAND
        if option >= s.figures.cattle:
            return NOT_CATTLE
        return LEGAL if s.figures.breed[option] == s.figures.breed[self.card] else NOT_SAME_BREED

    def apply(self, s: TrailState, option: int) -> None:
        """Discard the card and give the reward."""
        discard(s, self.seat, option)
        reward(s, self.seat, self.action)


class Draw(UpTo[TrailState]):
    """Draw up to some cards; as many must be discarded afterwards as were drawn."""

    NAME: ClassVar[str] = "draw"
    SURE: ClassVar[bool] = True

    def meant(self, options: list[int]) -> int:
        """Return one card where there is no more: whoever wanted none would not have begun to draw."""
        return options[-1] if len(options) == 2 else -1

    def span(self, s: TrailState) -> int:
        """Return one option for each number that any action lets a player draw."""
        return s.figures.most_drawn + 1

    def options(self, s: TrailState) -> list[int]:
        """Offer every number of cards up to the most."""
        return list(range(self.most + 1))

    def refusal(self, s: TrailState, option: int) -> int:
        """Refuse more cards than the action allows."""
        return LEGAL if option <= self.most else NOT_SO_MANY

    def apply(self, s: TrailState, option: int) -> None:
        """Draw the cards and ask which to discard."""
        draw_and_shed(s, self.seat, option)


def draw_and_shed(s: TrailState, seat: int, count: int) -> None:
    """Draw cards, then ask to discard as many as were really drawn."""
    drawn = draw_cards(s, seat, count)
    if drawn:
        s.pending.append(Shed(seat, drawn, 0))


class SeveralOfHand(OneOfSeveral):
    """A question for the next of `left` cards of the hand. `lowest` is the card named last."""

    FIELDS: ClassVar[tuple[Field, ...]] = (Field("left", "number", low=1), Field("lowest", "card"))

    def __init__(self, seat: int, left: int, lowest: int) -> None:
        super().__init__(seat)
        self.left = left
        self.lowest = lowest


class Shed(SeveralOfHand):
    """Discard some cards of the hand, one at a time."""

    NAME: ClassVar[str] = "shed"
    GOES_ON: ClassVar[str] = "shed"

    def span(self, s: TrailState) -> int:
        """Return one option for each kind of card."""
        return s.figures.cards

    def options(self, s: TrailState) -> list[int]:
        """Offer cards from the last one on, or all if too few follow it."""
        hand = s.players[self.seat].hand
        return picks(hand, self.lowest, self.left) or picks(hand, 0, self.left)

    def refusal(self, s: TrailState, option: int) -> int:
        """Refuse a card that is not in the hand."""
        return LEGAL if option in s.players[self.seat].hand else CARD_NOT_IN_HAND

    def apply(self, s: TrailState, option: int) -> None:
        """Discard the card and ask for the next, if any are left."""
        discard(s, self.seat, option)
        if self.left > 1:
            s.pending.append(Shed(self.seat, self.left - 1, option))


def picks(hand: list[int], lowest: int, left: int) -> list[int]:
    """Return the cards from the lowest on that leave enough cards above them for the picks still to come."""
    options: list[int] = []
    last = -1
    for place in range(len(hand) - left + 1):
        card = hand[place]
        if card >= lowest and card != last:
            options.append(card)
        last = card
    return options


def remove_cards(s: TrailState, seat: int, most: int) -> None:
    """Ask which cards leave the game, unless the hand is empty."""
    if s.players[seat].hand:
        s.pending.append(Remove(seat, most, 0))


class Remove(SeveralOfHand):
    """Take cards of the hand out of the game, one at a time, or stop."""

    NAME: ClassVar[str] = "remove"
    GOES_ON: ClassVar[str] = "remove"

    def span(self, s: TrailState) -> int:
        """Return one option for each kind of card, then one to stop."""
        return s.figures.cards + 1

    def options(self, s: TrailState) -> list[int]:
        """Offer cards from the last one on, and to stop."""
        options = picks(s.players[self.seat].hand, self.lowest, 1)
        options.append(s.figures.cards)
        return options

    def refusal(self, s: TrailState, option: int) -> int:
        """Refuse a card that is not in the hand."""
        return LEGAL if option == s.figures.cards or option in s.players[self.seat].hand else CARD_NOT_IN_HAND

    def apply(self, s: TrailState, option: int) -> None:
        """Remove the card and ask for the next, if any more may go; or stop."""
        if option == s.figures.cards:
            return
        remove_card(s, self.seat, option)
        if self.left > 1:
            s.pending.append(Remove(self.seat, self.left - 1, option))
