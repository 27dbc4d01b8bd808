"""Objective cards: take one, play one."""

from bisect import insort
from typing import ClassVar

from railherd.core.contract import Field
from railherd.kit.decision import Decision
from railherd.kit.figures.events import OBJECTIVE_DRAWN, OBJECTIVE_PLAYED, OBJECTIVE_SHOWN, OBJECTIVE_TAKEN
from railherd.kit.figures.lookup import NOBODY
from railherd.kit.figures.reasons import CARD_NOT_IN_HAND, LEGAL, OBJECTIVE_NOT_SHOWN, OBJECTIVES_EMPTY
from railherd.kit.figures.verbs import NO_ACTION
from railherd.kit.rules.herd import take_from_hand
from railherd.kit.rules.offers import offer
from railherd.kit.state import OBJECTIVE_STACK, TrailState


class TakeObjective(Decision):
    """Take an objective card that lies open, or the top of the stack."""

    NAME: ClassVar[str] = "take_objective"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("to_hand", "flag", high=1),)

    def __init__(self, seat: int, to_hand: int) -> None:
        super().__init__(seat)
        self.to_hand = to_hand

    def span(self, s: TrailState) -> int:
        """Return one option for each objective card, then one for the stack."""
        return s.figures.objectives + 1

    def options(self, s: TrailState) -> list[int]:
        """Offer each different open card, and the stack if it has any."""
        options: list[int] = []
        last = -1
        for card in s.shown:
            if card != last:
                options.append(card)
            last = card
        if s.piles[OBJECTIVE_STACK].size():
            options.append(s.figures.objectives)
        return options

    def refusal(self, s: TrailState, option: int) -> int:
        """Refuse a card that does not lie open, and an empty stack."""
        if option == s.figures.objectives:
            return LEGAL if s.piles[OBJECTIVE_STACK].size() else OBJECTIVES_EMPTY
        return LEGAL if option in s.shown else OBJECTIVE_NOT_SHOWN

    def apply(self, s: TrailState, option: int) -> None:
        """Take the card; one that lay open is replaced from the stack."""
        if option == s.figures.objectives:
            self._receive(s, s.figures.first_objective + s.piles[OBJECTIVE_STACK].draw(s.chance), True)
        else:
            s.shown.remove(option)
            self._receive(s, s.figures.first_objective + option, False)
            show_objectives(s)

    def _receive(self, s: TrailState, card: int, unseen: bool) -> None:
        """Put a card on the discard pile, or into the hand, where one from the stack stays secret."""
        player = s.players[self.seat]
        if not self.to_hand:
            player.discards.append(card)
            s.emit(OBJECTIVE_TAKEN, self.seat, card)
            s.follow(OBJECTIVE_TAKEN, self.seat, card)
            return
        insort(player.hand, card)
        insort(player.blind if unseen else player.known, card)
        s.emit(OBJECTIVE_DRAWN if unseen else OBJECTIVE_TAKEN, self.seat, card)


def show_objectives(s: TrailState) -> None:
    """Fill the display from the stack, as far as that goes."""
    while len(s.shown) < s.figures.objectives_shown and s.piles[OBJECTIVE_STACK].size():
        card = s.piles[OBJECTIVE_STACK].draw(s.chance)
        insort(s.shown, card)
        s.emit(OBJECTIVE_SHOWN, NOBODY, s.figures.first_objective + card)
        s.follow(OBJECTIVE_SHOWN, NOBODY, card)


def any_objective(s: TrailState) -> bool:
    """Return whether any objective card can be taken."""
    return len(s.shown) > 0 or s.piles[OBJECTIVE_STACK].size() > 0


def refuse_play(s: TrailState, seat: int, objective: int) -> int:
    """Return why an objective card cannot be played, 0 if it can."""
    return LEGAL if s.figures.first_objective + objective in s.players[seat].hand else CARD_NOT_IN_HAND


def playable(s: TrailState, seat: int) -> list[int]:
    """Return the different objective cards in a hand, ascending."""
    found: list[int] = []
    last = -1
    for card in s.players[seat].hand:
        if card >= s.figures.first_objective and card != last:
            found.append(card - s.figures.first_objective)
        last = card
    return found


def play_objective(s: TrailState, seat: int, objective: int) -> None:
    """Move a card from the hand to the objective area and offer its action, if it has one."""
    take_from_hand(s, seat, s.figures.first_objective + objective)
    insort(s.players[seat].objectives, objective)
    s.emit(OBJECTIVE_PLAYED, seat, s.figures.first_objective + objective)
    action = s.figures.objective_action[objective]
    if action != NO_ACTION:
        offer(s, seat, action)
