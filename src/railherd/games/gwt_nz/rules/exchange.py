"""Exchange tokens, at any time: draw and discard cards, or remove one from the hand for gold."""

from bisect import insort
from typing import Any, ClassVar, Final

from railherd.games.gwt_nz.figures import reasons
from railherd.games.gwt_nz.figures.events import TOKENS_SPENT
from railherd.games.gwt_nz.rules.bonus_market import Invest, Swap
from railherd.games.gwt_nz.rules.cards import Arrange
from railherd.games.gwt_nz.rules.gold import gain_gold
from railherd.games.gwt_nz.rules.shearing import is_counting
from railherd.games.gwt_nz.state import Decision, State
from railherd.kit.figures.lookup import NOWHERE
from railherd.kit.figures.reasons import LEGAL, NO_CARDS_TO_DRAW
from railherd.kit.rules.discards import Pay, PaySecond, Shed, picks
from railherd.kit.rules.herd import discard, draw_cards, has_cards, remove_card
from railherd.kit.state import DecisionOn, TrailState

# Questions that cards of the hand answer: one answer is left to them.
CALLING: Final = (Pay, PaySecond, Shed, Invest, Swap)


class Exchange(Decision):
    """Use one token to draw cards and discard as many (option = cards − 1), or two together to remove a card."""

    NAME: ClassVar[str] = "exchange"

    def span(self, s: State) -> int:
        """Return one option for each number of cards to draw, then one to remove a card."""
        return s.figures.exchange_cards + 1

    def refusal(self, s: State, option: int) -> int:
        """Refuse for lack of tokens or cards, and while revealed sheep are counted."""
        together = option == s.figures.exchange_cards
        if s.players[self.seat].tokens < (s.figures.exchange_together if together else 1):
            return reasons.TOO_FEW_TOKENS
        asked = turns_question(s, self.seat)
        if asked is not None and is_counting(asked):
            return reasons.COUNTING_SHEEP
        if together:
            return self._refuse_removing(s, option)
        return LEGAL if has_cards(s, self.seat) else NO_CARDS_TO_DRAW

    def _refuse_removing(self, s: State, option: int) -> int:
        """Refuse without the card, and if the question of the turn had no answer afterwards."""
        if s.figures.exchange_removes not in s.players[self.seat].hand:
            return reasons.NO_SHROPSHIRE
        if not isinstance(turns_question(s, self.seat), CALLING):
            return LEGAL
        trial = s.copy()
        assert isinstance(trial, State)
        self.apply(trial, option)
        asked = turns_question(trial, self.seat)
        return LEGAL if asked is None or asked.options(trial) else reasons.CARD_NEEDED

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
            shorten_first_discard(s, self.seat)
        else:
            s.pending.append(Repay(self.seat, draw_cards(s, self.seat, option + 1), 0))
            end_arranging(s, self.seat)


def shorten_first_discard(s: State, seat: int) -> None:
    """Ask for one card less where the hand is discarded down to a number, as it is in the first turn."""
    asked = turns_question(s, seat)
    if s.players[seat].place == NOWHERE and isinstance(asked, Shed):
        below = s.asides[seat][:-1]
        s.asides[seat] = [*below, Shed(seat, asked.left - 1, asked.lowest)] if asked.left > 1 else below


def end_arranging(s: State, seat: int) -> None:
    """Ask no more which gained card goes on top, if a shuffle has taken them all."""
    if isinstance(turns_question(s, seat), Arrange) and not s.players[seat].gained:
        s.asides[seat] = s.asides[seat][:-1]


def turns_question(s: State, seat: int) -> "DecisionOn[Any] | None":
    """Return what the turn asks of a seat whose own questions are being looked at, if it asks that seat."""
    turn = s.asides[seat]
    return turn[-1] if turn and turn[-1].seat == seat else None


class Repay(Shed):
    """Discard as many cards as a token drew. One without which the question of the turn has no answer stays."""

    NAME: ClassVar[str] = "repay"
    GOES_ON: ClassVar[str] = "repay"

    def options(self, s: TrailState) -> list[int]:
        """Offer cards from the last one on, or all if too few follow it, but for those that must stay."""
        return self._from(s, self.lowest) or self._from(s, 0)

    def _from(self, s: TrailState, lowest: int) -> list[int]:
        cards = picks(s.players[self.seat].hand, lowest, self.left)
        return [card for card in cards if self.refusal(s, card) == LEGAL]

    def refusal(self, s: TrailState, option: int) -> int:
        """Refuse a card that is not in the hand, and one that must stay there."""
        assert isinstance(s, State)
        refused = super().refusal(s, option)
        asked = turns_question(s, self.seat)
        if refused != LEGAL or not isinstance(asked, CALLING):
            return refused
        return LEGAL if can_spare(s, asked, option, self.left) else reasons.CARD_NEEDED

    def apply(self, s: TrailState, option: int) -> None:
        """Discard the card and ask for the next, if any are left."""
        discard(s, self.seat, option)
        if self.left > 1:
            s.pending.append(Repay(self.seat, self.left - 1, option))


def can_spare(s: State, asked: "DecisionOn[Any]", card: int, left: int) -> bool:
    """Try whether a question keeps an answer without a card, and without some others that are left to discard."""
    hand = s.players[asked.seat].hand
    hand.remove(card)
    spared = len(asked.options(s)) > 0
    if spared and left > 1:
        spared = any(can_spare(s, asked, other, left - 1) for other in set(hand))
    insort(hand, card)
    return spared
