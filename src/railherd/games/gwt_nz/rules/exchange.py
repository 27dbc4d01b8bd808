"""Exchange tokens, at any time: draw and discard cards, or remove one from the hand for gold."""

from typing import ClassVar, Final

from railherd.games.gwt_nz.figures.events import TOKENS_SPENT
from railherd.games.gwt_nz.figures.reasons import CARDS_CALLED_FOR, COUNTING_SHEEP, NO_SHROPSHIRE, TOO_FEW_TOKENS
from railherd.games.gwt_nz.rules.bonus_market import Invest, Swap
from railherd.games.gwt_nz.rules.cards import Arrange
from railherd.games.gwt_nz.rules.gold import gain_gold
from railherd.games.gwt_nz.rules.shearing import is_counting
from railherd.games.gwt_nz.state import Decision, State
from railherd.kit.figures.reasons import LEGAL, NO_CARDS_TO_DRAW
from railherd.kit.rules.discards import Pay, PaySecond, Shed, draw_and_shed
from railherd.kit.rules.herd import has_cards, remove_card

# Questions about cards of the hand or the discard pile: these stay as they are until they are answered.
HOLDING: Final = (Pay, PaySecond, Shed, Invest, Swap, Arrange)


class Exchange(Decision):
    """Use one token to draw cards and discard as many (option = cards − 1), or two together to remove a card."""

    NAME: ClassVar[str] = "exchange"

    def span(self, s: State) -> int:
        """Return one option for each number of cards to draw, then one to remove a card."""
        return s.figures.exchange_cards + 1

    def options(self, s: State) -> list[int]:
        """Offer what the seat has the tokens and cards for; nothing while its cards are called for."""
        if not s.players[self.seat].tokens:
            return []
        return [option for option in range(self.span(s)) if self.refusal(s, option) == LEGAL]

    def refusal(self, s: State, option: int) -> int:
        """Refuse for lack of tokens or cards, and while cards of the hand are shown or called for."""
        together = option == s.figures.exchange_cards
        if s.players[self.seat].tokens < (s.figures.exchange_together if together else 1):
            return TOO_FEW_TOKENS
        held = self._refuse_while_held(s)
        if held != LEGAL:
            return held
        if together:
            return LEGAL if s.figures.exchange_removes in s.players[self.seat].hand else NO_SHROPSHIRE
        return LEGAL if has_cards(s, self.seat) else NO_CARDS_TO_DRAW

    def _refuse_while_held(self, s: State) -> int:
        """Return why the question of the turn, which lies aside now, holds the seat's hand, 0 if it does not."""
        turn = s.asides[self.seat]
        if not turn or turn[-1].seat != self.seat:
            return LEGAL
        if is_counting(turn[-1]):
            return COUNTING_SHEEP
        return CARDS_CALLED_FOR if isinstance(turn[-1], HOLDING) else LEGAL

    def apply(self, s: State, option: int) -> None:
        """Spend the tokens; draw cards and ask which to discard, or remove the card and gain gold."""
        s.pending.append(self)
        together = option == s.figures.exchange_cards
        spent = s.figures.exchange_together if together else 1
        s.players[self.seat].tokens -= spent
        s.emit(TOKENS_SPENT, self.seat, spent)
        if together:
            remove_card(s, self.seat, s.figures.exchange_removes)
            gain_gold(s, self.seat, s.figures.exchange_gold)
        else:
            draw_and_shed(s, self.seat, option + 1)
