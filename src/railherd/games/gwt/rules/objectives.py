"""Objective cards: taking one, playing one."""

from bisect import insort
from typing import ClassVar, Final

from railherd.core.contract import Field
from railherd.games.gwt.figures.events import OBJECTIVE_DRAWN, OBJECTIVE_PLAYED, OBJECTIVE_SHOWN, OBJECTIVE_TAKEN
from railherd.games.gwt.figures.reasons import CARD_NOT_IN_HAND, LEGAL, OBJECTIVE_NOT_SHOWN, OBJECTIVES_EMPTY
from railherd.games.gwt.figures.verbs import NO_ACTION
from railherd.games.gwt.rules.herd import take_from_hand
from railherd.games.gwt.rules.offers import offer
from railherd.games.gwt.state import NOBODY, Decision, State

OBJECTIVES: Final = 21
FROM_STACK: Final = 21


class TakeObjective(Decision):
    """Take an objective card that lies open, or the top of the stack."""

    NAME: ClassVar[str] = "take_objective"
    SPAN: ClassVar[int] = OBJECTIVES + 1
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("to_hand", "flag", high=1),)

    def __init__(self, seat: int, to_hand: int) -> None:
        super().__init__(seat)
        self.to_hand = to_hand

    def values(self) -> list[int]:
        return [self.to_hand]

    def options(self, s: State) -> list[int]:
        options: list[int] = []
        last = -1
        for card in s.shown:
            if card != last:
                options.append(card)
            last = card
        if s.piles[1].size():
            options.append(FROM_STACK)
        return options

    def refusal(self, s: State, option: int) -> int:
        if option == FROM_STACK:
            return LEGAL if s.piles[1].size() else OBJECTIVES_EMPTY
        return LEGAL if option in s.shown else OBJECTIVE_NOT_SHOWN

    def apply(self, s: State, option: int) -> None:
        if option == FROM_STACK:
            self._receive(s, s.figures.cattle + s.piles[1].draw(s.chance), True)
        else:
            s.shown.remove(option)
            self._receive(s, s.figures.cattle + option, False)
            show_objectives(s)

    def _receive(self, s: State, card: int, unseen: bool) -> None:
        """To the discard pile for all to see, or into the hand, where a card from the stack stays secret."""
        player = s.players[self.seat]
        if not self.to_hand:
            player.discards.append(card)
            s.emit(OBJECTIVE_TAKEN, self.seat, card)
            return
        insort(player.hand, card)
        insort(player.blind if unseen else player.known, card)
        s.emit(OBJECTIVE_DRAWN if unseen else OBJECTIVE_TAKEN, self.seat, card)


def show_objectives(s: State) -> None:
    """Fill the display from the stack, as far as that goes."""
    while len(s.shown) < s.figures.objectives_shown and s.piles[1].size():
        card = s.piles[1].draw(s.chance)
        insort(s.shown, card)
        s.emit(OBJECTIVE_SHOWN, NOBODY, s.figures.cattle + card)


def any_objective(s: State) -> bool:
    """Whether any objective card can be had."""
    return len(s.shown) > 0 or s.piles[1].size() > 0


def refuse_play(s: State, seat: int, objective: int) -> int:
    """Why an objective card cannot be played, 0 if it can."""
    return LEGAL if s.figures.cattle + objective in s.players[seat].hand else CARD_NOT_IN_HAND


def playable(s: State, seat: int) -> list[int]:
    """The different objective cards in a hand, ascending; they come last in it."""
    found: list[int] = []
    last = -1
    for card in s.players[seat].hand:
        if card >= s.figures.cattle and card != last:
            found.append(card - s.figures.cattle)
        last = card
    return found


def play_objective(s: State, seat: int, objective: int) -> None:
    """From the hand into the objective area; its action may be done at once or not at all."""
    take_from_hand(s, seat, s.figures.cattle + objective)
    insort(s.players[seat].objectives, objective)
    s.emit(OBJECTIVE_PLAYED, seat, s.figures.cattle + objective)
    action = s.figures.objective_action[objective]
    if action != NO_ACTION:
        offer(s, seat, action)
